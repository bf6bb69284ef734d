"""What the AI will do next, exactly: every order card still in the draw pile is read.

For each card the header, the event it leads to and the order are worked out on the present state;
ties among AI and among targets are shared out evenly. An event with dice in it is not rolled out:
the card is then read as if the event had changed nothing, and the reason says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.core.game import Forecast, Intended, intended
from opfor.core.odds import branches
from opfor.core.phrases import percent
from opfor.core.play import Procedure, apart
from opfor.core.requests import Choose, Draw, Request, Roll, TieBreak
from opfor.games.coh.bot.order.actions import carry
from opfor.games.coh.bot.order.card import read_card
from opfor.games.coh.bot.order.plan import Deed, Plan
from opfor.games.coh.bot.seen.outlook import outlook_now, survey_now
from opfor.games.coh.course.ai_turn import OWN_DEEDS, OwnOrders
from opfor.games.coh.course.mission_lines.lines import reading_of
from opfor.games.coh.course.mission_track import header
from opfor.games.coh.rules.order_deck import solo_of
from opfor.games.coh.values.actions import Pass
from opfor.games.coh.values.apply import apply
from opfor.games.coh.values.order_draws import lines_of
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.state import State

ATTACKS = ("attack", "group-attack", "pivot-and-attack")
UNWATCHED = ("COH-5.3-e", "COH-5.3.1-c", "V-7")
"""Ties that decide only where an AI goes or looks."""


class Prospect(NamedTuple):
    """What one card may come to, and how likely that is once the card is drawn."""

    share: Fraction
    plan: Plan
    advances: bool
    unrolled: bool


class Foreseen(Struct):
    """One thing the AI may do: its share of all ways, and of those that move the marker too."""

    label: str
    share: Fraction = Fraction(0)
    advancing: Fraction = Fraction(0)
    because: list[str] = []


DEEDS: dict[Deed, str] = {
    "pass": "passes",
    "move": "moves",
    "move-into-cc": "moves into close combat",
    "disengage": "leaves close combat",
    "rally": "tries to rally",
    "auto-rally": "rallies",
    "pivot": "turns",
    "pivot-and-attack": "turns and attacks",
    "attack": "attacks an objective",
    "group-attack": "attacks an objective with others",
    "become-fresh": "becomes fresh",
    "become-spent": "becomes spent",
    "become-hit": "is hit",
    "become-unhit": "loses its hit",
    "reveal": "shows who it is",
    "dig-in": "digs in",
    "lay-smoke": "lays smoke",
    "exit": "leaves the map",
    "enter": "brings a unit onto the map",
    "counteractions": "does no more: the mission is over",
    "mission-orders": "carries out a mission order",
}
"""What a plan comes to, as it follows the AI's name."""


UNTYPED = "untyped"
"""The key of what a card brings whose text nobody has typed."""


class _Dice(Exception):
    """An event wants dice: it is not rolled out."""


def forecast(setting: Any, state: State, action: Any = None) -> Sequence[Forecast]:
    """Exact odds of the AI's next act; ``action`` is what the person would do first.

    Whether the person's unit is then spent is weighed by the cards that the check may draw;
    dice of the action itself are taken to miss.
    """
    if not isinstance(setting, SoloSetting) or state.solo is None or state.stage != "turn":
        return []
    found: dict[str, Foreseen] = {}
    for after, weights in _grouped(_after(setting, state, action)):
        for name, weight in weights.items():
            _add(setting, after, name, weight, found)
    order = sorted(found, key=lambda key: (-found[key].share, key))
    return [
        Forecast(
            key,
            found[key].label,
            float(found[key].share),
            tuple(dict.fromkeys(found[key].because)),
            _on_the_track(found[key]),
        )
        for key in order
    ]


def _on_the_track(seen: Foreseen) -> str:
    """What else a card of this outcome does: it may move the marker."""
    if not seen.advancing:
        return ""
    if seen.advancing == seen.share:
        return "the mission track advances"
    return f"the mission track advances in {percent(float(seen.advancing / seen.share))} of it"


def _grouped(
    branches: Sequence[tuple[Fraction, State]],
) -> list[tuple[State, dict[str, Fraction]]]:
    """States that differ only in the deck, together; with each the odds of every card."""
    groups: list[tuple[State, dict[str, Fraction]]] = []
    for weight, state in branches:
        assert state.solo is not None
        known = next((w for s, w in groups if s.counters == state.counters), None)
        if known is None:
            known = {}
            groups.append((state, known))
        pile = state.solo.orders or state.solo.used
        for name in pile:
            known[name] = known.get(name, Fraction(0)) + weight / len(pile)
    return groups


def _add(
    setting: SoloSetting,
    state: State,
    name: str,
    weight: Fraction,
    found: dict[str, Foreseen],
) -> None:
    """Add up what one card may come to."""
    card = setting.cards[name]
    if not card.is_known:
        seen = found.setdefault(UNTYPED, Foreseen("nobody knows: the card is not typed yet"))
        seen.share += weight
        seen.because.append(f"card {card.number:02d}")
        return
    for prospect in prospects(setting, state, card):
        key, label, why = _said(state, card, prospect)
        seen = found.setdefault(key, Foreseen(label))
        share = weight * prospect.share
        seen.share += share
        seen.advancing += share if prospect.advances else 0
        seen.because.append(why)


