"""Disputed readings that were named late, each as it is usually played and as it may be."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.missions.mission import WorkRow
from opfor.cardboard.coh.orders.trees import TacticalOrder
from opfor.games.coh.bot.ability.low_risk_moves import has_cover_enough
from opfor.games.coh.bot.order.pairs import tactical_reading
from opfor.games.coh.bot.seen.outlook import outlook_now, survey_now
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.course.mission_track import advance
from opfor.games.coh.course.solo_rounds import turn
from opfor.games.coh.rules.artillery import burst
from opfor.games.coh.rules.control_and_fieldworks import update_holders
from opfor.games.coh.tests.bench import Table as SandTable
from opfor.games.coh.tests.solo.table import Table, card, mission, spaces
from opfor.games.coh.tests.solo.test_entry_clauses import order_of
from opfor.games.coh.tests.solo.test_mission_effects import line_of, stand
from opfor.games.coh.tests.solo.test_turns import table_with
from opfor.games.coh.tests.test_attack_values import values
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev

MOVE = "AI closest to Unit: Move"


@pytest.mark.rule("walls-as-cover", "COH-5.3.2-d")
@pytest.mark.parametrize(
    ("ruling", "units", "cover"),
    [
        ("against-every-zone", ("1 K04 N",), True),
        ("never", ("1 K04 N",), False),
        ("against-every-zone", ("1 K04 N", "2 E04 S"), False),
        ("against-every-zone", ("22 K04 N",), False),
    ],
    ids=["behind the wall", "by ruling", "one fires past it", "shells fall over it"],
)
def test_a_wall_is_cover_against_every_unit_it_stands_against(
    ruling: str, units: tuple[str, ...], cover: bool
) -> None:
    """H04 of map 2 is walled to the south, the AI comes from where nobody covers it."""
    placed = tuple(stand(int(u.split()[0]), *u.split()[1:]) for u in units)
    played = mission(maps=("2",), units=placed, ai=(stand(1, "A18", "S"),))
    table = Table(played, rulings={"walls-as-cover": ruling})
    survey = survey_now(table.play)
    cell = table.setting.field.cell("H04")
    assert survey.danger >> cell & 1
    assert has_cover_enough(survey, survey.ai[0], cell) == cover


@pytest.mark.rule("revealed-mover", "COH-3.1.1-a")
@pytest.mark.parametrize(("ruling", "checked"), [("checks", [("S02",)]), ("stays-fresh", [])])
def test_who_was_behind_a_rumor_that_moved_makes_the_check(
    ruling: str, checked: list[tuple[str, ...]]
) -> None:
    """From the woods at D11 the rumor comes next to the Unit at F11."""
    played = mission(units=(stand(1, "F11"),), ai=(stand(1, "A02", "S"),), rumors=("D11",),
                     cup=(2,))  # fmt: skip
    table = table_with(card(1, "RE closest to Unit: Move", spent=1), first="01", played=played,
                       rulings={"revealed-mover": ruling})  # fmt: skip
    table.run(ai_turn(table.play))
    ids = [counter.id for counter in table.state.counters]
    found = [tuple(ids[u] for u in e.units) for e in table.happened(base.SpentChecked)]
    assert found == checked
    assert table.counter("S02").spent == bool(checked)


@pytest.mark.rule("called-off-round", "COH-2.4-b")
@pytest.mark.parametrize(("ruling", "acts"), [("at-once", 0), ("after-the-card", 1)])
def test_when_an_event_ends_the_round_the_card_is_not_read_on(ruling: str, acts: int) -> None:
    played = mission(track=spaces(s2="End the round"))
    table = table_with(card(1, MOVE, track=(1, 99)), first="01", played=played,
                       rulings={"called-off-round": ruling})  # fmt: skip
    table.run(turn(table.play))
    assert len(table.happened(base.UnitMoved)) == acts
    assert len(table.happened(base.RoundEnded)) == 1
    assert not table.happened(base.SidePassed)


@pytest.mark.rule("called-off-round")
@pytest.mark.parametrize(("ruling", "points"), [("at-once", 0), ("after-the-card", 1)])
def test_what_a_line_says_after_the_end_of_the_round_is_not_done(ruling: str, points: int) -> None:
    played = mission(track=spaces(s2="End the round then AI scores 1 VP"))
    table = Table(played, rulings={"called-off-round": ruling})
    table.run(advance(table.play, 1))
    assert len(table.happened(base.PointsScored)) == points


@pytest.mark.rule("just-acted-over-rounds", "COH-5.0-h")
@pytest.mark.parametrize(("ruling", "who"), [("kept", {0}), ("forgotten", set())])
def test_whoever_acted_last_has_just_acted_when_a_round_begins(ruling: str, who: set[int]) -> None:
    """The AI has moved since, by an event, and then the round was called off."""
    track = spaces(s2=f"{MOVE} then End the round")
    table = table_with(card(1, MOVE, track=(1, 99)), first="01", played=mission(track=track),
                       rulings={"just-acted-over-rounds": ruling},
                       acted=(0,), action="move")  # fmt: skip
    table.run(turn(table.play))
    assert table.state.round == 2
    seen = outlook_now(table.setting, table.state)
    assert (set(seen.acted), seen.deed) == (who, "move" if who else "")


@pytest.mark.rule("just-acted-over-rounds")
def test_whoever_passed_last_has_not_just_acted() -> None:
    track = spaces(s2="End the round")
    table = table_with(card(1, MOVE, track=(1, 99)), first="01", played=mission(track=track),
                       acted=(), action="pass")  # fmt: skip
    table.run(turn(table.play))
    assert outlook_now(table.setting, table.state).acted == frozenset()


@pytest.mark.rule("named-spent", "COH-4.1.1-a")
@pytest.mark.parametrize(("ruling", "may"), [("may", True), ("never-on-green", False)])
def test_a_green_card_may_tell_spent_ai_to_become_fresh(ruling: str, may: bool) -> None:
    played = mission(ai=(stand(1, "C09", "S", spent=True),))
    table = Table(played, rulings={"named-spent": ruling})
    survey = survey_now(table.play)
    fresh = line_of("Spent AI closest to Unit: Become Fresh").steps[0]
    assert isinstance(fresh, TacticalOrder)
    assert tactical_reading(survey, fresh).may_act(survey.ai[0]) == may
    command = survey_now(table.play, outlook_now(table.setting, table.state, command=True))
    assert tactical_reading(command, fresh).may_act(survey.ai[0])
    attack = order_of("Spent AI closest to Unit: Attack")
    assert not tactical_reading(survey, attack).may_act(survey.ai[0])


@pytest.mark.rule("check-of-steps", "COH-3.1.1-a")
@pytest.mark.parametrize(("ruling", "costs"), [("once", [4]), ("each", [1, 4])])
def test_a_line_of_several_steps_is_checked_once_at_the_dearest(
    ruling: str, costs: list[int]
) -> None:
    """A rifle steps for 1 and attacks for 4."""
    played = mission(units=(stand(1, "F09"),), mission_orders=(f"{MOVE} then Attack",))
    table = table_with(card(1, "Execute Mission Orders", spent=10), first="01", played=played,
                       rulings={"check-of-steps": ruling})  # fmt: skip
    table.rolls = [(1, 1)]
    table.run(ai_turn(table.play))
    assert [e.cost for e in table.happened(base.SpentChecked)] == costs


@pytest.mark.rule("laid-hasty-defense")
@pytest.mark.parametrize(
    ("owner", "ruling", "protects", "holder"),
    [
        ("soviet", "first-friend", True, 1),
        ("german", "first-friend", False, -1),
        ("german", "first-to-come", True, 1),
    ],
)
def test_a_laid_hasty_defense_is_for_one_of_its_own_side(
    owner: str, ruling: str, protects: bool, holder: int
) -> None:
    laid = WorkRow(kind="hasty-defence", hex="C09", owner=owner)  # type: ignore[arg-type]
    table = Table(mission(works=(laid,)), rulings={"laid-hasty-defense": ruling})
    update_holders(table.play)
    survey = survey_now(table.play)
    (work,) = table.state.works
    assert work.holder == holder
    assert (survey.look.shelter(survey.ai[0]) is not None) == protects
    assert (work.builder == survey.ai[0]) == (ruling == "first-friend" and protects)
    table.run(turn(table.play))


@pytest.mark.rule("cover-in-close-combat")
@pytest.mark.parametrize(
    ("kind", "ruling", "more"),
    [("trench", "all-works", 2), ("trench", "bunkers-only", 0), ("bunker", "bunkers-only", 3)],
)
def test_what_fortifications_are_worth_in_close_combat(kind: str, ruling: str, more: int) -> None:
    """The German has come first and is in it."""
    rulings, units = {"cover-in-close-combat": ruling}, {"G01": "E09 N", "S01": "E09 S"}
    works = [WorkRow(kind=kind, hex="E09", owner="german")]
    bare = values(SandTable(units, rulings=rulings), "S01", "G01")[1]
    assert values(SandTable(units, rulings=rulings, works=works), "S01", "G01")[1] - bare == more


@pytest.mark.rule("vehicle-cover-from-shells")
@pytest.mark.parametrize(("ruling", "more"), [("aimed-shells", 1), ("never", 0)])
def test_whether_a_vehicle_is_cover_from_shells(ruling: str, more: int) -> None:
    """A mortar fires from six hexes; beside the rifle stands a T-26, cover from rifles anyway."""
    rulings = {"vehicle-cover-from-shells": ruling}
    alone = {"G22": "I09 N", "G01": "G09 N", "S01": "C09 S"}
    beside = alone | {"S41": "C09 S"}
    for attacker, worth in (("G22", more), ("G01", 1)):
        with_it = values(SandTable(beside, rulings=rulings), attacker, "S01")[1]
        assert with_it - values(SandTable(alone, rulings=rulings), attacker, "S01")[1] == worth


@pytest.mark.rule("shells-on-rumors", "COH-6.2-d", "COH-6.2.2-c")
@pytest.mark.parametrize(
    ("ruling", "dice", "behind", "rolled_at"),
    [
        ("as-an-attack", [(4, 4)], "S02", ["RE1"]),
        ("as-an-attack", [(4, 5)], "S02", ["RE1", "S02"]),
        ("as-an-attack", [(6, 6)], "no-enemy", ["RE1"]),
        ("always-reveal", [(1, 2)], "S02", ["S02"]),
        ("always-reveal", [], "no-enemy", []),
    ],
)
def test_what_a_shell_does_to_a_rumor(
    ruling: str, dice: list[tuple[int, int]], behind: str, rolled_at: list[str]
) -> None:
    """German shells fall on a rumor alone in its hex; nobody else stands near."""
    played = mission(units=(stand(1, "K09"),), rumors=("F09",), cup=(2,), no_enemy=1)
    table = Table(played, rulings={"shells-on-rumors": ruling})
    table.draws["re-cup"] = [behind]
    table.choose = lambda request: request.options[0]
    table.rolls = list(dice)
    rumor, cell = table.counter("RE1"), table.setting.field.cell("F09")
    table.run(burst(table.play, 0, cell))
    shots = table.happened(base.AttackRolled)
    assert [table.state.counters[shot.target].id for shot in shots] == rolled_at
    assert {shot.source for shot in shots} <= {"artillery"}
    is_up = ruling == "always-reveal" or sum(dice[0]) >= 9
    assert [e.why for e in table.happened(ev.RumorRevealed)] == ["shelled"] * is_up
    assert table.counter("RE1").cell == (-1 if is_up else rumor.cell)
    assert not table.rolls
    if is_up and behind == "S02" and shots[-1].result != "kill":
        assert table.counter("S02").cell == cell
    if "S02" in rolled_at:
        assert shots[-1].needed == 11 - 5
        assert shots[-1].result == ("hit" if sum(dice[0]) >= 6 else "miss")
