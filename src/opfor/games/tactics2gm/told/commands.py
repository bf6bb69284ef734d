"""Further commands: ``opfor 2gm cards`` and ``opfor 2gm deck check | new | add | remove``."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from opfor.core.door import one_line, path_of, whole_number
from opfor.core.echo import shortened
from opfor.core.errors import OpforError, one_of
from opfor.games.tactics2gm.told.names import CONTENT, SAY
from opfor.games.tactics2gm.values.content import Cards, UnitRow, load_cards
from opfor.games.tactics2gm.values.deck_files import (
    DeckFile,
    check_deck,
    counts_of,
    points_of,
    read_deck,
    standard_deck,
)
from opfor.games.tactics2gm.values.numbers import load_numbers

MOST_COPIES = 999
PRINTED = ("movement", "range", "penetration", "damage", "defence", "hp")


def cards_command(words: Sequence[str]) -> int:
    """List an army's cards with what they count and how many there are."""
    cards = load_cards()
    for name in words or list(cards.armies):
        if name not in cards.armies:
            raise OpforError(one_of(SAY("army-word"), name, cards.armies))
        army = cards.armies[name]
        print(f"{CONTENT.thing(f'armies-{name}', army.title).form('title')}:")
        for card, copies in cards.armies[name].copies.items():
            print(f"  {_line(cards, card, copies)}")
    return 0


def _line(cards: Cards, name: str, copies: int) -> str:
    row = cards.card(name)
    thing = CONTENT.thing(
        f"{'units' if name in cards.units else 'supports'}-{name}", row.title, text=row.text
    )
    told = {"name": name, "card": thing, "points": cards.points(name), "n": copies}
    if not isinstance(row, UnitRow):
        return SAY("cards-line", unit=False, **told)
    values = {field: getattr(row, field) for field in PRINTED}
    kind = SAY.thing(f"type-{row.type}")
    return SAY("cards-line", unit=True, type=kind, hits=row.to_hit, **values, **told)


def deck_command(words: Sequence[str]) -> int:
    """Check, begin or change a deck file."""
    match list(words):
        case ["check", path]:
            return _check(path_of(path), load_numbers().economy.points_limit)
        case ["check", path, points]:
            return _check(path_of(path), _count(points))
        case ["new", army, path]:
            return _new(army, path_of(path), empty=False)
        case ["new", army, path, "empty"]:
            return _new(army, path_of(path), empty=True)
        case ["add" | "remove" as verb, path, card, *rest] if len(rest) < 2:
            number = _count(rest[0]) if rest else 1
            return _change(path_of(path), card, number if verb == "add" else -number)
    given = shortened(" ".join(words)) or SAY("deck-nothing")
    raise OpforError(SAY("deck-what", given=given, usage=SAY("deck-usage")))


def _count(text: str) -> int:
    return whole_number(text, "deck", 1, MOST_COPIES)


def _check(path: Path, limit: int) -> int:
    cards = load_cards()
    try:
        deck = check_deck(cards, read_deck(path), limit, where=str(path))
    except OpforError as error:
        print(one_line(error), file=sys.stderr)
        return 1
    counts = ", ".join(
        SAY("counted-pile", n=n, pile=SAY.thing(f"pile-{kind}"))
        for kind, n in counts_of(cards, deck.cards).items()
    )
    told = {"title": deck.title, "n": len(deck.cards), "points": deck.points, "limit": limit}
    print(SAY("deck-checked", counts=counts, **told))
    return 0


def _new(army: str, path: Path, *, empty: bool) -> int:
    cards = load_cards()
    if army not in cards.armies:
        raise OpforError(one_of(SAY("army-word"), army, cards.armies))
    if path.exists():
        raise OpforError(SAY("deck-exists", path=path))
    deck = standard_deck(cards, army)
    chosen = {} if empty else deck.cards
    _write(path, DeckFile(provenance="owner-supplied", title=path.stem, army=army, cards=chosen))
    print(SAY("deck-written", path=path, points=points_of(cards, list(_spread(chosen)))))
    return 0


def _change(path: Path, card: str, number: int) -> int:
    deck = read_deck(path)
    counts = dict(deck.cards)
    counts[card] = counts.get(card, 0) + number
    if counts[card] < 0:
        raise OpforError(SAY("deck-too-few", path=path, card=repr(card)))
    if counts[card] == 0:
        del counts[card]
    changed = DeckFile(provenance=deck.provenance, title=deck.title, army=deck.army, cards=counts)
    if counts:
        check_deck(load_cards(), changed, sys.maxsize, where=str(path))
    _write(path, changed)
    print(SAY("deck-changed", path=path, points=points_of(load_cards(), list(_spread(counts)))))
    return 0


def _spread(counts: dict[str, int]) -> list[str]:
    return [name for name, n in counts.items() for _ in range(n)]


def _write(path: Path, deck: DeckFile) -> None:
    lines = [
        f'provenance = "{deck.provenance}"',
        f"title = {json.dumps(deck.title)}",
        f'army = "{deck.army}"',
        "",
        "[cards]",
        *(f"{json.dumps(name)} = {count}" for name, count in deck.cards.items()),
    ]
    try:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise OpforError(SAY("deck-unwritten", path=path, why=error.strerror)) from None


COMMANDS = {"cards": cards_command, "deck": deck_command}
