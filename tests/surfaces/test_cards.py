"""Entering a box: card by card, left and taken up, mistakes told, the file as by hand."""

from __future__ import annotations

import tomllib
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from opfor.app.registry import load_game
from opfor.core.form import Blank, Form, told
from opfor.surfaces.cli.form import filled
from opfor.surfaces.terminal.screen import Screen
from tests.conftest import Opfor
from tests.typist import typed

CARD = ("green", "1 14", "CC: Attack / Rally", "", "Unhit AI closest to Unit: Attack +1CAP", "")
END = ("3", "", "c09")


def lines(*words: str) -> str:
    return "".join(f"{word}\n" for word in words)


def table(folder: Path, name: str) -> dict[str, Any]:
    return tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))


@pytest.fixture
def mine(data_folder: Path) -> Path:
    """Where cards for Conflict of Heroes go unless told otherwise."""
    return data_folder / "packs" / "my-coh"


def test_a_card_is_asked_for_read_back_and_written(opfor: Opfor, mine: Path) -> None:
    ran = opfor("cards", "new", "coh", typed=lines("", *CARD, *END))
    assert "Unhit: only AI without a hit marker (COH-5.0-g)" in ran.out
    assert "who acts: without a hit; highest AR against its target" in ran.out
    assert "order card 1 is in order_cards.toml. 54 to go." in ran.out
    assert table(mine, "order_cards")["cards"] == [
        {
            "number": 1,
            "colour": "green",
            "track": {"advance": 1, "limit": 14},
            "priority": ["CC: Attack / Rally"],
            "tactical": ["Unhit AI closest to Unit: Attack +1CAP"],
            "spent": 3,
            "hex": "C09",
        }
    ]
    assert opfor("packs", "check", "my-coh").out.endswith("no faults\n")


def test_what_is_complete_is_kept_and_the_next_start_goes_on(opfor: Opfor, mine: Path) -> None:
    opfor("cards", "new", "coh", typed=lines("", *CARD, *END, "", "blue", "CC: Attack"))
    assert [card["number"] for card in table(mine, "order_cards")["cards"]] == [1]
    ran = opfor("cards", "new", "coh", typed=lines("", *CARD, *END))
    assert "1 in already" in ran.out
    assert "Number of the card [2] > " in ran.out
    assert [card["number"] for card in table(mine, "order_cards")["cards"]] == [1, 2]


def test_a_mistake_is_told_by_column_and_nothing_is_lost(opfor: Opfor, mine: Path) -> None:
    wrong = ("greeen", "green", "", "CC: Atack", "CC: Attack", "", "AI closest to Unit: ?")
    ran = opfor("cards", "new", "coh", typed=lines("9", *wrong, CARD[4], "", "30", "3", "", "Z99"))
    assert (
        "Colour: 'greeen' is not known; did you mean green? choose one of: green, blue" in ran.out
    )
    assert 'column 5: "Atack" cannot stand here; did you mean Attack?' in ran.out
    assert "Attack, Long Range Attack, Group Attack, Move" in ran.out
    assert "spent: '30' is not a whole number from 1 to 9" in ran.out
    assert "Not written: card 09, hex: 'Z99' is not a full hex of a board" in ran.out
    assert not (mine / "order_cards.toml").exists()


def test_back_asks_the_question_before_again(opfor: Opfor, mine: Path) -> None:
    steps = ("4", "green", "back", "blue", "CC: Attack", "back", "CC: Rally", "", CARD[4], "", "3")
    opfor("cards", "new", "coh", typed=lines(*steps, "", "c09"))
    (card,) = table(mine, "order_cards")["cards"]
    assert (card["colour"], card["priority"]) == ("blue", ["CC: Rally"])


def test_back_from_the_first_question_asks_for_the_name_again(opfor: Opfor, mine: Path) -> None:
    ran = opfor("cards", "new", "coh", typed=lines("4", "back", "7", *CARD, *END))
    assert "fault" not in ran.err
    assert [card["number"] for card in table(mine, "order_cards")["cards"]] == [7]


