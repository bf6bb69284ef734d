"""Back and forth in a game: undo, redo, branches; at a table with what to put back there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from opfor.core.door import whole_number
from opfor.core.echo import shortened
from opfor.core.errors import OpforError
from opfor.surfaces.terminal.comparison import put_back

if TYPE_CHECKING:
    from opfor.surfaces.terminal.prompt import Prompt

MOST_STEPS = 999
"""Undone or redone at once."""


def undo(talk: Prompt, text: str) -> None:
    word, _, line = text.partition(" ")
    with put_back(talk.showing):
        if word == "to":
            talk.eyes.undo(_line(line))
        else:
            _repeat(talk, _count("undo", text), talk.eyes.undo, "Taken back")
    talk.showing.forget_news()
    talk.screen.say("Taken back. redo brings it back; branches keeps it for later.")


def branches(talk: Prompt, text: str) -> None:
    """What was taken back and left, or with a line: go on there."""
    if text:
        with put_back(talk.showing):
            talk.eyes.take_up(_line(text))
        talk.showing.forget_news()
        talk.screen.say("Taken up again; what counted until now is a branch.")
        return
    found = talk.eyes.branches()
    if not found:
        raise OpforError("there are no branches: nothing was taken back and left")
    for each in found:
        answers = f"{each.entries} {'entry' if each.entries == 1 else 'entries'}"
        talk.screen.say(f"{each.line:>4}  {answers} after line {each.parted}: {each.text}")
    talk.screen.say("branches LINE goes on there.")


def _line(text: str) -> int:
    if not (text.isdecimal() and len(text) < 7):
        raise OpforError(f"{shortened(text)!r}: name a line by its number; log shows them")
    return int(text)


def redo(talk: Prompt, text: str) -> None:
    with put_back(talk.showing):
        _repeat(talk, _count("redo", text), talk.eyes.redo, "Brought back")
    talk.showing.forget_news()
    talk.screen.say("Brought back.")


def _repeat(talk: Prompt, count: int, step: Callable[[], int], done: str) -> None:
    """So many steps; if there are fewer, those are done and the person is told how many."""
    for before in range(count):
        try:
            step()
        except OpforError:
            if not before:
                raise
            talk.showing.forget_news()
            raise OpforError(f"{done} {before} of {count}: there was no more") from None


def _count(command: str, text: str) -> int:
    return whole_number(text, command, 1, MOST_STEPS) if text else 1
