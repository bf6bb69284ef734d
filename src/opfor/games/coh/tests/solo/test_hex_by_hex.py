"""Every hex of a map asked one by one: what is covered, seen, taken, near, against plain sets."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.orders.words import Word
from opfor.games.coh.bot import advantage
from opfor.games.coh.bot.ability import low_risk_moves as low
from opfor.games.coh.bot.ability.attack_limits import (
    Firing,
    Solution,
    into_close_combat,
    solution,
)
from opfor.games.coh.bot.ability.close_combat import may_meet
from opfor.games.coh.bot.ability.disengagement import is_engaged
from opfor.games.coh.bot.ability.stacks import is_free_of_ai
from opfor.games.coh.bot.entry import _would_be
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.bot.words.eligibility import TESTS, goal_meets
from opfor.games.coh.course.mission_lines import defense_counters, smoke_screens
from opfor.games.coh.tests.solo.position import Position
from opfor.games.coh.values.deployment import look
from opfor.kit.hexes import FACINGS

COUNTERS = [
    "a1 german-rifle C05 S", "a2 german-hmg D12 S", "p1 soviet-rifle I09 N",
    "p2 soviet-rifle F14 SW",
]  # fmt: skip
WOODS: dict[str, Any] = {"light_woods": "E06 G09 H12 K03", "heavy_woods": "F08 D10"}


@pytest.fixture(scope="module")
def at() -> Position:
    return Position(COUNTERS, objectives=["L02"], **WOODS)


def moved(at: Position, counter: str, cell: int) -> Survey:
    """The map with one counter in another hex."""
    counters = list(at.state.counters)
    counters[at.n(counter)] = replace(counters[at.n(counter)], cell=cell)
    state = replace(at.state, counters=tuple(counters))
    return Survey(look(at.setting, state), at.survey.bot, at.survey.outlook)


def zone(at: Position, name: str, reach: int) -> set[int]:
    counter = at.state.counters[at.n(name)]
    return {
        cell
        for cell in range(len(at.field))
        if at.survey.look.sight[counter.cell] >> cell & 1
        and at.field.is_in_front(counter.cell, FACINGS[counter.facing], cell)
        and 1 <= at.field.distance(counter.cell, cell) <= reach
    }


def beside(at: Position, *names: str) -> set[int]:
    here = [at.state.counters[at.n(name)].cell for name in names]
    cells = range(len(at.field))
    return {c for c in cells if any(at.field.distance(c, cell) == 1 for cell in here)}


@pytest.mark.rule(
    "COH-5.3.2-b", "COH-5.5-a", "COH-5.1-c", "COH-5.3.2-a", "V-7", "hex-words-at-the-edge"
)
def test_what_holds_of_every_hex(at: Position) -> None:
    survey = at.survey
    danger = zone(at, "p1", 5) | zone(at, "p2", 5)
    short = (zone(at, "p1", 5) & beside(at, "p1")) | (zone(at, "p2", 5) & beside(at, "p2"))
    ai, units = ({at.state.counters[at.n(n)].cell for n in names} for names in
                 (("a1", "a2"), ("p1", "p2")))  # fmt: skip
    seen = {c for c in range(len(at.field)) for unit in units if survey.look.sight[unit] >> c & 1}
    for cell in range(len(at.field)):
        assert low.is_safe(survey, cell) == (cell not in danger)
        assert low.is_at_arms_length(survey, cell) == (cell not in short)
        assert is_free_of_ai(survey, 0, cell) == (cell not in ai)
        assert may_meet(survey, 0, cell, -1, False) == (cell not in units)
        assert advantage.outside_fire_zones.of(survey, cell) == (cell not in danger)
        assert defense_counters.has_no_ai.of(survey, cell) == (cell not in ai)
        assert smoke_screens.over_no_unit.of(survey, cell) == (cell not in units)
        assert smoke_screens.over_an_ai.of(survey, cell) == (cell in ai)
        assert _would_be(survey, 0, Word.IN_FIRE_ZONE, cell) == (cell in danger)
        assert _would_be(survey, 0, Word.IN_LOS, cell) == (cell in seen)
        noticed = cell in beside(at, "p1", "p2") | units
        noticed = noticed or (survey.ground_dm(cell) <= 0 and cell in seen)
        assert advantage.unnoticed.of(survey, cell) == (not noticed)


@pytest.mark.rule("COH-5.3.2-b")
def test_a_way_keeps_off_if_every_hex_of_it_does(at: Position) -> None:
    near, far = at.cell("H09"), at.cell("A02")
    for way, keeps in (((far, far), True), ((far, near), False), ((near, far), False)):
        assert low.keeps_off(at.survey, way) == keeps


@pytest.mark.rule("COH-5.0-a", "COH-5.0-e", "COH-5.0-j", "COH-4.1.2-g")
def test_what_is_true_of_an_ai_in_every_hex(at: Position) -> None:
    danger = zone(at, "p1", 5) | zone(at, "p2", 5)
    units = {at.state.counters[at.n(n)].cell for n in ("p1", "p2")}
    for cell in set(range(len(at.field))) - {at.state.counters[at.n("a2")].cell}:
        survey = moved(at, "a1", cell)
        assert TESTS[Word.IN_FIRE_ZONE][1](survey, 0) == (cell in danger)
        assert TESTS[Word.IN_COVER][1](survey, 0) == (survey.ground_dm(cell) > 0)
        assert TESTS[Word.IN_0_DM_HEX][1](survey, 0) == (survey.ground_dm(cell) <= 0)
        looks = any(survey.look.sight[cell] >> unit & 1 for unit in units)
        assert TESTS[Word.IN_LOS][1](survey, 0) == looks
        assert survey.is_locked(0) == (cell in units)
        engaged = cell in units | beside(at, "p1", "p2") | danger
        assert is_engaged(survey, 0) == engaged
        assert low.starts_in_danger(survey, 0) == (cell in danger)


@pytest.mark.rule("COH-5.0-e", "COH-5.0-j", "COH-5.1-c", "sight-words")
def test_what_is_true_of_a_unit_in_every_hex(at: Position) -> None:
    covered = zone(at, "a1", 5) | zone(at, "a2", 12)
    ai = {at.state.counters[at.n(n)].cell for n in ("a1", "a2")}
    unit = at.n("p1")
    for cell in range(len(at.field)):
        survey = moved(at, "p1", cell)
        assert TESTS[Word.IN_FIRE_ZONE][1](survey, unit) == (cell in covered)
        seen = any(survey.look.sight[a] >> cell & 1 for a in ai)
        assert TESTS[Word.IN_LOS][1](survey, unit) == seen
        assert goal_meets(survey, Word.IN_LOS, unit, -1) == seen
        assert into_close_combat(survey, unit) == (cell in ai)
        found = solution(survey, 0, unit, Firing())
        if isinstance(found, Solution):
            assert cell in zone(at, "a1", 5) | {survey.cell(0)}


@pytest.mark.rule("sight-words")
def test_by_ruling_only_what_the_acting_ai_sees_and_covers_counts() -> None:
    at = Position(COUNTERS, rulings={"sight-words": "acting-ai"}, **WOODS)
    unit = at.n("p1")
    zones = {"a1": zone(at, "a1", 5), "a2": zone(at, "a2", 12)}
    for cell in range(0, len(at.field), 3):
        survey = moved(at, "p1", cell)
        for name in ("a1", "a2"):
            ai = at.n(name)
            covers = goal_meets(survey, Word.IN_FIRE_ZONE, unit, ai)
            assert covers == (cell in zones[name])
            sees = bool(survey.look.sight[survey.cell(ai)] >> cell & 1)
            assert goal_meets(survey, Word.IN_LOS, unit, ai) == sees


@pytest.mark.rule("rumored-attackers", "COH-6.1-b")
def test_a_rumor_may_be_picked_against_any_unit_in_sight_within_five() -> None:
    at = Position(["a1 rumored-enemy F08", "p1 soviet-rifle I09 N"], heavy_woods="G09 E07")
    origin = at.cell("F08")
    for cell in range(len(at.field)):
        survey = moved(at, "p1", cell)
        far = at.field.distance(origin, cell)
        sees = bool(survey.look.sight[origin] >> cell & 1)
        found = isinstance(solution(survey, 0, 1, Firing()), Solution)
        assert found == (sees and 1 <= far <= 5)