def test_back_passes_over_questions_that_were_not_asked(opfor: Opfor, mine: Path) -> None:
    """A blue card has no track; the question after it goes back to the colour, not in a circle."""
    opfor("cards", "new", "coh", typed=lines("", "blue", "back", *CARD, *END))
    (card,) = table(mine, "order_cards")["cards"]
    assert card["colour"] == "green"


@pytest.mark.parametrize("kind", ["mission", "solo mission", "german tile"])
def test_whoever_only_goes_back_ends_where_it_began(opfor: Opfor, kind: str) -> None:
    for number in range(1, 12):
        ran = opfor("cards", "new", "coh", kind, typed=lines(*["1"] * number, *["back"] * 40))
        assert (ran.code, ran.err) == (0, "")


def test_back_among_parts_loses_none_of_them() -> None:
    """The second of two is left for the first, and both are as they were typed in the end."""
    parts = (Blank("name", "Name", str, needed=True), Blank("size", "Size", str, needed=True))
    crew = Blank("crew", "Member", needed=False, parts=parts)
    steps = ("y", "ann", "2", "y", "bob", "back", "back", "", "3", "y", "bob", "4", "")
    screen = Screen(StringIO(), StringIO(lines(*steps)))
    found = filled(screen, (crew,), {}, brief=True)
    assert found == {"crew": [{"name": "ann", "size": "3"}, {"name": "bob", "size": "4"}]}


def test_what_nobody_is_asked_about_stays_as_it_is() -> None:
    """Ground of one's own, painted or written by hand, outlives a mission that is typed over."""
    form = next(form for form in load_game("coh").forms() if form.name == "mission")
    blanks = tuple(blank for blank in form.blanks if blank.name == "title")
    screen = Screen(StringIO(), StringIO(lines("Later")))
    old = {"title": "Late", "boards": [{"id": "mill", "terrain": {"water": ["J14"]}}]}
    assert not any(blank.name == "boards" for blank in form.blanks)
    assert filled(screen, blanks, old, brief=True) == {**old, "title": "Later"}


def test_a_number_that_is_there_is_changed_with_enter_keeping_the_rest(
    opfor: Opfor, mine: Path
) -> None:
    opfor("cards", "new", "coh", typed=lines("", *CARD, *END, "", *CARD, *END))
    opfor("cards", "new", "coh", typed=lines("1", "", "2 8", "", "", "", "", "", "", ""))
    first, second = table(mine, "order_cards")["cards"]
    assert first["track"] == {"advance": 2, "limit": 8}
    assert {**first, "track": 0, "number": 2} == {**second, "track": 0}