def _said(state: State, card: OrderCard, prospect: Prospect) -> tuple[str, str, str]:
    """The key of what a card comes to, the same in words, and the card with who acts."""
    name, plan = f"card {card.number:02d}", prospect.plan
    note = ", its event left out" if prospect.unrolled else ""
    who = state.counters[plan.acting].id if plan.acting >= 0 else ""
    if plan.do in ATTACKS and plan.goal is not None and plan.goal >= 0:
        target = state.counters[plan.goal].id
        need = f" needing {plan.needed}" if plan.needed else ""
        return f"attack:{target}", f"{target} is attacked", f"{name}: {who}{need}{note}"
    said = DEEDS[plan.do]
    if not who or plan.do == "enter":
        return plan.do, f"the AI {said}", f"{name}{note}"
    return f"{plan.do}:{who}", f"{who} {said}", f"{name}{note}"


def prospects(setting: SoloSetting, state: State, card: OrderCard) -> list[Prospect]:
    """Everything a card may come to on a state, ties shared out evenly."""
    try:
        return _prospects(setting, state, card, unrolled=False)
    except _Dice:
        return _prospects(setting, state, card, unrolled=True)


def _prospects(
    setting: SoloSetting, state: State, card: OrderCard, *, unrolled: bool
) -> list[Prospect]:
    ways = branches(lambda: _preview(_desk(setting, state), card, events=not unrolled), _unwatched)
    return [Prospect(share, plan, advances, unrolled) for share, (plan, advances) in ways]


def _unwatched(request: Request) -> Any:
    """The first of those whom a tie decides between that nobody watches; dice are not rolled."""
    if isinstance(request, TieBreak):
        return request.candidates[0] if request.rule in UNWATCHED else None
    if isinstance(request, Draw):
        return None
    raise _Dice


def _desk(setting: SoloSetting, state: State) -> CohPlay:
    return apart(apply, setting, replace(state, mover=setting.bot or 0))


def _preview(play: CohPlay, card: OrderCard, *, events: bool) -> Procedure[tuple[Plan, bool]]:
    """Header, event and the choice of the order, without carrying it out. A rumor that the event
    exposes is read as one: nobody can say who it is."""
    before = outlook_now(play.setting, play.state)
    marker = solo_of(play).marker
    if events:
        yield from header(play, card)
    advances = solo_of(play).marker != marker or (not events and card.track is not None)
    if play.state.stage == "over":
        return Plan(line="end", do="counteractions"), advances
    outlook = before._replace(command=card.is_command)
    own = OwnOrders()
    yield from own.look_up(play, outlook, card)
    survey = survey_now(play, outlook)
    plan = yield from read_card(play, survey, lines_of(card.priority, card.tactical), own)
    kind = OWN_DEEDS.get(plan.do)
    first = own.lists[kind].line if kind is not None else None
    if first is not None:
        reading = reading_of(play, survey, first.steps[0])
        if reading is not None:
            plan = yield from carry(play, reading, plan.line)
    return plan, advances


# -- the person's action first ---------------------------------------------------------------------


def _after(setting: SoloSetting, state: State, action: Any) -> list[tuple[Fraction, State]]:
    """The states the AI may find, weighed: as it is after a pass, or after an action and each
    outcome of its check."""
    meant = intended(action)
    if action is None or isinstance(meant.action, Pass):
        return [(Fraction(1), replace(state, acted=(), action="pass"))]
    from opfor.games.coh.course.turn import take_turn

    assert state.solo is not None
    found = []
    for card, chance in _checks(state):
        play = _desk(setting, state)
        play.state = replace(state, mover=1 - (setting.bot or 0))
        _act(take_turn(play, 1 - (setting.bot or 0)), meant, card)
        found.append((chance, play.state))
    return found


def _checks(state: State) -> list[tuple[str, Fraction]]:
    assert state.solo is not None
    pile = state.solo.orders or state.solo.used
    return [(card, Fraction(1, len(pile))) for card in pile]


def _act(procedure: Procedure[None], meant: Intended, card: str) -> None:
    """Carry the action out: answers as intended, else the first option, dice that miss, that card
    for the check."""
    answer: Any = None
    given = 0
    try:
        while True:
            request = procedure.send(answer)
            if isinstance(request, Choose):
                if request.question == "turn" and meant.action in request.options:
                    answer = meant.action
                else:
                    answer, given = meant.answer_to(request, given)
            elif isinstance(request, Draw):
                answer = card if card in request.pool else request.pool[0]
            elif isinstance(request, Roll):
                answer = (1,) * request.dice
            elif isinstance(request, TieBreak):
                answer = request.candidates[0]
    except StopIteration:
        return
