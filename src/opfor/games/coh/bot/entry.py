"""The entry cup: AI that wait at an edge, and how a move order brings one of them in.

When no AI on the map can carry a move order out, one is drawn. It comes in if the order speaks to
it and some hex of its entry edge is open to it; if not, it goes back and the AI passes.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.nouns import CARD_TARGETS, Kind
from opfor.cardboard.coh.orders.trees import TacticalOrder, Target
from opfor.cardboard.coh.orders.words import HEX_WORDS, Word
from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import condition, measure
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie, keep_if_possible, lowest, must, prefer, selected
from opfor.games.coh.bot.ability import low_risk_moves
from opfor.games.coh.bot.ability.move_limits import flank_rank
from opfor.games.coh.bot.ability.stacks import is_free_of_ai
from opfor.games.coh.bot.order.pairs import FIRST_NAMED, Reading, tactical_reading
from opfor.games.coh.bot.seen.survey import HEXES, Goal, Survey
from opfor.games.coh.bot.target import (
    closest_wins,
    equally_far,
    is_first_named,
    moved_towards,
    named_kinds,
)
from opfor.games.coh.bot.words.eligibility import TESTS, goal_meets, is_of_kind, plain
from opfor.games.coh.rules.entry_and_exit import entry_cost
from opfor.games.coh.values.entries import entry_cells
from opfor.games.coh.values.order_words import ANY_UNIT
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import OFF

NOT_FOR_IT, NO_GOAL, EDGE_CLOSED = "not-for-it", "no-goal", "edge-closed"
"""Why an AI that was drawn goes back."""
ENTERING = (OrderAction.MOVE, OrderAction.LOW_RISK_MOVE)


@cite("SOLO-5.6-a", "QS-17", "SOLO-6.2-e")
def waiting(survey: Survey) -> list[int]:
    """Who is in the cup: AI whose round has come; not those that take no orders."""
    state = survey.look.state
    return [
        unit
        for unit, c in enumerate(state.counters)
        if c.side == survey.bot
        and c.place == "reserve"
        and 0 < c.due <= state.round
        and c.carrier == OFF
        and unit not in survey.outlook.idle
    ]


@cite("SOLO-5.6-b", "QS-8")
def may_enter(survey: Survey, order: object) -> bool:
    """Whether an order that nobody on the map can carry out draws from the cup: a move order
    does, while somebody is in it who could meet it (by ruling, whoever is in it)."""
    if not isinstance(order, TacticalOrder) or order.action not in ENTERING:
        return False
    if order.ai.kind is Kind.NAMED or order.target.kind not in CARD_TARGETS:
        return False
    cup = waiting(survey)
    if survey.rulings.entry_cup_turn == "first-move-order":
        return bool(cup)
    return any(could_meet(survey, order, ai) for ai in cup)


def could_meet(survey: Survey, order: TacticalOrder, ai: int) -> bool:
    """Whether an AI in the cup could complete an order if it were drawn."""
    reading = tactical_reading(survey, order)
    reading.acting = ai
    cells = open_cells(survey, ai, reading.is_careful(ai), hex_words(reading))
    return bool(reading.all_goals()) and not why_not(reading, cells)


class Door(Struct, frozen=True):
    """An AI at its entry edge, about to come in towards a goal."""

    survey: Survey
    ai: int
    goal: Goal | None
    careful: bool
    words: Sequence[Word] = ()


@condition("at low risk")
def is_careful(door: Door, _left: Sequence[int]) -> bool:
    return door.careful


@measure(brief="open to it: ground it can enter, without another AI")
@cite("SOLO-5.6-c")
def is_open(door: Door, cell: int) -> bool:
    """The order's words about its hex must be true of it there, where they count."""
    survey, ai = door.survey, door.ai
    return (
        entry_cost(survey.look, ai, cell) is not None
        and is_free_of_ai(survey, ai, cell)
        and all(_would_be(survey, ai, word, cell) for word in door.words)
    )


@measure(brief="in no fire zone of a Unit next to it")
def at_arms_length(door: Door, cell: int) -> bool:
    return low_risk_moves.is_at_arms_length(door.survey, cell)


@measure(brief="outside fire zones, or with a DM")
def safe_or_covered(door: Door, cell: int) -> bool:
    """A Low Risk Move from outside all fire zones ends outside them, or with a DM."""
    return (
        low_risk_moves.is_safe(door.survey, cell)
        or door.survey.dm_on_entering(door.ai, cell) + door.survey.wall_dm(cell) > 0
    )


@measure(HEXES, brief="nearest to the target")
def hexes_away(door: Door, cell: int) -> int:
    return 0 if door.goal is None else door.survey.distance(cell, door.goal)


@measure(brief="outside every Unit's fire zone")
def outside_fire_zones(door: Door, cell: int) -> bool:
    return low_risk_moves.is_safe(door.survey, cell)


@measure("DM", said="DM {}", brief="highest DM")
def highest_dm(door: Door, cell: int) -> int:
    return door.survey.dm_on_entering(door.ai, cell)


