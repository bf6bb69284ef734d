"""Rumored Enemies: placed, revealed in four ways, attacking and attacked."""

from __future__ import annotations

import json
from typing import Any

import pytest

from opfor.cardboard.coh.missions.mission import Force
from opfor.core.play import Procedure
from opfor.games.coh.bot.rumored_enemies import reveal_exposed
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.course.prospects import chance, prospects
from opfor.games.coh.rules.aps_and_caps import settle
from opfor.games.coh.rules.fire_and_close_combat import fire, volley
from opfor.games.coh.rules.movement_steps import moves
from opfor.games.coh.rules.targets import shot_of, shots
from opfor.games.coh.tests.solo.ask import counter
from opfor.games.coh.tests.solo.table import Table, card, marker, mission, spaces
from opfor.games.coh.told.positions.files import read
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.actions import AddCaps, Fire
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.shots import Wanted
from opfor.kit.hexes import FACINGS

ATTACK = "AI closest to Unit: Attack"
MOVE = "AI closest to Unit: Move"


def rumor_table(
    rumor: str, unit: str = "G09", *, cup: tuple[int, ...] = (5,), **more: Any
) -> Table:
    """A rumor and a German LMG facing it; the other AI stands far off."""
    played = mission(
        units=(Force(numbers=(9,), hex=unit, facing="S" if rumor == "K09" else "N"),),
        ai=(Force(numbers=(1,), hex="A02", facing="N", spent=True),),
        rumors=(rumor,),
        cup=cup,
        no_enemy=more.pop("no_enemy", 0),
        track=more.pop("track", spaces()),
    )
    cards = more.pop("cards", [card(1, ATTACK, spent=1), card(2, MOVE)])
    table = Table(played, cards=cards, **more)
    table.draws["orders"] = ["01"]
    return table


@pytest.mark.rule("COH-6.0-a")
def test_an_event_puts_a_rumor_where_the_line_says() -> None:
    table = rumor_table(
        "A04", track=spaces(s2="Place 1 RE at D14"), cards=[card(1, MOVE, track=(1, 99))]
    )
    table.run(ai_turn(table.play))
    (placed,) = table.happened(ev.RumorPlaced)
    assert table.setting.field.name(placed.cell) == "D14"


@pytest.mark.rule("COH-6.2-a", "COH-6.2-e")
def test_seen_in_the_open_it_is_revealed_at_once() -> None:
    table = rumor_table("D09")
    table.run(reveal_exposed(table.play))
    found = table.counter("S05")
    assert (found.place, table.setting.field.name(found.cell)) == ("map", "D09")
    assert table.counter("RE1").place == "aside"
    assert table.solo.cup == ()


@pytest.mark.rule("COH-6.2-a", "COH-6.2-b")
def test_in_cover_it_stays_until_a_unit_is_adjacent() -> None:
    """K09 is light woods on board 1."""
    far = rumor_table("K09", "H09")
    far.run(reveal_exposed(far.play))
    assert not far.happened(ev.RumorRevealed)
    near = rumor_table("K09", "J09")
    near.run(reveal_exposed(near.play))
    assert near.happened(ev.RumorRevealed)


@pytest.mark.rule("COH-6.2-f")
def test_a_spent_rumor_becomes_a_spent_ai_facing_the_unit() -> None:
    table = rumor_table("D09")
    table.play.emit(base.UnitsSpent((3,)))
    assert table.counter("RE1").spent
    table.run(reveal_exposed(table.play))
    found = table.counter("S05")
    assert found.spent
    assert found.facing in (2, 3, 4)


@pytest.mark.rule("COH-6.2-f")
def test_a_revealed_ai_faces_the_closest_unit_and_as_many_others_as_it_can() -> None:
    """The nearest Unit is to the south; an Objective lies to the west, but two more Units, whom
    nobody sees, stand in the woods to the east."""
    others = tuple(Force(numbers=(n,), hex=h, facing="N") for n, h in ((1, "E13"), (2, "D13")))
    played = mission(
        units=(Force(numbers=(9,), hex="F09", facing="N"), *others),
        ai=(Force(numbers=(1,), hex="A02", facing="N", spent=True),),
        rumors=("D09",), cup=(5,), control=(marker("E05"),),
    )  # fmt: skip
    table = Table(played)
    table.run(reveal_exposed(table.play))
    (revealed,) = table.happened(ev.RumorRevealed)
    assert FACINGS[revealed.facing].name == "SE"


