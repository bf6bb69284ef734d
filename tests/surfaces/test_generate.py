"""``opfor generate coh``: from a script, by the program, step by step, and to a wished win rate."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from opfor.cardboard.coh.missions.found import any_mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.games.coh_generator.tests.story import EXAMPLE
from opfor.kit.shares import Rate
from opfor.surfaces.cli.mission_search import Wish
from tests.conftest import Opfor


def scripted(tmp_path: Path, **changes: Any) -> str:
    path = tmp_path / "script.json"
    path.write_text(json.dumps(EXAMPLE | changes))
    return str(path)


def test_a_script_prints_its_result_and_nothing_else(opfor: Opfor, tmp_path: Path) -> None:
    ran = opfor("generate", "coh", "--script", scripted(tmp_path), "--json")
    assert (ran.code, ran.err, ran.out.count("\n")) == (0, "", 1)
    document = json.loads(ran.out)
    assert document["caps"] == {"german": 7, "soviet": 6}
    assert document["control_markers"] == [{"hex": "E09", "owner": "soviet"}]
    assert "solo" not in document


def test_an_illegal_step_is_refused_by_its_number(opfor: Opfor, tmp_path: Path) -> None:
    plays = [dict(play) for play in EXAMPLE["plays"]]
    plays[3]["placements"] = plays[3]["placements"] | {"rifle-05": "B05"}
    out = tmp_path / "fight.toml"
    ran = opfor("generate", "coh", "--script", scripted(tmp_path, plays=plays), "--out", str(out))
    assert (ran.code, ran.out) == (2, "")
    assert "step 4: rifle-05" in ran.err
    assert ran.err.count("\n") == 1
    assert not out.exists()


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "guideline = 1", "\ufeff[]", "{} {}"])
def test_a_script_that_is_no_document_is_refused_in_a_line(
    opfor: Opfor, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "script.json"
    path.write_text(text, encoding="utf-8")
    ran = opfor("generate", "coh", "--script", str(path), "--json")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith("opfor: script: ")


@pytest.mark.parametrize("solo", [(), ("--solo",)])
def test_a_mission_made_by_the_program_is_played_from_its_file(
    opfor: Opfor, tmp_path: Path, solo: tuple[str, ...]
) -> None:
    out = tmp_path / "fight.toml"
    ran = opfor("generate", "coh", "--auto", "--guideline", "1", "--seed", "8", *solo,
                "--out", str(out))  # fmt: skip
    assert (ran.code, ran.err) == (0, "")
    assert isinstance(any_mission(str(out)), SoloMission) == bool(solo)
    played = opfor("simulate", "coh", str(out), "--games", "1", "--json")
    assert (played.code, json.loads(played.out)["games"]) == (0, 1)
    begun = opfor("play", "coh", str(out), "--seed", "1", typed="quit\n")
    assert (begun.code, begun.err) == (0, "")
    table = opfor("table", "coh", str(out), "--seed", "1", typed="quit\n")
    assert (table.code, table.err) == (0, "")


def test_the_same_seed_makes_the_same_mission(opfor: Opfor) -> None:
    words = ("generate", "coh", "--auto", "--guideline", "2", "--seed", "7")
    first, second = opfor(*words), opfor(*words)
    assert first == second
    assert first.out.startswith("provenance")


def test_step_by_step_it_asks_for_the_first_choice(opfor: Opfor) -> None:
    ran = opfor("generate", "coh", "--guideline", "1", "--seed", "7", typed="quit\n")
    assert ran.code == 0
    assert ran.out == ""
    assert "Initiative" in ran.err or "initiative" in ran.err


def test_step_by_step_to_the_end_writes_the_mission(opfor: Opfor, tmp_path: Path) -> None:
    out = tmp_path / "fight.toml"
    ran = opfor("generate", "coh", "--guideline", "1", "--seed", "7", "--player", "drafter",
                "--out", str(out), typed="\n" * 200)  # fmt: skip
    assert ran.code == 0
    assert "Written to" in ran.out
    assert any_mission(str(out)).id == "fight"


def test_a_generation_at_a_table_is_asked_for_dice_and_cards(opfor: Opfor, tmp_path: Path) -> None:
    out = tmp_path / "fight.toml"
    typed = "6 6 1 1\nsoviet\n1\nnorth\n1 2 3 4\n1 2 3 4\nquit\n"
    ran = opfor("generate", "coh", "--guideline", "1", "--table", "--out", str(out), typed=typed)
    assert ran.code == 0
    assert "Initiative: player A: roll 2 d6" in ran.out
    assert "A generator card for German: what was drawn?" in ran.out
    assert "Which Soviet card is played, for its top or its bottom?" in ran.out
    assert "hand over" not in ran.out, "people at one table share the screen"
    assert "opfor generate coh --resume" in ran.out
    assert not out.exists()


def test_a_finished_generation_is_written_again_from_its_save(
    opfor: Opfor, tmp_path: Path, data_folder: Path
) -> None:
    words = ("generate", "coh", "--guideline", "1", "--seed", "7", "--player", "drafter")
    first, again = tmp_path / "one" / "fight.toml", tmp_path / "fight.toml"
    first.parent.mkdir()
    assert opfor(*words, "--out", str(first), typed="\n" * 50).code == 0
    ran = opfor("generate", "coh", "--resume", "--out", str(again))
    assert (ran.code, ran.err) == (0, "")
    assert again.read_text() == first.read_text()


def test_the_record_of_a_generation_is_a_script_that_makes_it_again(
    opfor: Opfor, tmp_path: Path
) -> None:
    """Dice and cards come from a table here; the script tells them all."""
    told, first, again = tmp_path / "told.json", tmp_path / "fight.toml", tmp_path / "fight-2.toml"
    typed = f"6 6 1 1\nsoviet\n1\nnorth\n1 2 3 4\n1 2 3 4\n{PLAYED}"
    ran = opfor("generate", "coh", "--guideline", "1", "--table", "--out", str(first),
                "--record", str(told), typed=typed)  # fmt: skip
    assert (ran.code, told.exists()) == (0, True), ran.out
    script = json.loads(told.read_text())
    assert (script["initiative"], script["boards"]) == ("soviet", ["1"])
    assert script["plays"][0] == {"side": "soviet", "card": "03", "option": "bottom"}
    ran = opfor("generate", "coh", "--script", str(told), "--out", str(again))
    assert ran.code == 0, ran.err
    lines = [path.read_text().splitlines() for path in (first, again)]
    assert lines[0][4:] == lines[1][4:], "the same but for its id and the words of its seed"


PLAYED = "".join(f"{card} bottom\n" for card in ("3", "4", "2", "3", "1", "2", "4", "1"))
"""A generation in which everybody plays for Units."""


def test_a_refused_hex_is_told_why(opfor: Opfor) -> None:
    typed = "\nsoviet\n1\nwest\nnorth\n3 top\nd9\nquit\n"
    ran = opfor("generate", "coh", "--guideline", "1", "--seed", "8", typed=typed)
    assert "edges: west is not offered; choose: north, south (GEN-2.1-g)" in ran.err
    assert "no Control Marker may go on D09: it is 3 from the entry edge" in ran.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--auto", "--out", "fight.json"), "call it fight.toml"),
        (("--auto", "--out", "no/such/fight.toml"), "there is no folder"),
        (("--auto", "--record", "fight.toml"), "a script is a .json file; call it fight.json"),
        (("--auto", "--guideline", "99"), "guideline: 99"),
        (("--auto", "--guideline", "two"), "guideline"),
        (("--auto", "--hand", "-3"), "hand: -3; 1 to 25"),
        (("--auto", "--guideline", "0", "--cards", "01-99999999"), "write them like 01-09"),
        (("--target", "-1"), "from 0 to 100"),
        (("--solo", "--target", "150"), "from 0 to 100"),
        (("--solo", "--target", "50", "--games", "0"), "--games 0: at least 1"),
        (("--script", "no-such.json"), "no such file"),
        (("--auto", "--script", "x.json"), "--auto and --script: one of them at a time"),
        (("--auto", "--table"), "--auto and --table: one of them at a time"),
        (("--solo", "--guideline", "7", "--target", "50"), "guideline 7 is for 3 players"),
    ],
)
def test_bad_wishes_are_refused_in_a_line(opfor: Opfor, words: tuple[str, ...], said: str) -> None:
    ran = opfor("generate", "coh", *words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err


def test_only_games_with_a_generator_generate(opfor: Opfor) -> None:
    ran = opfor("generate", "race", "--auto")
    assert (ran.code, ran.out) == (2, "")
    assert "has no generator" in ran.err


def test_a_search_gives_a_mission_with_its_win_rate(opfor: Opfor) -> None:
    ran = opfor("generate", "coh", "--solo", "--target", "50", "--tolerance", "50", "--games", "2",
                "--jobs", "1", "--seed", "3", "--json")  # fmt: skip
    assert ran.code == 0
    search = json.loads(ran.out)["search"]
    assert (search["candidates"], search["games"]) == (1, 2)
    assert search["win_rate"]["low"] <= search["win_rate"]["value"] <= search["win_rate"]["high"]


def test_a_draft_says_how_fair_it_is_in_its_file_when_asked(opfor: Opfor, tmp_path: Path) -> None:
    out = tmp_path / "fight.toml"
    drafted, measured = ("generate", "coh", "--auto", "--seed", "3"), ("--measure", "--games", "2")
    assert opfor(*drafted, "--out", str(out)).code == 0
    plain = out.read_text(encoding="utf-8")
    ran = opfor(*drafted, *measured, "--jobs", "1", "--out", str(out))
    assert ran.code == 0
    said = next(line for line in out.read_text(encoding="utf-8").splitlines() if "measured" in line)
    assert "by the baseline, 2 games" in said
    assert said.split('"')[1] in ran.err
    assert [line for line in out.read_text(encoding="utf-8").splitlines() if line != said] == (
        plain.splitlines()
    )


def test_a_firefight_is_looked_for_as_a_solo_mission_is(opfor: Opfor) -> None:
    ran = opfor("generate", "coh", "--target", "50", "--tolerance", "50", "--games", "2",
                "--jobs", "1", "--seed", "3", "--json")  # fmt: skip
    assert ran.code == 0
    assert json.loads(ran.out)["search"]["turned"] == []


def test_a_search_that_finds_nothing_names_the_nearest(opfor: Opfor) -> None:
    ran = opfor("generate", "coh", "--solo", "--target", "33", "--tolerance", "1", "--games", "1",
                "--candidates", "2", "--seed", "3")  # fmt: skip
    assert (ran.code, ran.out) == (1, "")
    assert "none of 2 candidates lies in 32 to 34 %; the nearest is seed" in ran.err


def test_how_far_a_rate_misses_a_wish() -> None:
    wish = Wish(0.4, 0.6, 100, 1, 10)
    assert wish.miss(Rate(0.5, 0.4, 0.6)) == 0
    assert wish.miss(Rate(0.25, 0.2, 0.3)) == pytest.approx(0.15)
    assert wish.excludes(Rate(0.1, 0.0, 0.3))
    assert not wish.excludes(Rate(0.3, 0.2, 0.45))


def test_why_after_a_solo_generation_cites_the_rows(opfor: Opfor, data_folder: Path) -> None:
    words = ("--guideline", "5", "--solo", "--seed", "5", "--player", "drafter")
    assert opfor("generate", "coh", *words).code == 0
    ran = opfor("why", str(next((data_folder / "saves").iterdir())))
    assert "(SOLO-5.3.1-a)" in ran.out
    assert "The sheet lies on its Offense side: called for by more tiles" in ran.out


def test_why_says_that_a_drafter_goes_by_no_rules(opfor: Opfor, data_folder: Path) -> None:
    words = ("--guideline", "1", "--seed", "7", "--player", "drafter")
    assert opfor("generate", "coh", *words).code == 0
    ran = opfor("why", str(next((data_folder / "saves").iterdir())))
    assert (ran.code, ran.out.count("\n")) == (0, 2)
    assert ran.out.startswith("Player A is played by drafter: a simulation player, which goes by")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nonsense", "--guideline", "7", "--auto"], "'nonsense' is short for --guideline"),
        (["--guideline", "x", "--auto"], "guideline: 'x' is not a whole number"),
        (["--auto", "--player", "nobody"], "--player: for a generation by hand; --auto needs"),
        (["--script", "any.json", "--rounds", "4"], "rounds: a script says by itself"),
        (["--auto", "--out", "."], "that is a folder; name a file, such as fight.toml"),
        (["--auto", "--out", ".fight"], "a mission is a .toml file; call it fight.toml"),
        (["--auto", "--ruling", "overflowing=x"], "near it: overflowing-tiles; opfor rules coh"),
    ],
)
def test_what_would_be_ignored_is_refused_in_a_line(
    opfor: Opfor, words: list[str], said: str
) -> None:
    ran = opfor("generate", "coh", *words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err
