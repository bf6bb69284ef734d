"""Dials, balance sheets, handicaps, content."""

from __future__ import annotations

import json
import os
from pathlib import Path
from select import select

import pytest

from opfor.core.errors import OpforError
from opfor.lab.balance import balance_experiment, find_handicap, playable
from opfor.lab.block import ASPECTS, TURNS, Block, block_size, played, unpacked
from opfor.lab.commands.flags import progress_bar
from opfor.lab.commands.told import effect_lines, rate_lines, unchanged
from opfor.lab.content import mantel_haenszel, matched, never_named, plain
from opfor.lab.dials import Dial, Mission, dials, find_mission
from opfor.lab.events import contents, places
from opfor.lab.experiment import Part, variants_of
from opfor.lab.frames import run_experiment
from opfor.lab.tally import tallied, tally_of, untallied
from opfor.lab.variant import make_variant
from tests.conftest import Opfor
from tests.toy_game import GAME

ROW = "base/constants:row"


def test_the_mission_of_a_name_a_file_and_a_game(tmp_path: Path) -> None:
    assert find_mission("first-light").options == {"mission": "first-light"}
    assert find_mission("farmhouse").options == {"scenario": "farmhouse"}
    assert find_mission("blitzkrieg") == Mission("blitzkrieg", {})
    own = tmp_path / "mine.toml"
    file = find_mission("first-light").file
    assert file is not None
    own.write_text(file.read_text().replace('id = "first-light"', 'id = "mine"'))
    assert find_mission(str(own)).options == {"mission": str(own)}
    with pytest.raises(OpforError, match="mission 'nowhere': no game knows it"):
        find_mission("nowhere")
    own.write_text("id = 3")
    with pytest.raises(OpforError, match=r"mission '.*mine.toml': "):
        find_mission(str(own))


def test_the_dials_of_a_mission() -> None:
    mission = find_mission("first-light")
    found = {dial.name: dial for dial in dials(mission, mission.options)}
    caps = found["one CAP more for the Germans"]
    assert (caps.axis, caps.value, caps.now) == ("constant.solo/first-light:sides.0", 7, 6)
    less = found["one German LMG fewer"]
    assert less.value == [1, 2, 3, 9]
    assert found["one VP more for the Soviets at the start"].now == 0
    assert not any("minutes" in name or "level" in name for name in found)


def test_the_dials_of_a_game_without_missions_to_draw_are_its_numbers() -> None:
    mission = find_mission("farmhouse")
    assert any(dial.axis.startswith("constant.") for dial in dials(mission, mission.options))


def test_a_dial_of_a_file_is_found_in_words_and_written_into_it(
    opfor: Opfor, tmp_path: Path
) -> None:
    shipped = find_mission("steel-at-noon").file
    assert shipped is not None
    own = tmp_path / "mine.toml"
    text = shipped.read_text().replace('id = "steel-at-noon"', 'id = "mine"')
    own.write_text(f"# kept\n{text}")
    words = ("--dial", "Soviets at the start", "--no-ladder", "--jobs", "1", "--games", "40")
    run = ("--target", "50", "--write", "--out", str(tmp_path / "run"))
    ran = opfor("lab", "balance", str(own), *words, *run)
    assert "you win" in ran.out.splitlines()[0]
    assert "for the Soviets at the start" in ran.out.splitlines()[0]
    assert "written" in ran.err
    after = own.read_text()
    assert after != f"# kept\n{text}"
    assert after.startswith("# kept\n")
    refused = opfor("lab", "balance", "steel-at-noon", "--target", "50", "--write")
    assert "no file of yours" in refused.err


def test_what_changes_no_game_is_no_comparison_and_no_line(
    toy_installed: Path, tmp_path: Path
) -> None:
    base = Part(players="greedy")
    mission, dials_of_it = Mission("race", {}), [Dial("goal 30", "option.goal", 30, 12)]
    dead = Dial("goal 12", "option.goal", 12, 12)
    experiment = balance_experiment(mission, base, [*dials_of_it, dead], [], 30, 1)
    run = run_experiment(
        experiment, "lab balance", tmp_path / "run", 1, "", lambda _done, _of: None
    )
    assert unchanged(run) == {"goal 12"}
    alive, idle = run.effects.to_dicts()
    assert alive["holm"] == alive["p"]
    assert idle["holm"] == 1
    told = "\n".join([*rate_lines(run, unchanged(run)), *effect_lines(run, unchanged(run))])
    assert "goal 30" in told
    assert "goal 12" not in told


