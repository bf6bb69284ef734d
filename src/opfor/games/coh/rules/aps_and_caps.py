"""Two action economies on one engine.

*Activation* (two to four people): a fresh unit is activated and gets 7 APs for action after
action; meanwhile any other fresh unit may take one opportunity action and is spent.
*Solo*: a fresh unit takes one action, then an AP Spent Check says whether it is spent.
In both, CAPs lower a cost one for one, or pay it whole for any unit, fresh or spent.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Roll
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Mode, Pay
from opfor.games.coh.values.play import CohPlay

NO_LIMIT = 99


class Paid(Struct, frozen=True):
    """How an action was paid; ``aps`` is what is left of the cost after CAPs.

    ``opens``: the payment began an activation, which others may still share.
    """

    mode: Mode
    aps: int
    opens: bool = False


def player_of(play: CohPlay, unit: int) -> int:
    """The player who commands a unit."""
    player: int = play.setting.player_of(unit, play.state.counters[unit].side)
    return player


def acting_player(play: CohPlay) -> int:
    """The player whose turn it is."""
    return play.state.mover + 2 * play.state.speaker[play.state.mover]


@cite("COH-2.1-b", "COH-2.1-c")
def budget(play: CohPlay, unit: int) -> int:
    """The dearest action a unit could take now, by whatever means."""
    state = play.state
    counter = state.counters[unit]
    caps = state.caps[counter.side]
    if play.setting.bot == counter.side:
        return NO_LIMIT
    player = play.setting.player_of(unit, counter.side)
    if unit in state.activated[player]:
        return int(state.aps[player]) + caps
    if counter.spent:
        return caps
    if play.setting.economy == "solo":
        return NO_LIMIT
    return int(play.setting.numbers.activation_aps) + caps


@cite("COH-2.1-b", "COH-2.1-c", "COH-3.2-a", "COH-3.2.1-a", "COH-3.2.2-a")
def payments(play: CohPlay, unit: int, cost: int) -> list[Pay]:
    """Every way to pay for an action of a unit: APs first, with ever more CAPs, then CAPs alone."""
    state, counter = play.state, play.state.counters[unit]
    caps = state.caps[counter.side]
    ways: list[Pay] = []
    if cost == 0:
        return [Pay("free")]
    player = play.setting.player_of(unit, counter.side)
    if unit in state.activated[player]:
        ways += _with_caps("ap", cost, state.aps[player], caps)
    elif not counter.spent:
        aps = NO_LIMIT
        if play.setting.economy == "activation":
            aps = play.setting.numbers.activation_aps
        ways += _with_caps("ap", cost, aps, caps)
        if state.activated[player]:
            ways += _with_caps("opportunity", cost, aps, caps)
    if caps >= cost:
        ways.append(Pay("caps", cost))
    return ways


def _with_caps(mode: Mode, cost: int, aps: int, caps: int) -> list[Pay]:
    return [Pay(mode, k) for k in range(max(0, cost - aps), min(caps, cost - 1) + 1)]


def pay(play: CohPlay, unit: int, cost: int) -> Procedure[Paid]:
    """Ask how the action is paid (if there is a choice) and take the payment."""
    ways = payments(play, unit, cost)
    way = ways[0]
    if len(ways) > 1:
        seat = play.setting.seat(play.state, play.state.counters[unit].side)
        way = yield Choose(seat, "payment", tuple(ways), f"the action costs {cost}")
    return take(play, unit, cost, way)


@cite("COH-3.2.1-a", "COH-3.2.2-a")
def take(play: CohPlay, unit: int, cost: int, way: Pay) -> Paid:
    """Take the payment: CAPs from the pool, APs from the activation (begun if need be)."""
    side = play.state.counters[unit].side
    if way.mode == "free":
        return Paid("free", 0)
    if way.caps:
        play.emit(ev.CapsSpent(side, way.caps, "action"))
    aps = cost - way.caps
    opens = False
    if way.mode == "ap" and play.setting.economy == "activation":
        player = play.setting.player_of(unit, side)
        opens = unit not in play.state.activated[player]
        activate(play, unit)
        play.emit(ev.ApsSpent(player, aps))
    return Paid(way.mode, aps, opens)


def activate(play: CohPlay, unit: int) -> None:
    """Begin a unit's activation; whoever was activated before is spent."""
    player = player_of(play, unit)
    before = play.state.activated[player]
    if unit in before:
        return
    if before:
        play.emit(ev.UnitsSpent(before))
    play.emit(ev.UnitsActivated(player, (unit,), play.setting.numbers.activation_aps))


@cite("COH-2.1-b", "COH-2.1-c")
def may_join(play: CohPlay, leader: int, unit: int, paid: Paid) -> bool:
    """Whether a unit may share the leader's action, paid in that way.

    Before the leader acts for the first time any fresh unit may share its activation; later only
    those who do.
    """
    player = player_of(play, leader)
    if player_of(play, unit) != player:
        return False
    if paid.mode in ("caps", "free"):
        return True
    if play.state.counters[unit].spent:
        return False
    group = play.state.activated[player]
    if paid.mode == "ap" and play.setting.economy == "activation":
        return unit in group or paid.opens
    return unit not in group


def join(play: CohPlay, leader: int, unit: int, mode: Mode) -> None:
    """Let a unit share the activation of its leader."""
    player = player_of(play, leader)
    group = play.state.activated[player]
    if mode == "ap" and play.setting.economy == "activation" and unit not in group:
        play.emit(ev.UnitsActivated(player, (*group, unit), play.state.aps[player]))


@cite("COH-2.1-b", "COH-3.1.1-a", "COH-3.1.1-c")
def settle(play: CohPlay, paid: Paid, units: Sequence[int]) -> Procedure[None]:
    """After the action: the check, or the end of the activation or opportunity.

    Riders share the fate of their vehicle; the fallen and those who left have none.
    """
    state = play.state
    everyone = [i for i, c in enumerate(state.counters) if i in units or c.carrier in units]
    alive = tuple(i for i in everyone if state.counters[i].place == "map")
    if paid.mode == "opportunity" and alive:
        play.emit(ev.UnitsSpent(alive))
    if paid.mode != "ap":
        return
    if play.setting.economy == "solo":
        yield from check(play, alive, paid.aps)
        return
    player = player_of(play, units[0])
    if state.activated[player] and state.aps[player] <= 0:
        group = state.activated[player]
        riders = [i for i, c in enumerate(state.counters) if c.carrier in group]
        play.emit(ev.UnitsSpent((*group, *riders)))


@cite("COH-3.1.1-a", "COH-3.1.1-b", "COH-3.1.1-c")
def check(play: CohPlay, units: Sequence[int], cost: int) -> Procedure[None]:
    """The AP Spent Check: spent if the cost reaches the number; one check for a whole group.

    Without a deck of order cards the number comes from a ten-sided die.
    """
    fresh = tuple(u for u in units if not play.state.counters[u].spent)
    if not fresh or cost <= 0:
        return
    number = yield from spent_number(play)
    spent = number is not None and cost >= number
    play.emit(ev.SpentChecked(fresh, cost, number or 0, spent))
    if spent:
        play.emit(ev.UnitsSpent(fresh))


def spent_number(play: CohPlay) -> Procedure[int | None]:
    """One AP Spent Number; None means "remain fresh"."""
    supplied = play.setting.spent_number
    if supplied is not None:
        drawn: int | None = yield from supplied(play)
        return drawn
    faces = play.setting.numbers.spent_numbers
    (face,) = yield Roll("spent-die", 1, len(faces), "AP Spent Check", "COH-3.1.1-b")
    return int(faces[face - 1])
