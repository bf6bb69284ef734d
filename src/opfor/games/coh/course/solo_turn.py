"""The AI's turn: a card, its header, one order, and the check."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.orders.lines import OrderLine
from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.cardboard.coh.orders.trees import CardOrder, TacticalOrder
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.bot.order.card import lines_of, read_card
from opfor.games.coh.bot.order.plan import Plan
from opfor.games.coh.bot.rumored_enemies import reveal_exposed
from opfor.games.coh.bot.seen.outlook import outlook_now, survey_now
from opfor.games.coh.bot.seen.survey import Outlook
from opfor.games.coh.course.ai_actions import Upshot, carry_out, passes
from opfor.games.coh.course.entry_cup import enter
from opfor.games.coh.course.mission_lines.lines import first_ready, run
from opfor.games.coh.course.mission_track import header
from opfor.games.coh.course.turn import tidy
from opfor.games.coh.rules.action_cards import interfere
from opfor.games.coh.rules.aps_and_caps import Paid, check
from opfor.games.coh.rules.order_deck import count_losses, discard, draw, setting_of
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.events import TurnBegun
from opfor.games.coh.values.play import CohPlay


@cite("COH-2.2-a", "COH-2.3.1-i")
def ai_turn(play: CohPlay) -> Procedure[None]:
    """Draw a card, move the track if its header says so, carry out one order, check."""
    bot = play.setting.bot
    assert bot is not None
    play.emit(TurnBegun(bot))
    yield from play_order_card(play, "order")


def play_order_card(play: CohPlay, purpose: ev.Purpose) -> Procedure[None]:
    """Draw a card as the turn's order, or because an event says so, and do all it says."""
    before = outlook_now(play.setting, play.state)
    card = yield from draw(play, purpose)
    yield from header(play, card)
    if play.state.stage == "over":
        discard(play, card)
        return
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
        plan = yield from read_card(play, survey_now(play, outlook), lines, mission)
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
    which = {"counteractions": mission.counteraction, "mission-orders": mission.order}.get(plan.do)
    if which is None:
        return (yield from carry_out(play, plan, outlook))
    kind = "counteraction" if plan.do == "counteractions" else "mission-order"
    number, line = which
    play.emit(ev.MissionOrderBegun(kind, number))  # type: ignore[arg-type]
    done = yield from run(play, line, outlook)
    if done.turned_back and not done.units:
        return passes(play)
    unchecked = play.setting.rulings.mission_order_check == "unchecked"
    return Upshot() if unchecked else done


class OwnOrders:
    """The mission's Counteractions and Mission Orders as they stand this turn: of each list the
    first that can be executed."""

    def __init__(self) -> None:
        self.counteraction: tuple[int, OrderLine] | None = None
        self.order: tuple[int, OrderLine] | None = None

    def look_up(self, play: CohPlay, outlook: Outlook, card: OrderCard) -> Procedure[None]:
        """Look only for what the card calls for."""
        from opfor.cardboard.coh.orders.trees import ExecuteCounteractions, ExecuteMissionOrders

        script = setting_of(play).script
        if any(isinstance(order, ExecuteCounteractions) for order in card.priority):
            self.counteraction = yield from first_ready(play, script.counteractions, outlook)
        if any(isinstance(order, ExecuteMissionOrders) for order in card.tactical):
            self.order = yield from first_ready(play, script.mission_orders, outlook)

    def can_counteract(self) -> bool:
        return self.counteraction is not None

    def can_do_mission_orders(self) -> bool:
        return self.order is not None


@cite("COH-3.1.1-a", "COH-3.1.1-c", "COH-4.0-b", "COH-4.3-a")
def settle_turn(play: CohPlay, card: OrderCard, done: Upshot) -> Procedure[None]:
    """What the order has caused, the Player's cards on it, then the check of a green card: one for
    all who took part."""
    tidy(play)
    yield from reveal_exposed(play)
    if done.units and play.state.stage != "over":
        checked = not card.is_command and done.cost > 0
        paid = Paid("ap" if checked else "free", done.cost)
        paid = yield from interfere(play, paid, list(done.units))
        if checked:
            alive = [u for u in done.units if play.state.counters[u].place == "map"]
            yield from check(play, alive, paid.aps)
    yield from count_losses(play)
    tidy(play)


__all__ = ["ai_turn", "passes"]
