"""First question: in which theatre does the bot place?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, first_left, propose, settled
from opfor.core.measure import fact, measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, keep_if_possible, must, prefer
from opfor.games.blitzkrieg.bot.order import theatres_in_order, theatres_named
from opfor.games.blitzkrieg.bot.stratagems import (
    CASES,
    STRATAGEM_FILTERS,
    campaign_vp,
    stratagem_in_force,
)
from opfor.games.blitzkrieg.bot.survey import can_place_in
from opfor.games.blitzkrieg.bot.wins import look_for_wins
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOTHING, Aim, Which

BLITZ = "blitz-theatre"


@cite("BLZ-1.1")
def can_win_theatre(war: War, theatre: int) -> bool:
    """A single placement can close and win the theatre."""
    return war.aims[theatre] == Aim.THEATRE


@cite("BLZ-1.2")
def can_win_campaign(war: War, theatre: int) -> bool:
    """A single placement can close and win the theatre's open campaign."""
    return war.aims[theatre] == Aim.CAMPAIGN


@fact("no theatre can be won", of_left=True)
def no_theatre_to_win(war: War) -> bool:
    """Campaigns are looked at only if no theatre can be won."""
    return war.aims[first_left(war)] != Aim.THEATRE


@cite("BLZ-1.3")
def has_legal_placement(war: War, theatre: int) -> bool:
    """Some unit of the row may go on some space of the open campaign."""
    return can_place_in(war, theatre)


@measure("empty space|empty spaces", id="empty-spaces")
@cite("BLZ-1.5")
def spaces_left(war: War, theatre: int) -> int:
    """Empty spaces of the open campaign."""
    return war.empty[theatre]


@cite("BLZ-E-8")
def is_blitz_theatre(war: War, theatre: int) -> bool:
    """The theatre of the blitz unit just placed, if a legal placement is left there."""
    return theatre == war.blitz_in and can_place_in(war, theatre)


@fact("a blitz unit was just placed")
@cite("QB-18")
def after_a_blitz(war: War) -> bool:
    return war.blitz_in != NOTHING


@fact("a blitz unit was just placed and nothing can be won", of_left=True)
@cite("QB-18")
def after_a_blitz_without_a_win(war: War) -> bool:
    return war.blitz_in != NOTHING and war.aims[first_left(war)] == Aim.NONE


THEATRE_QUESTION: Asked = Question(
    "theatre",
    "In which theatre does the bot place?",
    "the theatres with an empty space in their open campaign",
    (
        keep_if_possible(
            "BLZ-E-8", is_blitz_theatre, when=after_a_blitz, ruled=(BLITZ, "same-theatre-first")
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
        prefer("BLZ-1.5", spaces_left),
        prefer("BLZ-1.6", campaign_vp),
        *theatres_in_order("BLZ-1.7"),
    ),
    named=lambda play, theatre: play.setting.board.theatres[theatre].id,
    chosen="The bot goes to {}",
    cases=CASES,
    case_of=stratagem_in_force,
    every=theatres_named,
)


def choose_theatre(war: War) -> None:
    """Settle ``theatre``, and with it the ``aim``: what the placement should win there."""
    look_for_wins(war)
    ask(war)
    for theatre in range(war.theatres):
        if war.empty[theatre]:
            propose(war, theatre)
    narrow(war, Which.THEATRE)
    war.theatre = settled(war)
    war.aim = war.aims[war.theatre]
