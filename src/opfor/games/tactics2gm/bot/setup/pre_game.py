"""Units the AI places before the game: the dearest first, on what it defends, in supply."""

from __future__ import annotations

from opfor.core.asking import tie_break
from opfor.core.cite import cite
from opfor.core.ladder import about, ask, first_left, propose, settled, settled_by_chance, short
from opfor.core.measure import Shortfall, fact, measure, with_numbers
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, Tie, keep_if_possible, lowest, must, prefer
from opfor.core.ranking import rank, tell_first
from opfor.core.run import DRAWN_EVENLY, NO_CANDIDATE, ROLLED
from opfor.games.tactics2gm.bot.deployment.equipment import buy_one
from opfor.games.tactics2gm.bot.deployment.hand import is_troop
from opfor.games.tactics2gm.bot.setup.terrain import BY_UNIT, note_open, roll_space
from opfor.games.tactics2gm.bot.sight.named import (
    by_dice_or_die,
    card_called,
    of_card,
    space_called,
)
from opfor.games.tactics2gm.bot.sight.open_board import look_round
from opfor.games.tactics2gm.bot.sight.survey import begin_survey
from opfor.games.tactics2gm.bot.stance.roll import STANCES_OF_A_KIND
from opfor.games.tactics2gm.rules.deployment import deploy, may_enter
from opfor.games.tactics2gm.rules.night import unveil
from opfor.games.tactics2gm.rules.phases import draw_cards
from opfor.games.tactics2gm.rules.piles import copies_held, discard_hand
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    NOTHING,
    AiKind,
    For,
    Outfit,
    Stream,
    Type,
    Which,
)


@measure(brief="the bare mission target")
@cite("Q2-32")
def is_bare_target(battle: Battle, cell: int) -> bool:
    """The mission target, for an AI that is to protect it, while nobody stands on it."""
    if cell != battle.target or battle.ai_kind != AiKind.DEFENSIVE:
        return False
    return battle.first_on[cell] == 0


@fact("it does not go onto the target", of_left=True)
def is_elsewhere(battle: Battle) -> bool:
    return not is_bare_target(battle, first_left(battle))


@measure("line left empty|lines left empty", brief="no gap in the supply line")
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


@measure("hit point|hit points", id="terrain-hp", brief="the strongest free terrain")
def free_terrain_hp(battle: Battle, cell: int) -> int:
    """Hit points of the terrain on a space; only terrain that nobody of the AI holds counts."""
    ground = battle.ground[cell]
    if ground == NOTHING or battle.first_on[cell]:
        return 0
    return battle.terrain_hp[ground] - battle.worn[cell]


def place_among_equals(battle: Battle, is_even: bool) -> int:
    """Equal terrain by a fair die; any other space by a D10 for the row and one for the column."""
    if is_even:
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
    first = (line - 1) * battle.columns
    return any(battle.is_open[cell] == 1 for cell in range(first, first + battle.columns))


PLACE: Asked = Question(
    "pre-game",
    "Where is a unit placed before the game?",
    "the spaces of the deployment zone with room for it",
    (
        keep_if_possible("2GM-SC-7", is_bare_target, by="Q2-32"),
        lowest("2GM-SC-7", gaps_left, when=is_elsewhere, by="V-14"),
        prefer("2GM-SC-7", free_terrain_hp),
    ),
    named=space_called,
    tie=Tie("d10", "2GM-SC-7", "where the unit stands", told=by_dice_or_die("2GM-SC-7")),
    details=of_card,
)
NO_UNIT, AN_AIRPLANE, TOO_DEAR = range(-1, -4, -1)
"""Why a card is not placed."""


@measure(
    words={
        "no-unit": "it is no unit",
        "airplane": "airplanes are not placed",
        "too-dear": "too dear at {} AP with {} left",
    },
    brief="a unit it can pay",
    shortfalls={
        NO_UNIT: Shortfall("no-unit"),
        AN_AIRPLANE: Shortfall("airplane"),
        TOO_DEAR: with_numbers("too-dear", 2),
    },
)
@cite("2GM-SC-6")
def can_be_placed(battle: Battle, card: int) -> int:
    """A unit that stands on the board, as far as the starting AP pay for it."""
    if battle.type[card] == Type.SUPPORT:
        return NO_UNIT
    if not is_troop(battle, card):
        return AN_AIRPLANE
    cost, left = battle.cost[card], battle.purse
    return 1 if cost <= left else short(battle, TOO_DEAR, cost, left)


@measure(id="cost-of", said="cost {} AP", brief="the dearest unit")
def cost_of_card(battle: Battle, card: int) -> int:
    return battle.cost[card]


@measure(silent=True, brief="the first by name of equally dear ones", by_name=True)
def by_name(_battle: Battle, card: int) -> int:
    return card


IN_ADVANCE: Asked = Question(
    "pre-game-unit",
    "Which unit is bought before the game?",
    "the cards drawn for it",
    (
        must("2GM-SC-6", can_be_placed),
        prefer("2GM-SC-6", cost_of_card),
        lowest("2GM-SC-6", by_name),
    ),
    named=card_called,
)


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
    return sum(1 for i in range(battle.chosens) if battle.chosen[i] == card)


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
    about(battle, card)
    narrow(battle, Which.PLACE)
    if battle.left < 2:
        cell = settled(battle)
    else:
        first = first_left(battle)
        is_even = is_bare_target(battle, first) or free_terrain_hp(battle, first) > 0
        cell = place_among_equals(battle, is_even)
        settled_by_chance(battle, Which.PLACE, cell, DRAWN_EVENLY if is_even else ROLLED, 0)
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
    wanted = Outfit.DEFENSIVE if battle.ai_kind == AiKind.DEFENSIVE else Outfit.OFFENSIVE
    bought = 1
    while bought and battle.ap[AI] > 0:
        bought = 0
        for place in range(battle.ranks):
            if buy_one(battle, battle.ranked[place], wanted):
                bought = 1
    unveil(battle)
