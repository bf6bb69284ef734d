"""Second question: on which space of the theatre's open campaign?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose, settled
from opfor.core.measure import Measure, measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Criterion, Question, lowest, must
from opfor.games.blitzkrieg.bot.shortage import is_near_victory, is_short, is_short_besides
from opfor.games.blitzkrieg.bot.stratagems import CASES, STRATAGEM_FILTERS, stratagem_in_force
from opfor.games.blitzkrieg.bot.survey import is_fillable
from opfor.games.blitzkrieg.bot.wins import closes, winning_rungs, wins_either, wins_the_aim
from opfor.games.blitzkrieg.rules.legality import first_space, fits, is_empty, past_space
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import (
    BOMBING,
    NO_EFFECT,
    PRODUCTION,
    PROPAGANDA,
    RESEARCH,
    STRATEGIC,
    TACTICAL,
    WHICH_SPACE,
)

BEHIND = 3
"""Victory points the player must lead by to make propaganda urgent."""
LIST = {
    1: "propaganda close to the end",
    2: "a strategic advantage",
    3: "propaganda when far behind",
    4: "production when short of units",
    5: "research",
    6: "plain research",
    7: "bombing",
    8: "a tactical advantage",
    9: "production",
    10: "propaganda",
    11: "no effect",
}
"""The priority list in words."""


@measure(id="wins-the-aim")
@cite("BLZ-2.1")
def some_unit_wins_the_aim(war: War, space: int) -> bool:
    """Some unit of the row wins there what the theatre was chosen for."""
    for slot in range(war.reserves[war.bot]):
        if fits(war, war.row[slot], space) and wins_the_aim(war, slot, space):
            return True
    return False


@measure(id="wins-either")
@cite("BLZ-2.1")
def some_unit_wins_either(war: War, space: int) -> bool:
    """Some unit of the row wins anything there."""
    for slot in range(war.reserves[war.bot]):
        if fits(war, war.row[slot], space) and wins_either(war, slot, space):
            return True
    return False


@measure(id="closes")
@cite("BLZ-2.1")
def some_unit_closes(war: War, space: int) -> bool:
    """Some unit of the row closes the campaign or the theatre there."""
    for slot in range(war.reserves[war.bot]):
        if fits(war, war.row[slot], space) and closes(war, slot, space):
            return True
    return False


@cite("BLZ-2.2")
def has_legal_unit(war: War, space: int) -> bool:
    """Some unit of the row may go there."""
    return is_fillable(war, space)


def place_when(war: War, space: int, is_short_now: bool) -> int:
    """The place of a space's effect on the priority list; propaganda and production move up when
    they are needed."""
    effect = war.effect[space]
    if effect == PROPAGANDA:
        if is_near_victory(war):
            return 1
        return 3 if war.vp[1 - war.bot] - war.vp[war.bot] >= BEHIND else 10
    if effect == STRATEGIC:
        return 2
    if effect == PRODUCTION:
        return 4 if is_short_now else 9
    if effect == BOMBING:
        return 7
    if effect == TACTICAL:
        return 8
    if effect == NO_EFFECT:
        return 11
    return 6 if effect == RESEARCH and not war.research_is_equal else 5


@cite("BLZ-2.4", "QB-2", "QB-6")
def place_on_list(war: War, space: int) -> int:
    return place_when(war, space, is_short(war))


@cite("BLZ-2.4", "QB-2", "QB-6")
def place_on_list_besides(war: War, space: int) -> int:
    return place_when(war, space, is_short_besides(war))


def priority_list() -> tuple[Criterion[War, int], ...]:
    """The rung of the priority list, as each pair of rulings has it."""
    return tuple(
        lowest(
            "BLZ-2.4",
            Measure(f"place-on-list-{counted}-{order}", place, words=LIST),
            ruled=(("units-counted", counted), ("research-order", order)),
        )
        for counted, place in (
            ("before-placing", place_on_list),
            ("after-placing", place_on_list_besides),
        )
        for order in ("improved-first", "all-equal")
    )


@measure(silent=True)
@cite("BLZ-2.5")
def from_left(war: War, space: int) -> int:
    """Position in the campaign, leftmost first."""
    return war.position[space]


SPACE_QUESTION: Asked = Question(
    "space",
    "On which space of the open campaign?",
    "the empty spaces of the theatre's open campaign",
    (
        *winning_rungs("BLZ-2.1", some_unit_wins_the_aim, some_unit_wins_either, some_unit_closes),
        must("BLZ-2.2", has_legal_unit),
        *(rung for filters in STRATAGEM_FILTERS for rung in filters.space),
        *priority_list(),
        lowest("BLZ-2.5", from_left),
    ),
    named=lambda play, space: play.setting.board.spaces[space].position,
    chosen="It takes {}",
    cases=CASES,
    case_of=stratagem_in_force,
    details=lambda play, spaces: {
        "names": {str(play.setting.board.spaces[space].position): space for space in spaces}
    },
)


@cite("BLZ-2.3")
def choose_space(war: War) -> None:
    """Settle the space."""
    ask(war)
    for space in range(first_space(war, war.theatre), past_space(war, war.theatre)):
        if is_empty(war, space):
            propose(war, space)
    narrow(war, WHICH_SPACE)
    war.space = settled(war)
