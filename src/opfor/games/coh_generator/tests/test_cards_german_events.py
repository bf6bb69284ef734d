"""The German cards for events and special rules: seen on the boards and in play."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.errors import OpforError
from opfor.core.requests import Choose, Request
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Aim, Enter
from opfor.games.coh_generator.tests.card_story import GERMAN, SOVIET, Fight, steps
from opfor.games.coh_generator.tests.story import german, soviet, told
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.state import State as Generation

NORTH = {"board": "3", "edge": "south", "to": "1", "to_edge": "north"}


def two_cards(play: dict[str, Any]) -> Fight:
    """Soviet 03 and 02 for Units against German 01 for Units and a top; before round 1."""
    done = told(soviet("03"), german("01"), soviet("02"), play, options={"hand": 2})
    return Fight(done, start=True)


def before_and_after(play: dict[str, Any], **extra: Any) -> tuple[Generation, Generation]:
    """German 01 was played for Units; then this card."""
    found = steps(soviet("03"), german("01"), soviet("02"), play, **extra)
    return found[-2], found[-1]


def gained(before: Generation, after: Generation) -> tuple[int, int]:
    """The change of the CAP bases, German and Soviet."""
    return (
        after.caps["german"] - before.caps["german"],
        after.caps["soviet"] - before.caps["soviet"],
    )


def is_kept(after: Generation, card: str) -> bool:
    """In Special Rules & Events; if not there, it must be among the discards."""
    record = after.records["german"]
    kept = record.special == (card,)
    assert kept or (record.special, after.discards["german"]) == ((), (card,))
    assert (record.units, record.victory) == (("01",), ())
    return kept


def round_by_round(log: list[Any], kind: type) -> list[list[Any]]:
    """The events of a kind, those before the first round with it, then by rounds."""
    found: list[list[Any]] = [[]]
    for event in log:
        if isinstance(event, ev.RoundBegun) and event.round > 1:
            found.append([])
        if isinstance(event, kind):
            found[-1].append(event)
    return found


# -- Units already there (01, 09, 17) ------------------------------------------------------------


@pytest.mark.rule("GEN-3.7-d", "GEN-3.7-b", "GEN-3.4-a")
@pytest.mark.parametrize(("card", "caps", "rate"), [("01", 1, 1), ("17", 0, 1), ("09", -1, 2)])
def test_01_09_and_17_place_the_units_of_one_card(card: str, caps: int, rate: int) -> None:
    """Some of the Units of a played card stand on the map in round 1; the rest enters."""
    place = german(card, "top", placements={"rifle-04": "H07", "hmg-19": "I10"})
    plays = [soviet("03"), german("03"), soviet("02"), german("04"), soviet("01")]
    *_, before, after = steps(*plays, place)
    assert gained(before, after) == (caps, 0)
    assert after.records["german"].special == (card,)
    assert after.rates == {"german": rate, "soviet": 1}
    done = told(*plays, place, options={"hand": 3})
    fight = Fight(done, start=True)
    fight.reach_turn("german")
    assert {c.id for c in fight.state.counters if c.cell >= 0} == {"G04", "G19"}
    assert (fight.at("G04"), fight.at("G19")) == ("H07", "I10")
    entering = {fight.state.counters[e.unit].id for e in fight.offered(Enter)}
    assert entering == {"G05", "G17", "G18"}
    assert fight.state.caps[GERMAN] == 5 + caps


@pytest.mark.rule("GEN-3.7-b", "GEN-3.7-a")
@pytest.mark.parametrize("card", ["01", "09", "17"])
def test_01_09_and_17_place_no_second_card_and_nobody_beside_an_enemy(card: str) -> None:
    guarded = german("03", "top", control_marker="E09", placements={"rifle-05": "F09"})
    units = [soviet("03"), german("02"), soviet("02"), german("04"), soviet("01"), guarded]
    two = german(card, "top", placements={"rifle-03": "I07", "pioneer-17": "I10"})
    with pytest.raises(OpforError, match="pioneer-17 is not placed by it"):
        told(*units, soviet("05"), two)
    near = german(card, "top", placements={"rifle-03": "G09"})
    with pytest.raises(OpforError, match="next to the enemy rifle-05 at F09"):
        told(*units, soviet("05"), near)


# -- Defense Counters (04, 11, 19) ---------------------------------------------------------------

DIGGING = [
    {"face": "trench", "hex": "I05"},
    {"face": "bunker", "hex": "I07"},
    {"face": "barbed-wire", "hex": "I09"},
    {"face": "mines", "hex": "I11"},
]


@pytest.mark.rule("GEN-3.7.3-c", "GEN-3.0-c")
@pytest.mark.parametrize(("card", "count"), [("04", 2), ("11", 3), ("19", 4)])
def test_04_11_and_19_place_defense_counters(card: str, count: int) -> None:
    play = german(card, "top", defense=DIGGING[:count])
    before, after = before_and_after(play)
    assert gained(before, after) == (int(card == "11"), 0)
    assert not is_kept(after, card)
    assert len(before.pool) - len(after.pool) == len(after.works) == count
    fight = two_cards(play)
    stand = {(fight.setting.field.name(w.cell), w.kind, w.side) for w in fight.state.works}
    assert stand == {(step["hex"], step["face"], GERMAN) for step in DIGGING[:count]}
    with pytest.raises(OpforError, match="a drawn counter is not described"):
        told(soviet("03"), german(card, "top", defense=DIGGING[: count - 1]))


# -- Condition Cards (05, 13, 24) ----------------------------------------------------------------


@pytest.mark.rule("GEN-3.9-b", "GEN-3.9-a", "GEN-3.0-c")
@pytest.mark.parametrize("card", ["05", "13", "24"])
def test_05_13_and_24_play_one_condition_for_both_and_one_for_oneself(card: str) -> None:
    """A longer day for both, green replacements to the Germans' good; both hold in play."""
    drew = {"top": "late-summer", "bottom": "green-replacements"}
    before, after = before_and_after(german(card, "top", conditions=drew))
    assert len(before.condition_deck) - len(after.condition_deck) == 2
    assert card in after.discards["german"]
    assert after.records["german"].special == ("late-summer",)
    assert after.records["german"].beside == ("green-replacements",)
    assert gained(before, after) == (0, 0)
    fight = two_cards(german(card, "top", conditions=drew))
    assert [fight.setting.play_rule("rally-bonus", side) for side in (GERMAN, SOVIET)] == [1, 0]
    fight.rounds()
    assert fight.state.round == 6


