"""What the AI will understand of an author's file, line by line, and every fault in it.

Two kinds of file are read: a TOML file of order cards, and plain text with one order per line,
where ``#`` begins a comment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from opfor.cardboard.coh.orders.doubts import doubts
from opfor.cardboard.coh.orders.errors import BadOrderText
from opfor.cardboard.coh.orders.lines import MissionLine
from opfor.cardboard.coh.orders.meaning import describe
from opfor.cardboard.coh.orders.order_cards import OrderCardTable, card_entry, card_name, card_of
from opfor.cardboard.coh.orders.parse import parse_line, parse_priority, parse_tactical
from opfor.cardboard.coh.orders.text import order_text
from opfor.cardboard.coh.orders.trees import CardOrder
from opfor.core.codec import convert
from opfor.core.door import read_file, text_of, toml_of
from opfor.core.errors import BadPack, OpforError
from opfor.core.form import ONLY

Level = Literal["ok", "warning", "error"]
Reader = Callable[[str, str], CardOrder | MissionLine]


class Finding(msgspec.Struct, frozen=True):
    """One order line of a file: what it means, or what is wrong with it.

    ``problem`` is the whole message of an error or warning; ``column`` is 0 if it has none.
    """

    level: Level
    where: str
    text: str = ""
    canonical: str = ""
    meaning: tuple[str, ...] = ()
    problem: str = ""
    column: int = 0


def check_file(path: Path) -> list[Finding]:
    """A finding for every order line of the file, in its order."""
    raw = read_file(path)
    if path.suffix == ".toml":
        return list(_check_toml(path, raw))
    return list(_check_lines(text_of(raw, str(path))))


def _check_lines(text: str) -> Iterator[Finding]:
    for number, line in enumerate(text.splitlines(), 1):
        order = line.partition("#")[0].rstrip()
        if order.strip():
            yield check_line(order, f"line {number}", parse_line)


def check_line(text: str, where: str, read: Reader, *, green: bool = False) -> Finding:
    """One line, read as the lines of its place are read."""
    try:
        order = read(text, where)
    except BadOrderText as error:
        return Finding("error", where, text, problem=str(error), column=error.column)
    found = doubts(order, green=green)
    problem = f"{where}: {'; '.join(found)}" if found else ""
    level: Level = "warning" if found else "ok"
    return Finding(level, where, text, order_text(order), tuple(describe(order)), problem)


def _check_toml(path: Path, raw: bytes) -> Iterator[Finding]:
    try:
        table = convert(toml_of(raw, str(path)), OrderCardTable)
    except OpforError as error:
        yield Finding("error", str(path), problem=str(error))
        return
    except msgspec.ValidationError as error:
        yield Finding("error", str(path), problem=f"{path}: not a file of order cards: {error}")
        return
    seen: set[int] = set()
    for card in table.cards:
        yield from _check_card(card, seen)


def _check_card(raw: dict[str, Any], seen: set[int]) -> Iterator[Finding]:
    name = card_name(raw)
    try:
        if ONLY in raw:
            card_of(raw)
            return
        entry = card_entry(raw)
    except BadPack as error:
        yield Finding("error", name, problem=str(error))
        yield from _lines_of(raw, name)
        return
    if entry.number in seen:
        problem = f"{name}, number: two cards have it; each needs its own"
        yield Finding("error", name, problem=problem)
    seen.add(entry.number)
    yield from _lines_of(msgspec.structs.asdict(entry), name)


def _lines_of(card: dict[str, Any], name: str) -> Iterator[Finding]:
    """The lines of a card, also of one that is wrong elsewhere."""
    green = card.get("colour") == "green"
    sections: tuple[tuple[str, Reader], ...] = (
        ("priority", parse_priority),
        ("tactical", parse_tactical),
    )
    for section, read in sections:
        lines = card.get(section)
        for number, line in enumerate(lines if isinstance(lines, list | tuple) else (), 1):
            if isinstance(line, str):
                yield check_line(line, f"{name}, {section} {number}", read, green=green)
