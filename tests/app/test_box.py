"""A box held as text: filled in by field and by spreadsheet, and told in a report."""

from __future__ import annotations

import io
import zipfile
from xml.sax.saxutils import escape

import pytest

from opfor.app.box import empty_box, report, row_of, with_row
from opfor.app.box_words import QUESTIONS, question_told, titled
from opfor.app.entering import form_named
from opfor.app.registry import load_game
from opfor.app.spreadsheet import imported, sheet_named, sheet_names, template
from opfor.core.errors import OpforError
from opfor.core.language import speaking

TIGER = "id,title,type,kind,cost,hp\nking-tiger,King Tiger,tank,tank,6,5\n"
LEFT_EMPTY = (
    "units.csv: numbers left empty count as movement 1, range 1, min range 1, "
    "Least D10 roll that hits 1, penetration 1, damage 1, defence 1"
)
CARD = {
    "number": "20",
    "colour": "green",
    "priority": "CC: Attack / Rally | Execute Counteractions",
    "tactical": "AI closest to Unit: Attack",
    "spent": "3",
    "hex": "c09",
}


def workbook(title: str, *rows: tuple[str, ...], texts: bool = True) -> bytes:
    """A small .xlsx as spreadsheet programs write it."""
    words = [cell for row in rows for cell in row]
    main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    cells = "".join(
        f'<row r="{r}">'
        + "".join(
            f'<c r="{chr(65 + c)}{r}" t="s"><v>{words.index(cell)}</v></c>'
            for c, cell in enumerate(row)
            if cell
        )
        + "</row>"
        for r, row in enumerate(rows, start=1)
    )
    shared = "".join(f"<si><t>{escape(word)}</t></si>" for word in words)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as book:
        book.writestr("xl/workbook.xml", f'<w {main}><sheets><sheet name="{title}"/></sheets></w>')
        book.writestr("xl/worksheets/sheet1.xml", f"<w {main}><sheetData>{cells}</sheetData></w>")
        if texts:
            book.writestr("xl/sharedStrings.xml", f"<sst {main}>{shared}</sst>")
    return out.getvalue()


def test_a_card_is_filled_in_field_by_field() -> None:
    game = load_game("coh")
    form = form_named(game, "order card")
    row = row_of(form, CARD)
    assert row["priority"] == ["CC: Attack / Rally", "Execute Counteractions"]
    assert row["hex"] == "C09"
    pack = with_row(empty_box(game, "mine", "My box", ["order_cards"]), form, row)
    told = report(game, pack)
    assert told.faults == ()
    assert "1 order card" in told.lines
    assert any("1 of " in line and "are yours" in line for line in told.lines)
    assert any("have no text yet" in line for line in told.lines)


def test_a_field_that_must_be_filled_is_named() -> None:
    form = form_named(load_game("coh"), "order card")
    with pytest.raises(OpforError, match="AP Spent Number: something must stand here"):
        row_of(form, {**CARD, "spent": ""})
    with pytest.raises(OpforError, match='"Sing" cannot stand here'):
        row_of(form, {**CARD, "tactical": "AI closest to Unit: Sing"})


def test_a_spreadsheet_is_taken_in_and_what_never_comes_up_is_told() -> None:
    game = load_game("2gm")
    found = imported(game, empty_box(game, "mine", "My box"), "units.csv", TIGER.encode())
    assert found.lines == ("units.csv: 1 unit taken in", LEFT_EMPTY)
    told = report(game, found.pack)
    assert told.faults == ()
    assert "King Tiger is in no army, so it never comes up" in told.lines


def test_a_workbook_is_taken_in_too() -> None:
    game = load_game("2gm")
    data = workbook("unit", *(tuple(line.split(",")) for line in TIGER.splitlines()))
    found = imported(game, empty_box(game, "mine", "My box"), "mine.xlsx", data)
    assert found.lines[0] == "unit: 1 unit taken in"


def test_a_template_can_be_filled_and_read_back() -> None:
    game = load_game("coh")
    form = form_named(game, "order card")
    empty = template(form)
    assert empty.startswith("number,colour,track,priority,tactical,spent,remain_fresh,hex\n1,")
    rows = empty.splitlines()
    rows[37] = '37,green,,CC: Attack,"AI closest to Unit: Attack",3,,C09'
    found = imported(game, empty_box(game, "mine", "My box"), "cards.csv", "\n".join(rows).encode())
    assert found.lines == ("cards.csv: 1 order card taken in; 54 wait to be filled in",)


