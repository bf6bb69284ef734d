"""The numbers of a run as events and requests: what records hold, and what people are asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import get_args

from opfor.core.asking import CHOOSE, DRAW, ROLL
from opfor.core.ladder import EQUALS
from opfor.core.log_rows import Tongue, tie_break
from opfor.core.requests import Draw, Request, Roll
from opfor.fast.coh.bot.questions import QUESTIONS
from opfor.fast.coh.numbering import numbering
from opfor.fast.coh.rules.rolls import SIX
from opfor.fast.coh.told_choices import choice
from opfor.fast.coh.values import RED
from opfor.fast.coh.whys import For, Of
from opfor.games.coh.values import events
from opfor.games.coh.values.order_draws import PART, WHY
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.solo_events import Purpose as PurposeName

PURPOSES: tuple[PurposeName, ...] = get_args(PurposeName)


def request(play: CohPlay, kind: int, why: int, side: int, noted: Sequence[int]) -> Request:
    """What the run waits for."""
    if kind == CHOOSE:
        return choice(play, why, side, noted[1:])
    if kind == ROLL:
        return rolled(play, why, noted)
    if kind == DRAW:
        return drawn(play, why, side, noted[1:])
    return tie_break(play, QUESTIONS[why - EQUALS], noted, is_other=bool(side))


# -- dice ------------------------------------------------------------------------------------------


def rolled(play: CohPlay, why: int, noted: Sequence[int]) -> Roll:
    """Dice, and what they are thrown for."""
    if why == For.A_CHECK:
        return Roll("spent-die", 1, noted[1], "AP Spent Check", "COH-3.1.1-b")
    if why in PLAIN_DICE:
        return Roll("dice", noted[0], SIX, PLAIN_DICE[why](play, noted))
    said = thrown_for(play, why, *noted[1:5])
    return Roll("dice", noted[0], SIX, f"{said}, again" if noted[5] else said)


def card_title(play: CohPlay, card: int) -> str:
    return numbering(play.setting).cards[card].title


PLAIN_DICE: dict[int, Callable[[CohPlay, Sequence[int]], str]] = {
    For.A_DRIFT: lambda *_: "direction of drift",
    For.WIRE: lambda *_: "barbed wire",
    For.LUCK: lambda *_: "luck",
    For.A_CARD: lambda play, noted: card_title(play, noted[1]),
    For.A_CONDITION: lambda *_: "a mission's condition",
}
"""Dice that nothing changes."""


def thrown_for(play: CohPlay, why: int, needed: int, by: int, at: int, added: int) -> str:
    """What a side throws its dice for, in words."""
    return THROWN[why](play, needed, by, at, added)


def attack(play: CohPlay, needed: int, by: int, at: int, added: int) -> str:
    more = f", {added} added" if added else ""
    if not play.explain:
        return f"attack, {needed} needed{more}"
    return f"{called(play, by)} attacks {called(play, at)}, {needed} needed{more}"


def called(play: CohPlay, unit: int) -> str:
    return play.state.counters[unit].id


def work_title(play: CohPlay, kind: int) -> str:
    title: str = numbering(play.setting).works[kind].title
    return title.lower()


def rally(play: CohPlay, needed: int, _by: int, unit: int, _added: int) -> str:
    counter = play.state.counters[unit]
    return f"{'a hidden unit' if counter.hidden else counter.id} rallies, {needed} needed"


THROWN: dict[int, Callable[[CohPlay, int, int, int, int], str]] = {
    For.AN_ATTACK: attack,
    For.A_RUMOR: lambda play, needed, by, at, _: (
        f"{called(play, by)} fires at the rumor {called(play, at)}, {needed} reveals it"
    ),
    For.A_WORK: lambda play, needed, _by, at, _: f"{work_title(play, at)}, {needed} needed",
    For.MINES: lambda _play, needed, *_: f"mines, {needed} needed",
    For.A_RALLY: rally,
    For.SOFT_GROUND: lambda _play, needed, *_: f"soft ground, {needed} needed",
    For.A_SEARCH: lambda _play, needed, *_: f"search by fire, {needed} needed",
    For.A_TARGET: lambda _play, needed, *_: f"artillery, {needed} needed to be on target",
    For.A_SHELL: lambda _play, needed, *_: f"artillery, {needed} needed",
    For.SOMEBODY_HIDDEN: lambda *_: "artillery",
    For.INITIATIVE: lambda _play, _needed, _by, printed, _: f"initiative, {printed} needed",
    For.A_ROLL_OFF: lambda *_: "initiative",
    For.A_SNIPER: lambda _play, needed, *_: f"sniper, {needed} needed",
}
"""What the numbers of a throw say."""


# -- draws -----------------------------------------------------------------------------------------


def drawn(play: CohPlay, why: int, side: int, noted: Sequence[int]) -> Draw:
    """What to draw from, each item as often as it is there."""
    known = numbering(play.setting)
    pool, more = noted[1 : 1 + noted[0]], noted[1 + noted[0] :]

    def named(names: Sequence[str]) -> tuple[str, ...]:
        return tuple([names[number] for number in pool])

    if why == Of.A_HIT:
        return hit_drawn(play, named(known.hit_names), *more)
    if why in (Of.FIRST_CARDS, Of.ACTION_CARDS):
        rule = "COH-1.0-f" if why == Of.FIRST_CARDS else ""
        hidden = play.setting.bot == 1 - side
        return Draw("action-cards", named(known.card_names), "action card", rule, hidden=hidden)
    if why == Of.WHO_WAS_BEHIND:
        behind = f"what was behind the rumor {called(play, more[0])}"
        return Draw("re-cup", named(known.cup_items), behind, "COH-6.2-e")
    if why in FROM_CUPS:
        source, said, rule = FROM_CUPS[why]
        return Draw(source, named(known.cup_items), said, rule)
    if why == Of.A_DEFENCE:
        return Draw("defences", named(known.defence_names), "a Defense Counter", "GEN-3.7.3-c")
    if why == Of.COMMAND_CARDS:
        return Draw("command-cards", named(known.order_names), "a Command card")
    purpose = PURPOSES[why - Of.ORDERS]
    part = PART.get(purpose, ())
    return Draw("orders", named(known.order_names), *WHY[purpose], part=part)


FROM_CUPS = {
    Of.WHO_COMES_IN: ("entry-cup", "the AI that comes in", "SOLO-5.6-b"),
    Of.WHO_IS_BROUGHT: ("entry-cup", "the AI brought", "SOLO-5.6-a"),
    Of.THE_RE_CUP: ("re-cup", "the AI brought", "COH-6.2-e"),
    Of.THE_RESERVE: ("entry-cup", "the AI brought", "COH-6.2-e"),
}
"""Which cup an AI is drawn from, why, and its row."""


def hit_drawn(play: CohPlay, pool: tuple[str, ...], unit: int, colour: int) -> Draw:
    """A hit counter for a unit, from the pile of what was struck."""
    pile, struck = ("soft", "soft target") if colour == RED else ("armour", "armour")
    said = f"hit counter for {called(play, unit)} ({struck})"
    return Draw(f"{pile}-hits", pool, said, "COH-1.0-d")


TONGUE = Tongue(QUESTIONS, get_args(events.Event), numbering, request)
