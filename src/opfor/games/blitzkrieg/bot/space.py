"""Second question: on which space of the theatre's open campaign?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose, settled
from opfor.core.measure import Measure, measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Criterion, Question, lowest, must
from opfor.games.blitzkrieg.bot.shortage import is_near_victory, is_short, is_short_besides
from opfor.games.blitzkrieg.bot.stratagems import CASES, STRATAGEM_FILTERS, stratagem_in_force
from opfor.games.blitzkrieg.bot.survey import fitting_slots, is_fillable
from opfor.games.blitzkrieg.bot.wins import closes, winning_rungs, wins_either, wins_the_aim
from opfor.games.blitzkrieg.rules.board import open_spaces
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import Effect, Which

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
    return any(wins_the_aim(war, slot, space) for slot in fitting_slots(war, space))


@measure(id="wins-either")
@cite("BLZ-2.1")
def some_unit_wins_either(war: War, space: int) -> bool:
    """Some unit of the row wins anything there."""
    return any(wins_either(war, slot, space) for slot in fitting_slots(war, space))


@measure(id="closes")
@cite("BLZ-2.1")
def some_unit_closes(war: War, space: int) -> bool:
    """Some unit of the row closes the campaign or the theatre there."""
    return any(closes(war, slot, space) for slot in fitting_slots(war, space))


@cite("BLZ-2.2")
def has_legal_unit(war: War, space: int) -> bool:
    """Some unit of the row may go there."""
    return is_fillable(war, space)


def place_on_list(war: War, space: int, plain_research: int, is_short_now: bool) -> int:
    """The place of a space's effect on the priority list; propaganda and production move up when
    they are needed."""
    effect = war.effect[space]
    if effect == Effect.PROPAGANDA:
        return propaganda_place(war)
    if effect == Effect.STRATEGIC:
        return 2
    if effect == Effect.PRODUCTION:
        return 4 if is_short_now else 9
    if effect in (Effect.IMPROVED, Effect.INDUSTRY):
        return 5
    if effect == Effect.RESEARCH:
        return plain_research
    if effect == Effect.BOMBING:
        return 7
    return 8 if effect == Effect.TACTICAL else 11


def propaganda_place(war: War) -> int:
    if is_near_victory(war):
        return 1
    return 3 if war.vp[1 - war.bot] - war.vp[war.bot] >= BEHIND else 10


def improved_first(war: War, space: int) -> int:
    return place_on_list(war, space, 6, is_short(war))


def research_equal(war: War, space: int) -> int:
    return place_on_list(war, space, 5, is_short(war))


def improved_first_besides(war: War, space: int) -> int:
    return place_on_list(war, space, 6, is_short_besides(war))


def research_equal_besides(war: War, space: int) -> int:
    return place_on_list(war, space, 5, is_short_besides(war))


PLACES = {
    ("before-placing", "improved-first"): improved_first,
    ("before-placing", "all-equal"): research_equal,
    ("after-placing", "improved-first"): improved_first_besides,
    ("after-placing", "all-equal"): research_equal_besides,
}
"""The place on the list for each way of counting units and of ranking plain research."""


@cite("BLZ-2.4", "QB-2", "QB-6")
def priority_list() -> tuple[Criterion[War, int], ...]:
    """The rung of the priority list, as each pair of rulings has it."""
    return tuple(
        lowest(
            "BLZ-2.4",
            Measure(f"place-on-list-{counted}-{order}", place, words=LIST),
            ruled=(("units-counted", counted), ("research-order", order)),
        )
        for (counted, order), place in PLACES.items()
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
    details=lambda play, spaces, _about: {
        "names": {str(play.setting.board.spaces[space].position): space for space in spaces}
    },
)


def choose_space(war: War) -> None:
    """Settle ``space`` in the theatre settled before."""
    ask(war)
    for space in open_spaces(war, war.theatre):
        propose(war, space)
    narrow(war, Which.SPACE)
    war.space = settled(war)