def test_other_constants_are_played_beside_the_usual_ones() -> None:
    usual = make_variant("usual", "blitzkrieg", {}, {}, "random")
    longer = make_variant("row", "blitzkrieg", {}, {}, "random", constants={ROW: 7})
    same = make_variant("row", "blitzkrieg", {}, {}, "random", constants={ROW: 5})
    rows = [unpacked(played(Block(v, 3, 0, 6))) for v in (usual, longer, same, usual)]
    assert rows[0] == rows[2] == rows[3]
    assert rows[0] != rows[1]
    assert untallied(tallied(Block(longer, 3, 0, 6))) == tally_of(rows[1])


def test_a_dial_is_measured_alike_by_both_engines() -> None:
    """The compiled engine plays with other constants, too, and plays the same games."""
    mission = find_mission("first-light")
    found = {dial.name: dial for dial in dials(mission, mission.options)}
    constants = found["one CAP more for the Germans"].part(Part()).constants
    usual, more = (
        make_variant("caps", "coh", mission.options, {}, constants=each) for each in ({}, constants)
    )
    aspects = ("aspects",)
    lead = ("lead", *aspects)
    before, after, read, again = (
        unpacked(played(Block(variant, 3, 0, 4, measures))).games
        for variant, measures in ((usual, aspects), (more, aspects), (more, lead), (usual, lead))
    )
    assert after == {name: read[name] for name in after}
    assert before == {name: again[name] for name in before}
    assert after != before


def test_a_constant_that_the_game_trips_over_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def trip(_block: Block) -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr("opfor.lab.block.play_block", trip)
    monkeypatch.setattr("opfor.lab.block.play_games", trip)
    none = make_variant("none", "2gm", {}, {}, "random", constants={"base/units:units.0.hp": 0})
    said = r"^none: the game fails with it \(ZeroDivisionError: division by zero\)$"
    with pytest.raises(OpforError, match=said):
        played(Block(none, 1, 0, 2, (ASPECTS, TURNS)))
    with pytest.raises(OpforError, match=said):
        block_size(none, 1, 2)


def test_dials_that_were_played_are_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    mission = find_mission("blitzkrieg")
    longer, odd = (Dial(f"row {n}", f"constant.{ROW}", n, 5) for n in (6, "many"))
    base, told = Part(players="random"), list[tuple[int, int]]()
    found = playable(mission, base, [longer, odd], 1, "", lambda *each: told.append(each))
    assert (found, told) == ([longer], [(1, 2), (1, 2)])
    monkeypatch.setattr("opfor.lab.constants.with_constants", None)
    variants_of(balance_experiment(mission, base, found, [], 4, 1), "lab balance")


def test_the_bar_is_seen_on_a_terminal_of_unknown_width(monkeypatch: pytest.MonkeyPatch) -> None:
    master, slave = pytest.importorskip("pty").openpty()
    monkeypatch.setattr("sys.stderr", os.fdopen(slave, "w"))
    with progress_bar("dial") as progress:
        progress(1, 34)
    assert select([master], [], [], 10)[0], "nothing was shown"
    assert b"0dial" in os.read(master, 1000)


@pytest.mark.parametrize(
    ("constants", "said"),
    [
        ({"base/constants:rwo": 4}, "there is no 'rwo' there to change"),
        ({"base/constant:row": 4}, "no table that the game reads has such a value"),
        ({ROW: "many"}, "Expected `int`, got `str` at row"),
    ],
)
def test_constants_that_are_not_there(constants: dict[str, object], said: str) -> None:
    variant = make_variant("odd", "blitzkrieg", {}, {}, constants=constants)
    with pytest.raises(OpforError, match=said):
        played(Block(variant, 3, 0, 0))