def test_a_whole_army_stands_on_one_sheet_whose_rows_wait_to_be_filled() -> None:
    """Its units, its supports and itself one below the other; every row goes where it belongs."""
    game = load_game("2gm")
    assert "germans" in sheet_names(game)
    rows = [line.split(",") for line in sheet_named(game, "germans").splitlines()]
    heads = rows[0]
    assert {"cost", "movement", "range", "to_hit", "defence", "hp"} < set(heads)
    stands = {row[0]: at for at, row in enumerate(rows) if row[0] not in ("", "id")}
    rows[stands["tiger"]][heads.index("hp")] = "7"
    rows[stands["panther"]][heads.index("hp")] = "many"
    rows[stands["mines"]][2] = "3"
    filled = "\n".join(map(",".join, rows)).encode()
    found = imported(game, empty_box(game, "mine", "My box"), "2gm-germans.csv", filled)
    wrong, *taken = found.lines
    assert wrong.startswith(f"2gm-germans.csv, row {stands['panther'] + 1}: hp: 'many' is not")
    empty = [line for line in taken if "left empty" in line]
    assert "cost 1, movement 1" in empty[0]
    assert "hp" not in empty[0]
    assert [line for line in taken if line not in empty] == [
        "2gm-germans.csv: 1 unit taken in; 30 wait to be filled in",
        "2gm-germans.csv: 1 support taken in; 23 wait to be filled in",
        "2gm-germans.csv: 1 army taken in",
    ]
    told = report(game, found.pack)
    assert told.faults == ()
    assert "1 unit" in told.lines


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("units.csv", TIGER.replace(",6,", ",x,").encode(), "row 2: cost: 'x'"),
        ("units.csv", TIGER.replace("tank,tank", "boat,tank").encode(), "row 2: type"),
        ("units.csv", b"nonsense\n1\n", "its first row names no fields of 2GM Tactics"),
        ("units.csv", b"", "its first row names no fields"),
        ("unit.xlsx", workbook("unit", ("id", "cost")), "unit: 0 units taken in"),
    ],
)
def test_broken_rows_are_told_in_a_line_each(name: str, data: bytes, said: str) -> None:
    game = load_game("2gm")
    found = imported(game, empty_box(game, "mine", "My box"), name, data)
    assert said in found.lines[0]
    assert all("\n" not in line for line in found.lines)


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("units.csv", b"\xff\xfe\x00id"),
        ("units.csv", b'id,title\n"open,'),
        ("units.ods", b""),
        ("units.xlsx", b"no workbook"),
        ("units.xlsx", workbook("unit", ("id", "cost"), ("a", "1"), texts=False)),
        ("units.xlsx", workbook("unit", ("id",))[:-30]),
    ],
)
def test_a_broken_file_is_refused_in_one_line(name: str, data: bytes) -> None:
    game = load_game("2gm")
    with pytest.raises(OpforError) as refused:
        imported(game, empty_box(game, "mine", "My box"), name, data)
    assert str(refused.value).startswith(f"{name}: ")
    assert "\n" not in str(refused.value)


def test_forms_and_what_is_said_of_a_sheet_speak_the_language_in_force() -> None:
    game = load_game("2gm")
    broken = TIGER.replace(",5\n", ",viel\n").encode()
    with speaking("de"):
        assert titled(form_named(game, "unit"), 2) == "Einheiten"
        assert question_told("kind (army, navy)") == "Art (army, navy)"
        assert question_told("nobody knows") == "nobody knows"
        (fault, taken) = imported(game, empty_box(game, "mine", "Box"), "u.csv", broken).lines
        assert fault.startswith("u.csv, Zeile 2: Trefferpunkte: 'viel' ist keine ganze Zahl")
        assert taken == "u.csv: 0 Einheiten übernommen"


def test_every_form_has_words_in_each_language() -> None:
    unsaid = []
    for game in map(load_game, ("blitzkrieg", "coh", "2gm")):
        for form in game.forms():
            unsaid += [] if titled(form, 2) != form.name else [form.name]
            asked = [form.blanks]
            while asked:
                for blank in asked.pop():
                    asked.append(blank.parts)
                    known = QUESTIONS.plain.get(blank.question.partition(" (")[0])
                    unsaid += [] if known else [blank.question]
    assert not unsaid
