"""A side's dice: CAPs committed before the roll, bonus cards before and after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from opfor.cardboard.coh.counters.action_cards import CardEffect, action_cards
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Roll
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import AddCaps, Done, PlayBonus
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.shots import Wanted
from opfor.games.coh.values.untold_cards import may_hold


def to_hit(play: CohPlay, needed: int) -> Wanted:
    """What an attack wants: to hit, and by four and more to kill."""
    return Wanted(2, needed, needed + play.setting.numbers.kill_margin)


class Rolled(Struct, frozen=True):
    """Dice, and what CAPs and cards added."""

    dice: tuple[int, ...]
    extra: int

    @property
    def total(self) -> int:
        return sum(self.dice) + self.extra


def cards_for(play: CohPlay, side: int, *effects: CardEffect) -> list[str]:
    """The cards of a side's hand that have one of these effects and can be paid."""
    known, caps = action_cards(), play.state.caps[side]
    hand = [known[n] for n in may_hold(play.state, side) if n in known]
    return [card.number for card in hand if card.effect in effects and card.caps <= caps]


def play_card(play: CohPlay, side: int, card: str) -> None:
    """Lay a card down and pay its CAPs."""
    play.emit(ev.CardPlayed(side, card))
    if action_cards()[card].caps:
        play.emit(ev.CapsSpent(side, action_cards()[card].caps, f"card:{card}"))


@cite("COH-3.2-a", "COH-3.2.3-a", "QC-28")
def most_caps(play: CohPlay, side: int) -> int:
    """How many CAPs a side may commit to one roll."""
    limit = play.setting.rulings.caps_per_roll
    caps = play.state.caps[side]
    return caps if limit == "unlimited" else min(int(limit), caps)


@cite("COH-3.2.3-a")
def rolled(
    play: CohPlay,
    side: int,
    wanted: Wanted,
    why: str,
    *,
    attack: bool = False,
    caps: bool = True,
    odds: str = "",
    secret: bool = False,
) -> Procedure[Rolled]:
    """Roll for a side: first ask for CAPs (and an aiming card), then roll, then the cards that
    change a roll. CAPs leave the pool whatever the dice show. ``odds`` is said when asking; what
    is ``secret`` is told with the roll only."""
    asked = Wanted(wanted.dice) if secret else wanted
    extra = yield from committed(play, side, odds or why, asked, attack=attack, caps=caps)
    faces = yield Roll("dice", wanted.dice, 6, why)
    change = yield from _changed(play, side, wanted.of_dice(extra, sum(faces)), why)
    if change is None:
        faces = yield Roll("dice", wanted.dice, 6, f"{why}, again")
        change = 0
    return Rolled(tuple(faces), extra + change)


@cite("COH-3.2.3-a", "dice-caps-change")
def committed(
    play: CohPlay,
    side: int,
    why: str,
    wanted: Wanted,
    *,
    attack: bool = False,
    caps: bool = True,
) -> Procedure[int]:
    """What CAPs and an aiming card add to the roll that follows."""
    extra = 0
    if play.setting.bot == side:
        return extra
    aims = cards_for(play, side, "aim") if attack else []
    most = most_caps(play, side) if caps else 0
    while most or aims:
        options = [*(AddCaps(n) for n in range(most + 1)), *map(PlayBonus, aims)]
        asked = wanted.of_dice(extra)
        answer = yield _ask(play, side, "before-roll", options, why, asked)
        if isinstance(answer, PlayBonus):
            play_card(play, side, answer.card)
            play.emit(ev.DieChanged(side, answer.card, 2))
            extra, aims = extra + 2, []
            continue
        if isinstance(answer, AddCaps) and answer.caps:
            play.emit(ev.CapsSpent(side, answer.caps, "roll"))
            extra += answer.caps
        break
    return extra


def _changed(play: CohPlay, side: int, wanted: Wanted, why: str) -> Procedure[int | None]:
    """What luck adds to a roll; None to roll again."""
    if not play.state.hands[side]:
        return 0
    cards = cards_for(play, side, "re-roll", "luck")
    if not cards:
        return 0
    options = [Done(), *map(PlayBonus, cards)]
    said = f"{why}: the dice show {wanted.shown}"
    answer = yield _ask(play, side, "after-roll", options, said, wanted)
    if not isinstance(answer, PlayBonus):
        return 0
    play_card(play, side, answer.card)
    if action_cards()[answer.card].effect == "re-roll":
        return None
    (die,) = yield Roll("dice", 1, 6, "luck")
    change = -3 if die == 1 else 2
    play.emit(ev.DieChanged(side, answer.card, change))
    return change


def _ask(
    play: CohPlay, side: int, question: str, options: Sequence[Any], why: str, wanted: Wanted
) -> Choose:
    seat = play.setting.seat(play.state, side)
    return Choose(seat, question, tuple(options), why, about=wanted)
