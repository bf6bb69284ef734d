"""Units the AI places before the game: the dearest first, on what it defends, in supply."""

from __future__ import annotations

from opfor.core.asking import tie_break
from opfor.core.cite import cite
from opfor.core.ladder import ask, first_left, propose, settled, settled_by_chance
from opfor.core.narrow import narrow
from opfor.core.ranking import rank, tell_first
from opfor.core.run import NO_CANDIDATE, ROLLED
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.deployment.equipment import buy_one
from opfor.fast.tactics2gm.bot.deployment.hand import is_troop
from opfor.fast.tactics2gm.bot.setup.terrain import BY_UNIT, note_open, roll_space
from opfor.fast.tactics2gm.bot.sight.open_board import look_round
from opfor.fast.tactics2gm.bot.sight.survey import begin_survey
from opfor.fast.tactics2gm.bot.stance.roll import STANCES_OF_A_KIND
from opfor.fast.tactics2gm.names import (
    AI,
    NOTHING,
    AiKind,
    For,
    Stream,
    Which,
)
from opfor.fast.tactics2gm.rules.deployment import deploy, may_enter
from opfor.fast.tactics2gm.rules.night import unveil
from opfor.fast.tactics2gm.rules.phases import draw_cards
from opfor.fast.tactics2gm.rules.piles import copies_held, discard_hand
from opfor.fast.tactics2gm.sight import DEFENSIVE_KIT, OFFENSIVE_KIT


@cite("Q2-32")
def is_bare_target(battle: Battle, cell: int) -> bool:
    """The mission target, for an AI that is to protect it, while nobody stands on it."""
    if cell != battle.target or battle.ai_kind != AiKind.DEFENSIVE:
        return False
    return battle.first_on[cell] == 0


@cite("2GM-SC-7", "V-14")
def gaps_left(battle: Battle, cell: int) -> int:
    """With a unit here, the lines up to the foremost that the units still to come cannot fill."""
    empty, foremost = 0, 0
    for line in range(battle.lines, 0, -1):
        is_held = line == battle.line[cell] or battle.manned[line] > 0
        if is_held and not foremost:
            foremost = line
        elif foremost and not is_held:
            empty += 1
    return max(empty - battle.still_to_come, 0)


def free_terrain_hp(battle: Battle, cell: int) -> int:
    """Hit points of the terrain on a space; only terrain that nobody of the AI holds counts."""
    ground = battle.ground[cell]
    if ground == NOTHING or battle.first_on[cell]:
        return 0
    return battle.terrain_hp[ground] - battle.worn[cell]


def place_among_equals(battle: Battle) -> int:
    """Equal terrain by a fair die; any other space by a D10 for the row and one for the column."""
    first = first_left(battle)
    if is_bare_target(battle, first) or free_terrain_hp(battle, first) > 0:
        left = battle.candidates
        return left[tie_break(battle, Stream.TIE, left, battle.left, For.A_SPACE, AI)]
    battle.open_lines = battle.frees = 0
    for cell in range(battle.size):
        battle.is_open[cell] = 0
    for i in range(battle.left):
        note_open(battle, battle.candidates[i])
    for line in range(1, battle.lines + 1):
        if has_open(battle, line):
            battle.open_line[battle.open_lines] = line
            battle.open_lines += 1
    return roll_space(battle, BY_UNIT)


def has_open(battle: Battle, line: int) -> bool:
    """Whether a space of a line may be taken."""
    for cell in range((line - 1) * battle.columns, line * battle.columns):
        if battle.is_open[cell]:
            return True
    return False


@cite("2GM-SC-6")
def can_be_placed(battle: Battle, card: int) -> bool:
    """A unit that stands on the board, as far as the starting AP pay for it."""
    return is_troop(battle, card) and battle.cost[card] <= battle.purse


def cost_of_card(battle: Battle, card: int) -> int:
    return battle.cost[card]


def by_name(battle: Battle, card: int) -> int:
    return card


@cite("2GM-SC-6")
def choose_in_advance(battle: Battle) -> int:
    """Which unit is bought before the game? The dearest that can be paid."""
    ask(battle)
    for card in range(battle.cards):
        if copies_held(battle, AI, card) > copies_chosen(battle, card):
            propose(battle, card)
    narrow(battle, Which.IN_ADVANCE)
    return settled(battle)


def copies_chosen(battle: Battle, card: int) -> int:
    copies = 0
    for i in range(battle.chosens):
        if battle.chosen[i] == card:
            copies += 1
    return copies


@cite("2GM-SC-6")
def choose_units_in_advance(battle: Battle) -> None:
    """The units of the hand that are bought, the dearest first, until no other can be paid."""
    battle.purse, battle.chosens = battle.ap[AI], 0
    while battle.chosens < battle.hands[AI]:
        card = choose_in_advance(battle)
        if card == NO_CANDIDATE:
            return
        battle.chosen[battle.chosens] = card
        battle.chosens += 1
        battle.purse -= battle.cost[card]


@cite("2GM-SC-6", "2GM-SC-7", "GT-2GM-4")
def deploy_before_the_game(battle: Battle) -> None:
    """Draw the scenario's number of cards, place the units, spend what is left on equipment."""
    if not battle.deploy_cards[AI]:
        return
    draw_cards(battle, AI, battle.deploy_cards[AI])
    choose_units_in_advance(battle)
    first = battle.units + 1
    for i in range(battle.chosens):
        battle.still_to_come = battle.chosens - i - 1
        place_unit(battle, battle.chosen[i])
    equip_in_advance(battle, first)
    discard_hand(battle, AI)


@cite("2GM-SC-7", "Q2-32", "V-14")
def place_unit(battle: Battle, card: int) -> None:
    """One unit: the target, then terrain of most hit points, then a space by dice."""
    look_round(battle)
    unveil(battle)
    ask(battle)
    low, high = battle.deploy_zone[AI][0], battle.deploy_zone[AI][1]
    for cell in range((low - 1) * battle.columns, high * battle.columns):
        if may_enter(battle, AI, card, cell):
            propose(battle, cell)
    if not battle.left:
        return
    narrow(battle, Which.PLACE)
    if battle.left < 2:
        cell = settled(battle)
    else:
        cell = place_among_equals(battle)
        settled_by_chance(battle, Which.PLACE, cell, ROLLED, 0)
    deploy(battle, AI, card, cell, 0)


@cite("2GM-SC-8")
def equip_in_advance(battle: Battle, first: int) -> None:
    """Left-over AP on equipment of the AI's kind: the cheapest unit first, round and round."""
    battle.code = battle.ai_kind * STANCES_OF_A_KIND
    begin_survey(battle, False)
    ask(battle)
    for unit in range(first, battle.units + 1):
        propose(battle, unit)
    rank(battle, Which.EQUIPPED_NEXT)
    tell_first(battle, Which.EQUIPPED_NEXT, 0)
    wanted = DEFENSIVE_KIT if battle.ai_kind == AiKind.DEFENSIVE else OFFENSIVE_KIT
    bought = 1
    while bought and battle.ap[AI] > 0:
        bought = 0
        for place in range(battle.ranks):
            if buy_one(battle, battle.ranked[place], wanted):
                bought = 1
    unveil(battle)


def is_elsewhere(battle: Battle) -> bool:
    """It does not go onto the target."""
    return not is_bare_target(battle, first_left(battle))
