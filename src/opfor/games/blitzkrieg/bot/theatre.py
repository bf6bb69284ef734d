"""First question: in which theatre does the bot place?"""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cascade import Criterion, keep_if_possible, lowest, must, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Play
from opfor.games.blitzkrieg.bot.stratagems import FILTERS, Filters, campaign_vp
from opfor.games.blitzkrieg.bot.survey import Survey, theatre_order
from opfor.games.blitzkrieg.bot.wins import look_for_wins
from opfor.games.blitzkrieg.values.state import State


@cite("BLZ-1.1")
def can_win_theatre(survey: Survey, theatre: int) -> bool:
    """A single placement can close and win the theatre."""
    return survey.aims[theatre] == "theatre"


@cite("BLZ-1.2")
def can_win_campaign(survey: Survey, theatre: int) -> bool:
    """A single placement can close and win the theatre's open campaign."""
    return survey.aims[theatre] == "campaign"


def no_theatre_to_win(survey: Survey, left: Sequence[int]) -> bool:
    """Campaigns are looked at only if no theatre can be won."""
    return not can_win_theatre(survey, left[0])


@cite("BLZ-1.3")
def has_legal_placement(survey: Survey, theatre: int) -> bool:
    """Some unit of the row may go on some space of the open campaign."""
    return survey.can_place_in(theatre)


@cite("BLZ-1.5")
def empty_spaces(survey: Survey, theatre: int) -> int:
    """Empty spaces of the open campaign."""
    return len(survey.empty[theatre])


@cite("BLZ-1.7")
def reading_order(survey: Survey, theatre: int) -> int:
    """Top before bottom."""
    return theatre_order(survey.setting, theatre)


@cite("BLZ-E-8")
def is_blitz_theatre(survey: Survey, theatre: int) -> bool:
    """The theatre of the blitz unit just placed, if a legal placement is left there."""
    return theatre == survey.blitz_in and has_legal_placement(survey, theatre)


@cite("QB-18")
def blitz_comes_first(survey: Survey, _left: Sequence[int]) -> bool:
    """After a blitz the same theatre comes before a win elsewhere, unless ruled otherwise."""
    return survey.blitz_in is not None and survey.rulings["blitz-theatre"] == "same-theatre-first"


def blitz_comes_after_wins(survey: Survey, left: Sequence[int]) -> bool:
    return (
        survey.blitz_in is not None
        and survey.rulings["blitz-theatre"] == "win-elsewhere-first"
        and survey.aims[left[0]] == ""
    )


@cite("BLZ-1.4", "BLZ-1.6")
def cascade(filters: Filters) -> tuple[Criterion[Survey, int], ...]:
    """The steps in the order of the procedure, with a stratagem's filters in their place."""
    return (
        keep_if_possible("BLZ-E-8", is_blitz_theatre, when=blitz_comes_first),
        keep_if_possible("BLZ-1.1", can_win_theatre),
        keep_if_possible("BLZ-1.2", can_win_campaign, when=no_theatre_to_win),
        keep_if_possible("BLZ-E-8", is_blitz_theatre, when=blitz_comes_after_wins),
        must("BLZ-1.3", has_legal_placement),
        *filters.theatre,
        prefer("BLZ-1.5", empty_spaces),
        prefer("BLZ-1.6", campaign_vp),
        lowest("BLZ-1.7", reading_order),
    )


CASCADES = {stratagem: cascade(filters) for stratagem, filters in FILTERS.items()}


def choose_theatre(play: Play[State], survey: Survey) -> None:
    """Settle the theatre, and with it what the placement should win there."""
    look_for_wins(survey)
    theatres = survey.theatres
    narrowed = narrow(
        play,
        "theatre",
        CASCADES[survey.in_force],
        survey,
        survey.open,
        lambda theatre: theatres[theatre].id,
    )
    (survey.theatre,) = narrowed.survivors
    survey.aim = survey.aims[survey.theatre]
    narrowed.settle(play, survey.theatre)
