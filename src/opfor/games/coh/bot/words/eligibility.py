"""The eligibility words: is this AI, Unit or Objective what the order asks for?

Superlatives are not here; they compare (``superlatives``).
"""

from __future__ import annotations

from collections.abc import Callable

from opfor.cardboard.coh.orders.deeds import Deeds
from opfor.cardboard.coh.orders.nouns import Kind
from opfor.cardboard.coh.orders.words import HEX_WORDS, SUPERLATIVES, Word
from opfor.core.cite import cite
from opfor.games.coh.bot.seen.survey import Goal, Survey
from opfor.games.coh.values.book_numbers import PRINTED_COST_OF_MOBILE

WordTest = Callable[[Survey, int], bool]

TESTS: Deeds[tuple[str, WordTest]] = Deeds("words", (word for word in Word if word.meant.true_of))
"""Every plain word: the row that defines it, and its test."""


def tests(word: Word, row: str) -> Callable[[WordTest], WordTest]:
    """Attach a test to the word it decides, by a row of the book."""

    def attached(test: WordTest) -> WordTest:
        TESTS.attach(word)((row, test))
        return test

    return attached


@tests(Word.IN_COVER, "COH-5.0-a")
@cite("COH-5.0-a")
def in_cover(survey: Survey, counter: int) -> bool:
    return survey.dm(counter) > 0


@tests(Word.IN_0_DM_HEX, "COH-5.0-b")
@cite("COH-5.0-b")
def in_0_dm_hex(survey: Survey, counter: int) -> bool:
    return survey.dm(counter) <= 0


@tests(Word.IN_FIRE_ZONE, "COH-5.0-e")
@cite("COH-5.0-e", "sight-words")
def in_fire_zone(survey: Survey, counter: int) -> bool:
    """In the zone of any enemy: an AI in a Unit's, a Unit in an AI's."""
    is_ai = survey.counters[counter].side == survey.bot
    zones = survey.danger if is_ai else survey.covered
    return bool(zones >> survey.cell(counter) & 1)


@tests(Word.FRESH, "COH-5.0-f")
@cite("COH-5.0-f")
def is_fresh(survey: Survey, counter: int) -> bool:
    return not survey.counters[counter].spent


@tests(Word.SPENT, "COH-5.0-f")
@cite("COH-5.0-f")
def is_spent(survey: Survey, counter: int) -> bool:
    return survey.counters[counter].spent


@tests(Word.HIT, "COH-5.0-g")
@cite("COH-5.0-g")
def is_hit(survey: Survey, counter: int) -> bool:
    return bool(survey.counters[counter].hit)


@tests(Word.UNHIT, "COH-5.0-g")
@cite("COH-5.0-g")
def is_unhit(survey: Survey, counter: int) -> bool:
    return not survey.counters[counter].hit


@tests(Word.JUST_ACTED, "COH-5.0-h")
@cite("COH-5.0-h")
def just_acted(survey: Survey, counter: int) -> bool:
    return counter in survey.outlook.acted


@tests(Word.JUST_ATTACKED, "COH-5.0-h")
def just_attacked(survey: Survey, counter: int) -> bool:
    deeds = ("attack", "flame", "close-combat")
    return counter in survey.outlook.acted and survey.outlook.deed in deeds


@tests(Word.JUST_MOVED, "COH-5.0-h")
def just_moved(survey: Survey, counter: int) -> bool:
    deeds = ("move", "enter")
    return counter in survey.outlook.acted and survey.outlook.deed in deeds


@tests(Word.IN_LOS, "COH-5.0-j")
@cite("COH-5.0-j", "sight-words")
def in_los(survey: Survey, counter: int) -> bool:
    """Sees, and so is seen by, an opposing counter."""
    if survey.counters[counter].side == survey.bot:
        return bool(survey.look.sight[survey.cell(counter)] & survey.unit_cells)
    return bool(survey.seen_by_ai >> survey.cell(counter) & 1)


@tests(Word.MOBILE, "COH-5.0-k")
@cite("COH-5.0-k")
def is_mobile(survey: Survey, counter: int) -> bool:
    """Foot or vehicle with a printed move cost of 1 at most, whatever hits say."""
    kind = survey.look.kind(counter)
    return kind.kind != "gun" and kind.move_cost <= PRINTED_COST_OF_MOBILE


@tests(Word.FOOT, "COH-5.0.1-a")
def is_foot(survey: Survey, counter: int) -> bool:
    return survey.look.kind(counter).kind == "foot"


@tests(Word.GUN, "COH-5.0.1-a")
def is_gun(survey: Survey, counter: int) -> bool:
    return survey.look.kind(counter).kind == "gun"


@tests(Word.VEHICLE, "COH-5.0.1-a")
def is_vehicle(survey: Survey, counter: int) -> bool:
    return survey.look.kind(counter).kind == "vehicle"


@tests(Word.CHOSEN, "COH-5.0.1-a")
def is_chosen(survey: Survey, counter: int) -> bool:
    return counter in survey.outlook.chosen


def plain(words: tuple[Word, ...]) -> list[Word]:
    """The words that filter, superlatives left out."""
    return [word for word in words if word not in SUPERLATIVES]


@cite("COH-5.0-l", "COH-5.0-m")
def is_of_kind(survey: Survey, kind: Kind, ai: int) -> bool:
    """``Mortar or Inf Gun`` and ``RE`` in place of ``AI``: only those kinds may act."""
    traits = survey.look.kind(ai)
    if kind is Kind.RE:
        return traits.has("rumored")
    if kind is Kind.MORTAR_OR_INF_GUN:
        return traits.has("mortar") or traits.has("infantry-gun")
    return True


@cite("unit-words-and-objectives")
def goal_meets(survey: Survey, word: Word, goal: Goal, ai: int) -> bool:
    """Whether a Unit or Objective is what a target word asks for.

    Words that only fit Units do not touch Objectives. Where nobody acts (``ai`` below 0) a word
    about sight asks for any AI, whatever is ruled for those that act.
    """
    by_ai = ai >= 0 and survey.rulings.sight_words == "acting-ai"
    if by_ai and word in (Word.IN_LOS, Word.IN_FIRE_ZONE):
        mask = survey.zone(ai)
        if word is Word.IN_LOS:
            mask = survey.look.sight[survey.cell(ai)]
        return any(mask >> cell & 1 for cell in survey.cells(goal))
    if goal >= 0:
        return TESTS[word][1](survey, goal)
    if word not in HEX_WORDS:
        return True
    return any(_hex_meets(survey, word, cell) for cell in survey.cells(goal))


def _hex_meets(survey: Survey, word: Word, cell: int) -> bool:
    """The words about hexes, asked of an Objective's hex."""
    if word is Word.IN_COVER:
        return survey.ground_dm(cell) > 0
    if word is Word.IN_0_DM_HEX:
        return survey.ground_dm(cell) <= 0
    zones = survey.covered if word is Word.IN_FIRE_ZONE else survey.seen_by_ai
    return bool(zones >> cell & 1)
