"""First question: in which theatre does the bot place?"""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.core.measure import condition, measure
from opfor.core.question import Question, keep_if_possible, must, prefer
from tests.oracle.blitzkrieg.bot.order import theatres_in_order
from tests.oracle.blitzkrieg.bot.stratagems import STRATAGEM_FILTERS, campaign_vp, of_the_stratagem
from tests.oracle.blitzkrieg.bot.survey import Survey

BLITZ = "blitz-theatre"


@cite("BLZ-1.1")
def can_win_theatre(survey: Survey, theatre: int) -> bool:
    """A single placement can close and win the theatre."""
    return survey.aims[theatre] == "theatre"


@cite("BLZ-1.2")
def can_win_campaign(survey: Survey, theatre: int) -> bool:
    """A single placement can close and win the theatre's open campaign."""
    return survey.aims[theatre] == "campaign"


@condition("no theatre can be won")
def no_theatre_to_win(survey: Survey, left: Sequence[int]) -> bool:
    """Campaigns are looked at only if no theatre can be won."""
    return not can_win_theatre(survey, left[0])


@cite("BLZ-1.3")
def has_legal_placement(survey: Survey, theatre: int) -> bool:
    """Some unit of the row may go on some space of the open campaign."""
    return survey.can_place_in(theatre)


@measure("empty space|empty spaces")
@cite("BLZ-1.5")
def empty_spaces(survey: Survey, theatre: int) -> int:
    """Empty spaces of the open campaign."""
    return len(survey.empty[theatre])


@cite("BLZ-E-8")
def is_blitz_theatre(survey: Survey, theatre: int) -> bool:
    """The theatre of the blitz unit just placed, if a legal placement is left there."""
    return theatre == survey.blitz_in and has_legal_placement(survey, theatre)


@condition("a blitz unit was just placed")
@cite("QB-18")
def after_a_blitz(survey: Survey, _left: Sequence[int]) -> bool:
    return survey.blitz_in is not None


@condition("a blitz unit was just placed and nothing can be won")
@cite("QB-18")
def after_a_blitz_without_a_win(survey: Survey, left: Sequence[int]) -> bool:
    return survey.blitz_in is not None and survey.aims[left[0]] == ""


@cite("BLZ-1.4", "BLZ-1.6", "BLZ-1.7")
def _ladder() -> Question[Survey, int]:
    """The steps in the order of the procedure, with the stratagems' filters in their place."""
    return Question(
        "theatre",
        "In which theatre does the bot place?",
        "the theatres with an empty space in their open campaign",
        (
            keep_if_possible(
                "BLZ-E-8",
                is_blitz_theatre,
                when=after_a_blitz,
                ruled=(BLITZ, "same-theatre-first"),
            ),
            keep_if_possible("BLZ-1.1", can_win_theatre),
            keep_if_possible("BLZ-1.2", can_win_campaign, when=no_theatre_to_win),
            keep_if_possible(
                "BLZ-E-8",
                is_blitz_theatre,
                when=after_a_blitz_without_a_win,
                ruled=(BLITZ, "win-elsewhere-first"),
            ),
            must("BLZ-1.3", has_legal_placement),
            *(rung for filters in STRATAGEM_FILTERS for rung in filters.theatre),
            prefer("BLZ-1.5", empty_spaces),
            prefer("BLZ-1.6", campaign_vp),
            *theatres_in_order("BLZ-1.7"),
        ),
        named=lambda survey, theatre: survey.theatres[theatre].id,
        select=of_the_stratagem,
        chosen="The bot goes to {}",
    )


THEATRE = _ladder()
