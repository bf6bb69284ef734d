"""The Soviet cards for events and special rules: seen on the boards and in play."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.errors import OpforError
from opfor.core.requests import Choose, Request
from opfor.games.coh.tests.bench import happened
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Aim, Enter
from opfor.games.coh_generator.tests.card_story import GERMAN, SOVIET, Fight, counter_ids, steps
from opfor.games.coh_generator.tests.story import german, soviet, told
from opfor.games.coh_generator.values.state import State as Generation

SOUTH = {"board": "3", "edge": "north", "to": "1", "to_edge": "south"}


def two_cards(play: dict[str, Any]) -> Fight:
    """Soviet 03 for Units and a top against German 03 and 01 for Units; before round 1."""
    done = told(soviet("03"), german("03"), play, german("01"), options={"hand": 2})
    return Fight(done, start=True)


def played(play: dict[str, Any], caps: int = 0, enemy: int = 0, kept: bool = True) -> Generation:
    """The generation after Soviet 03, German 03 and this card, which changed CAPs by so much and
    lies under Special Rules, or among the discards."""
    *_, before, after = steps(soviet("03"), german("03"), play)
    assert after.caps["soviet"] - before.caps["soviet"] == caps
    assert after.caps["german"] - before.caps["german"] == enemy
    record = after.records["soviet"]
    assert (record.units, record.victory) == (("03",), ())
    assert record.special == ((play["card"],) if kept else ())
    assert after.discards["soviet"] == (() if kept else (play["card"],))
    assert after.log[-1].half == "top"
    return after


def start_caps(play: dict[str, Any]) -> tuple[int, int]:
    """CAPs at the beginning of rounds 1 and 2, German and Soviet; they must be equal."""
    fight = two_cards(play)
    fight.reach_turn("german")
    first = fight.state.caps
    fight.rounds()
    later = [e.caps for e in happened(fight.play.log, ev.CapsSet)[:2]]
    assert list(first) == later
    return first


# -- cards and CAPs (01, 09, 25) ------------------------------------------------------------------


@pytest.mark.rule("GEN-3.3-b", "GEN-4.0-d")
def test_01_draws_one_action_card_more_each_round() -> None:
    top = soviet("01", "top")
    assert played(top).rates == {"german": 1, "soviet": 2}
    fight = two_cards(top)
    dealt = happened(fight.rounds(), ev.CardDealt)
    first = [e.side for e in dealt[:3]]
    assert sorted(first) == [GERMAN, SOVIET, SOVIET]
    assert [e.side for e in dealt].count(SOVIET) == 2 * [e.side for e in dealt].count(GERMAN)


@pytest.mark.rule("GEN-3.4-a")
def test_09_gives_3_caps_for_every_round() -> None:
    played(soviet("09", "top"), caps=3)
    assert start_caps(soviet("09", "top")) == (4, 4 + 3)


@pytest.mark.rule("GEN-3.4-a")
def test_25_gives_a_cap_and_takes_two_of_the_enemys_for_every_round() -> None:
    played(soviet("25", "top"), caps=1, enemy=-2, kept=False)
    assert start_caps(soviet("25", "top")) == (4 - 2, 4 + 1)


# -- digging (02, 11, 23) and conditions (05, 13) --------------------------------------------------

DIGGING = [
    {"face": "trench", "hex": "D05"},
    {"face": "bunker", "hex": "D07"},
    {"face": "barbed-wire", "hex": "D09"},
    {"face": "mines", "hex": "D15"},
]


@pytest.mark.rule("GEN-3.7.3-c", "GEN-3.0-c")
@pytest.mark.parametrize(("card", "count", "caps"), [("02", 2, 1), ("11", 3, 0), ("23", 4, 0)])
def test_02_11_and_23_place_defense_counters(card: str, count: int, caps: int) -> None:
    top = soviet(card, "top", defense=DIGGING[:count])
    after = played(top, caps=caps, kept=False)
    assert (len(after.works), len(after.pool)) == (count, 16 - count)
    fight = two_cards(top)
    lying = {(w.kind, fight.setting.field.name(w.cell), w.side) for w in fight.state.works}
    assert lying == {(d["face"], d["hex"], SOVIET) for d in DIGGING[:count]}
    with pytest.raises(OpforError, match="a drawn counter is not described"):
        told(soviet("03"), german("03"), soviet(card, "top", defense=DIGGING[: count - 1]))


@pytest.mark.rule("GEN-3.9-b")
@pytest.mark.parametrize("card", ["05", "13"])
def test_05_and_13_play_one_condition_for_both_and_one_for_oneself(card: str) -> None:
    drew = {"top": "clear-channels", "bottom": "late-summer"}
    top = soviet(card, "top", conditions=drew)
    *_, after = steps(soviet("03"), german("03"), top)
    assert after.discards["soviet"] == (card,)
    assert after.rates == {"german": 2, "soviet": 3}
    assert (after.rounds, len(after.condition_deck)) == (5, 7)


# -- those who come later (04, 07, 24) -------------------------------------------------------------

ARRIVING = [
    ("04", 2, ["rifle-07", "rifle-08"], 1),
    ("07", 3, ["rifle-11", "rifle-12"], 1),
    ("24", 3, ["kv-1a-53"], 0),
]


@pytest.mark.rule("GEN-3.3-a")
@pytest.mark.parametrize(("card", "round_", "units", "caps"), ARRIVING)
def test_04_07_and_24_arrive_in_their_round_and_not_before(
    card: str, round_: int, units: list[str], caps: int
) -> None:
    top = soviet(card, "top")
    waiting = [u for u in played(top, caps=caps).units if u.where == "scheduled"]
    assert [(u.unit, u.round) for u in waiting] == [(name, round_) for name in units]
    fight = two_cards(top)
    could: dict[int, set[str]] = {}

    def answer(request: Request) -> Any:
        if isinstance(request, Choose) and (request.question, request.seat) == ("turn", "soviet"):
            names = {fight.state.counters[o.unit].id for o in fight.offered(Enter)}
            could.setdefault(fight.state.round, names)
        return None

    fight.rounds(answer)
    first = counter_ids("soviet", ["rifle-05", "rifle-06", "mmg-18", "nkvd-21"])
    later = counter_ids("soviet", units)
    assert could == {n: first | (later if n >= round_ else set()) for n in range(1, 6)}


@pytest.mark.rule("GEN-3.3-a")
@pytest.mark.parametrize(("card", "round_", "units", "caps"), ARRIVING)
def test_04_07_and_24_really_come_in(card: str, round_: int, units: list[str], caps: int) -> None:
    fight = two_cards(soviet(card, "top"))
    while fight.state.round < round_ or not fight.play.pending:
        fight.reach_turn("soviet")
        if fight.state.round == round_:
            break
        fight.play.answer(fight.play.pending.options[0])  # type: ignore[union-attr]
    for name in sorted(counter_ids("soviet", units)):
        fight.reach_turn("soviet")
        door = next(o for o in fight.offered(Enter) if o.unit == fight.n(name))
        fight.act(door)
        assert fight.unit(name).place == "map"
        assert door.to in fight.setting.field.edge("north")
    assert fight.state.round == round_


# -- Units already there (15, 21) ------------------------------------------------------------------

PLACED = {"rifle-05": "D07", "mmg-18": "D09"}


@pytest.mark.rule("GEN-3.7-b", "GEN-3.7-c", "GEN-3.4-a")
@pytest.mark.parametrize(("card", "caps", "enemy"), [("15", 1, 0), ("21", 0, -1)])
def test_15_and_21_place_the_units_of_one_card(card: str, caps: int, enemy: int) -> None:
    top = soviet(card, "top", placements=PLACED)
    after = played(top, caps=caps, enemy=enemy)
    assert {u.unit: u.hex[2:] for u in after.units if u.where == "map"} == PLACED
    assert start_caps(top) == (4 + enemy, 4 + caps)
    fight = two_cards(top)
    fight.reach_turn("soviet")
    assert (fight.at("S05"), fight.at("S18")) == ("D07", "D09")
    assert {fight.state.counters[o.unit].id for o in fight.offered(Enter)} == {"S06", "S21"}


@pytest.mark.rule("GEN-3.7-a", "GEN-3.7-b")
@pytest.mark.parametrize("card", ["15", "21"])
def test_15_and_21_place_no_second_card_and_nobody_beside_an_enemy(card: str) -> None:
    guarded = soviet("06", "top", control_marker="F09", placements={"rifle-04": "G09"})
    units = [soviet("03"), german("03"), guarded, german("01"), soviet("02"), german("02")]
    two = soviet(card, "top", placements={"rifle-05": "D07", "rifle-03": "D09"})
    with pytest.raises(OpforError, match="rifle-03 is not placed by it"):
        told(*units, two)
    near = soviet(card, "top", placements={"rifle-05": "F09"})
    with pytest.raises(OpforError, match="next to the enemy rifle-04 at G09"):
        told(*units, near)


# -- maps (10, 18), rounds (19), guns (20) ---------------------------------------------------------


@pytest.mark.rule("GEN-3.8.1-a", "GEN-3.4-a")
def test_10_switches_a_map() -> None:
    """Map 5 has water at B12, map 1 has not: that is the ground the firefight is about."""
    top = soviet("10", "top", switch={"old": "1", "new": "5"})
    after = played(top, caps=2, kept=False)
    assert [placed.board for placed in after.layout] == ["5"]
    field = two_cards(top).setting.field
    assert field.terrain[field.cell("B12")].id == "water"
    other = two_cards(soviet("09", "top")).setting.field
    assert other.terrain[other.cell("B12")].id != "water"


@pytest.mark.rule("GEN-3.8-a", "GEN-3.8-b", "GEN-3.4-a")
def test_18_adds_a_map() -> None:
    """It covers the German edge: in play the Germans come from its far side."""
    top = soviet("18", "top", add_map=SOUTH)
    after = played(top, caps=1, kept=False)
    assert [placed.board for placed in after.layout] == ["1", "3"]
    fight = two_cards(top)
    fight.reach_turn("german")
    hexes = {fight.setting.field.name(o.to) for o in fight.offered(Enter)}
    assert {name[:3] for name in hexes} == {"3-L"}


@pytest.mark.rule("QG-17")
@pytest.mark.parametrize(("card", "why"), [("10", "to switch to"), ("18", "to add")])
def test_10_and_18_need_a_map_that_is_not_in_use(card: str, why: str) -> None:
    """Every map of the box is on the table: neither option is offered."""
    from msgspec.structs import replace

    from opfor.games.coh_generator.rules.card_play import why_not_top
    from opfor.games.coh_generator.tests.story import setting

    made, start = setting(guideline=5), steps(soviet("03"))[0]
    assert why_not_top(made, start, "soviet", "soviet", card) is None
    fault = why_not_top(replace(made, boards=("1",)), start, "soviet", "soviet", card)
    assert fault is not None
    assert (fault.rule, why in fault.text) == ("QG-17", True)


@pytest.mark.rule("GEN-3.6-a", "GEN-3.4-a")
def test_19_lasts_one_round_longer() -> None:
    assert played(soviet("19", "top"), caps=1).rounds == 6
    fight = two_cards(soviet("19", "top"))
    fight.rounds()
    assert (fight.state.ended, fight.state.round) == ("last-round", 6)


def test_20_names_a_target_before_every_round_and_it_falls_in_the_next() -> None:
    """One strike a round, the Soviets' alone; nothing is named for a round that never comes."""
    played(soviet("20", "top"))
    fight = two_cards(soviet("20", "top"))
    target, asked = Aim(fight.cell("H09")), list[tuple[str, int]]()

    def answer(request: Request) -> Any:
        if isinstance(request, Choose) and request.question == "artillery":
            asked.append((request.seat, fight.state.round))
            return target
        return None

    log = fight.rounds(answer)
    assert asked == [("soviet", n) for n in (1, 2, 3, 4)]
    assert [e.due for e in happened(log, ev.BarrageAimed)] == [2, 3, 4, 5]
    assert [(e.side, e.aimed) for e in happened(log, ev.BarrageFell)] == [(SOVIET, target.cell)] * 4
