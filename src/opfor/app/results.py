"""A person's own page: what was played and won here, worked out from the records that are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from datetime import date, timedelta
from typing import Any

import msgspec
from msgspec import Struct

from opfor.app.conversation.history.tape import Tape
from opfor.app.data_folder import data_folder
from opfor.app.store import list_saves
from opfor.core.codec import decode
from opfor.core.errors import OpforError

DAYS = "days.jsonl"


class DayDone(Struct, frozen=True):
    """A position of the day that was tried; ``tries`` before it was right, 0 where it was not."""

    day: str
    game: str
    number: int
    tries: int


class Row(Struct, frozen=True):
    """Games of one kind: how many are over, and how they ended."""

    game: str
    what: str
    played: int
    won: int
    drawn: int
    under_way: int


class Page(Struct, frozen=True):
    """``streak``: so many days running, up to today or yesterday, a position was solved."""

    rows: tuple[Row, ...]
    days: int
    solved: int
    at_once: int
    streak: int


def remember_day(done: DayDone) -> None:
    """Only the first time of a day counts; who cannot write is not told here."""
    if any((each.day, each.game) == (done.day, done.game) for each in days_done()):
        return
    path = data_folder() / DAYS
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab") as file:
            file.write(msgspec.json.encode(done) + b"\n")


def days_done() -> Iterator[DayDone]:
    """Every day that is kept; lines that are none are passed over."""
    try:
        lines = (data_folder() / DAYS).read_bytes().splitlines()
    except OSError:
        return
    for line in lines:
        with suppress(msgspec.MsgspecError):
            yield decode(line, DayDone)


def own_page(today: date) -> Page:
    """Everything there is to tell."""
    days = list(days_done())
    solved = {each.day for each in days if each.tries}
    return Page(
        rows=tuple(_rows()),
        days=len(days),
        solved=sum(bool(each.tries) for each in days),
        at_once=sum(each.tries == 1 for each in days),
        streak=_streak(solved, today),
    )


def _streak(solved: set[str], today: date) -> int:
    day = today if today.isoformat() in solved else today - timedelta(days=1)
    count = 0
    while day.isoformat() in solved:
        count, day = count + 1, day - timedelta(days=1)
    return count


def _rows() -> Iterator[Row]:
    """By game and what was played, in the order of their names."""
    ends: dict[tuple[str, str], Counter[str]] = {}
    for save in list_saves():
        try:
            tape = Tape.read(save.path)
        except OpforError:
            continue
        ends.setdefault((save.header.game, _what(tape)), Counter())[end_of(tape)] += 1
    for (game, what), found in sorted(ends.items()):
        played = found.total() - found["under-way"]
        yield Row(game, what, played, found["won"], found["draw"], found["under-way"])


def _what(tape: Tape) -> str:
    """The mission or mode that was played, and its level."""
    options: dict[str, Any] = dict(tape.header.options)
    first = next(iter(tape.game.options.__struct_fields__), "")
    name = str(options.get(first, ""))
    name = name if len(name) < 40 else name.partition(":")[0]
    level = str(options.get("level", ""))
    return ", ".join(part for part in (name, level) if part)


def end_of(tape: Tape) -> str:
    """How it ended for the one person who played it: ``won``, ``lost``, ``draw``, ``under-way``."""
    outcome = tape.outcome()
    if outcome is None:
        return "under-way"
    people = [s.id for s in tape.game.seats(tape.setting) if not s.bot]
    own = [seat for seat in people if seat not in tape.header.players]
    if outcome.winner is None:
        return "draw"
    return "won" if len(own) == 1 and outcome.winner == own[0] else "lost"
