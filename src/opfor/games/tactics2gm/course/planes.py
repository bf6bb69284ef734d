"""A position as numbers for those who learn: planes with names, seen from one side.

Some planes have a number for every space (``OF_SPACE``), some for every card (``OF_CARD``), the
rest are tracks and the question. What a side may not see, hands and draw piles of a person and
cards that lie face down at night, is on none of them.
"""

from __future__ import annotations

from opfor.core.memory import Long, Reals
from opfor.games.tactics2gm.course.worth import way_to_go
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.card_numbers import numbering
from opfor.games.tactics2gm.values.codes import (
    AI,
    NOTHING,
    SIDES,
)
from opfor.games.tactics2gm.values.options import Setting

MY_SIDE = 0
THEIR_SIDE = 11
TERRAIN_THERE, COVER_THERE, WORN_THERE, TARGET_THERE, CHANNELS = range(22, 27)
"""Of a space: eleven of one's own units, eleven of theirs, then the ground."""
UNKNOWN_THERE, WOUNDS_THERE, TOKENS_THERE, DONE_THERE = range(4, 8)
COST_THERE, LEFT_THERE, RANGE_THERE = range(8, 11)
"""Behind the four types of units."""
PILES_SHOWN = 7
"""Of a card: in my hand, my draw pile, my discard, theirs, the AI's hand, my units, theirs."""
MINE_ON_BOARD, THEIRS_ON_BOARD = range(5, 7)
TRACKS = 40
MY_GOALS = 26
INCOME = 38
"""Behind the tracks: how much of each kind of goal is asked of either side."""
WAYS = 6
STAGES = 5
"""How far a side's units are from where they are wanted, 0 to 4 and more."""
QUESTIONS_ASKED = 8
NO_QUESTION = -1
OF_SPACE = (
    *(
        f"{whose}:{what}"
        for whose in ("mine", "theirs")
        for what in (
            *("infantry", "artillery", "tank", "transport"),
            *("face-down", "wounds", "tokens", "fired-or-moved"),
            *("cost", "hit-points", "range"),
        )
    ),
    *("terrain", "cover", "damage", "mission-target"),
)
OF_CARD = (
    *("hand:mine", "draw:mine", "discard:mine", "discard:theirs", "hand:ai"),
    *("on-board:mine", "on-board:theirs"),
)
OF_SIDE = ("ap", "hq", "losses", "turns", "bid", "held", "hand", "draw", "discard", "in-play")
OF_COURSE = ("turn", "stance", "first", "start", "movement", "deployment")
WON_BY = ("destroy-hq", "destroy-target", "hold-target", "losses", "reach", "endure")
ASKED = ("bid", "terrain", "in-advance", "move", "deploy", "shoot", "luck", "discard")


def plane_names(setting: Setting) -> tuple[str, ...]:
    """What every number is."""
    cards = numbering(setting).cards
    return (
        *(f"space:{cell}:{what}" for what in OF_SPACE for cell in range(setting.board.size)),
        *(f"{what}:{card}" for what in OF_CARD for card in cards),
        *(f"{what}:{whose}" for whose in ("mine", "theirs") for what in OF_SIDE),
        *OF_COURSE,
        *(f"goal:{whose}:{goal}" for whose in ("mine", "theirs") for goal in WON_BY),
        *("hq-ap:ai", "last-turn"),
        *(f"asked:{what}" for what in ASKED),
        *(f"way:{whose}:{far}" for whose in ("mine", "theirs") for far in range(STAGES)),
    )


def plane_count(battle: Battle) -> int:
    shown: Long = CHANNELS * battle.size + PILES_SHOWN * battle.cards
    return shown + TRACKS + QUESTIONS_ASKED + SIDES * STAGES


def observe(battle: Battle, side: int, question: int, planes: Reals, at: Long) -> None:
    """Fill a row of planes for a side that is asked a question, or none."""
    for plane in range(plane_count(battle)):
        planes[at + plane] = 0
    cards: Long = at + CHANNELS * battle.size
    for unit in range(1, battle.units + 1):
        if battle.cell[unit] >= 0:
            observe_unit(battle, side, unit, planes, at, cards)
    for cell in range(battle.size):
        if battle.ground[cell] != NOTHING:
            planes[at + TERRAIN_THERE * battle.size + cell] = 1 + battle.ground[cell]
            planes[at + COVER_THERE * battle.size + cell] = battle.cover_of[battle.ground[cell]]
            planes[at + WORN_THERE * battle.size + cell] = battle.worn[cell]
    if battle.target >= 0:
        planes[at + TARGET_THERE * battle.size + battle.target] = 1
    observe_cards(battle, side, planes, cards)
    tracks: Long = cards + PILES_SHOWN * battle.cards
    observe_side(battle, side, side, planes, tracks)
    observe_side(battle, side, 1 - side, planes, tracks + 10)
    planes[tracks + 20] = battle.turn
    planes[tracks + 21] = 1 + battle.stance
    planes[tracks + 22] = int(battle.first == side)
    if battle.phase < 3:
        planes[tracks + 23 + battle.phase] = 1
    observe_goals(battle, side, planes, tracks)
    if question != NO_QUESTION:
        planes[tracks + TRACKS + question] = 1


