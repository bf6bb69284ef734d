"""The stratagems as data: what each one filters theatres, spaces and units by.

A filter keeps what matches if anything does and is ignored otherwise; "first this, then that" is
two filters in a row. Steamroll has no entry: it acts as the stratagem in force before it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from opfor.core.cascade import Criterion, keep_if_possible, lowest, prefer
from opfor.core.cite import cite
from opfor.games.blitzkrieg.bot.change import distance_counts, marker_with, unit_rank
from opfor.games.blitzkrieg.bot.survey import BOT, Survey
from opfor.games.blitzkrieg.rules.strength import is_special as is_special_weapon
from opfor.games.blitzkrieg.values.state import STEAMROLL, State

Filter = Criterion[Survey, int]

THEATRE, POSITION, UNIT = "BLZ-1.4", "BLZ-2.3", "BLZ-3.3"
"""The steps of the procedure at which filters apply."""

FEW_UNITS = 4
"""The most units of a row that is short of units."""

PRODUCTION = frozenset({"industrial-production"})
BOMBING = frozenset({"bombing"})
VICTORY_POINTS = frozenset({"propaganda"})
RESEARCH = frozenset({"research", "improved-research", "research-industry"})


@dataclass(frozen=True, slots=True)
class Filters:
    """What a stratagem adds to the three questions."""

    theatre: tuple[Filter, ...] = ()
    position: tuple[Filter, ...] = ()
    unit: tuple[Filter, ...] = ()


def player_leads(survey: Survey, theatre: int) -> bool:
    return survey.tracks[theatre] < 0


def bot_leads(survey: Survey, theatre: int) -> bool:
    return survey.tracks[theatre] > 0


def campaign_vp(survey: Survey, theatre: int) -> int:
    """Victory points of the theatre's open campaign."""
    return survey.campaign(theatre).vp


@cite("QB-21")
def offers(effects: frozenset[str]) -> Callable[[Survey, int], bool]:
    """Theatres whose open campaign has an empty space of this kind (by ruling, a fillable one)."""

    def theatre_offers(survey: Survey, theatre: int) -> bool:
        any_empty = survey.rulings["wanted-space"] == "any-empty"
        return any(
            survey.spaces[space].effect in effects and (any_empty or survey.fillable(space))
            for space in survey.empty[theatre]
        )

    return theatre_offers


def shows(effects: frozenset[str]) -> Callable[[Survey, int], bool]:
    """Spaces of this kind."""

    def space_shows(survey: Survey, space: int) -> bool:
        return survey.spaces[space].effect in effects

    return space_shows


@cite("QB-6")
def is_short_of_units(survey: Survey, _left: Sequence[int] = ()) -> bool:
    """At most four units in the row; the one to be placed counts (by ruling, it does not)."""
    counted = len(survey.row) - (survey.rulings["units-counted"] == "after-placing")
    return counted <= FEW_UNITS


def has_enough_units(survey: Survey, _left: Sequence[int] = ()) -> bool:
    return not is_short_of_units(survey)


def is_special(survey: Survey, slot: int) -> bool:
    """Whether the token is a special weapon."""
    return is_special_weapon(survey.setting, BOT, survey.row[slot])


@cite("R-BLZ-6")
def special_present(survey: Survey, left: Sequence[int]) -> bool:
    """Whether a special weapon is among the units in question (by ruling, in the whole row)."""
    whole_row = survey.rulings["special-weapon-present"] == "whole-row"
    return any(is_special(survey, slot) for slot in (survey.slots if whole_row else left))


def no_special_present(survey: Survey, left: Sequence[int]) -> bool:
    return not special_present(survey, left)


def slot_number(_survey: Survey, slot: int) -> int:
    """Place in the row, leftmost first."""
    return slot


def off_research(survey: Survey, _left: Sequence[int]) -> bool:
    """Whether another space than a research space was selected."""
    return survey.spaces[survey.space].effect not in RESEARCH


