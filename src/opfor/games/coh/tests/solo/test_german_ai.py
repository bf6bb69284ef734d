"""Missions in which the AI is German: its side and its first counter have the number 0."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Force
from opfor.games.coh.bot.entry import Door, towards_flank
from opfor.games.coh.bot.rumored_enemies import reveal_exposed
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.course.mission_end import has_fighters
from opfor.games.coh.course.solo_rounds import before_round, turn
from opfor.games.coh.rules.fire_and_close_combat import fire
from opfor.games.coh.tests.solo.table import Table, card, marker, mission
from opfor.games.coh.tests.solo.test_mission_effects import did, stand
from opfor.games.coh.tests.solo.test_turns import ATTACK, MOVE
from opfor.games.coh.values import actions as do
from opfor.games.coh.values import events as base
from opfor.games.coh.values.campaign import begun_with
from opfor.games.coh.values.outcome import outcome
from opfor.games.coh.values.state import Smoke

AI, PLAYER = 0, 1


def played(**more: Any) -> Table:
    """A German rifle of the AI's at C09, the Player's Soviet rifle at K09; 3 VPs to 5."""
    german = more.pop("german", (stand(1, "C09", "S"),))
    soviet = more.pop("soviet", (stand(1, "K09"),))
    cards = more.pop("cards", [card(1, MOVE)])
    table = Table(mission(player="soviet", units=german, ai=soviet, caps=0, **more), cards=cards)
    table.play.state = replace(table.state, vp=(3, 5), caps=(0, 2), round=2)
    return table


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("AI VPs = 3", True), ("Player VPs = 5", True), ("CAPs = 2", True),
        ("AI Control Markers = 1", True), ("AI Control Markers within 1 of E05", True),
        ("AI Control Markers at E09 = 1", False), ("AI controls E05", True),
        ("Player controls E09", True), ("AI controls E09", False), ("Player controls E05", False),
        ("Destroyed AI = 1", True), ("Destroyed Units = 0", True),
    ],
)  # fmt: skip
def test_conditions_know_which_side_is_the_ais(condition: str, holds: bool) -> None:
    control = (marker("E05"), marker("E09", "soviet"))
    table = played(control=control, german=(stand(1, "C09", "S"), stand(2, "C11", "S")))
    table.play.emit(base.UnitDestroyed(1, False, table.counter("G02").cell))
    text = condition if "=" in condition or "controls" in condition else f"{condition} = 1"
    assert did(table, f"If {text}: AI scores 1 VP") == holds


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ("AI scores 1 VP", base.PointsScored(AI, 1, "mission-event")),
        ("Player scores 2 VPs", base.PointsScored(PLAYER, 2, "mission-event")),
        ("Player gains 1 CAP", base.CapsSet(PLAYER, 3, "mission-event")),
        ("Player loses 1 CAP", base.CapsSet(PLAYER, 1, "mission-event")),
    ],
)
def test_effects_know_which_side_is_the_ais(line: str, event: object) -> None:
    table = played()
    assert did(table, line)
    assert event in table.play.log


@pytest.mark.parametrize(("who", "sides"), [("AI", [AI, AI]), ("Player", [PLAYER, PLAYER])])
def test_control_changes_to_who_is_named(who: str, sides: list[int]) -> None:
    table = played(control=(marker("E05"), marker("E09", "soviet")))
    did(table, f"{who} takes control of E05")
    did(table, f"{who} takes control of E09")
    assert [m.side for m in table.state.markers] == sides
    both = played(control=(marker("E05"), marker("E09", "soviet")))
    assert did(both, f"{who} takes control of every Objective")
    assert [m.side for m in both.state.markers] == sides
    assert len(both.happened(base.MarkerTaken)) == 1, "the other was his already"


@pytest.mark.rule("COH-2.5-a", "COH-2.5-e", "COH-2.6-a")
def test_before_a_round_it_is_the_player_who_gets_caps_and_rolls() -> None:
    table = played()
    table.play.state = replace(
        table.state, caps=(0, 0), smoke=(Smoke(table.setting.field.cell("H05"), 2),)
    )
    table.rolls = [(4, 4)]
    table.run(before_round(table.play))
    (caps,) = table.happened(base.CapsSet)
    assert caps.side == PLAYER
    assert [e.side for e in table.happened(base.InitiativeRolled)] == [PLAYER]
    assert [cloud.density for cloud in table.state.smoke] == [1]


@pytest.mark.rule("COH-2.0-a")
@pytest.mark.parametrize(("mover", "again", "next_"), [(AI, False, PLAYER), (PLAYER, False, AI),
                                                       (PLAYER, True, PLAYER)])  # fmt: skip
def test_whose_turn_it_is(mover: int, again: bool, next_: int) -> None:
    table = played()
    table.play.state = replace(table.state, mover=mover, again=again)
    table.run(turn(table.play))
    assert [e.side for e in table.happened(base.TurnBegun)] == [next_]


@pytest.mark.rule("COH-4.1.2-i", "COH-5.1.2-a")
def test_counter_number_0_attacks_like_any_other() -> None:
    where = {"german": (stand(1, "G10", "S"),), "soviet": (stand(1, "J10"),)}
    attack = played(**where, cards=[card(1, ATTACK)])
    attack.rolls = [(1, 1)]
    attack.run(ai_turn(attack.play))
    (roll,) = attack.happened(base.AttackRolled)
    assert (roll.attacker, attack.state.counters[roll.target].id) == (0, "S01")


@pytest.mark.rule("COH-6.2-d", "COH-6.2.2-c")
def test_a_rumor_of_the_german_ai_is_found_by_the_same_dice() -> None:
    table = played(german=(stand(1, "A02", "S"),), soviet=(stand(17, "H09", "S"),),
                   rumors=("K09",), cup=(5,))  # fmt: skip
    unit = next(n for n, c in enumerate(table.state.counters) if c.id == "S17")
    table.choose = lambda request: request.options[0]
    table.rolls = [(5, 4)]
    table.run(fire(table.play, do.Fire(unit, table.setting.field.cell("K09"))))
    assert table.counter("G05").place == "map"
    assert len(table.happened(base.AttackRolled)) == 2


@pytest.mark.rule("COH-6.2-b")
@pytest.mark.parametrize(("unit", "found"), [("J09", True), ("I09", False)])
def test_a_rumor_in_cover_is_found_from_next_door_only(unit: str, found: bool) -> None:
    table = played(soviet=(stand(1, unit, "S"),), rumors=("K09",), cup=(5,))
    table.run(reveal_exposed(table.play))
    assert (table.counter("G05").place == "map") == found


@pytest.mark.rule("COH-2.7-b")
def test_a_rumor_in_the_first_hex_keeps_a_mission_going() -> None:
    truck = (stand(35, "C09", "S"),)
    table = played(german=truck, rumors=("A02",), cup=(5,))
    assert table.setting.field.cell("A02") == 0
    assert has_fighters(table.play, AI)
    assert not has_fighters(played(german=truck, cup=(5,)).play, AI)


def test_a_campaign_changes_the_caps_of_the_player_alone() -> None:
    part = mission(player="soviet", caps=4, campaign="road", part=2)
    begun = begun_with(part, 1)
    assert (begun.sides[AI], begun.sides[PLAYER].caps) == (part.sides[AI], 1)
    assert begun_with(mission(caps=4, campaign="road", part=2), -1).sides[0].caps == 3


@pytest.mark.rule("COH-2.7-d", "QC-30")
@pytest.mark.parametrize(
    ("ruling", "vp", "winner"),
    [("draw", (4, 4), None), ("ai-wins", (4, 4), "bot"), ("player-wins", (4, 4), "player"),
     ("draw", (5, 4), "bot"), ("draw", (4, 5), "player")],
)  # fmt: skip
def test_who_wins_a_solo_mission(ruling: str, vp: tuple[int, int], winner: str | None) -> None:
    solo = mission(player="soviet", units=(stand(1, "C09"),), ai=(stand(1, "K09"),), caps=0)
    table = Table(solo, rulings={"equal-vps": ruling})
    over = replace(table.state, vp=vp, stage="over", ended="last-round")
    found = outcome(table.setting, over)
    assert found is not None
    assert found.winner == winner


@pytest.mark.rule("SOLO-5.6-b")
def test_the_flank_of_unit_number_0_counts_on_entry() -> None:
    """The Unit looks north from G09: coming in by L10 is coming in behind it."""
    units = (stand(1, "G09"), stand(2, "B17"))
    waits = Force(numbers=(7,), enters=1, by=("south",))
    table = Table(mission(units=units, ai=(stand(1, "C09"), waits)))
    survey = survey_now(table.play)
    ai = next(n for n, c in enumerate(table.state.counters) if c.id == "S07")
    field = table.setting.field
    door = Door(survey, ai, 0, careful=False)
    assert towards_flank.of(door, field.cell("L10")) == 0
    assert towards_flank.of(door, field.cell("B16")) > 0
    other = Door(survey, ai, 1, careful=False)
    assert towards_flank.of(other, field.cell("B16")) == 0
    towards = Door(survey, ai, None, careful=False)
    assert towards_flank.of(towards, field.cell("B16")) == 0, "of the Unit nearest to it"
