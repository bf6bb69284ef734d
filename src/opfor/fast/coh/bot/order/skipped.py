"""What a skipped line lacked, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from opfor.core.ladder import NO_RUNG
from opfor.core.measure import Shortfall, with_numbers
from opfor.fast.coh.bot.acting_ai import ACTING
from opfor.fast.coh.bot.seen.called import ACTION_IDS
from opfor.fast.coh.bot.words.rungs import ROWS, TRUE_OF, name_of
from opfor.fast.coh.mind import Lacked
from opfor.fast.coh.numbering import numbering


class Lack:
    """What kept a line from being carried out."""

    NO_PASS, NO_COUNTERACTION, NO_MISSION_ORDER, NOBODY = range(2, 6)


def _nobody(_play: Any, rung: int, *_: int) -> Shortfall:
    """The test that nobody passed, if all its actions agree."""
    if rung == Lacked.SEVERAL:
        return Shortfall("no-action-possible")
    if rung == NO_RUNG:
        return Shortfall("no-ai")
    return Shortfall(f"nobody-{ACTING.criteria[rung].measure.id}")


LACKED: dict[int, Shortfall | Callable[..., Shortfall]] = {
    Lack.NO_PASS: with_numbers("does-not-pass", 2),
    Lack.NO_COUNTERACTION: Shortfall("no-counteraction"),
    Lack.NO_MISSION_ORDER: Shortfall("no-mission-order"),
    Lack.NOBODY: _nobody,
}


def card_read(play: Any, _places: Any, about: Sequence[Sequence[int]]) -> dict[str, str]:
    """Which card it is, by its first row, and the action that is carried out."""
    (first, action, *_), found = about[-1], dict[str, str]()
    found["card"] = numbering(play.setting).script.card_at(first)
    if action:
        found["action"] = ACTION_IDS[action]
    return found


WORDS = {
    "no-ai": "no AI is on the map",
    "nobody-may-act": "no AI may act",
    "nobody-in-a-units-hex": "no AI that may act shares a hex with a unit of yours",
    "nobody-next-to-a-unit": "no AI that may act is next to a unit of yours",
    "nobody-is-meant": "the line speaks to no AI any more",
    "nobody-is-of-the-kind": "no AI is of the kind the line names",
    **{f"nobody-{name_of('ai', word)}": f"no AI that may act is {TRUE_OF[word]}" for word in ROWS},
    "nobody-has-matching-goal": "nothing on the map is what it aims at",
    "nobody-can-do-it": "no AI can do it",
    "no-action-possible": "no AI can do any of its actions",
    "does-not-pass": "with {} Fresh AI and {} Fresh Units the AI does not pass",
    "no-counteraction": "no Counteraction can be carried out",
    "no-mission-order": "no Mission Order can be carried out",
}
