"""Files that are edited: what was not touched stays, byte for byte, comments too."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opfor.app.registry import load_game
from opfor.core.errors import BadPack, OpforError
from opfor.games.coh_generator.told.auto import play_auto
from opfor.games.coh_generator.told.missions_made import mission
from opfor.games.coh_generator.told.result import generated
from opfor.kit.documents.document import Document, said, toml_text

PACKS = load_game("coh").folder / "packs"
SHIPPED = [
    path for folder in ("solo", "missions") for path in sorted((PACKS / folder).glob("*.toml"))
]
COMMENTED = """\
# What it is.
id = "x"  # its name

# Where it lies.
maps = ["1"]
lines = [
    # the first
    "A long line of words that stays alone",  # said behind it
    "B",
    # nothing more
]
few = { a = 1, b.c = 2 }
d.e = true

# The one.
[[rows]]  # row 1
hex = "A02"

[[rows.inside]]
n = 1

# The other.
[[rows]]
hex = "B02"  # here

[table]
n = 1_000
text = '''
raw'''

# the end
"""


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_mission_that_is_shipped_is_in_form(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert Document.of(text).text == text


def test_500_generated_missions_are_in_form() -> None:
    made = 0
    for seed in range(1, 45):
        for guideline in range(1, 7):
            for solo in (False, True):
                options = {"guideline": guideline, "solo": solo}
                play = play_auto(options, seed, {}, "drafter")
                text = mission(generated(play.setting, play.state, seed), "mine")
                assert Document.of(text).text == text
                made += 1
    assert made >= 500


def test_comments_stay_where_they_are() -> None:
    assert Document.of(COMMENTED).text == COMMENTED


def test_a_change_touches_nothing_else() -> None:
    document = Document.of(COMMENTED)
    document.set(("rows", 1, "hex"), "C03")
    assert document.text == COMMENTED.replace('"B02"', '"C03"')
    document.set(("table", "n"), 7)
    assert document.text == COMMENTED.replace('"B02"', '"C03"').replace("1_000", "7")


def test_a_row_goes_with_its_comments() -> None:
    document = Document.of(COMMENTED)
    document.remove(("rows", 0))
    assert "# The one." not in document.text
    assert "# The other.\n[[rows]]\n" in document.text
    document.insert(("rows", 0), {"hex": "D04"})
    assert document.get(("rows", 0, "hex")) == "D04"
    assert document.values["rows"] == [{"hex": "D04"}, {"hex": "B02"}]


def test_new_values_touch_only_what_differs() -> None:
    document = Document.of(COMMENTED)
    values = document.values
    values["rows"].insert(1, {"hex": "K09"})
    values["lines"].append("C")
    document.update(values)
    assert document.values == values
    lost = [line for line in COMMENTED.splitlines() if line not in document.text.splitlines()]
    assert lost == []


def test_a_new_field_stands_between_its_neighbours() -> None:
    document = Document.of("a = 1\nd = 4\n\n[[rows]]\nn = 1\n", order=("a", "b", "c", "d"))
    document.set(("c",), 3)
    document.set(("b",), [2])
    assert document.text == "a = 1\nb = [2]\nc = 3\nd = 4\n\n[[rows]]\nn = 1\n"


def test_where_a_thing_stands_is_known() -> None:
    document = Document.of(COMMENTED)
    assert document.line_of(("rows", 1, "hex")) == (24, 1)
    assert document.line_of(("lines", 1)) == (9, 5)
    assert document.line_of(("rows", 0, "nothing", "there")) == (16, 1)


@pytest.mark.parametrize(
    ("path", "fault"),
    [
        (("nobody", "x"), "nobody: there is nothing of that name"),
        (("rows", 7, "hex"), "rows[7]: there is nothing of that name"),
        (("rows", 7), "rows[7]: there are 2 of them"),
        (("id", "x"), "id.x: there is nothing to be put there"),
    ],
)
def test_a_place_that_is_not_there_is_named(path: tuple[str | int, ...], fault: str) -> None:
    with pytest.raises(OpforError) as caught:
        Document.of(COMMENTED).set(path, 1)
    assert str(caught.value) == fault


def test_what_is_no_toml_is_refused_in_one_line() -> None:
    with pytest.raises(BadPack, match="not valid TOML"):
        Document.of("a = = 1")


def test_another_hand_is_brought_into_form() -> None:
    text = "a='x'\n\n\n\nb   =   [ 1,2 ,3]\n[ t ]\n  c = {d=1}\n[[r]]\n[[r]]\ne=[\n'f'\n]\n"
    wanted = (
        'a = "x"\n\nb = [1, 2, 3]\n\n[t]\nc = { d = 1 }\n\n[[r]]\n\n[[r]]\ne = [\n    "f",\n]\n'
    )
    assert Document.of(text).text == wanted


WORDS = st.text(st.characters(codec="utf-8", exclude_characters="\r"), max_size=30)
SCALARS = st.one_of(st.booleans(), st.integers(-(2**40), 2**40), WORDS, st.floats(allow_nan=False))
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(WORDS, inner, min_size=1, max_size=3)
    ),
    max_leaves=12,
)
TABLES = st.dictionaries(WORDS, VALUES, max_size=5)


@given(TABLES)
def test_any_values_are_read_back_from_their_text(values: dict[str, object]) -> None:
    text = toml_text(values)
    assert tomllib.loads(text) == values
    document = Document.of(text)
    assert document.text == text


@given(TABLES, TABLES)
def test_any_document_takes_any_values(before: dict[str, object], after: dict[str, object]) -> None:
    document = Document.of(toml_text(before))
    document.update(after)
    assert tomllib.loads(document.text) == after
    assert Document.of(document.text).text == document.text


def test_a_way_is_said_in_words() -> None:
    assert said(("sides", 0, "forces", 2, "hex")) == "sides[0].forces[2].hex"