def observe_unit(
    battle: Battle, side: int, unit: int, planes: Reals, at: Long, cards: Long
) -> None:
    """A unit on its space; of one that lies face down only that it is there, and its wounds."""
    is_mine = battle.side[unit] == side
    first = MY_SIDE if is_mine else THEIR_SIDE
    cell = battle.cell[unit]
    card = battle.card[unit]
    kind = battle.type[card]
    if battle.hidden[unit] and not is_mine:
        kind = UNKNOWN_THERE
    else:
        left = battle.hp[card] - battle.wounds[unit]
        shown = MINE_ON_BOARD if is_mine else THEIRS_ON_BOARD
        planes[at + (first + TOKENS_THERE) * battle.size + cell] += battle.carried[unit]
        planes[at + (first + COST_THERE) * battle.size + cell] += battle.cost[card]
        planes[at + (first + LEFT_THERE) * battle.size + cell] += left
        planes[at + (first + RANGE_THERE) * battle.size + cell] += battle.range[card]
        owner = battle.side[unit]
        far = min(way_to_go(battle, owner, battle.range[card], cell), STAGES - 1)
        ways: Long = cards + PILES_SHOWN * battle.cards + TRACKS + QUESTIONS_ASKED
        planes[ways + far if is_mine else ways + STAGES + far] += battle.cost[card]
        planes[cards + shown * battle.cards + card] += 1
    planes[at + (first + kind) * battle.size + cell] += 1
    planes[at + (first + WOUNDS_THERE) * battle.size + cell] += battle.wounds[unit]
    if battle.fired[unit] or battle.moved[unit] or battle.fresh[unit]:
        planes[at + (first + DONE_THERE) * battle.size + cell] += 1


def observe_cards(battle: Battle, side: int, planes: Reals, at: Long) -> None:
    """One's own piles, what is discarded, and the hand of the AI, which plays with open cards."""
    other = 1 - side
    for place in range(battle.hands[side]):
        planes[at + battle.hand[side][place]] += 1
    for card in range(battle.cards):
        planes[at + battle.cards + card] = battle.draw[side][card]
    for place in range(battle.discards[side]):
        planes[at + 2 * battle.cards + battle.discard[side][place]] += 1
    for place in range(battle.discards[other]):
        planes[at + 3 * battle.cards + battle.discard[other][place]] += 1
    if battle.is_solo and other == AI:
        for place in range(battle.hands[other]):
            planes[at + 4 * battle.cards + battle.hand[other][place]] += 1


def observe_goals(battle: Battle, side: int, planes: Reals, tracks: Long) -> None:
    """What either side wins by, what the AI's HQ gives it, and when time is up."""
    for whose in range(SIDES):
        owner = side if whose == 0 else 1 - side
        first: Long = tracks + MY_GOALS + WAYS * whose
        for goal in range(battle.goals[owner]):
            kind = battle.goal_kind[owner][goal]
            planes[first + kind] = 1 + max(battle.goal_amount[owner][goal], 0)
    if battle.is_solo:
        planes[tracks + INCOME] = battle.hq_ap[AI][0] + battle.hq_ap[AI][1]
    planes[tracks + INCOME + 1] = battle.last_turn


def observe_side(battle: Battle, eyes: int, side: int, planes: Reals, at: Long) -> None:
    """What everybody knows of a side; its bid only once one has bidden oneself."""
    planes[at] = battle.ap[side]
    planes[at + 1] = battle.hq[side]
    planes[at + 2] = battle.losses[side]
    planes[at + 3] = battle.turns[side]
    if side == eyes or battle.bids[eyes] >= 0:
        planes[at + 4] = 1 + battle.bids[side]
    else:
        planes[at] = battle.ap[side] + max(battle.bids[side], 0)
    planes[at + 5] = battle.held[side]
    planes[at + 6] = battle.hands[side]
    planes[at + 7] = battle.draw_pile[side]
    planes[at + 8] = battle.discards[side]
    planes[at + 9] = battle.in_plays[side]
