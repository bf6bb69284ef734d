"""Further commands: ``opfor 2gm cards`` and ``opfor 2gm deck check | new | add | remove``."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from opfor.core.door import one_line, path_of, whole_number
from opfor.core.echo import shortened
from opfor.core.errors import OpforError, one_of
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

DECK_USAGE = (
    "opfor 2gm deck check FILE [POINTS], or opfor 2gm deck new ARMY FILE [empty], "
    "or opfor 2gm deck add FILE CARD [NUMBER], or opfor 2gm deck remove FILE CARD [NUMBER]"
)
MOST_COPIES = 999


def cards_command(words: Sequence[str]) -> int:
    """List an army's cards with what they count and how many there are."""
    cards = load_cards()
    for name in words or list(cards.armies):
        if name not in cards.armies:
            raise OpforError(one_of("army", name, cards.armies))
        print(f"{cards.armies[name].title}:")
        for card, copies in cards.armies[name].copies.items():
            print(f"  {_line(cards, card, copies)}")
    return 0


def _line(cards: Cards, name: str, copies: int) -> str:
    card = cards.card(name)
    said = f"{name} ({card.title}): {cards.points(name)} points, {copies} of it"
    if isinstance(card, UnitRow):
        said += (
            f"; {card.type}, moves {card.movement}, range {card.range}, hits on {card.to_hit}, "
            f"penetration {card.penetration}, damage {card.damage}, defence {card.defence}, "
            f"{card.hp} HP"
        )
    return f"{said}. {card.text}"


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
    raise OpforError(f"deck: {shortened(' '.join(words)) or 'nothing'}? Write: {DECK_USAGE}")


def _count(text: str) -> int:
    return whole_number(text, "deck", 1, MOST_COPIES)


def _check(path: Path, limit: int) -> int:
    cards = load_cards()
    try:
        deck = check_deck(cards, read_deck(path), limit, where=str(path))
    except OpforError as error:
        print(one_line(error), file=sys.stderr)
        return 1
    counts = ", ".join(f"{n} {kind}" for kind, n in counts_of(cards, deck.cards).items())
    print(f"{deck.title}: {len(deck.cards)} cards, {deck.points} of {limit} points ({counts}).")
    return 0


def _new(army: str, path: Path, *, empty: bool) -> int:
    cards = load_cards()
    if army not in cards.armies:
        raise OpforError(one_of("army", army, cards.armies))
    if path.exists():
        raise OpforError(f"{path}: exists already; choose another name or delete it first")
    deck = standard_deck(cards, army)
    chosen = {} if empty else deck.cards
    _write(path, DeckFile(provenance="owner-supplied", title=path.stem, army=army, cards=chosen))
    print(f"{path}: written, {points_of(cards, list(_spread(chosen)))} points.")
    return 0


def _change(path: Path, card: str, number: int) -> int:
    deck = read_deck(path)
    counts = dict(deck.cards)
    counts[card] = counts.get(card, 0) + number
    if counts[card] < 0:
        raise OpforError(f"{path}: there are not so many {card!r} to remove")
    if counts[card] == 0:
        del counts[card]
    changed = DeckFile(provenance=deck.provenance, title=deck.title, army=deck.army, cards=counts)
    if counts:
        check_deck(load_cards(), changed, sys.maxsize, where=str(path))
    _write(path, changed)
    print(f"{path}: {points_of(load_cards(), list(_spread(counts)))} points.")
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
        raise OpforError(f"{path}: cannot be written ({error.strerror})") from None


COMMANDS = {"cards": cards_command, "deck": deck_command}
