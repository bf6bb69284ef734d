"""The stratagems as data: what each one filters theatres, spaces and units by.

A filter keeps what matches if anything does and is ignored otherwise; "first this, then that" is
two filters in a row. Steamroll has no entry: it acts as the stratagem in force before it.
"""

from __future__ import annotations

from msgspec import Struct

from opfor.core.cite import cite
from opfor.core.measure import Condition, Measure, fact, measure, unless
from opfor.core.question import Criterion, Ruled, keep_if_possible, lowest, prefer
from opfor.games.blitzkrieg.bot.change import greatest_change
from opfor.games.blitzkrieg.bot.shortage import COUNTS, ENOUGH
from opfor.games.blitzkrieg.bot.survey import fillable_spaces
from opfor.games.blitzkrieg.rules.board import open_spaces
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import Effect
from opfor.games.blitzkrieg.values.state import STRATAGEM_TITLES, STRATAGEMS

Filter = Criterion[War, int]
Test = Measure[War, int]

THEATRE, SPACE, UNIT = "BLZ-1.4", "BLZ-2.3", "BLZ-3.3"
"""The steps of the procedure at which filters apply."""
CASES = tuple(f"{STRATAGEM_TITLES[name]} is in force" for name in STRATAGEMS)


def stratagem_in_force(war: War) -> int:
    """The number of the case a question is asked in."""
    return war.in_force


class Filters(Struct, frozen=True):
    """What a stratagem adds to the three questions."""

    theatre: tuple[Filter, ...] = ()
    space: tuple[Filter, ...] = ()
    unit: tuple[Filter, ...] = ()


def player_leads(war: War, theatre: int) -> bool:
    return war.tracks[theatre] < 0


def bot_leads(war: War, theatre: int) -> bool:
    return war.tracks[theatre] > 0


@measure("victory point|victory points")
def campaign_vp(war: War, theatre: int) -> int:
    """Victory points of the theatre's open campaign."""
    return war.vp_of[theatre][war.campaign[theatre]]


@measure(brief="a production space")
def shows_production(war: War, space: int) -> bool:
    return war.effect[space] == Effect.PRODUCTION


@measure(brief="a bombing space")
def shows_bombing(war: War, space: int) -> bool:
    return war.effect[space] == Effect.BOMBING


@measure(brief="a propaganda space")
def shows_propaganda(war: War, space: int) -> bool:
    return war.effect[space] == Effect.PROPAGANDA


@measure(brief="a research space")
def shows_research(war: War, space: int) -> bool:
    return war.effect[space] in (Effect.RESEARCH, Effect.IMPROVED, Effect.INDUSTRY)


def shows_production_or_bombing(war: War, space: int) -> bool:
    return war.effect[space] in (Effect.PRODUCTION, Effect.BOMBING)


@measure(brief="a production or bombing space")
def has_production_or_bombing(war: War, theatre: int) -> bool:
    return any(shows_production_or_bombing(war, space) for space in open_spaces(war, theatre))


@measure(brief="a production or bombing space that some unit can fill")
def has_fillable_production_or_bombing(war: War, theatre: int) -> bool:
    return any(shows_production_or_bombing(war, space) for space in fillable_spaces(war, theatre))


@measure(brief="a propaganda space")
def has_propaganda(war: War, theatre: int) -> bool:
    return any(shows_propaganda(war, space) for space in open_spaces(war, theatre))


@measure(brief="a propaganda space that some unit can fill")
def has_fillable_propaganda(war: War, theatre: int) -> bool:
    return any(shows_propaganda(war, space) for space in fillable_spaces(war, theatre))


@measure(brief="a research space")
def has_research(war: War, theatre: int) -> bool:
    return any(shows_research(war, space) for space in open_spaces(war, theatre))


@measure(brief="a research space that some unit can fill")
def has_fillable_research(war: War, theatre: int) -> bool:
    return any(shows_research(war, space) for space in fillable_spaces(war, theatre))


@cite("QB-21")
def wanted(empty: Test, fillable: Test, by: str, case: str) -> tuple[Filter, Filter]:
    """Theatres with a space of a kind, as each ruling counts them."""
    ruling = "wanted-space"
    return (
        keep_if_possible(THEATRE, empty, by=by, ruled=(ruling, "any-empty"), case=case),
        keep_if_possible(THEATRE, fillable, by=by, ruled=(ruling, "fillable"), case=case),
    )


