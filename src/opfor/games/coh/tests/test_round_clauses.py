"""Rounds, initiative and the end of a firefight to the last clause."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Artillery
from opfor.core.play import drive
from opfor.core.requests import Choose
from opfor.games.coh.course.firefight_rounds import (
    _ended_early,
    before_round,
    caps_at_reset,
    end_round,
)
from opfor.games.coh.course.initiative import _roll_off
from opfor.games.coh.course.turn import combat_effective, pass_turn, stall
from opfor.games.coh.rules.artillery import aim
from opfor.games.coh.tests.bench import GERMAN, SOVIET, Table, happened
from opfor.games.coh.tests.test_hex_effects import Answers, done
from opfor.games.coh.values import actions as do
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.outcome import outcome
from opfor.games.coh.values.state import Smoke

PAIR = {"G01": "E09 N", "S01": "A02 S"}


def rounds(table: Table, number: int, **more: Any) -> Table:
    table.play.state = replace(table.state, round=number, **more)
    table.play.log.clear()
    return table


# -- before a round --------------------------------------------------------------------------------


@pytest.mark.rule("COH-2.5-a", "QC-27")
@pytest.mark.parametrize(
    ("number", "ruling", "every"),
    [(1, "", False), (2, "", True), (1, "all-steps", True)],
)
def test_before_the_first_round_set_up_has_done_the_rest(
    number: int, ruling: str, every: bool
) -> None:
    rulings = {"first-round-sequence": ruling} if ruling else {}
    table = Table({"G01": "E09 N spent", "S01": "A02 S"}, caps=(3, 2), rulings=rulings)
    rounds(table, number, smoke=(Smoke(table.cell("H05"), 2),), caps=(0, 0), stage="before-round")
    done(table, before_round(table.play), (6, 6), (1, 1))
    assert table.unit("G01").spent != every
    assert [cloud.density for cloud in table.state.smoke] == [1 if every else 2]
    assert table.state.caps == ((3, 2) if every else (0, 0))


@pytest.mark.rule("COH-2.5-e", "cap-floor")
@pytest.mark.parametrize(
    ("start", "losses", "floor", "caps"),
    [(6, 2, "0", 4), (2, 5, "0", 0), (6, 5, "3", 3), (2, 1, "3", 2), (6, 3, "3", 3)],
)
def test_caps_come_back_less_the_casualties(start: int, losses: int, floor: str, caps: int) -> None:
    table = Table(PAIR, caps=(start, 9), rulings={"cap-floor": floor})
    rounds(table, 2, losses=(losses, 0))
    assert caps_at_reset(table.setting, table.state, GERMAN) == caps
    assert caps_at_reset(table.setting, table.state, SOVIET) == 9


@pytest.mark.rule("COH-2.5-g")
@pytest.mark.parametrize(
    ("now", "falls", "last", "asked"),
    [(1, (2,), 3, 1), (1, (3,), 3, 0), (2, (3,), 3, 1), (3, (), 3, 0), (2, (), 3, 1)],
)
def test_artillery_is_aimed_for_a_round_in_which_it_falls(
    now: int, falls: tuple[int, ...], last: int, asked: int
) -> None:
    sides = {"german": {"artillery": Artillery(rounds=falls, strikes=2)}}
    table = rounds(Table(PAIR, sides=sides, rounds=last), now)
    target = do.Aim(table.cell("E05"), False)
    done(table, aim(table.play, GERMAN), says=target)
    done_ = [(b.side, b.cell, b.due) for b in table.state.barrages]
    assert done_ == [(GERMAN, table.cell("E05"), now + 1)] * (2 * asked)
    assert list(aim(table.play, SOVIET)) == []


@pytest.mark.rule("COH-2.5-g")
@pytest.mark.parametrize(("smoke", "kinds"), [(False, {False}), (True, {False, True})])
def test_smoke_is_aimed_only_by_guns_that_have_it(smoke: bool, kinds: set[bool]) -> None:
    sides = {"german": {"artillery": Artillery(smoke=smoke)}}
    table = rounds(Table(PAIR, sides=sides, rounds=3), 1)
    asked = next(aim(table.play, GERMAN))
    assert isinstance(asked, Choose)
    aims = [option for option in asked.options if isinstance(option, do.Aim)]
    assert {option.smoke for option in aims} == kinds
    assert {option.cell for option in aims} == set(range(len(table.setting.field)))


# -- initiative ------------------------------------------------------------------------------------


@pytest.mark.rule("GEN-4.0-e")
@pytest.mark.parametrize(
    ("caps", "order"),
    [
        ((3, 2), ["german", "soviet"]),
        ((2, 3), ["soviet", "german"]),
        ((2, 2), ["soviet", "german"]),
    ],
)
def test_who_has_more_caps_commits_first_on_a_tie_the_soviets(
    caps: tuple[int, int], order: list[str]
) -> None:
    table = rounds(Table(PAIR, caps=caps), 2)
    answers = Answers((3, 4), (2, 2), says=do.AddCaps(1))
    drive(_roll_off(table.play), answers)
    assert [asked.seat for asked in answers.asked] == order
    rolled = {e.side: e.total for e in happened(table.play.log, ev.InitiativeRolled)}
    first, second = (GERMAN, SOVIET) if order[0] == "german" else (SOVIET, GERMAN)
    assert rolled == {first: 8, second: 5}
    assert [e.side for e in happened(table.play.log, ev.InitiativeWon)] == [first]
    assert table.state.caps == (caps[0] - 1, caps[1] - 1)


# -- passing, stalling, the end --------------------------------------------------------------------


@pytest.mark.rule("COH-2.1-f", "passing-with-aps")
@pytest.mark.parametrize(("ruling", "spent"), [("lost", True), ("kept", False)])
def test_a_pass_with_aps_left(ruling: str, spent: bool) -> None:
    table = Table(PAIR, rulings={"passing-with-aps": ruling})
    rounds(table, 1, mover=GERMAN, activated=((table.n("G01"),), ()), aps=(4, 0))
    pass_turn(table.play, GERMAN)
    assert table.unit("G01").spent == spent
    assert table.state.passes == 1


@pytest.mark.rule("COH-2.1-e", "QC-16")
@pytest.mark.parametrize(
    ("economy", "ruling", "checked"),
    [("solo", "checked", True), ("solo", "unchecked", False), ("activation", "unchecked", False)],
)
def test_a_stall_is_checked_in_the_solo_economy_unless_ruled(
    economy: str, ruling: str, checked: bool
) -> None:
    rulings = {"stall-check": ruling} if ruling == "unchecked" else {}
    table = Table(PAIR, economy=economy, rulings=rulings)
    rounds(table, 1, mover=GERMAN)
    dice = [(1,)] if checked else []
    done(table, stall(table.play, GERMAN, do.Stall(table.n("G01"))), *dice)
    assert bool(happened(table.play.log, ev.SpentChecked)) == checked
    assert table.state.passes == 0
    if economy == "activation":
        assert table.state.aps[0] == 6


@pytest.mark.rule("just-acted")
@pytest.mark.parametrize("ruling", ["acting-units", "acting-or-stalling"])
def test_who_stalls_has_acted_only_by_ruling(ruling: str) -> None:
    table = rounds(Table(PAIR, rulings={"just-acted": ruling}), 1, mover=GERMAN)
    done(table, stall(table.play, GERMAN, do.Stall(table.n("G01"))))
    (taken,) = happened(table.play.log, ev.ActionTaken)
    assert taken.units == ((table.n("G01"),) if ruling == "acting-or-stalling" else ())


@pytest.mark.rule("COH-2.7-b", "QC-29")
@pytest.mark.parametrize(
    ("units", "beaten"),
    [
        ({"G01": "E09 N", "S01": "A02 S"}, []),
        ({"G01": "E09 N", "S35": "A02 S"}, ["soviet"]),
        ({"G35": "E09 N", "S01": "A02 S"}, ["german"]),
        ({"G01": "E09 N", "S01": "enters north"}, []),
        ({"G35": "E09 N", "S35": "A02 S"}, ["german", "soviet"]),
    ],
)
def test_which_side_is_beaten(units: dict[str, str], beaten: list[str]) -> None:
    table = Table(units)
    table.play.log.clear()
    nations = ("german", "soviet")
    assert [n for side, n in enumerate(nations) if not combat_effective(table.play, side)] == beaten
    assert _ended_early(table.play) == bool(beaten)
    whys = [e.why for e in happened(table.play.log, ev.GameEnded)]
    assert whys == (["beaten:" + "+".join(beaten)] if beaten else [])


@pytest.mark.parametrize(("number", "over"), [(2, False), (3, True)])
def test_the_last_round_is_the_missions(number: int, over: bool) -> None:
    table = rounds(Table(PAIR, caps=(3, 3), rounds=3), number)
    end_round(table.play)
    assert (table.state.stage == "over") == over
    assert [e.round for e in happened(table.play.log, ev.RoundBegun)] == ([] if over else [3])
    found = outcome(table.setting, table.state)
    assert (found is not None) == over