@measure(
    "hex to the flank|hexes to the flank", brief="in the target's flank, or fewest hexes from it"
)
def towards_flank(door: Door, cell: int) -> int:
    survey, goal = door.survey, door.goal
    units = survey.nearest(cell, survey.units) if goal is None or goal < 0 else [goal]
    return min((flank_rank(survey, door.ai, unit, cell) for unit in units), default=0)


ENTRY_HEX: Question[Door, int] = Question(
    "entry-hex",
    "By which hex does it come in?",
    "the hexes of its entry edge",
    (
        must("SOLO-5.6-c", is_open),
        must("COH-5.3.2-b", at_arms_length, when=is_careful),
        must("COH-5.3.2-d", safe_or_covered, when=is_careful),
        lowest("COH-5.3-a", hexes_away),
        keep_if_possible("COH-5.3-b", outside_fire_zones),
        prefer("COH-5.3-c", highest_dm),
        lowest("COH-5.3-d", towards_flank),
    ),
    named=lambda door, cell: door.survey.field.name(cell),
    tie=Tie("uniform", "COH-5.3-e", "hex to come in by"),
    chosen="It comes in by {}",
)


def open_cells(survey: Survey, ai: int, careful: bool, words: Sequence[Word] = ()) -> list[int]:
    """The entry hexes an AI can come in by, and of which these words are true."""
    door = Door(survey, ai, None, careful, words)
    return [
        cell
        for cell in entry_cells(survey.look, ai)
        if is_open(door, cell)
        and (not careful or (at_arms_length(door, cell) and safe_or_covered(door, cell)))
    ]


def _would_be(survey: Survey, ai: int, word: Word, cell: int) -> bool:
    """Whether a word about its hex would be true of an AI that has come in there."""
    match word:
        case Word.IN_COVER:
            return survey.dm_on_entering(ai, cell) > 0
        case Word.IN_0_DM_HEX:
            return survey.dm_on_entering(ai, cell) <= 0
        case Word.IN_FIRE_ZONE:
            return not low_risk_moves.is_safe(survey, cell)
    return bool(survey.look.sight[cell] & survey.unit_cells)


def why_not(reading: Reading, cells: list[int]) -> str:
    """Why the AI drawn cannot complete the order, as an id; empty if it can. On a map without
    anything to move towards it simply comes in."""
    if not _is_spoken_to(reading, reading.acting):
        return NOT_FOR_IT
    if reading.all_goals() and not _goals(reading):
        return NO_GOAL
    return "" if cells else EDGE_CLOSED


@cite("hex-words-at-the-edge")
def hex_words(reading: Reading) -> list[Word]:
    """The order's words about the AI's own hex, where they are asked of the hex it comes in by;
    by default they are passed over, since it stands in none."""
    if reading.survey.rulings.hex_words_at_the_edge != "entry-hex":
        return []
    return [word for word in plain(reading.ai.words) if word in HEX_WORDS]


def _is_spoken_to(reading: Reading, ai: int) -> bool:
    """Whether an order is for an AI off the map: its kind and state must be what the words ask
    for; words about the hex of an AI say nothing of one that stands in none."""
    survey = reading.survey
    words = [word for word in plain(reading.ai.words) if word not in HEX_WORDS]
    return is_of_kind(survey, reading.ai.kind, ai) and all(
        TESTS[word][1](survey, ai) for word in words
    )


def _goals(reading: Reading) -> list[Goal]:
    """What the order may be aimed at, the kind it names first where there is one; an AI that
    stands in no hex sees nothing, so that words about sight ask for any AI."""
    goals = [
        goal
        for goal in reading.all_goals()
        if all(goal_meets(reading.survey, w, goal, OFF) for w in plain(reading.target.words))
    ]
    if reading.target.kind in FIRST_NAMED and not closest_wins(reading):
        return [goal for goal in goals if is_first_named(reading, goal)] or goals
    return goals


class EntryEdge(Struct, frozen=True):
    """The open entry hexes of an AI, from which distances are measured, and what the order wants
    it to go for."""

    survey: Survey
    cells: Sequence[int]
    target: Target = ANY_UNIT


@measure(HEXES, brief="closest to an open hex of the edge")
def away(edge: EntryEdge, goal: Goal) -> int:
    return min(edge.survey.distance(cell, goal) for cell in edge.cells)


ENTRY_TARGET: Question[EntryEdge, Goal] = Question(
    "entry-target",
    "What does it come in towards?",
    "what the order names",
    (lowest("COH-5.0.1-f", away), *equally_far(), *moved_towards()),
    named=lambda edge, goal: edge.survey.name(goal),
    tie=Tie("uniform", "COH-5.2.2-d", "target of the order"),
    select=selected(lambda edge: named_kinds(edge.target.kind)),
    chosen="It aims at {}",
)


@cite("plain-target", "COH-5.2.2-d")
def choose_goal(play: CohPlay, reading: Reading, cells: list[int]) -> Procedure[Goal | None]:
    """The goal closest to any open entry hex, a Unit before an Objective as far away; then the
    ladder of move targets. None if the map holds no goal."""
    goals = _goals(reading)
    if not goals:
        return None
    edge = EntryEdge(reading.survey, cells, reading.target)
    return (yield from decide(play, ENTRY_TARGET, edge, goals))
