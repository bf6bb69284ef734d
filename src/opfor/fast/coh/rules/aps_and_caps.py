"""Two action economies on one engine: seven APs for an activated unit, or one action and a check.

In both, CAPs lower a cost one for one, or pay it whole for any unit, fresh or spent.
"""

from __future__ import annotations

from opfor.core.asking import ROLL, is_new, pick
from opfor.core.cite import cite
from opfor.core.rows import REQUEST, note, row, tell
from opfor.fast.coh.apply import add_active, add_member, spend_activated, spend_members
from opfor.fast.coh.apply_acts import spend_caps
from opfor.fast.coh.choices import ON_PAYMENT, choose, offer
from opfor.fast.coh.course.spent_check import number_drawn
from opfor.fast.coh.deployment import is_active, is_grouped
from opfor.fast.coh.sizes import NO_LIMIT
from opfor.fast.coh.values import (
    BY_OPPORTUNITY,
    FREELY,
    IN_APS,
    IN_CAPS,
    NOBODY,
    OFF,
    ON_MAP,
    PAYMENT,
    SPENT_DIE,
    Battle,
)
from opfor.fast.coh.whys import Caps, For
from opfor.games.coh.values.round_events import ApsSpent, SpentChecked, UnitsActivated


@cite("COH-2.1-b", "COH-2.1-c")
def budget(battle: Battle, unit: int) -> int:
    """The dearest action a unit could take now, by whatever means."""
    side = battle.side_of[unit]
    if is_active(battle, unit):
        return battle.aps[battle.owner[unit]] + battle.caps[side]
    if battle.spent[unit]:
        return battle.caps[side]
    if not battle.activates:
        return NO_LIMIT
    return battle.activation_aps + battle.caps[side]


@cite("COH-2.1-b", "COH-2.1-c", "COH-3.2-a", "COH-3.2.1-a", "COH-3.2.2-a")
def offer_payments(battle: Battle, unit: int, cost: int) -> None:
    """Every way to pay for an action of a unit: APs first, with ever more CAPs, then CAPs alone."""
    side, player = battle.side_of[unit], battle.owner[unit]
    battle.offered = 0
    if cost == 0:
        offer(battle, PAYMENT, FREELY, 0)
        return
    if is_active(battle, unit):
        offer_with_caps(battle, side, IN_APS, cost, battle.aps[player])
    elif not battle.spent[unit]:
        aps = battle.activation_aps if battle.activates else NO_LIMIT
        offer_with_caps(battle, side, IN_APS, cost, aps)
        if battle.actives[player]:
            offer_with_caps(battle, side, BY_OPPORTUNITY, cost, aps)
    if battle.caps[side] >= cost:
        offer(battle, PAYMENT, IN_CAPS, cost)


def offer_with_caps(battle: Battle, side: int, mode: int, cost: int, aps: int) -> None:
    for caps in range(max(0, cost - aps), min(battle.caps[side], cost - 1) + 1):
        offer(battle, PAYMENT, mode, caps)


def pay(battle: Battle, unit: int, cost: int) -> None:
    """Ask how the action is paid (if there is a choice) and take the payment."""
    offer_payments(battle, unit, cost)
    side = battle.side_of[unit]
    way = choose(battle, side, ON_PAYMENT, cost) if battle.offered > 1 else 0
    take(battle, unit, cost, battle.offer_unit[way], battle.offer_at[way])


def pay_nothing(battle: Battle) -> None:
    battle.paid_mode = FREELY
    battle.paid_aps = 0
    battle.paid_opens = 0


@cite("COH-3.2.1-a", "COH-3.2.2-a")
def take(battle: Battle, unit: int, cost: int, mode: int, caps: int) -> None:
    """Take the payment: CAPs from the pool, APs from the activation (begun if need be)."""
    side = battle.side_of[unit]
    battle.paid_mode = mode
    battle.paid_opens = 0
    battle.paid_aps = 0
    if mode == FREELY:
        return
    spend_caps(battle, side, caps, Caps.ACTION)
    battle.paid_aps = cost - caps
    if mode == IN_APS and battle.activates:
        battle.paid_opens = not is_active(battle, unit)
        activate(battle, unit)
        spend_aps(battle, battle.owner[unit], cost - caps)


def spend_aps(battle: Battle, player: int, aps: int) -> None:
    battle.aps[player] -= aps
    tell(battle, ApsSpent, player, aps)