@pytest.mark.rule("COH-6.2-a", "COH-6.2-b", "COH-2.3.1-i")
def test_a_rumor_that_an_event_puts_before_a_unit_is_revealed_before_the_order() -> None:
    """The order for REs finds none any more; the Rifle behind the rumor moves by the next."""
    table = rumor_table(
        "A04",
        track=spaces(s2="Place 1 RE at F09"),
        cards=[card(1, "RE closest to Unit: Move", MOVE, track=(1, 99), spent=9)],
    )
    table.play.emit(base.UnitsSpent((3,)))
    table.run(ai_turn(table.play))
    told = (ev.RumorPlaced, ev.RumorRevealed, base.UnitMoved)
    assert [type(e) for e in table.play.log if isinstance(e, told)] == list(told)
    assert table.happened(base.UnitMoved)[0].unit == 2


@pytest.mark.rule("COH-6.2.2-a", "COH-6.2.2-c")
@pytest.mark.parametrize(
    ("hit", "found", "rolls"),
    [
        ("red-gun-damaged", 5, 1),
        ("red-gun-damaged", 41, 2),
        ("blue-gun-damaged", 5, 2),
        ("blue-gun-damaged", 41, 1),
    ],
)
def test_a_damaged_gun_flushes_out_whom_it_cannot_hurt(hit: str, found: int, rolls: int) -> None:
    """Nobody knows what hides there: any gun may fire at it, and then strikes what it can."""
    played = mission(
        units=(Force(numbers=(52,), hex="H09", facing="S"),),
        ai=(Force(numbers=(1,), hex="A02", facing="N", spent=True),),
        rumors=("K09",), cup=(found,),
    )  # fmt: skip
    table = Table(played)
    table.play.emit(base.UnitHit(0, hit))
    cell = table.setting.field.cell("K09")
    sight = look(table.setting, table.state)
    assert cell in [shot.at for shot in shots(sight, 0, 99)]
    table.rolls = [(5, 5)]
    rumor = next(i for i, c in enumerate(table.state.counters) if c.id == "RE1")
    table.run(volley(table.play, shot_of(sight, Fire(0, cell)), [rumor]))
    assert len(table.happened(base.AttackRolled)) == rolls


@pytest.mark.rule("COH-6.2-g", "QC-25")
def test_no_enemy_takes_the_rumor_off_for_good() -> None:
    table = rumor_table("D09", cup=(), no_enemy=1)
    table.run(reveal_exposed(table.play))
    assert table.counter("RE1").cell == -1
    assert (table.solo.cup, table.solo.discarded) == ((), ("no-enemy",))
    empty = rumor_table("D09", cup=())
    empty.run(reveal_exposed(empty.play))
    assert empty.happened(ev.RumorRevealed)[0].found == -1


@pytest.mark.rule("COH-6.2-c", "COH-6.2.1-b", "COH-6.1-a")
def test_ordered_to_attack_it_is_revealed_and_attacks() -> None:
    table = rumor_table("K09", "H09")
    table.run(ai_turn(table.play))
    kinds = [type(e) for e in table.play.log if isinstance(e, ev.RumorRevealed | base.AttackRolled)]
    assert kinds == [ev.RumorRevealed, base.AttackRolled]
    assert table.happened(base.AttackRolled)[0].attacker == 2
    assert table.happened(base.SpentChecked)


@pytest.mark.rule("COH-6.2.1-a")
def test_a_false_alarm_makes_the_ai_pass_and_ends_the_card() -> None:
    cards = [card(1, ATTACK, "Spent AI closest to Unit: Move", colour="blue")]
    table = rumor_table("K09", "H09", cup=(), no_enemy=1, cards=cards)
    table.run(ai_turn(table.play))
    assert table.happened(base.SidePassed)
    assert not table.happened(base.ActionTaken)


@pytest.mark.rule("COH-6.2.1-a", "COH-2.4-a")
@pytest.mark.parametrize("event", [False, True])
def test_a_false_alarm_in_an_event_is_no_pass_of_the_turn(event: bool) -> None:
    """The AI passes once, for its card; what came to nothing in an event is not counted too."""
    played = {"track": spaces(s2=ATTACK)} if event else {}
    cards = [card(1, "RE closest to Unit: Rally", track=(1, 99) if event else None)]
    table = rumor_table("K09", "H09", cup=(), no_enemy=1, cards=cards, **played)
    table.run(ai_turn(table.play))
    assert len(table.happened(ev.RumorRevealed)) == event
    assert table.state.passes == 1


