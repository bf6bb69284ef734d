"""Clauses about the AI that seldom matter, each told by the smallest case."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.missions.mission import Force, WorkRow
from opfor.cardboard.coh.orders.words import Word
from opfor.games.coh.bot.entry import EntryEdge, _would_be, away
from opfor.games.coh.bot.facing import standpoint, units_in_zone
from opfor.games.coh.bot.seen.survey import Outlook, Survey
from opfor.games.coh.bot.words.eligibility import _hex_meets
from opfor.games.coh.course.mission_end import ended_early, has_fighters
from opfor.games.coh.course.spent_check import spent_number
from opfor.games.coh.tests.solo.table import Table, mission
from opfor.games.coh.tests.solo.test_mission_effects import stand
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.deployment import look

MORTAR = next(k for k in unit_kinds().values() if k.nation == "soviet" and k.minimum_range > 1)
HEX_WORDS = [Word.IN_COVER, Word.IN_0_DM_HEX, Word.IN_FIRE_ZONE, Word.IN_LOS]


def survey_of(table: Table) -> Survey:
    return Survey(look(table.setting, table.state), 1, Outlook())


@pytest.fixture
def guarded() -> Table:
    """The Player's rifle in K09 looks north; an empty trench of nobody's in G03."""
    trench = WorkRow(kind="trench", hex="G03", owner="soviet")
    return Table(mission(ai=(stand(1, "C09", "S"), stand(41, "B03")), works=(trench,)))


@pytest.mark.rule("COH-5.0-a", "COH-5.0-b")
def test_an_empty_trench_shelters_whoever_may_go_into_it(guarded: Table) -> None:
    survey, field = survey_of(guarded), guarded.setting.field
    trench = field.cell("G03")
    bare = survey.ground_dm(trench)
    assert survey.dm_on_entering(1, trench) == bare + guarded.setting.works["trench"].dm_front
    assert survey.dm_on_entering(2, trench) == bare, "a tank does not"


@pytest.mark.rule("hex-words-at-the-edge")
def test_words_about_a_hex_an_ai_would_come_in_by(guarded: Table) -> None:
    survey, field = survey_of(guarded), guarded.setting.field
    for cell in range(len(field)):
        dm = survey.dm_on_entering(1, cell)
        assert _would_be(survey, 1, Word.IN_COVER, cell) == (dm > 0)
        assert _would_be(survey, 1, Word.IN_0_DM_HEX, cell) == (dm <= 0)
        seen = bool(survey.look.sight[cell] & survey.unit_cells)
        assert _would_be(survey, 1, Word.IN_LOS, cell) == seen
    zone = {cell for cell in range(len(field)) if _would_be(survey, 1, Word.IN_FIRE_ZONE, cell)}
    assert field.cell("J09") in zone, "next door, in its arc"
    assert field.cell("L09") not in zone, "behind its back"
    assert field.cell("K09") not in zone, "its own hex"
    assert field.cell("A02") not in zone, "too far for a rifle"


@pytest.mark.rule("unit-words-and-objectives")
def test_words_about_the_hex_of_an_objective(guarded: Table) -> None:
    survey, field = survey_of(guarded), guarded.setting.field
    for cell in range(len(field)):
        covered = survey.ground_dm(cell) > 0
        told = [_hex_meets(survey, word, cell) for word in HEX_WORDS]
        assert told[:2] == [covered, not covered]
        assert told[2:] == [bool(mask >> cell & 1) for mask in (survey.covered, survey.seen_by_ai)]
    assert survey.covered != survey.seen_by_ai


@pytest.mark.rule("V-6", "COH-4.1.2-k")
@pytest.mark.parametrize(("away_", "seen"), [(-1, 0), (0, 1)])
def test_a_unit_too_near_for_a_mortar_is_not_in_its_fire_zone(away_: int, seen: int) -> None:
    table = Table(
        mission(
            units=(stand(1, "H09"),), ai=(Force(numbers=MORTAR.numbers[:1], hex="C09", facing="S"),)
        )
    )
    survey, field = survey_of(table), table.setting.field
    distance = MORTAR.minimum_range + away_
    unit = survey.cell(survey.units[0])
    cell = next(
        c
        for c in range(len(field))
        if field.distance(c, unit) == distance and survey.look.sight[c] >> unit & 1
    )
    at = standpoint(survey, survey.ai[0], cell, ())
    assert max(units_in_zone(at, facing) for facing in range(6)) == seen


def test_the_nearest_open_hex_of_the_edge_counts(guarded: Table) -> None:
    survey, field = survey_of(guarded), guarded.setting.field
    goal = survey.units[0]
    cells = [field.cell(name) for name in ("A02", "A18", "H09")]
    assert away(EntryEdge(survey, cells), goal) == field.distance(
        field.cell("H09"), survey.cell(goal)
    )


@pytest.mark.rule("COH-2.7-b", "QC-29", "no-fighters-left")
@pytest.mark.parametrize(
    ("ai", "fights"),
    [
        ((stand(1, "C09", "S"),), True),
        ((Force(numbers=(1,), enters=3, by=("north",)),), True),
        ((Force(numbers=(36,), hex="C09", facing="S"),), False),
    ],
    ids=["a rifle on the map", "a rifle to come", "a truck"],
)
def test_somebody_who_can_fight_keeps_a_mission_going(ai: tuple[Any, ...], fights: bool) -> None:
    table = Table(mission(ai=ai))
    assert has_fighters(table.play, 1) == fights
    assert has_fighters(table.play, 0)
    assert table.run(ended_early(table.play)) == (not fights)
    assert (table.state.stage == "over") == (not fights)


@pytest.mark.rule("no-fighters-left")
def test_by_ruling_a_mission_goes_on_without_fighters() -> None:
    truck = (Force(numbers=(36,), hex="C09", facing="S"),)
    table = Table(mission(ai=truck), rulings={"no-fighters-left": "plays-on"})
    assert table.run(ended_early(table.play)) is False


@pytest.mark.rule("deck-loss-timing", "COH-3.1.1-b")
@pytest.mark.parametrize(
    ("ruling", "drawn"),
    [("before-check", ["loss", "check"]), ("after-check", ["check"])],
)
def test_a_destroyed_ai_costs_its_card_before_the_check(ruling: str, drawn: list[str]) -> None:
    both = mission(ai=(stand(1, "C09", "S"), stand(2, "C11", "S")))
    table = Table(both, rulings={"deck-loss-timing": ruling})
    lost = tuple(
        replace(each, place="destroyed", cell=-1) if each.id == "S02" else each
        for each in table.state.counters
    )
    table.play.state = replace(table.state, counters=lost)
    blue = next(name for name, card in table.setting.cards.items() if card.is_command)
    table.draws["order cards"] = [blue]
    table.run(spent_number(table.play))
    purposes = [event.purpose for event in table.happened(ev.OrderDrawn)]
    assert list(dict.fromkeys(purposes)) == drawn