def activate(battle: Battle, unit: int) -> None:
    """Begin a unit's activation; whoever was activated before is spent."""
    player = battle.owner[unit]
    if is_active(battle, unit):
        return
    spend_activated(battle, player)
    battle.activated[player][0] = unit
    battle.actives[player] = 1
    battle.aps[player] = battle.activation_aps
    tell(battle, UnitsActivated, player, 1, unit, battle.activation_aps)


@cite("COH-2.1-b", "COH-2.1-c")
def may_join(battle: Battle, unit: int) -> bool:
    """Whether a unit may share the action of a comrade of the same player, paid in that way.

    Before the leader acts for the first time any fresh unit may share its activation; later only
    those who do.
    """
    if battle.owner[unit] != battle.owner[battle.group[0]]:
        return False
    if battle.paid_mode in (IN_CAPS, FREELY):
        return True
    if battle.spent[unit]:
        return False
    if battle.paid_mode == IN_APS and battle.activates:
        return is_active(battle, unit) or battle.paid_opens == 1
    return not is_active(battle, unit)


def join(battle: Battle, unit: int) -> None:
    """Let a unit share the activation of its leader."""
    player = battle.owner[unit]
    if battle.paid_mode == IN_APS and battle.activates and not is_active(battle, unit):
        battle.activated[player][battle.actives[player]] = unit
        battle.actives[player] += 1
        actives = row(battle.activated[player], battle.actives[player])
        tell(battle, UnitsActivated, player, actives, battle.aps[player])


@cite("COH-2.1-b", "COH-3.1.1-a", "COH-3.1.1-c")
def settle_up(battle: Battle) -> None:
    """After the action: the check, or the end of the activation or opportunity."""
    if battle.paid_mode == BY_OPPORTUNITY:
        spend_group(battle)
    if battle.paid_mode != IN_APS:
        return
    if not battle.activates:
        if is_anybody_there(battle):
            check(battle)
        return
    player = battle.owner[battle.group[0]]
    if battle.actives[player] and battle.aps[player] <= 0:
        add_active(battle, player)
        add_riders_of_active(battle, player)
        spend_members(battle)


def is_anybody_there(battle: Battle) -> bool:
    """Whether somebody of the group is still on the map: who has left is not checked."""
    for place in range(battle.grouped):
        if battle.place[battle.group[place]] == ON_MAP:
            return True
    return False


def spend_group(battle: Battle) -> None:
    """All who took part and are still there are spent; riders share the fate of their vehicle."""
    find_those_there(battle, False)
    spend_members(battle)


def find_those_there(battle: Battle, only_fresh: bool) -> None:
    """Who took part and is still there, and whoever rides with them; by wish only those fresh."""
    battle.members = 0
    for unit in range(battle.units):
        if battle.place[unit] == ON_MAP and not (only_fresh and battle.spent[unit]):
            carrier = battle.carrier[unit]
            if is_grouped(battle, unit) or (carrier != OFF and is_grouped(battle, carrier)):
                add_member(battle, unit)


def add_riders_of_active(battle: Battle, player: int) -> None:
    """Who rides on an activated vehicle shares its fate."""
    if battle.carried:
        for unit in range(battle.units):
            carrier = battle.carrier[unit]
            if carrier != OFF and battle.owner[carrier] == player and is_active(battle, carrier):
                add_member(battle, unit)


@cite("COH-3.1.1-a", "COH-3.1.1-b", "COH-3.1.1-c")
def check(battle: Battle) -> None:
    """The AP Spent Check: spent if the cost reaches the number; one check for a whole group. The
    number comes from a die, in solo play from the order deck."""
    number = spent_die(battle) if battle.bot == NOBODY else number_drawn(battle)
    is_spent = battle.paid_aps >= number
    if not is_spent and not battle.keeps:
        return
    find_checked(battle)
    told = 0 if number == NO_LIMIT else number
    fresh = row(battle.member, battle.members)
    tell(battle, SpentChecked, fresh, battle.paid_aps, told, is_spent)
    if is_spent:
        spend_members(battle)


def find_checked(battle: Battle) -> None:
    """Whom the check is about: of the AI those who took part, in their order; of a person's units
    whoever rides with them too."""
    if battle.side_of[battle.group[0]] != battle.bot:
        find_those_there(battle, True)
        return
    battle.members = 0
    for place in range(battle.grouped):
        unit = battle.group[place]
        if battle.place[unit] == ON_MAP and not battle.spent[unit]:
            add_member(battle, unit)


def spent_die(battle: Battle) -> int:
    """The number on the die of a firefight."""
    if is_new(battle):
        note(battle, REQUEST, ROLL, For.A_CHECK, NOBODY, 1, battle.faces)
    return battle.spent_numbers[pick(battle, SPENT_DIE, battle.faces)]