@pytest.mark.rule("GEN-3.9-b")
@pytest.mark.parametrize("card", ["05", "13", "24"])
def test_05_13_and_24_the_player_says_which_is_which(card: str) -> None:
    asked: list[Any] = []
    drew = {"top": "late-summer", "bottom": "fog"}
    _, after = before_and_after(german(card, "top", conditions=drew), asked=asked)
    (which,) = [r for r in asked if isinstance(r.options[0], act.TopCondition)]
    assert which.seat == "b"
    assert set(which.options) == {act.TopCondition("late-summer"), act.TopCondition("fog")}
    assert (after.rounds, after.caps["german"]) == (6, 5)


# -- Action Cards (06, 09) -----------------------------------------------------------------------


@pytest.mark.rule("GEN-3.3-b", "GEN-4.0-d")
@pytest.mark.parametrize("card", ["06", "09"])
def test_06_and_09_draw_one_action_card_more_each_round(card: str) -> None:
    before, after = before_and_after(german(card, "top"))
    assert is_kept(after, card)
    assert (before.rates["german"], after.rates["german"], after.rates["soviet"]) == (1, 2, 1)
    assert gained(before, after) == ({"06": 0, "09": -1}[card], 0)
    drawn = round_by_round(two_cards(german(card, "top")).rounds(), ev.CardDealt)
    sides = [sorted(event.side for event in events) for events in drawn]
    assert sides == [[GERMAN, GERMAN, SOVIET]] * 5


# -- maps (08, 22, 10) ---------------------------------------------------------------------------


