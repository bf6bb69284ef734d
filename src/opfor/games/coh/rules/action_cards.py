"""Action cards as a turn's action, and bonus cards played after an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from opfor.cardboard.coh.counters.action_cards import ActionCard, action_cards
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Roll
from opfor.games.coh.rules.aps_and_caps import Paid, acting_player, budget, pay, player_of
from opfor.games.coh.rules.groups import gather_hit, neighbours_of
from opfor.games.coh.rules.hasty_defenses import build_hasty, can_dig_in
from opfor.games.coh.rules.movement_steps import can_move, moves
from opfor.games.coh.rules.rally import may_rally, rally
from opfor.games.coh.rules.rolls import cards_for, play_card, rolled
from opfor.games.coh.rules.targets import assaults, shots
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Done, Join, PickUnit, PlayBonus, PlayCard, Rally
from opfor.games.coh.values.book_numbers import BOG_NEEDED, BOGGED, DELAY, SNIPER
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.shots import Wanted
from opfor.games.coh.values.untold_cards import may_hold

Done_: TypeAlias = tuple[Paid, list[int]]
FREE = Paid("free", 0)
ANY = 99


def playable(play: CohPlay, side: int) -> list[PlayCard]:
    """The action cards a side could play now to some effect."""
    cards = [action_cards()[n] for n in may_hold(play.state, side) if n in action_cards()]
    cards = [c for c in cards if c.kind == "action" and c.caps <= play.state.caps[side]]
    return [PlayCard(c.number) for c in cards if _units_for(play, side, c)]


def _units_for(play: CohPlay, side: int, card: ActionCard) -> list[int]:
    """The units a card can be played on (or paid by)."""
    sight = look(play.setting, play.state)
    fits = _FITS[card.effect]
    own = [u for u in sight.on_map(side) if player_of(play, u) == acting_player(play)]
    able = [u for u in own if fits(sight, u)]
    return [u for u in able if not card.aps or budget(play, u) >= card.aps]


def _can_act(look: Deployment, unit: int) -> bool:
    return bool(free_actions(look, unit))


def free_actions(look: Deployment, unit: int) -> list[Any]:
    """What a unit could do if it cost nothing: attack, rally, move."""
    found: list[Any] = [*shots(look, unit, ANY), *assaults(look, unit, ANY)]
    found += [Rally(unit)] if may_rally(look, unit) else []
    return found + drives(look, unit)


def drives(look: Deployment, unit: int) -> list[Any]:
    return [move for _, move in moves(look, unit)] if can_move(look, unit) else []


_FITS: dict[str, Callable[[Deployment, int], bool]] = {
    "act-free": _can_act,
    "rally-certain": lambda s, u: bool(s.state.counters[u].hit),
    "rally-free": may_rally,
    "gain-caps": lambda _s, _u: True,
    "dig-in": lambda s, u: can_dig_in(s, u, vehicles=True),
    "sniper": lambda _s, _u: True,
    "drive-free": lambda s, u: s.kind(u).kind == "vehicle" and bool(drives(s, u)),
}


@cite("COH-2.1-d", "just-acted")
def play_action_card(play: CohPlay, action: PlayCard, act: Any) -> Procedure[Done_]:
    """Play a card: pick its unit, pay what it costs in APs, carry it out.

    ``act(play, action, paid)`` carries out an ordinary action without payment.
    """
    card, side = action_cards()[action.card], play.state.mover
    unit = yield from _pick(play, side, _units_for(play, side, card), card)
    paid = FREE
    if card.aps:
        paid = yield from pay(play, unit, card.aps)
    play_card(play, side, card.number)
    play.emit(ev.ActionTaken(side, (), "card"))
    units = yield from _carry_out(play, card, side, unit, act)
    return paid, units if card.effect == "rally-certain" else [unit]


def _carry_out(
    play: CohPlay, card: ActionCard, side: int, unit: int, act: Any
) -> Procedure[list[int]]:
    match card.effect:
        case "act-free" | "drive-free":
            sight = look(play.setting, play.state)
            free = drives if card.effect == "drive-free" else free_actions
            options = tuple(free(sight, unit))
            chosen = yield Choose(
                play.setting.seat(play.state, side), "free-action", options, card.title
            )
            yield from act(play, chosen, FREE)
        case "rally-certain":
            play.emit(ev.ActionTaken(side, (unit,), "rally"))
            play.emit(ev.UnitUnhit(unit))
        case "rally-free":
            group = yield from gather_hit(play, unit, FREE)
            play.emit(ev.ActionTaken(side, tuple(group), "rally"))
            yield from rally(play, group)
        case "gain-caps":
            (die,) = yield Roll("dice", 1, 6, card.title)
            play.emit(ev.CapsSet(side, play.state.caps[side] + die, f"card:{card.number}"))
        case "dig-in":
            yield from _all_dig_in(play, side, unit)
        case "sniper":
            (die,) = yield Roll("dice", 1, 6, card.title)
            left = max(0, play.state.caps[1 - side] - SNIPER[die - 1])
            play.emit(ev.CapsSet(1 - side, left, f"card:{card.number}"))
    return [unit]


def _all_dig_in(play: CohPlay, side: int, unit: int) -> Procedure[None]:
    group = [unit]
    play.emit(ev.ActionTaken(side, (unit,), "dig-in"))
    build_hasty(play, unit)
    while True:
        sight = look(play.setting, play.state)
        near = neighbours_of(sight, group)
        own = [u for u in near if player_of(play, u) == acting_player(play)]
        able = [u for u in own if can_dig_in(sight, u, vehicles=True)]
        if not able:
            return
        options = (Done(), *map(Join, able))
        answer = yield Choose(
            play.setting.seat(play.state, side), "dig-in-group", options, "who else?"
        )
        if not isinstance(answer, Join):
            return
        build_hasty(play, answer.unit)
        group.append(answer.unit)
        play.emit(ev.ActionTaken(side, tuple(group), "dig-in"))


def _pick(play: CohPlay, side: int, units: list[int], card: ActionCard) -> Procedure[int]:
    """Whom a card is for."""
    if len(units) == 1:
        return units[0]
    seat, options = play.setting.seat(play.state, side), tuple(PickUnit(u) for u in units)
    answer = yield Choose(seat, "card-unit", options, card.title, about=card.effect)
    return int(answer.unit)


# -- after an action -------------------------------------------------------------------------------


def interfere(play: CohPlay, paid: Paid, units: list[int]) -> Procedure[Paid]:
    """The enemy's cards on an action just done: soft ground, garbled orders."""
    enemy = 1 - play.state.mover
    if not play.state.hands[enemy]:
        return paid
    yield from _bog_down(play, enemy, units)
    if paid.mode != "ap":
        return paid
    card = yield from _offer(play, enemy, "delay", "the enemy's action")
    if card is None:
        return paid
    if play.setting.economy == "activation":
        player = acting_player(play)
        lost = min(DELAY, play.state.aps[player])
        if lost:
            play.emit(ev.ApsSpent(player, lost))
    return Paid(paid.mode, paid.aps + DELAY)


