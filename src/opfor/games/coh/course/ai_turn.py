"""The AI's turn: a card, its header, one order, and the check."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.cardboard.coh.orders.trees import (
    CardOrder,
    ExecuteCounteractions,
    ExecuteMissionOrders,
    TacticalOrder,
)
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.trace import Decision
from opfor.games.coh.bot.order.card import read_card
from opfor.games.coh.bot.order.own_orders import OwnKind
from opfor.games.coh.bot.order.plan import Plan
from opfor.games.coh.bot.rumored_enemies import reveal_exposed
from opfor.games.coh.bot.seen.outlook import outlook_now, survey_now
from opfor.games.coh.bot.seen.survey import Outlook
from opfor.games.coh.course.ai_actions import carry_out
from opfor.games.coh.course.entry_cup import enter
from opfor.games.coh.course.mission_lines.lines import OwnList, own_list, run
from opfor.games.coh.course.mission_track import header
from opfor.games.coh.course.turn import tidy
from opfor.games.coh.course.upshot import PASSED, Upshot, passes
from opfor.games.coh.rules.action_cards import interfere
from opfor.games.coh.rules.aps_and_caps import Paid, check
from opfor.games.coh.rules.order_deck import bot_of, count_losses, discard, draw, is_called_off
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.events import ActionTaken, TurnBegun
from opfor.games.coh.values.order_draws import lines_of
from opfor.games.coh.values.play import CohPlay


@cite("COH-2.2-a", "COH-2.3.1-i")
def ai_turn(play: CohPlay) -> Procedure[None]:
    """Draw a card, move the track if its header says so, carry out one order, check."""
    bot = play.setting.bot
    assert bot is not None
    play.emit(TurnBegun(bot))
    yield from play_order_card(play, "order")


def play_order_card(play: CohPlay, purpose: ev.Purpose) -> Procedure[None]:
    """Draw a card as the turn's order, or because an event says so, and do all it says; Rumored
    Enemies whom its header's event has exposed are revealed before the order. An event that has
    ended the round leaves no order to be carried out."""
    before = outlook_now(play.setting, play.state)
    card = yield from draw(play, purpose)
    yield from header(play, card)
    if play.state.stage == "over":
        discard(play, card)
        return
    yield from reveal_exposed(play)
    done = PASSED
    if not is_called_off(play):
        done = yield from one_order(play, card, before._replace(command=card.is_command))
    discard(play, card)
    yield from settle_turn(play, card, done)


@cite("COH-4.1-b", "COH-7.0-a", "COH-7.1-a", "COH-7.1-b", "QC-36")
def one_order(play: CohPlay, card: OrderCard, outlook: Outlook) -> Procedure[Upshot]:
    """The first order on the card that can be carried out, or a pass."""
    mission = OwnOrders()
    yield from mission.look_up(play, outlook, card)
    lines = lines_of(card.priority, card.tactical)
    while True:
        plan = yield from read_card(
            play, survey_now(play, outlook), lines, mission, f"{card.number:02d}"
        )
        done = yield from _as_planned(play, plan, outlook, mission, lines)
        if not done.baulked:
            return done
        lines = lines[[line for line, _ in lines].index(plan.line) + 1 :]


@cite("SOLO-5.6-b", "SOLO-5.6-c")
def _enter(
    play: CohPlay, lines: Sequence[tuple[str, CardOrder]], name: str, outlook: Outlook
) -> Procedure[Upshot]:
    """A move order for the entry cup; whoever cannot come in makes the AI pass."""
    order = dict(lines)[name]
    assert isinstance(order, TacticalOrder), "only move orders bring AI in"
    done = yield from enter(play, order, outlook)
    return passes(play) if done.turned_back else done


def _as_planned(
    play: CohPlay,
    plan: Plan,
    outlook: Outlook,
    mission: OwnOrders,
    lines: Sequence[tuple[str, CardOrder]],
) -> Procedure[Upshot]:
    """Do what the card came to: an order, or the mission's own."""
    if plan.do == "enter":
        return (yield from _enter(play, lines, plan.line, outlook))
    kind = OWN_DEEDS.get(plan.do)
    if kind is None:
        return (yield from carry_out(play, plan, outlook))
    own = mission.lists[kind]
    assert own.line is not None, "the card calls for them only if one can be executed"
    number = yield from own.choose(play)
    play.emit(ev.MissionOrderBegun(kind, number))
    passed = play.state.passes
    done = yield from run(play, own.line, outlook)
    if done.turned_back and not done.units:
        return passes(play)
    if 0 < passed == play.state.passes:
        play.emit(ActionTaken(bot_of(play), (), kind))  # nobody acted, yet it was no pass
    unchecked = play.setting.rulings.mission_order_check == "unchecked"
    return Upshot() if unchecked else done


OWN_DEEDS: dict[str, OwnKind] = {
    "counteractions": "counteraction",
    "mission-orders": "mission-order",
}


class OwnOrders:
    """The mission's Counteractions and Mission Orders as they stand this turn."""

    def __init__(self) -> None:
        self.lists: dict[OwnKind, OwnList] = {}

    def look_up(self, play: CohPlay, outlook: Outlook, card: OrderCard) -> Procedure[None]:
        """Look only for what the card calls for."""
        if any(isinstance(order, ExecuteCounteractions) for order in card.priority):
            self.lists["counteraction"] = yield from own_list(play, "counteraction", outlook)
        if any(isinstance(order, ExecuteMissionOrders) for order in card.tactical):
            self.lists["mission-order"] = yield from own_list(play, "mission-order", outlook)

    def has(self, kind: OwnKind) -> bool:
        return kind in self.lists and self.lists[kind].line is not None

    def in_vain(self, play: CohPlay, kind: OwnKind) -> list[Decision]:
        own = self.lists.get(kind)
        return [own.in_vain(play)] if own is not None and own.read.size else []


@cite("COH-3.1.1-a", "COH-3.1.1-c", "COH-4.0-b", "COH-4.3-a", "revealed-mover")
def settle_turn(play: CohPlay, card: OrderCard, done: Upshot) -> Procedure[None]:
    """What the order has caused, the Player's cards on it, then the check of a green card: one for
    all who took part; who was behind a rumor that moved makes it."""
    tidy(play)
    behind = yield from reveal_exposed(play)
    if play.setting.rulings.revealed_mover == "checks":
        done = done.by_those(behind)
    if done.units and play.state.stage != "over":
        checked = not card.is_command and done.cost > 0
        paid = Paid("ap" if checked else "free", done.cost)
        paid = yield from interfere(play, paid, list(done.units))
        if checked:
            yield from _check(play, done, paid.aps)
    yield from count_losses(play)
    tidy(play)


@cite("COH-3.1.1-c", "COH-7.1-b", "check-of-steps")
def _check(play: CohPlay, done: Upshot, cost: int) -> Procedure[None]:
    """One check at the dearest step; by ruling one for each step, what a card made dearer the
    first."""
    checks = [(done.units, cost)]
    if play.setting.rulings.check_of_steps == "each":
        checks = done.by_steps()
        units, first = checks[0]
        checks[0] = (units, first + cost - done.cost)
    for units, aps in checks:
        alive = [u for u in units if play.state.counters[u].place == "map"]
        yield from check(play, alive, aps)


__all__ = ["ai_turn", "passes"]
