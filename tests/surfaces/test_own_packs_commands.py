"""Every command that plays, decides, simulates, generates or prints takes an owner's pack."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from opfor.app.registry import load_game
from tests.conftest import Opfor
from tests.own_boxes import LINE, OPTIONS, ORDER_CARD, PACKS, owns, write


@pytest.fixture(params=sorted(PACKS))
def own(request: pytest.FixtureRequest, tmp_path: Path, toy_installed: Path) -> tuple[str, Path]:
    """A game, and a pack of one's own for it."""
    return request.param, write(tmp_path / "mine", request.param, **PACKS[request.param])


def test_play_and_table_take_packs_by_folder_and_by_name(
    own: tuple[str, Path], opfor: Opfor, data_folder: Path
) -> None:
    game, pack = own
    words = [f"--{k}={v}" for k, v in OPTIONS.get(game, {}).items()]
    for command in ("play", "table"):
        ran = opfor(command, game, *words, "--pack", str(pack), typed="quit\n")
        assert ran.code == 0, ran.err
    (data_folder / "packs").mkdir()
    shutil.move(pack, data_folder / "packs" / "mine")
    assert opfor("play", game, *words, "--pack", "mine", typed="quit\n").code == 0
    ran = opfor("play", game, *words, "--pack", "yours", typed="quit\n")
    assert ran.code == 2
    assert ran.err == (
        "opfor: --pack yours: no such folder, and no pack of that name; "
        f"in {data_folder / 'packs'}: mine\n"
    )


def test_simulate_names_the_pack(own: tuple[str, Path], opfor: Opfor) -> None:
    game, pack = own
    words = [f"--{k}={v}" for k, v in OPTIONS.get(game, {}).items()]
    ran = opfor("simulate", game, *words, "--games", "2", "--pack", str(pack), "--json")
    assert ran.code == 0, ran.err
    assert "mine" in json.loads(ran.out)["packs"]


def test_a_card_of_ones_own_is_decided_by(opfor: Opfor, tmp_path: Path) -> None:
    """A position names unit kinds of the pack."""
    unit = (
        'side = "german"\n[[units]]\nid = "german-own"\ntitle = "Own"\nkind = "foot"\n'
        'movement = "foot"\nmove_cost = 1\nattack_cost = 3\nred = 9\nblue = 0\nrange = 6\n'
        'front_dr = 12\nflank_dr = 11\ncertainty = "A"\n'
    )
    pack = write(tmp_path / "mine", "coh", german=owns(unit))
    assert opfor("packs", "check", str(pack)).out.endswith("no faults\n")
    position = {
        "game": "coh",
        "board": {"default": "open"},
        "counters": [
            {"id": "a1", "side": "ai", "unit": "german-own", "hex": "E09", "facing": "S"},
            {"id": "p1", "side": "player", "unit": "soviet-rifle", "hex": "G09", "facing": "N"},
        ],
        "card": {"colour": "green", "priority": ["CC: Attack"], "tactical": [LINE]},
    }
    typed = json.dumps(position)
    assert "german-own" in opfor("decide", "coh", "-", typed=typed).err
    ran = opfor("decide", "coh", "-", "--pack", str(pack), "--json", typed=typed)
    assert json.loads(ran.out)["actions"][0]["do"] == "attack", ran.err


def test_a_unit_of_ones_own_is_decided_for(opfor: Opfor, tmp_path: Path) -> None:
    maus = '{id="maus", title="Maus", type="tank", kind="tank", cost=1, hp=9}'
    pack = write(tmp_path / "mine", "2gm", units=owns(f"units = [{maus}]"))
    position = {"game": "2gm", "kind": "battle-royal", "turn": 4, "ap": 6, "hand": ["maus"]}
    typed = json.dumps({**position, "phase": "deployment", "stance": "full-assault"})
    assert "maus" in opfor("decide", "2gm", "-", typed=typed).err
    ran = opfor("decide", "2gm", "-", "--pack", str(pack), "--json", typed=typed)
    assert "maus" in json.dumps(json.loads(ran.out)["actions"]), ran.err


def test_a_board_of_ones_own_is_decided_on(opfor: Opfor, tmp_path: Path) -> None:
    pack = write(tmp_path / "mine", "blitzkrieg", **PACKS["blitzkrieg"])
    typed = json.dumps({"game": "blitzkrieg", "board": "mine", "row": ["army-1"]})
    assert "board: 'mine' is not known" in opfor("decide", "blitzkrieg", "-", typed=typed).err
    assert opfor("decide", "blitzkrieg", "-", "--pack", str(pack), typed=typed).code == 0


