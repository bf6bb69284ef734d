"""Reading and checking files of order text: an author's mistakes, named one by one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from opfor.cardboard.coh.orders import check_file, load_order_cards, parse_line, parse_tactical
from opfor.cardboard.coh.orders.doubts import doubts
from opfor.cardboard.coh.orders.order_cards import card_entry
from opfor.core.errors import BadPack, OpforError

MANIFEST = """id = "mine"
title = "My cards"
version = "1"
game = "coh"
edition = "own"
language = "en"
provenance = "original"
licence = "none"
"""

CARD: dict[str, Any] = {
    "number": 7,
    "title": "Hold Your Fire",
    "symbol": "shield",
    "colour": "green",
    "track": {"advance": 1, "limit": 18},
    "priority": ["CC: Attack"],
    "tactical": ["AI closest to Unit: Attack", "Execute Mission Orders"],
    "spent": 6,
    "hex": "D14",
}


def toml(**changes: Any) -> str:
    card = {key: value for key, value in (CARD | changes).items() if value is not None}
    track = card.pop("track", None)
    lines = [f"{key} = {value!r}" for key, value in card.items()]
    if track:
        lines.append(f"track = {{ advance = {track['advance']}, limit = {track['limit']} }}")
    return "[[cards]]\n" + "\n".join(lines) + "\n"


def pack(folder: Path, *cards: str) -> Path:
    (folder / "pack.toml").write_text(MANIFEST)
    (folder / "order_cards.toml").write_text('provenance = "original"\n' + "\n".join(cards))
    return folder


def test_a_good_pack_loads(tmp_path: Path) -> None:
    cards = load_order_cards(pack(tmp_path, toml()))
    assert cards[7].spent == 6
    assert cards[7].tactical[0] == parse_tactical("AI closest to Unit: Attack")


@pytest.mark.rule("X-6")
def test_a_bad_line_is_named_by_pack_card_line_and_column(tmp_path: Path) -> None:
    bad = toml(tactical=["Execute Mission Orders", "Highest AI closest to Unit: Attack"])
    with pytest.raises(BadPack) as caught:
        load_order_cards(pack(tmp_path, bad))
    assert str(caught.value) == (
        'pack mine, card 07, tactical 2, column 9: "AI" cannot stand here; expected AR'
    )


@pytest.mark.rule("COH-4.0-a")
@pytest.mark.parametrize("part", ["number", "colour", "priority", "tactical", "spent", "hex"])
def test_a_card_lacking_a_part_is_refused(part: str) -> None:
    lacking = {key: value for key, value in CARD.items() if key != part}
    with pytest.raises(BadPack, match=rf"^card .*: Object missing required field `{part}`$"):
        card_entry(lacking)


@pytest.mark.rule("COH-4.0-c")
def test_a_blue_card_with_a_track_header_is_refused() -> None:
    with pytest.raises(BadPack, match="card 07, track: only a green card may have a track header"):
        card_entry(CARD | {"colour": "blue"})


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"hex": "A03"}, "card 07, hex: 'A03' is not a full hex of a board; expected rows A to L"),
        ({"hex": "D19"}, "card 07, hex: 'D19' is not a full hex"),
        ({"spent": 0}, "card 07, spent: Expected `int` >= 1"),
        ({"spent": "six"}, "card 07, spent: Expected `int`, got `str`"),
        ({"colour": "red"}, "card 07, colour: Invalid enum value 'red'"),
        ({"track": {"advance": 3, "limit": 9}}, "card 07, track.advance: Expected `int` <= 2"),
        ({"priority": []}, "card 07, priority: Expected `array` of length >= 1"),
        ({"sepnt": 3}, "card 07: Object contains unknown field `sepnt`"),
    ],
)
def test_a_bad_field_is_named(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadPack) as caught:
        card_entry(CARD | change)
    assert str(caught.value).startswith(problem)


def test_a_number_may_stand_once(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="pack mine, card 07, number: two cards have it"):
        load_order_cards(pack(tmp_path, toml(), toml()))


def test_a_text_file_is_explained_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "orders.txt"
    file.write_text("# my orders\nai closest to unit: move  # onward\n\nAI nearest Unit: Move\n")
    good, bad = check_file(file)
    assert (good.level, good.where, good.canonical) == ("ok", "line 2", "AI closest to Unit: Move")
    assert [part.partition(":")[0] for part in good.meaning] == ["AI", "closest to", "Unit", "Move"]
    assert (bad.level, bad.column) == ("error", 4)
    assert bad.problem.startswith('line 4, column 4: "nearest" cannot stand here; expected closest')


def test_a_card_file_shows_every_fault_at_once(tmp_path: Path) -> None:
    cards = [
        toml(spent=None, tactical=["AI closest to Unit: Atack"]),
        toml(number=8, priority=["CC: Pivot"]),
        toml(number=8),
    ]
    found = check_file(pack(tmp_path, *cards) / "order_cards.toml")
    errors = [finding.problem.partition(";")[0] for finding in found if finding.level == "error"]
    assert errors == [
        "card 07: Object missing required field `spent`",
        'card 07, tactical 1, column 21: "Atack" cannot stand here',
        'card 08, priority 1, column 5: "Pivot" cannot stand here',
        "card 08, number: two cards have it",
    ]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("cards = [", "not valid TOML"),
        ("[[spaces]]\nnumber = 1\n", "not a file of order cards"),
    ],
)
def test_a_file_of_something_else_is_one_finding(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(text)
    (finding,) = check_file(file)
    assert finding.level == "error"
    assert problem in finding.problem


def test_a_missing_or_unreadable_file_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(OpforError, match="no such file"):
        check_file(tmp_path / "nothing.txt")
    binary = tmp_path / "noise.txt"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(OpforError, match="is not UTF-8 text"):
        check_file(binary)


@pytest.mark.parametrize(
    ("line", "doubt"),
    [
        ("Fresh, Spent AI closest to Unit: Move", "Fresh and Spent are never true together"),
        ("AI closest to Hit, Hit Unit: Attack", "Hit is said twice"),
        ("AI closest to Unit: Move +1CAP", "+1CAP is added to attack rolls only (COH-4.3.1-a)"),
        ("Unhit AI closest to Unit: Rally", "an Unhit AI has nothing to Rally"),
        (
            "AI closest to Objective: Attack",
            "Attack needs a Unit; an Objective alone can never be its target",
        ),
        ("CC: Rally / Rally", "Rally is said twice"),
    ],
)
def test_orders_that_cannot_work_are_doubted(line: str, doubt: str) -> None:
    assert doubts(parse_line(line)) == [doubt]


def test_spent_ai_are_doubted_on_green_cards_only(tmp_path: Path) -> None:
    order = ["Spent AI closest to Unit: Attack"]
    cards = [toml(tactical=order), toml(number=8, colour="blue", track=None, tactical=order)]
    found = check_file(pack(tmp_path, *cards) / "order_cards.toml")
    assert [finding.where for finding in found if finding.level == "warning"] == [
        "card 07, tactical 1"
    ]
