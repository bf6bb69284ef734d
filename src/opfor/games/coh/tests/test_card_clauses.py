"""Cards and rolls to the last clause: who may play what, when, and what it changes (facts 13)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.tests.cases import each_case
from opfor.core.play import drive
from opfor.core.requests import Choose, Roll
from opfor.games.coh.rules.action_cards import _bog_down, interfere, once_more, playable
from opfor.games.coh.rules.aps_and_caps import Paid
from opfor.games.coh.rules.bonus_moves import move_on
from opfor.games.coh.rules.fire_and_close_combat import volley
from opfor.games.coh.rules.rolls import cards_for, committed, most_caps, to_hit
from opfor.games.coh.tests.bench import GERMAN, SOVIET, Table, happened
from opfor.games.coh.tests.test_attack_values import aimed
from opfor.games.coh.tests.test_hex_effects import Answers, done
from opfor.games.coh.values import actions as do
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.shots import Wanted

APART = {"G01": "H09 N", "S01": "A02 S"}


@pytest.mark.rule("COH-2.1-d")
@each_case(
    ("card", "units", "hits", "caps", "may"),
    [
        ("02", APART, {}, 0, True),
        ("02", {"G01": "H09 N", "S01": "A02 S"}, {"G01": "stunned"}, 0, True),
        ("03", APART, {"G01": "pinned"}, 0, True),
        ("03", APART, {}, 0, False),
        ("03", {"G01": "H09 N spent", "S01": "A02 S"}, {"G01": "pinned"}, 1, False),
        ("03", {"G01": "H09 N spent", "S01": "A02 S"}, {"G01": "pinned"}, 2, True),
        ("04", APART, {"G01": "pinned"}, 0, True),
        ("04", {"G01": "H09 N", "S01": "H09 S"}, {"G01": "pinned"}, 0, False),
        ("08", APART, {}, 0, True),
        ("08", {"G01": "H09 N spent", "S01": "A02 S"}, {}, 1, False),
        ("09", APART, {}, 0, True),
        ("09", {"G01": "H09 N", "S01": "H09 S"}, {}, 0, False),
        ("10", APART, {}, 0, True),
        ("20", APART, {}, 0, False),
        ("20", {"G45": "H09 N", "S01": "A02 S"}, {}, 0, True),
        ("20", {"G45": "H09 N", "S01": "A02 S"}, {"G45": "immobilised"}, 0, False),
        ("11", APART, {}, 9, False),
        ("12", APART, {}, 9, False),
    ],
)
def test_a_card_is_played_where_it_does_something(
    card: str, units: dict[str, str], hits: dict[str, str], caps: int, may: bool
) -> None:
    """Bonus cards are no actions; one that costs APs needs somebody who can pay them."""
    table = Table(units, hits=hits, hands=((card,), ()), caps=(caps, 0))
    assert playable(table.play, GERMAN) == [do.PlayCard(card)] * may


@pytest.mark.parametrize(
    ("card", "caps", "has"), [("12", 0, False), ("12", 1, True), ("11", 0, True)]
)
def test_a_bonus_card_must_be_paid(card: str, caps: int, has: bool) -> None:
    table = Table(APART, hands=((card,), ("12",)), caps=(caps, 9))
    effects: Any = ("turn-again", "aim")
    assert cards_for(table.play, GERMAN, *effects) == [card] * has
    assert cards_for(table.play, GERMAN, "luck") == []


@pytest.mark.parametrize(("die", "left"), [(1, 5), (2, 4), (3, 4), (4, 3), (5, 3), (6, 2)])
def test_10_snipers_take_the_enemys_caps_by_the_die(die: int, left: int) -> None:
    for mover, before, after in ((GERMAN, (5, 5), (5, left)), (SOVIET, (5, 5), (left, 5)),
                                 (GERMAN, (5, 1), (5, max(0, left - 4)))):  # fmt: skip
        hands: Any = (("10",), ()) if mover == GERMAN else ((), ("10",))
        table = Table(APART, hands=hands, caps=before, mover=mover)
        table.act(do.PlayCard("10"), dice=[(die,)])
        assert table.state.caps == after, "never below nothing"


@pytest.mark.parametrize("mover", [GERMAN, SOVIET])
def test_08_an_officer_gives_his_own_side_caps(mover: int) -> None:
    hands: Any = (("08",), ()) if mover == GERMAN else ((), ("08",))
    table = Table(APART, hands=hands, caps=(3, 3), mover=mover)
    table.act(do.PlayCard("08"), dice=[(4,)])
    assert table.state.caps[mover] == 7
    assert table.state.caps[1 - mover] == 3


# -- the enemy's cards -----------------------------------------------------------------------------


def offers(procedure: Any) -> list[str]:
    """The questions asked when everything is declined."""
    answers = Answers()
    drive(procedure, answers)
    return [asked.question for asked in answers.asked]


@pytest.mark.parametrize(
    ("mode", "economy", "aps", "lost", "paid"),
    [
        ("ap", "activation", 5, 3, 5),
        ("ap", "activation", 2, 2, 5),
        ("ap", "activation", 0, 0, 5),
        ("ap", "solo", 0, 0, 5),
        ("caps", "activation", 5, 0, 2),
        ("free", "activation", 5, 0, 2),
    ],
)
def test_06_confusion_costs_three_more_where_aps_were_paid(
    mode: Any, economy: str, aps: int, lost: int, paid: int
) -> None:
    table = Table(APART, hands=((), ("06",)), economy=economy)
    unit = table.n("G01")
    table.play.state = replace(
        table.state, mover=GERMAN, activated=((unit,), ()), aps=(aps, 0), action="attack"
    )
    found = done(table, interfere(table.play, Paid(mode, 2), [unit]), says=do.PlayBonus("06"))
    assert found.aps == paid
    assert table.state.aps[0] == aps - lost
    assert table.state.hands[SOVIET] == (("06",) if mode != "ap" else ())


@pytest.mark.parametrize(
    ("units", "hits", "asked"),
    [
        ({"G45": "H09 N"}, {}, 1),
        ({"G01": "H09 N"}, {}, 0),
        ({"G45": "H09 N"}, {"G45": "light-damage"}, 0),
        ({"G45": "enters south"}, {}, 0),
    ],
    ids=["a tank", "foot", "a hit tank", "a tank off the map"],
)
def test_40_soft_ground_is_for_vehicles_on_the_map_without_a_hit(
    units: dict[str, str], hits: dict[str, str], asked: int
) -> None:
    table = Table({**units, "G02": "L10 N", "S01": "A02 S"}, hits=hits, hands=((), ("40",)))
    table.play.state = replace(table.state, action="move")
    found = offers(_bog_down(table.play, SOVIET, [table.n(next(iter(units)))]))
    assert found == ["bonus-card"] * asked


@pytest.mark.parametrize(("dice", "stuck"), [((4, 3), False), ((4, 4), True)])
def test_40_eight_and_more_bog_it_down(dice: tuple[int, int], stuck: bool) -> None:
    table = Table({"G45": "H09 N", "S01": "A02 S"}, hands=((), ("40",)))
    table.play.state = replace(table.state, action="move")
    bog = _bog_down(table.play, SOVIET, [table.n("G45")])
    done(table, bog, dice, says=do.PlayBonus("40"))
    assert table.unit("G45").hit == ("immobilised" if stuck else "")


@pytest.mark.parametrize(
    ("again", "hand", "asked"), [(False, "12", 1), (True, "12", 0), (False, "11", 0)]
)
def test_12_one_turn_more_but_not_two(again: bool, hand: str, asked: int) -> None:
    table = Table(APART, hands=((hand,), ()), caps=(3, 3))
    table.play.state = replace(table.state, mover=GERMAN, again=again)
    assert offers(once_more(table.play)) == ["bonus-card"] * asked


@pytest.mark.parametrize(
    ("enemy", "hit", "asked"), [("A02", "", 1), ("H09", "", 0), ("A02", "pinned", 0)],
    ids=["free", "in close combat", "pinned"],
)  # fmt: skip
def test_05_goes_on_where_one_can(enemy: str, hit: str, asked: int) -> None:
    units = {"G01": "H09 N", "G02": "L10 N", "S01": f"{enemy} S"}
    table = Table(units, hits={"G01": hit}, hands=(("05",), ()))
    assert offers(move_on(table.play, table.n("G01"))) == ["after-move"] * asked


# -- rolls -----------------------------------------------------------------------------------------


@pytest.mark.rule("QC-28", "COH-3.2.3-a")
@pytest.mark.parametrize(
    ("caps", "rulings", "most"), [(5, {}, 2), (1, {}, 1), (0, {}, 0),
                                  (5, {"caps-per-roll": "unlimited"}, 5)],
)  # fmt: skip
def test_how_many_caps_go_into_a_roll(caps: int, rulings: dict[str, str], most: int) -> None:
    table = Table(APART, caps=(caps, 1), rulings=rulings)
    assert most_caps(table.play, GERMAN) == most
    answers = Answers(says=do.AddCaps(most))
    assert drive(committed(table.play, GERMAN, "a roll", Wanted()), answers) == most
    if most:
        assert answers.asked[0].options == tuple(do.AddCaps(n) for n in range(most + 1))
    assert table.state.caps == (caps - most, 1)
    none = committed(table.play, GERMAN, "a roll", Wanted(), caps=False)
    assert offers(none) == []


@pytest.mark.rule("COH-3.2.3-a")
def test_an_aiming_card_is_for_attacks_and_adds_two() -> None:
    for attack in (False, True):
        table = Table(APART, hands=(("11",), ()))
        roll = committed(table.play, GERMAN, "a roll", Wanted(2, 8, 12), attack=attack)
        assert done(table, roll, says=do.PlayBonus("11")) == 2 * attack


def test_what_an_attack_wants_of_its_dice() -> None:
    table = Table(APART)
    wanted = to_hit(table.play, 7)
    assert (wanted.dice, wanted.needed, wanted.kill) == (2, 7, 11)
    left = wanted.of_dice(2, 5)
    assert (left.needed, left.kill, left.shown) == (5, 9, 5)
    assert (Wanted().of_dice(2).needed, Wanted().of_dice(2).kill) == (None, None)


@pytest.mark.rule("COH-4.3.1-a", "COH-4.3.1-b")
def test_every_unit_in_the_hex_is_rolled_for_though_one_before_it_is_gone_or_safe() -> None:
    """The first has left the hex's map, the second's colour the damaged gun cannot strike."""
    units = {"S41": "H09 N", "G01": "E09 S", "G45": "E09 S", "G02": "E09 S", "G03": "L10 N"}
    table = Table(units, hits={"S41": "blue-gun-damaged"})
    targets = [table.n(name) for name in ("G01", "G45", "G02")]
    table.play.emit(ev.UnitDestroyed(targets[0], False, table.cell("E09")))
    shot = aimed(table, "S41", "G02")
    done(table, volley(table.play, shot, targets, bonus=1), (1, 1))
    (roll,) = happened(table.play.log, ev.AttackRolled)
    assert roll.target == targets[2]
    assert roll.extra == 0, "the bonus was for the first"


@pytest.mark.parametrize("explain", [True, False])
def test_who_attacks_whom_is_told_with_the_roll_where_somebody_reads_it(explain: bool) -> None:
    table = Table({"G01": "H09 N", "S01": "E09 S"})
    table.play.explain = explain
    shot = aimed(table, "G01", "S01")
    procedure = volley(table.play, shot, [table.n("S01")])
    request = next(procedure)
    assert not isinstance(request, Choose)
    assert isinstance(request, Roll)
    told = "G01 attacks S01, 10 needed" if explain else "attack, 10 needed"
    assert request.why == told


@pytest.mark.parametrize(("hit", "said"), [("", "Rifle S01: needs 10 (17 %"), ("pinned", "secret")])
def test_the_odds_are_told_before_the_roll_unless_a_hit_is_secret(hit: str, said: str) -> None:
    table = Table({"G01": "H09 N", "S01": "E09 S"}, hits={"S01": hit}, caps=(2, 0))
    table.play.explain = True
    asked = next(volley(table.play, aimed(table, "G01", "S01"), [table.n("S01")]))
    assert isinstance(asked, Choose)
    assert said in asked.why


@pytest.mark.rule("COH-4.3.1-b")
def test_the_bonus_is_told_with_the_first_roll() -> None:
    table = Table({"G01": "H09 N", "S01": "E09 S", "S02": "E09 S"})
    targets = [table.n("S01"), table.n("S02")]
    told: list[str] = []

    def answer(request: Any) -> Any:
        told.append(request.why)
        return (1, 1)

    drive(volley(table.play, aimed(table, "G01", "S01"), targets, bonus=2), answer)
    assert told == ["attack, 10 needed, 2 added", "attack, 10 needed"]
