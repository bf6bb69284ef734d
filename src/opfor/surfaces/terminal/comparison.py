"""Beside a real table: the line to compare after a turn, the facts one by one, and where a resumed
game stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from typing import TYPE_CHECKING

from msgspec.structs import replace

from opfor.app.conversation.history.comparison import (
    as_it_lies,
    comparison,
    facts_in_doubt,
    laid_out,
)
from opfor.app.conversation.messages import Told
from opfor.app.conversation.telling import things
from opfor.core.compared import Fact
from opfor.core.errors import OpforError

if TYPE_CHECKING:
    from opfor.app.conversation import Eyes
    from opfor.surfaces.terminal.display import Showing
    from opfor.surfaces.terminal.prompt import Prompt
    from opfor.surfaces.terminal.screen import Screen

STOP = ("stop", "quit", "q")


def say_comparison(eyes: Eyes, screen: Screen) -> None:
    """One short line, and from time to time the fact most likely to be wrong."""
    found = comparison(eyes)
    if found.line:
        screen.say(f"Compare: {found.line}", "quiet")
    if found.doubt is not None:
        screen.say(f"And look: {found.doubt.what}: {found.doubt.value}. check sets it right.")


def folded(news: Sequence[Told]) -> list[Told]:
    """The same instruction several times in a row is said once."""
    found: list[Told] = []
    for instruction, group in groupby(news, key=lambda told: told.instruction):
        same = list(group)
        if instruction and len(same) > 1:
            same = [replace(same[0], instruction=f"{instruction} ({len(same)} times)")]
        found += same
    return found


def say_laid_out(eyes: Eyes, screen: Screen) -> None:
    """A table from the first step: what it is about, and what to lay out, to be ticked off."""
    for line in things.mission(eyes):
        screen.say(line)
    _say_steps(screen, "Lay out:", laid_out(eyes))


@contextmanager
def put_back(showing: Showing) -> Iterator[None]:
    """Whatever is taken back or brought back inside: afterwards, how things lie on the table."""
    if not showing.is_at_table:
        yield
        return
    before = as_it_lies(showing.table)
    try:
        yield
    finally:
        _say_steps(showing.screen, "On the table:", before.put_back(as_it_lies(showing.table)))


def _say_steps(screen: Screen, head: str, steps: Sequence[str]) -> None:
    """What to do with the cardboard, to be ticked off."""
    if steps:
        screen.say(head, "strong")
    for number, step in enumerate(steps, start=1):
        screen.say(f"  [ ] {number}. {step}")


def say_resumed(showing: Showing) -> None:
    """Where a game stands that is taken up again; at a table with the board to compare."""
    if not showing.is_at_table:
        return  # header and map come with the first question
    showing.show_header()
    if showing.has_map:
        showing.show_map()
    else:
        showing.screen.say(showing.eyes.board_text())
    say_comparison(showing.eyes, showing.screen)


def check(talk: Prompt, _text: str) -> None:
    """Every fact, the likeliest to be wrong first: right, or how it really stands."""
    facts = facts_in_doubt(talk.eyes)
    if not facts:
        raise OpforError("there is nothing to compare yet")
    talk.screen.say("Enter: it is so. Else type how it lies on the table; stop ends.")
    for fact in facts:
        if not _is_settled(talk, fact):
            return
    talk.screen.say("All compared.")


def _is_settled(talk: Prompt, fact: Fact) -> bool:
    """Ask until a fact is right or set right; False if the person has enough."""
    what = f"{fact.what[:1].upper()}{fact.what[1:]}"
    while (typed := talk.screen.ask(f"{what}: {fact.value}? > ")) is not None:
        text = typed.strip()
        if text.casefold() in STOP:
            return False
        if not text:
            return True
        if not fact.mend:
            talk.screen.say("Then a piece lies elsewhere: adjust alone says what can be set right.")
            return True
        try:
            talk.eyes.adjust(fact.mended(text))
        except OpforError as error:
            talk.screen.say(f"{error} (stop ends the check)", "warn")
        else:
            return True
    return False