def test_a_handicap_is_found_by_turning_a_dial(toy_installed: Path) -> None:
    """A longer way helps the tortoise, which moves second: the dial goes up or down by itself."""
    mission = Mission("race", {})
    dial = Dial("goal 13", "option.goal", 13, 12)
    easy, hard = (
        find_handicap(mission, Part(players="greedy"), dial, target, 200, 1, 1)
        for target in (0.6, 0.2)
    )
    for found, target in ((easy, 0.6), (hard, 0.2)):
        misses = [abs(turned.rate.value - target) for turned in found.tried]
        assert abs(found.best.rate.value - target) == min(misses)
        assert [t.value for t in found.tried] == sorted({t.value for t in found.tried})
    assert easy.best.value != hard.best.value
    assert easy.best.rate.value > hard.best.rate.value


def test_the_sheet_of_a_game(opfor: Opfor, tmp_path: Path) -> None:
    words = ("lab", "balance", "race", "--games", "40", "--jobs", "1", "--target", "40", "--json")
    document = json.loads(opfor(*words, "--out", str(tmp_path / "run")).out)
    assert [row["variant"] for row in document["rates"]] == [
        "base", "player random", "goal 11", "goal 13",
    ]  # fmt: skip
    assert document["handicap"]["dial"] == "goal"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--target", "0"), "--target 0: a share of games won, between 0 and 100"),
        (("--dial", "wings"), "--dial: 'wings' is not known; choose one of: goal"),
        (("--target", "50", "--no-dials"), "--target: no number to turn; name one with --dial"),
    ],
)
def test_bad_balance(opfor: Opfor, tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    usual = ("--games", "4", "--jobs", "1", "--out", str(tmp_path / "run"))
    ran = opfor("lab", "balance", "race", *usual, *words)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_names_in_events_and_their_table() -> None:
    from tests.toy_game.values import Drawn, Ran

    log = [Drawn(0, "hop"), Drawn(1, "jump"), Ran(0, "hop", 2)]
    assert contents(log) == {"drawn.card 0 hop": 1, "drawn.card 1 jump": 1, "ran.card 0 hop": 1}
    tables = {"a/cards": {"hop", "jump", "skip"}, "a/all": {"hop", "jump", "skip", "wood", "hill"}}
    assert matched({"hop", "jump"}, tables) == "a/cards"
    assert matched({"hop", "fire"}, tables) == ""
    assert never_named(tables, {"a/cards", ""}, {"hop", "jump"}) == {"a/cards": ("skip",)}
    assert never_named(tables, {"a/all"}, {"hop"}) == {}


def test_a_number_is_the_same_with_zeros_before_it() -> None:
    assert [plain(name) for name in ("05", "5", "0", "rifle-05")] == ["5", "5", "0", "rifle-05"]


def test_places_of_events(toy_installed: Path) -> None:
    from opfor.app.setting_up import prepared
    from tests.toy_game.values import Drawn, Ran

    setting, _, _ = prepared(GAME, {}, {})
    found = places(GAME, setting, [Drawn(0, "hop"), Ran(0, "hop", 2)])
    assert found == {"square:2": 1}


def test_within_strata_a_card_of_an_easy_mission_is_not_strong() -> None:
    """In both missions the card changes nothing, but only the easy one has it often."""
    easy, hard = (80, 64, 20, 16), (20, 4, 80, 16)
    effect, p = mantel_haenszel([easy, hard])
    assert effect is not None
    assert effect.value == pytest.approx(0)
    assert p == pytest.approx(1)
    joined, _ = mantel_haenszel([(100, 68, 100, 32)])
    assert joined is not None
    assert joined.low > 0.2
    assert mantel_haenszel([(5, 5, 5, 0)]) == (None, 1.0)


def test_content_of_a_game(opfor: Opfor, tmp_path: Path) -> None:
    words = ("lab", "content", "blitzkrieg", "--games", "6", "--jobs", "1", "--json")
    ran = opfor(*words, "--out", str(tmp_path / "run"))
    document = json.loads(ran.out)
    assert document["games"] == 6 * 8
    tables = {named["table"] for named in document["names"]}
    assert any(table.endswith("units:units") for table in tables)