def greatest_change(
    by: str, when: Callable[[Survey, Sequence[int]], bool] | None = None
) -> tuple[Filter, ...]:
    """Drop units that cannot cause the greatest change: the best rank, then the farthest marker."""

    def farthest(survey: Survey, left: Sequence[int]) -> bool:
        return (when is None or when(survey, left)) and distance_counts(survey, left)

    return (
        lowest(UNIT, unit_rank, by=by, when=when),
        prefer(UNIT, marker_with, by="R-BLZ-3", when=farthest),
    )


@cite("BLZ-T-1")
def big_guns() -> Filters:
    """Special weapons, if any is present; otherwise the greatest change."""
    special = keep_if_possible(UNIT, is_special, by="BLZ-T-1", when=special_present)
    return Filters(unit=(special, *greatest_change("BLZ-T-1", no_special_present)))


@cite("BLZ-T-2")
def counterattack() -> Filters:
    """Where the player leads; with units that make the greatest change."""
    return Filters(
        theatre=(keep_if_possible(THEATRE, player_leads, by="BLZ-T-2"),),
        unit=greatest_change("BLZ-T-2"),
    )


@cite("BLZ-T-3")
def economic_warfare() -> Filters:
    """Production and bombing spaces: production first with few units, else bombing first."""
    by = "BLZ-T-3"
    production, bombing = shows(PRODUCTION), shows(BOMBING)
    return Filters(
        theatre=(keep_if_possible(THEATRE, offers(PRODUCTION | BOMBING), by=by),),
        position=(
            keep_if_possible(POSITION, production, by=by, when=is_short_of_units),
            keep_if_possible(POSITION, bombing, by=by),
            keep_if_possible(POSITION, production, by=by, when=has_enough_units),
        ),
    )


@cite("BLZ-T-4")
def for_the_glory() -> Filters:
    """Campaigns of the most victory points, then those with propaganda; propaganda spaces."""
    return Filters(
        theatre=(
            prefer(THEATRE, campaign_vp, by="BLZ-T-4"),
            keep_if_possible(THEATRE, offers(VICTORY_POINTS), by="BLZ-T-4"),
        ),
        position=(keep_if_possible(POSITION, shows(VICTORY_POINTS), by="BLZ-T-4"),),
    )


@cite("BLZ-T-5")
def rapid_deployment() -> Filters:
    """The leftmost valid unit."""
    return Filters(unit=(lowest(UNIT, slot_number, by="BLZ-T-5"),))


@cite("BLZ-T-6")
def research_and_development() -> Filters:
    """Research spaces; on any other space, special weapons."""
    return Filters(
        theatre=(keep_if_possible(THEATRE, offers(RESEARCH), by="BLZ-T-6"),),
        position=(keep_if_possible(POSITION, shows(RESEARCH), by="BLZ-T-6"),),
        unit=(keep_if_possible(UNIT, is_special, by="BLZ-T-6", when=off_research),),
    )


@cite("BLZ-T-7")
def secure() -> Filters:
    """Where the bot leads."""
    return Filters(theatre=(keep_if_possible(THEATRE, bot_leads, by="BLZ-T-7"),))


FILTERS: dict[str | None, Filters] = {
    None: Filters(),
    "big-guns": big_guns(),
    "counterattack": counterattack(),
    "economic-warfare": economic_warfare(),
    "for-the-glory": for_the_glory(),
    "rapid-deployment": rapid_deployment(),
    "research-and-development": research_and_development(),
    "secure": secure(),
}
"""The filters of whatever is in force; ``None`` in a learning game."""


@cite("BLZ-T-8", "QB-13")
def in_force(stratagem: str | None, last_turn: str | None) -> str | None:
    """What a token acts as: Steamroll as the stratagem in force last turn."""
    return last_turn if stratagem == STEAMROLL else stratagem


def has_drawn(state: State) -> bool:
    """Whether the stratagem of the bot's turn under way lies out already."""
    return state.mover == BOT and state.stratagem_turn == state.turn
