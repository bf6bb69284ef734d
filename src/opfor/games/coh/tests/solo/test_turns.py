"""The AI's turn on the table: card, header, one order, check; and what the deck pays."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.missions.mission import Force
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.course.solo_rounds import before_round, solo_step, turn
from opfor.games.coh.rules.aps_and_caps import check
from opfor.games.coh.rules.hits import destroy
from opfor.games.coh.rules.order_deck import count_losses, draw
from opfor.games.coh.tests.solo.table import Table, card, mission
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev

MOVE = "AI closest to Unit: Move"
ATTACK = "AI closest to Unit: Attack"
NEAR = mission(units=(Force(numbers=(1,), hex="F09", facing="N"),))
"""The AI's rifle at C09 sees the Unit three hexes south of it."""


def table_with(*cards: object, first: str = "", played: object = None, **more: object) -> Table:
    table = Table(played or NEAR, cards=cards, **more)  # type: ignore[arg-type]
    table.draws["orders"] = [first] if first else []
    return table


@pytest.mark.rule("COH-3.1.1-a", "COH-3.1.3-a", "COH-4.0-b")
def test_a_green_order_is_followed_by_a_check_with_the_next_card() -> None:
    table = table_with(card(1, MOVE), card(2, MOVE, spent=1), first="01")
    table.run(ai_turn(table.play))
    drawn = [(e.card, e.purpose) for e in table.happened(ev.OrderDrawn)]
    assert drawn == [("01", "order"), ("02", "check")]
    kinds = [type(e) for e in table.play.log if isinstance(e, ev.OrderDrawn | ev.OrderDiscarded)]
    assert kinds == [ev.OrderDrawn, ev.OrderDiscarded, ev.OrderDrawn, ev.OrderDiscarded]
    assert table.solo.used == ("01", "02")
    assert table.counter("S01").spent


@pytest.mark.rule("COH-4.3-a")
def test_a_blue_order_has_no_check_and_leaves_a_spent_ai_spent() -> None:
    spent = mission(
        units=NEAR.sides[0].forces, ai=(Force(numbers=(1,), hex="C09", facing="S", spent=True),)
    )
    table = table_with(card(1, ATTACK, colour="blue"), first="01", played=spent)
    table.run(ai_turn(table.play))
    assert table.happened(base.AttackRolled)
    assert [e.purpose for e in table.happened(ev.OrderDrawn)] == ["order"]
    assert table.counter("S01").spent


@pytest.mark.rule("COH-3.1.1-b")
@pytest.mark.parametrize(("cost", "number", "spent"), [(3, 3, True), (2, 3, False), (4, 3, True)])
def test_a_cost_that_reaches_the_number_spends(cost: int, number: int, spent: bool) -> None:
    table = table_with(card(1, MOVE, spent=number), first="01")
    table.run(check(table.play, [0], cost))
    assert table.counter("G01").spent == spent


@pytest.mark.rule("COH-3.1.2-a", "QC-15")
def test_remain_fresh_beats_any_cost_for_both_sides() -> None:
    symbol = card(1, MOVE, spent=1, remain_fresh=True)
    for unit in (0, 1):
        table = table_with(symbol, first="01", mover=unit)
        table.run(check(table.play, [unit], 7))
        assert not table.state.counters[unit].spent
    ruled = table_with(symbol, first="01", mover=1, rulings={"remain-fresh": "units-only"})
    ruled.run(check(ruled.play, [1], 7))
    assert ruled.counter("S01").spent


@pytest.mark.rule("COH-3.1.1-c", "COH-4.1.2-j")
def test_one_check_covers_the_whole_group() -> None:
    group = mission(
        units=(Force(numbers=(1,), hex="E09", facing="N"),),
        ai=(
            Force(numbers=(17,), hex="D09", facing="S"),
            Force(numbers=(2,), hex="D10", facing="SW"),
            Force(numbers=(3,), hex="D08", facing="SE"),
        ),
    )
    table = table_with(card(1, "Short Range: Group Attack"), card(2, MOVE, spent=1), first="01",
                       played=group)  # fmt: skip
    table.rolls = [(1, 1)]
    table.run(ai_turn(table.play))
    assert [table.counter(n).spent for n in ("S17", "S02", "S03")] == [True] * 3
    assert len([e for e in table.happened(ev.OrderDrawn) if e.purpose == "check"]) == 1


