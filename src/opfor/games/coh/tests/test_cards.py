"""Action and bonus cards: one story each."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.counters.action_cards import action_cards, deck_of
from opfor.core.errors import OpforError
from opfor.games.coh.tests.bench import Table, happened
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import (
    Done,
    DriveOn,
    Fire,
    Join,
    Move,
    PickUnit,
    PlayBonus,
    PlayCard,
    Rally,
)

DUEL = {"G01": "H09 N", "S01": "E09 S"}
APART = {"G01": "H09 N", "S01": "A02 S"}


def shot(table: Table) -> Fire:
    return Fire(table.n("G01"), table.cell("E09"))


@pytest.mark.rule("COH-1.0-f")
def test_decks_are_named_by_numbers() -> None:
    assert set(deck_of(["02-07"])) == {"02", "03", "04", "05", "06", "07"}
    assert deck_of(["20"]) == ("20",) * action_cards()["20"].copies
    with pytest.raises(OpforError, match="card: '14' is not known"):
        deck_of(["14"])


def test_02_a_spent_unit_acts_for_nothing() -> None:
    table = Table({"G01": "H09 N spent", "S01": "E09 S"}, hands=(("02",), ()))
    table.act(PlayCard("02"), dice=[(5, 5)], draws=["pinned"], says=[shot(table)])
    assert table.unit("S01").hit == "pinned"
    assert table.unit("G01").spent
    assert table.state.hands == ((), ())
    assert table.state.discard == ("02",)


def test_03_takes_any_hit_off_even_in_close_combat() -> None:
    table = Table(
        {"G50": "E09 N", "S01": "E09 S"}, hits={"G50": "immobilised"}, hands=(("03",), ())
    )
    table.act(PlayCard("03"))
    assert table.unit("G50").hit == ""
    assert table.state.aps[0] == 5


def test_04_a_group_rallies_for_nothing() -> None:
    units = {"G01": "H09 N spent", "G02": "H08 N", "S01": "A02 S"}
    hits = {"G01": "pinned", "G02": "pinned"}
    table = Table(units, hits=hits, hands=(("04",), ()))
    says = [PickUnit(table.n("G01")), Join(table.n("G02"))]
    log = table.act(PlayCard("04"), dice=[(6, 6), (6, 6)], says=says)
    assert len(happened(log, ev.RallyRolled)) == 2
    assert table.unit("G01").hit == table.unit("G02").hit == ""
    assert table.state.activated[0] == ()


def test_05_one_hex_further() -> None:
    table = Table(APART, hands=(("05",), ()))
    says = [PlayBonus("05"), DriveOn(table.cell("F09"))]
    table.act(Move(table.n("G01"), table.cell("G09")), says=says)
    assert table.at("G01") == "F09"
    assert table.state.aps[0] == 6


def test_06_the_enemys_action_costs_three_more() -> None:
    table = Table(APART, hands=((), ("06",)))
    table.act(Move(table.n("G01"), table.cell("G09")), says=[PlayBonus("06")])
    assert table.state.aps[0] == 3
    solo = Table(APART, hands=((), ("06",)), economy="solo")
    go = Move(solo.n("G01"), solo.cell("G09"))
    log = solo.act(go, dice=[(6,)], says=[PlayBonus("06")])
    assert happened(log, ev.SpentChecked)[0].cost == 4


def test_07_the_dice_are_rolled_again() -> None:
    table = Table(DUEL, hands=(("07",), ()))
    says = [PlayBonus("07")]
    table.act(shot(table), dice=[(1, 1), (5, 5)], draws=["pinned"], says=says)
    assert table.unit("S01").hit == "pinned"


def test_08_caps_for_the_round() -> None:
    table = Table(APART, caps=(1, 0), hands=(("08",), ()))
    table.act(PlayCard("08"), dice=[(5,)])
    assert table.state.caps[0] == 6


def test_09_vehicles_take_cover_too() -> None:
    table = Table({"G50": "H09 N", "G01": "G09 N", "S01": "A02 S"}, hands=(("09",), ()))
    says = [PickUnit(table.n("G50")), Join(table.n("G01"))]
    table.act(PlayCard("09"), says=says)
    assert {w.builder for w in table.state.works} == {table.n("G50"), table.n("G01")}


@pytest.mark.parametrize(("die", "left"), [(1, 5), (2, 4), (3, 4), (4, 3), (5, 3), (6, 2)])
def test_10_the_enemy_loses_caps(die: int, left: int) -> None:
    table = Table(APART, caps=(0, 5), hands=(("10",), ()))
    table.act(PlayCard("10"), dice=[(die,)])
    assert table.state.caps[1] == left


def test_11_two_better_aimed() -> None:
    table = Table(DUEL, hands=(("11",), ()))
    table.act(shot(table), dice=[(4, 4)], draws=["pinned"], says=[PlayBonus("11")])
    assert table.unit("S01").hit == "pinned"


def test_12_another_turn_for_a_cap() -> None:
    table = Table(APART, caps=(1, 0), hands=(("12",), ()))
    table.act(Move(table.n("G01"), table.cell("G09")), says=[PlayBonus("12")])
    assert table.play.pending.seat == "german"  # type: ignore[union-attr]
    assert table.state.caps == (0, 0)


@pytest.mark.parametrize(("luck", "result"), [(1, "miss"), (2, "hit")])
def test_13_luck_goes_both_ways(luck: int, result: str) -> None:
    table = Table(DUEL, hands=(("13",), ()))
    dice: list[tuple[int, ...]] = [(4, 4), (luck,)]
    log = table.act(shot(table), dice=dice, draws=["pinned"], says=[PlayBonus("13")])
    assert happened(log, ev.AttackRolled)[0].result == result


def test_20_a_vehicle_drives_for_nothing() -> None:
    table = Table({"G38": "H09 N spent", "S01": "A02 S"}, hands=(("20",), ()))
    says = [Move(table.n("G38"), table.cell("G09")), DriveOn(table.cell("F09"))]
    table.act(PlayCard("20"), says=says)
    assert table.at("G38") == "F09"


def test_20_is_no_use_to_infantry() -> None:
    assert Table(APART, hands=(("20",), ())).offered(PlayCard) == []


@pytest.mark.parametrize(("dice", "hit"), [((4, 4), "immobilised"), ((3, 4), "")])
def test_40_soft_ground(dice: tuple[int, int], hit: str) -> None:
    table = Table({"G50": "H09 N", "S01": "A02 S"}, hands=((), ("40",)))
    says = [Done(), PlayBonus("40")]
    table.act(Move(table.n("G50"), table.cell("G09")), dice=[dice], says=says)
    assert table.unit("G50").hit == hit


def test_a_card_is_offered_only_if_it_can_do_something() -> None:
    table = Table(APART, hands=(("03", "04"), ()))
    assert table.offered(PlayCard) == []
    assert table.offered(Rally) == []