def _bog_down(play: CohPlay, enemy: int, units: list[int]) -> Procedure[None]:
    if play.state.action != "move" or not cards_for(play, enemy, "bog-down"):
        return
    for unit in units:
        counter = play.state.counters[unit]
        vehicle = play.setting.kind(counter).kind == "vehicle" and counter.place == "map"
        if not vehicle or counter.hit or play.setting.field.road[counter.cell]:
            continue
        if BOGGED not in play.state.armour:
            return
        card = yield from _offer(play, enemy, "bog-down", f"{counter.id} has moved")
        if card is None:
            continue
        roll = yield from rolled(
            play, enemy, Wanted(2, BOG_NEEDED), f"soft ground, {BOG_NEEDED} needed"
        )
        if roll.total >= BOG_NEEDED:
            play.emit(ev.UnitHit(unit, BOGGED))


def once_more(play: CohPlay) -> Procedure[None]:
    """The mover's card for another turn at once."""
    side = play.state.mover
    if play.state.again or not play.state.hands[side]:
        return
    card = yield from _offer(play, side, "turn-again", "another turn?")
    if card is not None:
        play.emit(ev.TurnRepeated(side))


def _offer(play: CohPlay, side: int, effect: Any, why: str) -> Procedure[str | None]:
    cards = cards_for(play, side, effect)
    if not cards:
        return None
    options = (Done(), *map(PlayBonus, cards))
    answer = yield Choose(play.setting.seat(play.state, side), "bonus-card", options, why)
    if not isinstance(answer, PlayBonus):
        return None
    play_card(play, side, answer.card)
    return answer.card