@pytest.mark.rule("COH-3.1.1-d", "COH-2.3.1-b")
def test_a_card_drawn_for_a_check_does_not_move_the_track() -> None:
    header = card(2, MOVE, track=(2, 99))
    table = table_with(card(1, MOVE), header, first="01")
    table.run(ai_turn(table.play))
    assert table.solo.marker == 1
    ordered = table_with(card(1, MOVE), header, first="02")
    ordered.run(ai_turn(ordered.play))
    assert ordered.solo.marker == 3


@pytest.mark.rule("COH-3.1.3-b")
def test_an_empty_pile_is_made_anew_with_the_order_card_in_it() -> None:
    table = table_with(card(1, MOVE), first="01")
    table.run(ai_turn(table.play))
    assert [(e.card, e.purpose) for e in table.happened(ev.OrderDrawn)] == [
        ("01", "order"), ("01", "check")
    ]  # fmt: skip
    assert table.happened(ev.OrdersReshuffled)


@pytest.mark.rule("COH-3.1.3-c")
def test_no_order_card_is_ever_lost() -> None:
    table = Table()
    for _ in range(60):
        if table.state.stage == "over":
            break
        table.run(solo_step(table.play))
        solo = table.solo
        everywhere = sorted((*solo.orders, *solo.used, *solo.removed, *filter(None, [solo.card])))
        assert everywhere == sorted(table.setting.cards)


@pytest.mark.rule("COH-2.2-a", "COH-2.4-a")
def test_an_ai_without_an_order_passes_and_two_passes_end_the_round() -> None:
    table = table_with(card(1, "RE closest to Unit: Move"), card(2, MOVE))
    table.draws["orders"] = ["01"]
    table.run(turn(table.play))
    assert table.happened(base.SidePassed)
    assert table.state.passes == 1
    table.run(turn(table.play))
    assert table.happened(base.RoundEnded)
    assert table.state.round == 2


@pytest.mark.rule("COH-4.3.1-a", "COH-4.3.1-b", "COH-4.3.1-c")
def test_the_bonus_counts_for_the_first_roll_only_and_never_runs_out() -> None:
    crowd = mission(units=(Force(numbers=(1, 2, 3), hex="F09", facing="N"),))
    for _ in range(3):
        table = table_with(card(1, ATTACK + " +1CAP", colour="blue"), first="01", played=crowd)
        table.rolls = [(1, 1)] * 3
        table.run(ai_turn(table.play))
        assert [e.extra for e in table.happened(base.AttackRolled)] == [1, 0, 0]


@pytest.mark.rule("COH-4.1.2-e")
def test_auto_rally_is_free_and_certain() -> None:
    table = table_with(card(1, "Hit AI closest to Unit: Auto-Rally"), first="01")
    table.play.emit(base.UnitHit(1, "pinned"))
    table.run(ai_turn(table.play))
    assert not table.counter("S01").hit
    assert [e.purpose for e in table.happened(ev.OrderDrawn)] == ["order"]
    assert not table.happened(base.RallyRolled)


@pytest.mark.rule("COH-4.1.2-f")
def test_a_rally_costs_five_on_green_and_nothing_on_blue() -> None:
    for colour, checks in (("green", [5]), ("blue", [])):
        table = table_with(card(1, "Hit AI closest to Unit: Rally", colour=colour), first="01")
        table.play.emit(base.UnitHit(1, "pinned"))
        table.run(ai_turn(table.play))
        assert [e.cost for e in table.happened(base.SpentChecked)] == checks
        assert table.happened(base.RallyRolled)


DECK = [card(1, MOVE), card(2, MOVE), card(3, MOVE, colour="blue"), card(4, MOVE, colour="blue")]


@pytest.mark.rule("COH-7.3.1-a", "COH-7.3.1-b")
def test_a_destroyed_ai_costs_a_command_card_and_everything_is_shuffled() -> None:
    table = table_with(*DECK)
    table.draws["orders"] = ["01", "02", "03"]
    destroy(table.play, 1)
    table.run(count_losses(table.play))
    solo = table.solo
    assert (solo.removed, solo.used) == (("03",), ())
    assert solo.orders == ("01", "02", "04")
    assert len(table.happened(ev.OrderDiscarded)) == 2


