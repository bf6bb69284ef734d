"""An owner's own pack in each game: played, kept in the save, and there when its folder is not."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from opfor.app.conversation.opening import begun, find_save, resumed
from opfor.app.own_content import game_of_record, with_packs
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.app.store import read_save
from tests.conftest import Opfor

ORDER_CARD = """provenance = "owner-supplied"
[[cards]]
number = {number}
title = "Of my own"
symbol = "boot"
colour = "green"
priority = ["CC: Attack"]
tactical = ["{line}"]
spent = 3
hex = "C09"
"""
LINE = "AI closest to Unit: Attack"


def write(folder: Path, game: str, more: str = "", **tables: str) -> Path:
    """A pack of one's own."""
    folder.mkdir(parents=True, exist_ok=True)
    head = f'id = "{folder.name}"\ntitle = "My box"\ngame = "{game}"\n{more}'
    (folder / "pack.toml").write_text(head, encoding="utf-8")
    for name, text in tables.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def owns(text: str) -> str:
    return f'provenance = "owner-supplied"\n{text}\n'


SHERMAN = '{id="sherman", title="My Sherman", type="tank", kind="tank", cost=9, hp=4}'
PACKS: dict[str, dict[str, str]] = {
    "race": {"cards": owns('cards = [{id="sprint", stride=5}, {id="hop", stride=4}]')},
    "blitzkrieg": {"constants": owns("end_points = 12")},
    "2gm": {"units": owns(f"units = [{SHERMAN}]")},
    "coh": {"order_cards": ORDER_CARD.format(number=20, line=LINE)},
}
OPTIONS: dict[str, dict[str, Any]] = {"coh": {"mission": "first-light"}}


@pytest.fixture(params=sorted(PACKS))
def own(request: pytest.FixtureRequest, tmp_path: Path, toy_installed: Path) -> tuple[str, Path]:
    """A game, and a pack of one's own for it."""
    return request.param, write(tmp_path / "mine", request.param, **PACKS[request.param])


def is_mine(game: str, setting: Any) -> bool:
    """Whether what the pack says is what the setting holds."""
    match game:
        case "race":
            from tests.toy_game.values import CARDS

            return dict(CARDS).get("sprint") == 5 and CARDS["hop"] == 4
        case "blitzkrieg":
            return bool(setting.constants.end_points == 12 and setting.board.id == "mine")
        case "2gm":
            return bool(setting.cards.units["sherman"].cost == 9)
    return bool(setting.cards["20"].title == "Of my own")


def begin(game: str, pack: Path, seed: int = 3) -> Any:
    bound = with_packs(load_game(game), [str(pack)])
    names = [seat.id for seat in bound.seats(prepared(bound, OPTIONS.get(game, {}), {})[0])]
    players = dict.fromkeys(names[1:] if game != "coh" else ["player"], "random")
    return begun(bound, options=OPTIONS.get(game, {}), rulings={}, seed=seed, players=players)


def test_the_owners_content_is_played(own: tuple[str, Path]) -> None:
    from opfor.core.owned import playing

    game = with_packs(load_game(own[0]), [str(own[1])])
    setting, _, _ = prepared(game, OPTIONS.get(own[0], {}), {})
    with playing(game.owned):
        assert is_mine(own[0], setting)
    plain, _, _ = prepared(load_game(own[0]), OPTIONS.get(own[0], {}), {})
    assert not is_mine(own[0], plain)


def test_a_save_goes_on_when_the_folder_has_changed_or_is_gone(
    own: tuple[str, Path], data_folder: Path
) -> None:
    game, pack = own
    table = begin(game, pack)
    story, path = table.session.log(), table.path
    table.close()
    again = resumed(path)
    assert (again.session.log(), again.notices) == (story, [])
    again.close()
    first = sorted(PACKS[game])[0]
    (pack / f"{first}.toml").write_text("nonsense", encoding="utf-8")
    again = resumed(path)
    (notice,) = again.notices
    assert notice.startswith(f"pack mine: changed since ({first}.toml); this game goes on with")
    assert again.session.log() == story
    again.close()
    shutil.rmtree(pack)
    again = resumed(path)
    (notice,) = again.notices
    assert notice.startswith(f"pack mine: {pack} is gone; this game goes on with")
    assert again.session.log() == story
    again.close()


def test_the_save_holds_the_pack_and_its_fingerprint(
    own: tuple[str, Path], data_folder: Path
) -> None:
    table = begin(*own)
    table.close()
    saved, _ = read_save(find_save(""), repair=False)
    (kept,) = saved.header.own
    assert kept.files == {p.name: p.read_text(encoding="utf-8") for p in own[1].glob("*.toml")}
    assert (kept.id, len(kept.hash)) == ("mine", 16)
    assert game_of_record(saved.header).owned.packs == (kept,)


def test_two_games_with_different_packs_do_not_mix(
    own: tuple[str, Path], data_folder: Path
) -> None:
    plain, options = load_game(own[0]), OPTIONS.get(own[0], {})
    mine = begin(*own, seed=5)
    ours = begun(plain, options=options, rulings={}, seed=5)
    again = begin(*own, seed=5)
    assert ours.session.header.own == ()
    assert again.session.log() == mine.session.log()
    for table in (mine, ours, again):
        table.close()


def test_what_verify_and_replay_make_of_it(own: tuple[str, Path], opfor: Opfor) -> None:
    begin(*own).close()
    shutil.rmtree(own[1])
    path = str(find_save(""))
    assert opfor("verify", path).code == 0
    assert opfor("replay", path, typed="\n\nquit\n").code == 0


# -- single files ---------------------------------------------------------------------------------


def test_a_game_of_a_generated_mission_opens_when_the_file_is_gone(
    opfor: Opfor, tmp_path: Path
) -> None:
    out = tmp_path / "raid.toml"
    made = opfor("generate", "coh", "--auto", "--solo", "--guideline", "2", "--out", str(out))
    assert made.code == 0, made.err
    assert opfor("play", "coh", str(out), "--seed", "3", typed="quit\n").code == 0
    out.unlink()
    ran = opfor("play", "--resume", typed="quit\n")
    assert (ran.code, ran.err) == (0, "")
    assert opfor("verify", str(find_save(""))).code == 0


def test_a_deck_file_is_kept_in_the_save(opfor: Opfor, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    assert opfor("2gm", "deck", "new", "americans", str(deck)).code == 0
    assert opfor("play", "2gm", "--deck", str(deck), "--seed", "1", typed="quit\n").code == 0
    deck.unlink()
    assert opfor("play", "--resume", typed="quit\n").code == 0


# -- the commands ---------------------------------------------------------------------------------


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
    words = ("--games", "6", "--jobs", "1")
    assert opfor("lab", "diff", "race", ".", f"pack:{pack}", *words).code == 1
    own = ("--pack", str(pack))
    assert opfor("lab", "diff", "race", ".", "option:wind=false", *words, *own).code in (0, 1)


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