@measure(brief="a special weapon")
def is_special(war: War, slot: int) -> int:
    """Whether the token is a special weapon."""
    return war.special[war.bot][war.reserve[war.bot][slot]]


@fact("a special weapon is among the units left", of_left=True)
@cite("R-BLZ-6")
def is_special_left(war: War) -> bool:
    return any(is_special(war, war.candidates[i]) for i in range(war.left))


@fact("a special weapon is in the row")
@cite("R-BLZ-6")
def is_special_in_row(war: War) -> bool:
    return any(is_special(war, slot) for slot in range(war.reserves[war.bot]))


@measure(silent=True)
def slot_number(war: War, slot: int) -> int:
    """Place in the row, leftmost first."""
    return slot


@fact("the space is a research space")
def is_research_space(war: War) -> bool:
    return bool(shows_research(war, war.space))


OFF_RESEARCH = unless(is_research_space, "the space is no research space")


@cite("BLZ-T-1")
def big_guns(case: str) -> Filters:
    """Special weapons, if any is present; otherwise the greatest change."""

    def rungs(value: str, present: Condition[War, int], absent: str) -> tuple[Filter, ...]:
        ruled: Ruled = ("special-weapon-present", value)
        special = keep_if_possible(
            UNIT, is_special, by="BLZ-T-1", when=present, ruled=ruled, case=case
        )
        return (special, *greatest_change(UNIT, "BLZ-T-1", case, unless(present, absent), (ruled,)))

    left, row = "no special weapon is among the units left", "no special weapon is in the row"
    return Filters(
        unit=(
            *rungs("units-in-question", is_special_left, left),
            *rungs("whole-row", is_special_in_row, row),
        )
    )


@cite("BLZ-T-2")
def counterattack(case: str) -> Filters:
    """Where the player leads; with units that make the greatest change."""
    return Filters(
        theatre=(keep_if_possible(THEATRE, player_leads, by="BLZ-T-2", case=case),),
        unit=greatest_change(UNIT, "BLZ-T-2", case),
    )


@cite("BLZ-T-3")
def economic_warfare(case: str) -> Filters:
    """Production and bombing spaces: production first with few units, else bombing first."""
    by, counted = "BLZ-T-3", "units-counted"

    def production(conditions: dict[str, Condition[War, int]]) -> list[Filter]:
        return [
            keep_if_possible(
                SPACE, shows_production, by=by, when=when, ruled=(counted, value), case=case
            )
            for value, when in conditions.items()
        ]

    return Filters(
        theatre=wanted(has_production_or_bombing, has_fillable_production_or_bombing, by, case),
        space=(
            *production(COUNTS),
            keep_if_possible(SPACE, shows_bombing, by=by, case=case),
            *production(ENOUGH),
        ),
    )


@cite("BLZ-T-4")
def for_the_glory(case: str) -> Filters:
    """Campaigns of the most victory points, then those with propaganda; propaganda spaces."""
    by = "BLZ-T-4"
    return Filters(
        theatre=(
            prefer(THEATRE, campaign_vp, by=by, case=case),
            *wanted(has_propaganda, has_fillable_propaganda, by, case),
        ),
        space=(keep_if_possible(SPACE, shows_propaganda, by=by, case=case),),
    )


@cite("BLZ-T-5")
def rapid_deployment(case: str) -> Filters:
    """The leftmost valid unit."""
    return Filters(unit=(lowest(UNIT, slot_number, by="BLZ-T-5", case=case),))


@cite("BLZ-T-6")
def research_and_development(case: str) -> Filters:
    """Research spaces; on any other space, special weapons."""
    by = "BLZ-T-6"
    return Filters(
        theatre=wanted(has_research, has_fillable_research, by, case),
        space=(keep_if_possible(SPACE, shows_research, by=by, case=case),),
        unit=(keep_if_possible(UNIT, is_special, by=by, when=OFF_RESEARCH, case=case),),
    )


@cite("BLZ-T-7")
def secure(case: str) -> Filters:
    """Where the bot leads."""
    return Filters(theatre=(keep_if_possible(THEATRE, bot_leads, by="BLZ-T-7", case=case),))


STRATAGEM_FILTERS = tuple(
    filters(case)
    for filters, case in zip(
        (
            *(big_guns, counterattack, economic_warfare, for_the_glory),
            *(rapid_deployment, research_and_development, secure),
        ),
        CASES,
        strict=False,
    )
)
