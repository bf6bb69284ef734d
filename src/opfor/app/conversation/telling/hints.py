"""A hint for a person: the acts the coach would choose, short first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from opfor.app.coach.advice import Advised, advise
from opfor.app.conversation.telling.sources_told import untold_note
from opfor.app.phrases import short
from opfor.app.search import Budget
from opfor.app.search.playouts import waits_for_compiling
from opfor.core.errors import OpforError
from opfor.core.foresight import foresight_of
from opfor.core.phrases import percent
from opfor.core.record import Hinted
from opfor.core.requests import Choose

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes

NOBODY = -1


class Hint(Struct, frozen=True):
    """The number of the best offer (-1 where there is no advice), a sentence, and the best acts."""

    offer: int
    text: str
    acts: tuple[Advised, ...] = ()
    waits: bool = False
    """Whether a compiled engine, which is not there, would make this surer."""


def hint(eyes: Eyes, budget: Budget | None = None, wanted: bool = False) -> Hint:
    """Ask the coach, who sees what the seat sees; the record says that it was asked. Where persons
    play each other nobody is helped unless the coach is ``wanted``."""
    table = eyes.table
    foresight_of(table.session.game)
    if not table.may_be_coached(wanted):
        raise OpforError(
            "no hints where persons play each other, unless the coach is switched on (coach on)"
        )
    acts = advise(eyes, budget)
    if not acts:
        return Hint(NOBODY, _nothing(eyes))
    best = acts[0]
    table.session.note(Hinted(eyes.table.moment, eyes.seat))
    session = table.session
    waits = not best.is_rated and waits_for_compiling(session.game, session.setting)
    held = "If you hold it: " if untold_note(session) else ""
    return Hint(best.offer, f"{held}{_said(best)}", acts, waits)


def _nothing(eyes: Eyes) -> str:
    """Why there is no advice."""
    request = eyes.table.session.pending
    if request is None:
        return "The game is over: there is nothing left to decide."
    if not isinstance(request, Choose) or request.seat != eyes.seat:
        return "There is nothing for you to decide just now."
    return "There is only one answer."


def _said(best: Advised) -> str:
    chance = f": {percent(best.chance)} to win" if best.is_rated else ""
    said = f"{short(best.label).rstrip('.')}{chance}"
    if best.reply:
        said += f"; then most likely ({percent(best.likely)}): {best.reply}"
    return f"{said}. {best.reason}".rstrip()