@pytest.mark.rule("COH-6.2.1-a", "COH-7.1-a")
def test_a_false_alarm_by_a_mission_order_is_a_pass() -> None:
    played = mission(
        units=(Force(numbers=(9,), hex="H09", facing="S"),),
        ai=(Force(numbers=(1,), hex="A02", facing="N", spent=True),),
        rumors=("K09",), no_enemy=1, mission_orders=(ATTACK,),
    )  # fmt: skip
    table = Table(played, cards=[card(1, "Execute Mission Orders")], passes=1)
    table.run(ai_turn(table.play))
    assert table.happened(ev.RumorRevealed)
    assert table.state.passes == 2


@pytest.mark.rule("COH-6.2.1-c", "QC-22")
def test_at_long_range_the_revealed_ai_passes_unless_ordered() -> None:
    """The SMG has a range of 3, the Unit is 4 away and easy to hit from behind."""
    for order, fires in ((ATTACK, False), ("AI closest to Unit: Long Range Attack", True)):
        table = rumor_table("K09", "G09", cup=(13,), cards=[card(1, order)])
        table.play.emit(base.UnitTurned(0, 0))
        table.run(ai_turn(table.play))
        assert table.happened(ev.RumorRevealed)
        assert bool(table.happened(base.AttackRolled)) == fires
        assert bool(table.happened(base.SidePassed)) != fires


def fire_at_rumor(table: Table) -> Procedure[None]:
    """A whole attack action of the Player on RE1."""
    paid, units = yield from fire(table.play, Fire(0, table.counter("RE1").cell))
    yield from settle(table.play, paid, units)


@pytest.mark.rule("COH-6.2-d", "COH-6.2.2-a")
def test_fire_reveals_on_nine_caps_included() -> None:
    for dice, caps, shown in (((4, 4), 0, False), ((3, 4), 2, True), ((4, 5), 0, True)):
        table = rumor_table("K09", "H09", caps=(5, 0))
        table.rolls = [dice]
        table.choose = lambda r, n=caps: next(  # type: ignore[misc]
            (o for o in r.options if isinstance(o, AddCaps) and o.caps == n), r.options[0]
        )
        table.run(fire_at_rumor(table))
        assert bool(table.happened(ev.RumorRevealed)) == shown
        assert table.state.caps[0] == 5 - caps


@pytest.mark.rule("COH-6.2.2-b")
def test_firing_at_no_enemy_still_brings_the_check() -> None:
    table = rumor_table("K09", "H09", cup=(), no_enemy=1)
    table.rolls = [(6, 6)]
    table.run(fire_at_rumor(table))
    assert table.counter("RE1").cell == -1
    assert len(table.happened(base.SpentChecked)) == 1


@pytest.mark.rule("COH-6.2.2-c")
def test_the_same_dice_attack_what_was_found() -> None:
    table = rumor_table("K09", "H09")
    table.rolls = [(5, 6)]
    table.run(fire_at_rumor(table))
    rumor, real = table.happened(base.AttackRolled)
    assert rumor.dice == real.dice == (5, 6)
    assert real.target == 2
    assert real.result in ("hit", "kill")


@pytest.mark.rule("QC-22")
def test_by_ruling_the_next_order_is_tried_when_the_revealed_ai_cannot_attack() -> None:
    cards = [card(1, ATTACK, MOVE)]
    table = rumor_table(
        "K09", "G09", cup=(13,), cards=cards, rulings={"revealed-without-shot": "next-order"}
    )
    table.run(ai_turn(table.play))
    assert not table.happened(base.SidePassed)
    assert [e.action for e in table.happened(base.ActionTaken)] == ["move"]


@pytest.mark.rule("COH-6.1-a", "COH-6.1-b")
def test_a_rumor_walks_any_way_for_1() -> None:
    words = ["a1 rumored-enemy E09", "a2 german-rifle D09 N"]
    setting, state = read({}, json.dumps({"counters": [counter(w) for w in words]}).encode())
    situation = look(setting, state)
    assert {cost for cost, _ in moves(situation, 0)} == {1}
    assert {cost for cost, _ in moves(situation, 1)} == {1, 2}


@pytest.mark.rule("COH-6.2.2-a")
def test_the_player_is_told_in_numbers_what_reveals_a_rumor() -> None:
    table = Table(mission(rumors=("I09",)))
    firing = shot_of(look(table.setting, table.state), Fire(0, table.setting.field.cell("I09")))
    asked: Any = next(volley(table.play, firing, [2]))
    assert asked.question == "before-roll"
    assert asked.about == Wanted(2, 9)


def test_rumors_count_for_one_side_as_they_count_against_the_other() -> None:
    table = Table(mission(rumors=("I09", "A04")))
    numbers = [prospects(table.setting, table.state, side).rumors for side in (0, 1)]
    assert numbers == [2, -2]
    assert sum(chance(table.setting, table.state, side) for side in (0, 1)) == pytest.approx(1)
