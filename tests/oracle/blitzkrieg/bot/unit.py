"""Third question: which unit of the row goes there?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from opfor.core.cite import cite
from opfor.core.measure import Shortfall, condition, measure
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie, keep_if_possible, must, prefer
from opfor.core.requests import Roll, TieBreak
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from tests.oracle.blitzkrieg.bot.shortage import NEAR_VICTORY
from tests.oracle.blitzkrieg.bot.stratagems import STRATAGEM_FILTERS, of_the_stratagem
from tests.oracle.blitzkrieg.bot.survey import BOT, Survey
from tests.oracle.blitzkrieg.bot.wins import Placement, winning_rungs

DIE = 6
WHICH = "which of the units left the bot places"
THE_DIE = Roll("die", 1, DIE, WHICH, "BLZ-3.7")
STRENGTH = "strength {}"
NOTHING_TO_COPY = Shortfall("nothing-to-copy")
WRONG_GROUND = {
    (kind, terrain): Shortfall("wrong-ground", (kind, terrain))
    for kind in ("army", "navy", "airforce")
    for terrain in ("land", "sea", "either")
}


@measure(words={"wrong-ground": "no {0} goes to {1}", "nothing-to-copy": "nothing to copy"})
@cite("BLZ-3.1")
def is_legal(survey: Survey, slot: int) -> bool | Shortfall:
    """The unit may go on the chosen space."""
    if survey.fits(slot, survey.space):
        return True
    kind = survey.units[slot].kind
    if kind == "agent":
        return NOTHING_TO_COPY
    return WRONG_GROUND[kind, survey.spaces[survey.space].terrain]


@cite("BLZ-3.2")
def on_the_space(placement: Placement) -> Callable[[Survey, int], bool]:
    """Units that do it on the chosen space."""

    def test(survey: Survey, slot: int) -> bool:
        return placement(survey, slot, survey.space)

    return test


@cite("BLZ-3.4")
def has_value(survey: Survey, slot: int) -> bool:
    """The unit is not a zero-value one."""
    return survey.strength(slot, survey.space) > 0


@condition("the space has no effect")
def is_no_effect_space(survey: Survey, _left: Sequence[int]) -> bool:
    return survey.spaces[survey.space].effect == "none"


@cite("BLZ-3.5")
def is_not_blitz(survey: Survey, slot: int) -> bool:
    return not survey.units[slot].blitz


@condition("it is the last empty space of the campaign")
@cite("R-BLZ-7")
def is_last_empty(survey: Survey, _left: Sequence[int]) -> bool:
    return survey.is_last_empty(survey.space)


@condition("it is the rightmost space of the campaign")
@cite("R-BLZ-7")
def is_last_printed(survey: Survey, _left: Sequence[int]) -> bool:
    return survey.space == survey.campaign(survey.theatre).spaces[-1]


@measure(said=STRENGTH)
@cite("BLZ-3.6", "QB-19")
def strength_there(survey: Survey, slot: int) -> int:
    """Strength the unit would add now."""
    return survey.strength(slot, survey.space)


@measure(said=STRENGTH)
@cite("R-BLZ-4")
def strength_up_to_the_end(survey: Survey, slot: int) -> int:
    """Strength the unit would add now, cut at the end of the track."""
    steps_left = survey.theatre_of(survey.space).steps - survey.tracks[survey.theatre]
    return min(survey.strength(slot, survey.space), steps_left)


@condition("the bot has 20 victory points or more")
def is_near_victory(survey: Survey, _left: Sequence[int]) -> bool:
    return survey.vp[BOT] >= NEAR_VICTORY


def position_in_row(slot: int) -> int:
    """How a slot is named: from 1, left to right."""
    return slot + 1


@cite("QB-16")
def is_drawn_evenly(survey: Survey, left: Sequence[int]) -> bool:
    """By ruling: more units than the die has faces, and all have the same chance."""
    return len(left) > DIE and survey.rulings.more_than_six_units == "even-draw"


@cite("BLZ-3.7", "QB-16")
def slot_rolled(left: Sequence[int], rolled: int) -> int:
    """1 is the leftmost, counting round again as needed; a seventh unit is out of reach."""
    return left[(rolled - 1) % len(left)]


@cite("BLZ-3.7", "QB-16")
def by_die(
    play: BlitzkriegPlay, survey: Survey, left: Sequence[int]
) -> Procedure[tuple[int, dict[str, Any]]]:
    """The unit the die picks (by ruling, an even draw if they are too many for it)."""
    if is_drawn_evenly(survey, left):
        slots = {str(position_in_row(slot)): slot for slot in left}
        return slots[(yield TieBreak(tuple(slots), WHICH, "BLZ-3.7"))], {"kind": "uniform"}
    faces = tuple(str(position_in_row(slot_rolled(left, n + 1))) for n in range(DIE))
    (rolled,) = yield Roll("die", 1, DIE, WHICH, "BLZ-3.7", faces)
    return slot_rolled(left, rolled), {"kind": "d6-row", "rolled": rolled}


@cite("BLZ-3.3")
def _ladder() -> Question[Survey, int]:
    """The steps in the order of the procedure, with the stratagems' filters in their place."""
    last, track_end = "last-space", "strength-at-track-end"
    near = is_near_victory
    return Question(
        "unit",
        "Which unit of the row goes there?",
        "the units of the bot's row",
        (
            must("BLZ-3.1", is_legal),
            *winning_rungs("BLZ-3.2", on_the_space),
            *(rung for filters in STRATAGEM_FILTERS for rung in filters.unit),
            keep_if_possible("BLZ-3.4", has_value, when=is_no_effect_space),
            keep_if_possible(
                "BLZ-3.5", is_not_blitz, when=is_last_empty, ruled=(last, "last-empty")
            ),
            keep_if_possible(
                "BLZ-3.5", is_not_blitz, when=is_last_printed, ruled=(last, "last-printed")
            ),
            prefer("BLZ-3.6", strength_there, when=near, ruled=(track_end, "full")),
            prefer("BLZ-3.6", strength_up_to_the_end, when=near, ruled=(track_end, "cut")),
        ),
        named=lambda _survey, slot: position_in_row(slot),
        tie=Tie("d6-row", "BLZ-3.7", WHICH, broken=by_die),
        select=of_the_stratagem,
        chosen="It places {}",
    )


UNIT = _ladder()