@pytest.mark.rule("GEN-3.8-a", "GEN-3.8-b", "GEN-3.4-a")
@pytest.mark.parametrize(("card", "caps"), [("08", 0), ("22", 1)])
def test_08_and_22_add_a_map(card: str, caps: int) -> None:
    """It covers the Soviet edge: in play the Soviets come from its far side."""
    play = german(card, "top", add_map=NORTH)
    before, after = before_and_after(play)
    assert gained(before, after) == (caps, 0)
    assert not is_kept(after, card)
    assert [placed.board for placed in after.layout] == ["1", "3"]
    fight = two_cards(play)
    fight.reach_turn("soviet")
    hexes = {fight.setting.field.name(e.to) for e in fight.offered(Enter)}
    assert {name[:3] for name in hexes} == {"3-A", "3-B"}
    assert fight.state.caps == (4 + caps, 4 + 1)


@pytest.mark.rule("GEN-3.8.1-a", "GEN-3.4-a")
def test_10_switches_a_map() -> None:
    """Map 5 has water at B12, map 1 has not: that is the ground the firefight is about."""
    play = german("10", "top", switch={"old": "1", "new": "5"})
    before, after = before_and_after(play)
    assert gained(before, after) == (1, 0)
    assert not is_kept(after, "10")
    assert [placed.board for placed in after.layout] == ["5"]
    field = two_cards(play).setting.field
    assert field.terrain[field.cell("B12")].id == "water"
    other = two_cards(german("06", "top")).setting.field
    assert other.terrain[other.cell("B12")].id != "water"


# -- rounds (15, 21) -----------------------------------------------------------------------------


@pytest.mark.rule("GEN-3.6-a", "GEN-3.4-a")
@pytest.mark.parametrize(("card", "caps", "rounds"), [("15", 2, 6), ("21", 2, 4)])
def test_15_and_21_move_the_end(card: str, caps: int, rounds: int) -> None:
    before, after = before_and_after(german(card, "top"))
    assert is_kept(after, card)
    assert gained(before, after) == (caps, 0)
    assert (before.rounds, after.rounds) == (5, rounds)
    fight = two_cards(german(card, "top"))
    assert fight.setting.mission.sides[GERMAN].caps == 4 + caps
    fight.rounds()
    assert (fight.state.stage, fight.state.round) == ("over", rounds)


# -- Corps Artillery (20) ------------------------------------------------------------------------


def test_20_names_a_target_before_every_round_and_it_falls_in_the_next() -> None:
    """One strike a round, the Germans' alone; nothing is named for a round that never comes."""
    before, after = before_and_after(german("20", "top"))
    assert is_kept(after, "20")
    assert gained(before, after) == (0, 0)
    fight = two_cards(german("20", "top"))
    target, asked = Aim(fight.cell("E09")), []

    def answer(request: Request) -> Any:
        if isinstance(request, Choose) and request.question == "artillery":
            asked.append(request.seat)
            return target
        return None

    log = fight.rounds(answer)
    assert asked == ["german"] * 4
    assert [len(e) for e in round_by_round(log, ev.BarrageAimed)] == [1, 1, 1, 1, 0]
    assert [len(e) for e in round_by_round(log, ev.BarrageFell)] == [0, 1, 1, 1, 1]
    assert {(e.side, e.aimed) for e in log if isinstance(e, ev.BarrageFell)} == {
        (GERMAN, target.cell)
    }


# -- Jammed Frequencies (25) ---------------------------------------------------------------------


@pytest.mark.rule("GEN-3.4-a")
def test_25_the_enemy_has_two_caps_less_every_round() -> None:
    before, after = before_and_after(german("25", "top"))
    assert gained(before, after) == (0, -2)
    assert not is_kept(after, "25")
    fight = two_cards(german("25", "top"))
    assert fight.state.caps == (4, 3)
    caps = round_by_round(fight.rounds(), ev.CapsSet)
    assert [[(e.side, e.caps) for e in events] for events in caps[1:]] == [
        [(GERMAN, 4), (SOVIET, 3)]
    ] * 4
    assert two_cards(german("06", "top")).state.caps == (4, 5)