def test_generate_and_sheet_take_packs(opfor: Opfor, tmp_path: Path) -> None:
    source = load_game("coh").folder / "packs" / "solo" / "first-light.toml"
    text = source.read_text(encoding="utf-8").replace('"first-light"', '"own-light"')
    pack = write(tmp_path / "mine", "coh", **{"own-light": text}, **PACKS["coh"])
    assert opfor("packs", "check", str(pack)).out.endswith("no faults\n")
    out = tmp_path / "sheet.pdf"
    ran = opfor("sheet", "own-light", "--pack", str(pack), "-o", str(out))
    assert (ran.code, out.exists()) == (0, True), ran.err
    assert opfor("sheet", "own-light", "-o", str(out)).code == 2
    words = ("generate", "coh", "--auto", "--solo", "--guideline", "2", "--seed", "4")
    assert opfor(*words, "--pack", str(pack)).code == 0


def test_a_generated_mission_keeps_the_owners_tiles(opfor: Opfor, tmp_path: Path) -> None:
    source = load_game("coh").folder / "packs" / "generator" / "tiles.toml"
    text = source.read_text(encoding="utf-8").replace('title = "', 'title = "My ')
    pack = write(tmp_path / "mine", "coh-generator", tiles=text)
    assert opfor("packs", "check", str(pack)).out.endswith("no faults\n")
    words = ("generate", "coh", "--auto", "--solo", "--guideline", "5", "--seed", "4")
    mine = opfor(*words, "--pack", str(pack)).out
    assert 'title = "My ' in mine
    assert 'title = "My ' not in opfor(*words).out
    (tmp_path / "raid.toml").write_text(mine.replace('"fight"', '"raid"'), encoding="utf-8")
    assert opfor("coh", "missions", str(tmp_path / "raid.toml")).code == 0


def test_the_lab_compares_packs(opfor: Opfor, tmp_path: Path) -> None:
    pack = write(tmp_path / "mine", "race", **PACKS["race"])
    words = ("--games", "2", "--jobs", "1")
    assert opfor("lab", "diff", "race", ".", f"pack:{pack}", *words).code == 1


@pytest.mark.parametrize(
    ("game", "more", "tables", "said"),
    [
        ("coh", "", {"order_cards": ORDER_CARD.format(number=37, line="AI closest to Unit: Sing")},
         'card 37, tactical 1, column 21: "Sing" cannot stand here'),
        ("coh", "", {"order_cards": ORDER_CARD.format(number=370, line=LINE)}, "number"),
        ("coh", "", {"numbers": owns("rally_cost = 'much'")}, "numbers.toml: Expected `int`"),
        ("coh", "", {"board-7": owns("id = '8'")}, "board-7.toml: Object missing required field"),
        ("coh", "", {"cards": "nonsense"}, "cards.toml: not valid TOML"),
        ("2gm", "", {"units": owns("units = [{id='x'}]")}, "units.toml: Object missing"),
        ("2gm", "", {"armies": owns("armies = [{id='x', title='X', copies={y=1}, standard={}}]")},
         "army 'x' names the unknown card 'y'"),
        ("blitzkrieg", "", {"constants": owns("row = -1")}, "constants.toml: Expected `int` >= 1"),
        ("blitzkrieg", 'extends = "moon"', {"constants": owns("row = 4")}, "extends: 'moon'"),
        ("chess", "", {}, "game: 'chess' is not known"),
        ("race", "", {"cards": owns("cards = [{id='hop'}]")}, "cards.toml: Object missing"),
    ],
)  # fmt: skip
def test_nonsense_is_refused_in_one_line(
    opfor: Opfor, tmp_path: Path, game: str, more: str, tables: dict[str, str], said: str
) -> None:
    pack = write(tmp_path / "mine", game, more, **tables)
    checked = opfor("packs", "check", str(pack))
    assert (checked.code, said in checked.out) == (1, True), checked.out
    words = [] if game == "chess" else [f"--{k}={v}" for k, v in OPTIONS.get(game, {}).items()]
    played = "blitzkrieg" if game == "chess" else game
    if "board-7" in tables:
        return  # a board that nobody plays on stops no game
    ran = opfor("play", played, *words, "--pack", str(pack), typed="quit\n")
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_pack_of_another_game_is_refused(opfor: Opfor, tmp_path: Path) -> None:
    pack = write(tmp_path / "mine", "2gm", **PACKS["2gm"])
    ran = opfor("play", "blitzkrieg", "--pack", str(pack), typed="quit\n")
    assert ran.code == 2
    assert "game: a pack for 2gm; Blitzkrieg! is 'blitzkrieg'" in ran.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("2gm", "--points", "-5"), "points: -5 cannot be played; give 1 to 1000, or 0 for"),
        (("2gm", "--columns", "3"), "cannot be played; it needs 4 to 12 lines"),
        (("blitzkrieg", "--extra-vp", "-1"), "extra-vp: -1 is less than 0"),
        (("blitzkrieg", "moon"), "board: 'moon' is not known; choose one of: base, nippon"),
        (("coh", "first-light", "--lead", "9"), "lead: 9"),
    ],
)
def test_impossible_values_are_refused_in_one_line(
    opfor: Opfor, words: tuple[str, ...], said: str
) -> None:
    ran = opfor("play", *words, typed="quit\n")
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1
