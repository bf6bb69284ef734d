"""The stratagems as data: what each one filters theatres, spaces and units by.

A filter keeps what matches if anything does and is ignored otherwise; "first this, then that" is
two filters in a row. Steamroll has no entry: it acts as the stratagem in force before it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from opfor.core.cite import cite
from opfor.core.measure import Condition, Measure, condition, measure
from opfor.core.question import Criterion, Ruled, keep_if_possible, lowest, prefer
from opfor.games.blitzkrieg.values.state import STEAMROLL, STRATAGEM_TITLES, State
from tests.oracle.blitzkrieg.bot.change import greatest_change
from tests.oracle.blitzkrieg.bot.shortage import COUNTS, short_or_not
from tests.oracle.blitzkrieg.bot.survey import BOT, Survey
from tests.oracle.blitzkrieg.rules.strength import is_special as is_special_weapon

Filter = Criterion[Survey, int]

THEATRE, SPACE, UNIT = "BLZ-1.4", "BLZ-2.3", "BLZ-3.3"
"""The steps of the procedure at which filters apply."""

PRODUCTION = frozenset({"industrial-production"})
BOMBING = frozenset({"bombing"})
VICTORY_POINTS = frozenset({"propaganda"})
RESEARCH = frozenset({"research", "improved-research", "research-industry"})
CASES = {name: f"{title} is in force" for name, title in STRATAGEM_TITLES.items()}


class Filters(Struct, frozen=True):
    """What a stratagem adds to the three questions."""

    theatre: tuple[Filter, ...] = ()
    space: tuple[Filter, ...] = ()
    unit: tuple[Filter, ...] = ()


def of_the_stratagem(survey: Survey, rungs: Sequence[Filter]) -> Sequence[Filter]:
    """The rungs of every turn, and those of the stratagem in force."""
    key = (survey.in_force, id(rungs))
    found = _SELECTED.get(key)
    if found is None:
        case = CASES.get(survey.in_force or "", "")
        found = _SELECTED[key] = (tuple(r for r in rungs if r.case in ("", case)), rungs)
    return found[0]


_SELECTED: dict[tuple[str | None, int], tuple[tuple[Filter, ...], Sequence[Filter]]] = {}
"""By stratagem and whole ladder, which is kept so that no other takes its identity."""


def player_leads(survey: Survey, theatre: int) -> bool:
    return survey.tracks[theatre] < 0


def bot_leads(survey: Survey, theatre: int) -> bool:
    return survey.tracks[theatre] > 0


@measure("victory point|victory points")
def campaign_vp(survey: Survey, theatre: int) -> int:
    """Victory points of the theatre's open campaign."""
    return survey.campaign(theatre).vp


@cite("QB-21")
def offers(name: str, effects: frozenset[str], by: str, case: str) -> tuple[Filter, Filter]:
    """Theatres whose open campaign has an empty space of this kind (by ruling, a fillable one)."""

    def has_empty(survey: Survey, theatre: int) -> bool:
        return any(survey.spaces[space].effect in effects for space in survey.empty[theatre])

    def has_fillable(survey: Survey, theatre: int) -> bool:
        return any(
            survey.spaces[space].effect in effects and survey.fillable(space)
            for space in survey.empty[theatre]
        )

    said = name.replace("-", " ")
    empty: Measure[Survey, int] = Measure(f"has-{name}", has_empty, brief=f"a {said} space")
    fillable: Measure[Survey, int] = Measure(
        f"has-fillable-{name}", has_fillable, brief=f"a {said} space that some unit can fill"
    )
    wanted = "wanted-space"
    return (
        keep_if_possible(THEATRE, empty, by=by, ruled=(wanted, "any-empty"), case=case),
        keep_if_possible(THEATRE, fillable, by=by, ruled=(wanted, "fillable"), case=case),
    )


def shows(name: str, effects: frozenset[str]) -> Measure[Survey, int]:
    """Spaces of this kind."""

    def space_shows(survey: Survey, space: int) -> bool:
        return survey.spaces[space].effect in effects

    return Measure(f"shows-{name}", space_shows, brief=f"a {name} space")


SHOWS_PRODUCTION = shows("production", PRODUCTION)
SHOWS_BOMBING = shows("bombing", BOMBING)


@measure(brief="a special weapon")
def is_special(survey: Survey, slot: int) -> bool:
    """Whether the token is a special weapon."""
    return is_special_weapon(survey.setting, BOT, survey.row[slot])


@condition("a special weapon is among the units left")
@cite("R-BLZ-6")
def special_left(survey: Survey, left: Sequence[int]) -> bool:
    return any(is_special.of(survey, slot) for slot in left)


@condition("a special weapon is in the row")
@cite("R-BLZ-6")
def special_in_row(survey: Survey, _left: Sequence[int]) -> bool:
    return any(is_special.of(survey, slot) for slot in survey.slots)