def test_a_file_written_by_hand_keeps_its_remarks(opfor: Opfor, mine: Path) -> None:
    opfor("cards", "new", "coh", typed=lines("", *CARD, *END))
    path = mine / "order_cards.toml"
    path.write_text("# typed on Sunday\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    opfor("cards", "new", "coh", typed=lines("", *CARD, *END))
    assert path.read_text(encoding="utf-8").startswith("# typed on Sunday\n")
    assert len(table(mine, "order_cards")["cards"]) == 2


SHIPPED = [
    ("coh", "order card", "orders/order_cards", "cards"),
    ("coh", "action card", "cards/cards", "cards"),
    ("coh", "german unit", "units/german", "units"),
    ("coh", "german tile", "generator/tiles", "tiles"),
    ("coh", "soviet tile", "generator/tiles", "tiles"),
    ("2gm", "unit", "base/units", "units"),
    ("2gm", "support", "base/supports", "supports"),
    ("2gm", "equipment", "base/equipment", "equipment"),
    ("2gm", "terrain", "base/terrain", "terrain"),
    ("2gm", "map", "base/maps", "maps"),
    ("2gm", "army", "base/armies", "armies"),
    ("blitzkrieg", "unit", "base/units", "units"),
    ("blitzkrieg", "theatre", "base/board", "theatres"),
]


@pytest.mark.parametrize(("game_id", "kind", "source", "rows"), SHIPPED)
def test_everything_in_our_own_tables_can_be_typed(
    opfor: Opfor, tmp_path: Path, game_id: str, kind: str, source: str, rows: str
) -> None:
    game = load_game(game_id)
    form = next(form for form in game.forms() if form.name == kind)
    every = table(game.folder / "packs" / Path(source).parent, Path(source).name)[rows]
    known = [row for row in every if all(row[k] == v for k, v in form.fixed.items())][:6]
    entered = [line for row in known for line in typed(form, row)]
    pack = tmp_path / "mine"
    ran = opfor("cards", "new", game_id, kind, "--pack", f"{pack}/", typed=lines(*entered))
    assert ran.code == 0, ran.err
    found = table(pack, form.table)[form.rows]
    assert [told(form.blanks, row) for row in found] == [said(form, row) for row in known], ran.out


def said(form: Form, row: dict[str, Any]) -> dict[str, Any]:
    """A row of ours as it would be entered: only what is asked about and says something."""
    names = {*form.fixed, *(blank.name for blank in form.blanks)}
    return told(form.blanks, {k: v for k, v in row.items() if k in names and v != ""})


MISSIONS = [("mission", "missions/crossroads"), ("solo mission", "solo/first-light")]


@pytest.mark.parametrize(("kind", "source"), MISSIONS)
def test_a_mission_can_be_typed_and_played(
    opfor: Opfor, tmp_path: Path, kind: str, source: str
) -> None:
    game = load_game("coh")
    form = next(form for form in game.forms() if form.name == kind)
    path = game.folder / "packs" / f"{source}.toml"
    row = tomllib.loads(path.read_text(encoding="utf-8")) | {"id": "raid"}
    pack = tmp_path / "mine"
    words = lines(*typed(form, row))
    ran = opfor("cards", "new", "coh", *kind.split(), "--pack", str(pack), typed=words)
    assert "raid is in raid.toml" in ran.out, ran.out[-3000:]
    assert opfor("packs", "check", str(pack)).out.endswith("no faults\n")
    assert opfor("play", "coh", "raid", "--pack", str(pack), typed="quit\n").code == 0


def test_what_cannot_be_entered_is_refused_in_one_line(opfor: Opfor, tmp_path: Path) -> None:
    assert "write cards new GAME, cards keep GAME SAVE," in opfor("cards", "old", "coh").err
    unknown = opfor("cards", "new", "2gm", "tank").err
    assert "what to enter for 2GM Tactics: 'tank' is not known" in unknown
    assert "there is nothing to enter by form" in opfor("cards", "new", "race").err
    pack = ("--pack", str(tmp_path / "mine"))
    opfor("cards", "new", "2gm", *pack, typed="")
    assert "game: a pack for 2gm, not coh" in opfor("cards", "new", "coh", *pack).err


def test_a_question_mark_says_what_could_stand_there(opfor: Opfor, mine: Path) -> None:
    ran = opfor("cards", "new", "coh", typed=lines("?", "", *CARD, "3", "c09", "no", "c09"))
    assert "'?' is not a whole number from 1 to 99" in ran.out
    assert "remains fresh: 'c09' is not known; choose one of: yes, no" in ran.out
    assert table(mine, "order_cards")["cards"][0]["hex"] == "C09"


def test_a_filled_spreadsheet_goes_into_the_pack(
    opfor: Opfor, tmp_path: Path, data_folder: Path
) -> None:
    sheet = tmp_path / "units.csv"
    head = opfor("cards", "sheet", "2gm", "unit").out.splitlines()[0]
    assert head.startswith("id,title,type,kind,")
    row = {"id": "king-tiger", "title": "King Tiger", "type": "tank", "kind": "tank", "hp": "5"}
    line = ",".join(row.get(name, "") for name in head.split(","))
    sheet.write_text(f"{head}\n{line}\n{line.replace(',tank', ',boat', 1)}\n", encoding="utf-8")
    told = opfor("cards", "import", "2gm", str(sheet)).out
    assert "units.csv, row 3: type" in told
    assert "units.csv: 1 unit taken in" in told
    checked = opfor("packs", "check", "my-2gm").out
    assert "King Tiger is in no army, so it never comes up" in checked