@pytest.mark.rule("COH-7.3.1-c", "QC-23")
def test_the_last_command_card_stays() -> None:
    table = table_with(*DECK[:3])
    destroy(table.play, 1)
    table.run(count_losses(table.play))
    assert table.solo.removed == ()
    assert table.happened(ev.OrdersReshuffled)


@pytest.mark.rule("COH-7.3.1-d")
def test_two_destroyed_ai_cost_two() -> None:
    pair = mission(ai=(Force(numbers=(1, 2), hex="C09", facing="S"),))
    deck = [card(n, MOVE, colour="blue") for n in range(1, 5)]
    table = table_with(*deck, played=pair)
    destroy(table.play, 1)
    destroy(table.play, 2)
    table.run(count_losses(table.play))
    assert len(table.solo.removed) == 2


@pytest.mark.rule("COH-7.3-a", "COH-2.5-e")
def test_a_destroyed_unit_lowers_the_caps_of_later_rounds() -> None:
    two = mission(units=(Force(numbers=(1, 2), hex="K09", facing="N"),), caps=6)
    table = table_with(card(1, MOVE), played=two, caps=(3, 0))
    destroy(table.play, 0)
    table.play.emit(base.RoundEnded())
    table.play.emit(base.RoundBegun(2))
    table.run(before_round(table.play))
    assert table.state.losses[0] == 1
    assert table.happened(base.CapsSet)[-1].caps == 5


@pytest.mark.rule("COH-2.5-a", "COH-2.5-b", "COH-2.5-c", "COH-2.5-d", "COH-2.5-f", "COH-2.6-a")
def test_the_steps_before_a_round_come_in_their_order() -> None:
    rumored = mission(rumors=("A02",), cards=("02-07",), each_round=2)
    table = table_with(card(1, MOVE), card(2, MOVE), played=rumored)
    table.play.emit(base.SmokeLaid((5, 6), 2))
    table.play.emit(base.UnitsSpent((0, 1, 2)))
    table.run(draw(table.play, "check"))
    table.play.emit(base.RoundBegun(2))
    del table.play.log[:]
    table.rolls = [(3, 4)]
    table.run(before_round(table.play))
    seen = [type(e) for e in table.play.log]
    order = [base.CountersFreshened, ev.OrdersReshuffled, base.SmokeThinned, base.CapsSet,
             base.CardDealt, base.CardDealt, base.InitiativeRolled, base.InitiativeWon]  # fmt: skip
    assert seen == order
    assert not any(c.spent for c in table.state.counters)
    assert all(smoke.density == 1 for smoke in table.state.smoke)
    assert table.happened(base.InitiativeWon)[0].side == 1  # 7 is not enough


@pytest.mark.rule("QS-18")
def test_by_ruling_both_sides_roll_for_the_initiative() -> None:
    table = table_with(card(1, MOVE), rulings={"solo-initiative": "roll-off"})
    table.rolls = [(5, 5), (6, 5)]
    table.run(before_round(table.play))
    assert [(e.side, e.total) for e in table.happened(base.InitiativeRolled)] == [(0, 10), (1, 11)]
    assert table.happened(base.InitiativeWon)[0].side == 1


@pytest.mark.rule("QC-27", "COH-2.6-a", "QS-18")
def test_before_the_first_round_only_the_initiative_is_rolled() -> None:
    table = table_with(card(1, MOVE))
    table.rolls = [(4, 4)]
    table.run(before_round(table.play))
    assert [type(e) for e in table.play.log] == [base.InitiativeRolled, base.InitiativeWon]
    assert table.happened(base.InitiativeWon)[0].side == 0


@pytest.mark.rule("COH-5.5-a", "QC-13")
def test_a_transported_ai_ends_the_move_in_the_hex_of_its_vehicle() -> None:
    truck, rifle = Force(numbers=(35,), hex="C09", facing="S"), Force(numbers=(1,), rides=35)
    table = Table(
        mission(ai=(truck, rifle)), cards=[card(1, "Mobile AI closest to Unit: Move"), card(2)]
    )
    table.draws = {"orders": ["01", "02"]}
    table.run(ai_turn(table.play))
    cells = {table.setting.field.name(table.counter(name).cell) for name in ("S35", "S01")}
    assert cells == {"D09"}