@condition("no special weapon is among the units left")
def no_special_left(survey: Survey, left: Sequence[int]) -> bool:
    return not special_left(survey, left)


@condition("no special weapon is in the row")
def no_special_in_row(survey: Survey, left: Sequence[int]) -> bool:
    return not special_in_row(survey, left)


@measure(silent=True)
def slot_number(_survey: Survey, slot: int) -> int:
    """Place in the row, leftmost first."""
    return slot


@condition("the space is no research space")
def off_research(survey: Survey, _left: Sequence[int]) -> bool:
    """Whether another space than a research space was selected."""
    return survey.spaces[survey.space].effect not in RESEARCH


@cite("BLZ-T-1")
def big_guns() -> Filters:
    """Special weapons, if any is present; otherwise the greatest change."""
    by, case = "BLZ-T-1", CASES["big-guns"]

    def rungs(
        value: str, present: Condition[Survey, int], absent: Condition[Survey, int]
    ) -> tuple[Filter, ...]:
        ruled: Ruled = ("special-weapon-present", value)
        special = keep_if_possible(UNIT, is_special, by=by, when=present, ruled=ruled, case=case)
        return (special, *greatest_change(UNIT, by, case, absent, (ruled,)))

    return Filters(
        unit=(
            *rungs("units-in-question", special_left, no_special_left),
            *rungs("whole-row", special_in_row, no_special_in_row),
        )
    )


@cite("BLZ-T-2")
def counterattack() -> Filters:
    """Where the player leads; with units that make the greatest change."""
    by, case = "BLZ-T-2", CASES["counterattack"]
    return Filters(
        theatre=(keep_if_possible(THEATRE, player_leads, by=by, case=case),),
        unit=greatest_change(UNIT, by, case),
    )


@cite("BLZ-T-3")
def economic_warfare() -> Filters:
    """Production and bombing spaces: production first with few units, else bombing first."""
    by, case = "BLZ-T-3", CASES["economic-warfare"]

    def production(want_short: bool) -> list[Filter]:
        rungs = []
        for value in COUNTS:
            short, enough = short_or_not(value)
            when, ruled = short if want_short else enough, ("units-counted", value)
            rungs.append(
                keep_if_possible(SPACE, SHOWS_PRODUCTION, by=by, when=when, ruled=ruled, case=case)
            )
        return rungs

    return Filters(
        theatre=offers("production-or-bombing", PRODUCTION | BOMBING, by, case),
        space=(
            *production(want_short=True),
            keep_if_possible(SPACE, SHOWS_BOMBING, by=by, case=case),
            *production(want_short=False),
        ),
    )


@cite("BLZ-T-4")
def for_the_glory() -> Filters:
    """Campaigns of the most victory points, then those with propaganda; propaganda spaces."""
    by, case = "BLZ-T-4", CASES["for-the-glory"]
    propaganda = shows("propaganda", VICTORY_POINTS)
    return Filters(
        theatre=(
            prefer(THEATRE, campaign_vp, by=by, case=case),
            *offers("propaganda", VICTORY_POINTS, by, case),
        ),
        space=(keep_if_possible(SPACE, propaganda, by=by, case=case),),
    )


@cite("BLZ-T-5")
def rapid_deployment() -> Filters:
    """The leftmost valid unit."""
    case = CASES["rapid-deployment"]
    return Filters(unit=(lowest(UNIT, slot_number, by="BLZ-T-5", case=case),))


@cite("BLZ-T-6")
def research_and_development() -> Filters:
    """Research spaces; on any other space, special weapons."""
    by, case = "BLZ-T-6", CASES["research-and-development"]
    return Filters(
        theatre=offers("research", RESEARCH, by, case),
        space=(keep_if_possible(SPACE, shows("research", RESEARCH), by=by, case=case),),
        unit=(keep_if_possible(UNIT, is_special, by=by, when=off_research, case=case),),
    )


@cite("BLZ-T-7")
def secure() -> Filters:
    """Where the bot leads."""
    by, case = "BLZ-T-7", CASES["secure"]
    return Filters(theatre=(keep_if_possible(THEATRE, bot_leads, by=by, case=case),))


STRATAGEM_FILTERS = (
    big_guns(),
    counterattack(),
    economic_warfare(),
    for_the_glory(),
    rapid_deployment(),
    research_and_development(),
    secure(),
)


@cite("BLZ-T-8", "QB-13")
def in_force(stratagem: str | None, last_turn: str | None) -> str | None:
    """What a token acts as: Steamroll as the stratagem in force last turn."""
    return last_turn if stratagem == STEAMROLL else stratagem


def has_drawn(state: State) -> bool:
    """Whether the stratagem of the bot's turn under way lies out already."""
    return state.mover == BOT and state.stratagem_turn == state.turn
