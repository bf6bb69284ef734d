"""What a side is asked to choose, in words: the question, its offers, what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.requests import Choose
from opfor.fast.coh import choices as on
from opfor.fast.coh.numbering import numbering
from opfor.fast.coh.told_offers import action_told
from opfor.fast.coh.values import DONE, NEVER
from opfor.fast.coh.whys import For
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.names import counter_name
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.shots import Shot, Wanted

OFFER = 3
PLAIN = {
    on.ON_TURN: ("turn", ""),
    on.AFTER_MOVE: ("after-move", "go one hex further?"),
    on.ON_COMING: ("group-enter", "who comes along?"),
    on.ON_SMOKE: ("smoke", "where to?"),
    on.ON_SUSPECT: ("suspect", "which hex?"),
    on.ON_ARTILLERY: ("artillery", "for next round"),
    on.ON_DISCARD: ("drop-card", "which card?"),
}
JOINING = (
    ("supporters", "each supporter adds 1"),
    ("rally-group", "who else?"),
    ("dig-in-group", "who else?"),
)
DRIVING = ("a bonus move is left", "one hex further")
BONUS = ("the enemy's action", "{} has moved", "another turn?")
"""By what the question is about."""


def choice(play: CohPlay, question: int, side: int, noted: Sequence[int]) -> Choose:
    """A question with its offers."""
    end = 1 + noted[0]
    told = [noted[at : at + OFFER] for at in range(1, end, OFFER)]
    seat = play.setting.seat(play.state, side)
    if question == on.ON_SET_UP:
        seat = play.setting.owners_seat(noted[-1], side)
    options = tuple([action_told(play.setting, question, offer) for offer in told])
    if question in (on.BEFORE_ROLL, on.AFTER_ROLL):
        return of_roll(play, question, seat, options, noted[end:])
    name, why, about = said(play, question, told[0][0], *noted[end:])
    return Choose(seat, name, options, why, about=about)


def said(play: CohPlay, question: int, first: int, about: int, unit: int) -> tuple[str, str, Any]:
    """A question, what it is about in words, and as a value."""
    if question in PLAIN:
        return *PLAIN[question], None
    if question == on.ON_PAYMENT:
        return "payment", f"the action costs {about}", None
    if question == on.ON_STEP:
        why = "who goes along?" if first == DONE else "the dearest step first"
        return "group-step", why, None
    if question == on.ON_JOINING:
        return *JOINING[about], None
    if question == on.ON_DRIVING:
        return "drive-on", DRIVING[about], None
    if question in (on.ON_CARD_UNIT, on.ON_FREE_ACTION):
        card = numbering(play.setting).cards[about]
        if question == on.ON_FREE_ACTION:
            return "free-action", card.title, None
        return "card-unit", card.title, card.effect
    counter = play.state.counters[unit]
    if question == on.ON_SET_UP:
        return "set-up", counter_name(play.setting, counter), None
    if question == on.ON_FACING:
        return "facing", counter.id, None
    return "bonus-card", BONUS[about].format(counter.id), None


def of_roll(
    play: CohPlay, question: int, seat: str, options: tuple[Any, ...], noted: Sequence[int]
) -> Choose:
    """CAPs and cards for a roll, or a card that changes one."""
    from opfor.fast.coh.tongue import thrown_for

    dice, needed, kill, shown = noted[:4]
    why = thrown_for(play, *noted[4:9])
    wanted = None if needed == NEVER else needed
    kills = None if kill == NEVER else kill
    if question == on.AFTER_ROLL:
        about = Wanted(dice, wanted, kills, shown)
        return Choose(seat, "after-roll", options, f"{why}: the dice show {shown}", about=about)
    if noted[4] == For.AN_ATTACK:
        why = odds_of(play, why, noted[6], noted[7], *noted[9:])
    return Choose(seat, "before-roll", options, why, about=Wanted(dice, wanted, kills))


def odds_of(
    play: CohPlay, why: str, by: int, at: int, cell: int, eye: int,
    is_flame: int, is_indirect: int, helpers: int,
) -> str:  # fmt: skip
    """The odds of an attack, for somebody who wants to know; none where that told a secret."""
    if play.setting.hits_are_secret and play.state.counters[at].hit:
        return "attack on a unit whose hit is secret"
    if not play.explain:
        return why
    from opfor.fast.coh.course.lookout import odds_in_words

    sight = look(play.setting, play.state)
    if is_flame:
        return odds_in_words(sight, Shot(by, cell, "flame", eye, helpers), at)
    shot = Shot(by, cell, "indirect" if is_indirect else "direct", eye, helpers)
    return odds_in_words(sight, shot, at)
