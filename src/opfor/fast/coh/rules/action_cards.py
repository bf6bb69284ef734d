"""Action cards as a turn's action, and bonus cards played after an action."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.fast.coh.apply import lose_hit, take_hit
from opfor.fast.coh.apply_acts import act_alone, act_as_group, act_with_nobody, set_caps
from opfor.fast.coh.apply_works import build_work
from opfor.fast.coh.choices import (
    ON_BONUS_CARD,
    ON_CARD_UNIT,
    ON_FREE_ACTION,
    ON_JOINING,
    Throw,
    choose,
    offer,
)
from opfor.fast.coh.deployment import (
    can_move,
    find_comrades,
    find_enemies,
    is_speakers,
    is_with,
    may_hold,
    remember_cells,
    spokesman,
)
from opfor.fast.coh.rules.aps_and_caps import budget, pay, pay_nothing, spend_aps
from opfor.fast.coh.rules.fire_and_close_combat import assault, fire
from opfor.fast.coh.rules.groups import add_to_group, begin_group, gather_hit
from opfor.fast.coh.rules.hasty_defenses import can_dig_in
from opfor.fast.coh.rules.movement import move
from opfor.fast.coh.rules.movement_steps import can_step
from opfor.fast.coh.rules.rally import may_rally, rally_group
from opfor.fast.coh.rules.rolls import (
    choose_card,
    offer_cards,
    play_card,
    rolled,
    single_die,
    sum_of,
)
from opfor.fast.coh.rules.targets import offer_assaults, offer_shots
from opfor.fast.coh.sizes import FACINGS, NO_LIMIT
from opfor.fast.coh.values import (
    ACT_FREE,
    ALL_DIG_IN,
    BOG_DOWN,
    CARD,
    DELAY,
    DONE,
    DRIVE_FREE,
    DUG_IN,
    FIRE,
    FLAME,
    GAIN_CAPS,
    IN_APS,
    INDIRECT,
    JOIN,
    MOVE,
    MOVED,
    NEVER,
    NOBODY,
    NOTHING,
    ON_MAP,
    PLAY_CARD,
    RALLIED,
    RALLY,
    RALLY_CERTAIN,
    RALLY_FREE,
    SNIPE,
    TURN_AGAIN,
    Battle,
)
from opfor.fast.coh.whys import About, Caps, For
from opfor.games.coh.values.round_events import TurnRepeated


def offer_playable(battle: Battle, side: int) -> None:
    """The action cards a side could play now to some effect."""
    for card in range(battle.cards):
        if battle.card_is_action[card] and may_hold(battle, side, card):
            if battle.card_caps[card] <= battle.caps[side] and has_unit_for(battle, side, card):
                offer(battle, PLAY_CARD, NOTHING, card)


def has_unit_for(battle: Battle, side: int, card: int) -> bool:
    for unit in range(battle.units):
        if is_there_for(battle, unit, side) and fits(battle, unit, card):
            return True
    return False


def is_there_for(battle: Battle, unit: int, side: int) -> bool:
    """Whether a counter is on the map, and whoever speaks for this side commands it."""
    return is_with(battle, unit, side) and is_speakers(battle, unit)


def fits(battle: Battle, unit: int, card: int) -> bool:
    """Whether a card can be played on a unit (and paid by it)."""
    if battle.card_aps[card] > 0 and budget(battle, unit) < battle.card_aps[card]:
        return False
    if battle.card_effect[card] == ACT_FREE:
        return can_act(battle, unit)
    if battle.card_effect[card] == RALLY_CERTAIN:
        return battle.hit[unit] != 0
    if battle.card_effect[card] == RALLY_FREE:
        return may_rally(battle, unit)
    if battle.card_effect[card] == DRIVE_FREE:
        return battle.is_vehicle[unit] == 1 and can_drive(battle, unit)
    return battle.card_effect[card] != ALL_DIG_IN or can_dig_in(battle, unit, True)


def can_act(battle: Battle, unit: int) -> bool:
    """Whether a unit could do anything if it cost nothing; what is on offer stays as it was."""
    before = battle.offered
    offer_free_actions(battle, unit)
    found = battle.offered > before
    battle.offered = before
    return found


def offer_free_actions(battle: Battle, unit: int) -> None:
    """What a unit could do if it cost nothing: attack, rally, move."""
    offer_shots(battle, unit, NO_LIMIT)
    offer_assaults(battle, unit, NO_LIMIT)
    if may_rally(battle, unit):
        offer(battle, RALLY, unit, NOTHING)
    offer_drives(battle, unit)


def offer_drives(battle: Battle, unit: int) -> None:
    if can_move(battle, unit):
        for direction in range(FACINGS):
            if can_step(battle, unit, direction):
                offer(battle, MOVE, unit, direction)


def can_drive(battle: Battle, unit: int) -> bool:
    """Whether a unit could take a step if it cost nothing; what is on offer stays as it was."""
    before = battle.offered
    offer_drives(battle, unit)
    found = battle.offered > before
    battle.offered = before
    return found


@cite("COH-2.1-d", "just-acted")
def play_action_card(battle: Battle, side: int, card: int) -> None:
    """Play a card: pick its unit, pay what it costs in APs, carry it out."""
    unit = picked(battle, side, card)
    pay_nothing(battle)
    if battle.card_aps[card]:
        pay(battle, unit, battle.card_aps[card])
    mode, aps = battle.paid_mode, battle.paid_aps
    play_card(battle, side, card)
    act_with_nobody(battle, side, CARD)
    pay_nothing(battle)
    begin_group(battle, unit)
    carry_out(battle, side, card, unit)
    begin_group(battle, unit)
    battle.paid_mode, battle.paid_aps = mode, aps


def picked(battle: Battle, side: int, card: int) -> int:
    """The unit a card is played on; asked for if there are several."""
    battle.ables = 0
    for unit in range(battle.units):
        if is_there_for(battle, unit, side) and fits(battle, unit, card):
            battle.able[battle.ables] = unit
            battle.ables += 1
    if battle.ables == 1:
        return battle.able[0]
    battle.offered = 0
    for place in range(battle.ables):
        offer(battle, PLAY_CARD, battle.able[place], card)
    return battle.offer_unit[choose(battle, side, ON_CARD_UNIT, card)]


def carry_out(battle: Battle, side: int, card: int, unit: int) -> None:
    effect = battle.card_effect[card]
    if effect in (ACT_FREE, DRIVE_FREE):
        battle.offered = 0
        if effect == DRIVE_FREE:
            offer_drives(battle, unit)
        else:
            find_enemies(battle, side)
            offer_free_actions(battle, unit)
        chosen = choose(battle, side, ON_FREE_ACTION, card)
        act_freely(battle, unit, battle.offer_act[chosen], battle.offer_at[chosen])
    elif effect == RALLY_CERTAIN:
        act_alone(battle, unit, RALLIED)
        lose_hit(battle, unit)
    elif effect == RALLY_FREE:
        gather_hit(battle, side)
        act_as_group(battle, RALLIED)
        rally_group(battle)
    elif effect == GAIN_CAPS:
        caps = battle.caps[side] + single_die(battle, For.A_CARD, card)
        set_caps(battle, side, caps, Caps.CARD + card)
    elif effect == ALL_DIG_IN:
        all_dig_in(battle, side, unit)
    elif effect == SNIPE:
        left = battle.caps[1 - side] - battle.snipes[single_die(battle, For.A_CARD, card) - 1]
        set_caps(battle, 1 - side, max(0, left), Caps.CARD + card)


def all_dig_in(battle: Battle, side: int, unit: int) -> None:
    """One after the other, each beside somebody who has dug in."""
    act_alone(battle, unit, DUG_IN)
    build_work(battle, unit)
    remember_cells(battle)
    while offer_diggers(battle, side):
        chosen = choose(battle, side, ON_JOINING, About.DIGGING_IN)
        if battle.offer_act[chosen] == DONE:
            return
        build_work(battle, battle.offer_unit[chosen])
        add_to_group(battle, battle.offer_unit[chosen])
        act_as_group(battle, DUG_IN)


def offer_diggers(battle: Battle, side: int) -> bool:
    battle.offered = 0
    offer(battle, DONE, NOTHING, NOTHING)
    find_comrades(battle, side)
    for place in range(battle.comrades):
        unit = battle.comrade[place]
        if is_speakers(battle, unit) and can_dig_in(battle, unit, True):
            offer(battle, JOIN, unit, NOTHING)
    return battle.offered > 1


def act_freely(battle: Battle, unit: int, act: int, at: int) -> None:
    """Carry out an ordinary action without payment."""
    if act == MOVE:
        move(battle, unit, at, True)
    elif act == RALLY:
        act_alone(battle, unit, RALLIED)
        rally_group(battle)
    elif act in (FIRE, FLAME, INDIRECT):
        fire(battle, act, unit, at, True)
    else:
        assault(battle, act, unit, at, True)


def interfere(battle: Battle) -> None:
    """The enemy's cards on an action just done: soft ground, garbled orders."""
    side = battle.mover
    if battle.held[1 - side]:
        bog_down(battle, 1 - side)
    if not battle.held[1 - side] or battle.paid_mode != IN_APS:
        return
    if not offer_cards(battle, 1 - side, DELAY, DELAY):
        return
    if choose_card(battle, 1 - side, ON_BONUS_CARD, About.ENEMYS_ACTION, NOBODY) == NOTHING:
        return
    player = spokesman(battle, side)
    if battle.activates and battle.aps[player]:
        spend_aps(battle, player, min(battle.delay, battle.aps[player]))
    battle.paid_aps += battle.delay


