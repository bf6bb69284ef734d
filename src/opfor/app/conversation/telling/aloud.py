"""What people at a table are told although nothing is to be done with the pieces: what the program
rolled and drew for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from opfor.app.conversation.messages import Told
from opfor.app.sources import SEED
from opfor.core.declared import declared
from opfor.core.game import Game
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import capital, listed
from opfor.core.record import Answered, Entry

SAY = PhraseBook.of_the_program("conversation")
ROLLED = ("roll", "tie")


def said_aloud(game: Game[Any], entry: Entry, number: int, told: Iterable[Told]) -> Iterator[Told]:
    """The story of an entry; of one that the program answered, with what came out."""
    if not isinstance(entry, Answered) or entry.by != SEED:
        yield from told
        return
    rest = list(told)
    if entry.ask in ROLLED and not any(_tells(entry, each) for each in rest):
        source = game.sources.get(entry.source, entry.source)
        said = f"{capital(source)}: {_outcome(game, entry)}."
        yield Told(number, "event", aloud=said)
    for each in rest:
        is_said = each.kind == "event" and not each.instruction
        is_news = is_said or _tells(entry, each)
        yield replace(each, aloud=each.aloud or each.text) if is_news else each


def _tells(entry: Answered, told: Told) -> bool:
    """Whether a sentence names the dice as they fell."""
    if entry.ask != "roll":
        return False
    dice = " + ".join(map(str, entry.answer))
    several = len(entry.answer) > 1 and f" {dice}" in told.text
    return several or SAY("rolls", dice=dice) in told.text


def _outcome(game: Game[Any], entry: Answered) -> str:
    several = isinstance(entry.answer, list | tuple)
    said = declared(game.folder)
    return listed([said(str(each)) for each in (entry.answer if several else [entry.answer])])