def bog_down(battle: Battle, enemy: int) -> None:
    """Soft ground for vehicles without a hit that have moved off the road."""
    if battle.action != MOVED:
        return
    for place in range(battle.grouped):
        unit = battle.group[place]
        if not is_on_soft_ground(battle, unit):
            continue
        if battle.stock[battle.bogged] == 0:
            return
        if not offer_cards(battle, enemy, BOG_DOWN, BOG_DOWN):
            continue
        if choose_card(battle, enemy, ON_BONUS_CARD, About.AFTER_MOVING, unit) == NOTHING:
            continue
        throw = Throw(For.SOFT_GROUND, battle.bog_needed, NOBODY, unit, 0)
        if sum_of(rolled(battle, enemy, throw, NEVER, False, False)) >= battle.bog_needed:
            take_hit(battle, unit, battle.bogged)


def is_on_soft_ground(battle: Battle, unit: int) -> bool:
    if not battle.is_vehicle[unit] or battle.place[unit] != ON_MAP or battle.hit[unit]:
        return False
    return battle.is_road[battle.cell[unit]] == 0


def once_more(battle: Battle) -> None:
    """The mover's card for another turn at once."""
    side = battle.mover
    if not battle.held[side] or not offer_cards(battle, side, TURN_AGAIN, TURN_AGAIN):
        return
    if choose_card(battle, side, ON_BONUS_CARD, About.ANOTHER_TURN, NOBODY) != NOTHING:
        battle.again = 1
        tell(battle, TurnRepeated, side)
