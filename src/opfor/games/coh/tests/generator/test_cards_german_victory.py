"""The German cards for victory points: what they promise is scored in play, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.errors import OpforError
from opfor.games.coh.actions import Fire, Leave, Move
from opfor.games.coh.generator import actions as act
from opfor.games.coh.generator.result import Generated
from opfor.games.coh.generator.view import view as seen_by
from opfor.games.coh.state import OFF
from opfor.games.coh.tests.generator.card_story import SOVIET, Fight, steps
from opfor.games.coh.tests.generator.story import german, setting, soviet, told
from opfor.games.coh.viewing import view

EVERYTHING = {"hand": 25}
"""Both sides play all their cards: every Unit there is."""


def two_cards(*plays: dict[str, Any], **extra: Any) -> Generated:
    """A firefight of two cards a side."""
    return told(*plays, options={"hand": 2}, **extra)


def scored(fight: Fight) -> tuple[int, int]:
    """VPs, German and Soviet."""
    return fight.state.vp


def ends_at(fight: Fight) -> tuple[int, int]:
    """VPs when everybody passes to the end."""
    fight.rounds()
    return fight.state.vp


def filed_under_victory(card: str, play: dict[str, Any], first: str = "03") -> None:
    """The card lies in the Victory Points section, its top showing, and changes no CAPs."""
    _, before, after = steps(soviet(first), play)
    assert after.records["german"].victory == (card,)
    assert after.records["german"].special == after.records["german"].units == ()
    assert after.log[-1].half == "top"
    assert after.caps == before.caps
    (score,) = after.scores
    assert (score.side, score.card) == ("german", card)


# -- Breakthrough (02) ---------------------------------------------------------------------------

BREAKTHROUGH = german("02", "top")


def breakthrough(at: dict[str, str]) -> Fight:
    return Fight(two_cards(soviet("03"), german("10"), soviet("02"), BREAKTHROUGH), at)


@pytest.mark.rule("GEN-3.2-a", "GEN-3.0-d")
def test_02_lies_under_victory_points() -> None:
    filed_under_victory("02", BREAKTHROUGH)


@pytest.mark.rule("GEN-3.2-a")
def test_02_each_unit_that_leaves_by_the_enemys_edge_scores_2() -> None:
    fight = breakthrough({"G27": "A04", "G38": "A06"})
    fight.act(Leave(fight.n("G38")))
    assert scored(fight) == (2, 0)
    fight.reach_turn("german")
    fight.act(Leave(fight.n("G27")))
    assert scored(fight) == (4, 0)
    assert fight.unit("G27").place == fight.unit("G38").place == "left"


@pytest.mark.rule("GEN-3.2-a")
def test_02_nobody_leaves_elsewhere_and_the_enemy_never() -> None:
    fight = breakthrough({"G27": "L05", "G38": "E02", "S05": "L09", "S06": "A10"})
    assert fight.offered(Leave) == []
    fight.reach_turn("soviet")
    assert fight.offered(Leave) == []
    without = two_cards(soviet("03"), german("10"), soviet("02"), german("01"))
    assert Fight(without, {"G27": "A04"}).offered(Leave) == []


@pytest.mark.rule("GEN-3.2-a", "GEN-3.8-b")
def test_02_an_added_map_moves_the_edge_to_leave_by() -> None:
    """Map 3 lies beyond the Soviet edge: the way out is its far side now."""
    north = {"board": "3", "edge": "south", "to": "1", "to_edge": "north"}
    wider = soviet("18", "top", add_map=north)
    done = two_cards(soviet("03"), german("10"), wider, BREAKTHROUGH)
    fight = Fight(done, {"G27": "1-A04", "G38": "3-A04"})
    assert fight.offered(Leave) == [Leave(fight.n("G38"))]
    fight.act(Leave(fight.n("G38")))
    assert scored(fight) == (2, 0)


@pytest.mark.rule("GEN-3.2-a", "GEN-4.2-b")
def test_02_counts_for_both_of_two_german_players() -> None:
    """Guideline 7: the second German enters by the west, and leaves by the Soviet edge too."""
    edges = {"german-1": "south", "soviet": "north", "german-2": "west"}
    plays = [german("02", "top") | {"side": "german-1"}, soviet("03")]
    done = told_by_three([*plays, german("03") | {"side": "german-2"}], edges)
    fight = Fight(done, {"G04": "A04", "G05": "E02"})
    assert fight.offered(Leave) == [Leave(fight.n("G04"))]


def told_by_three(plays: list[dict[str, Any]], edges: dict[str, str]) -> Generated:
    from opfor.games.coh.generator.script import generate_scripted

    document = {
        "guideline": 7,
        "initiative": "german",
        "boards": ["1"],
        "edges": edges,
        "plays": plays,
        "options": {"hand": 1},
    }
    return generate_scripted(document, {})


# -- markers to take (03, 12) --------------------------------------------------------------------

TAKEN = [("03", "E09", "D09", "F09", 4, 3, 3), ("12", "C09", "B09", "D09", 2, 2, 5)]
"""Card, marker, next hexes on both sides; lines from the Soviet edge, guard within, VPs."""

marker_cards = pytest.mark.parametrize(
    ("card", "hex_", "behind", "before", "lines", "guard", "vp"), TAKEN
)


@marker_cards
@pytest.mark.rule("GEN-3.7.2-a", "GEN-3.7.2-b", "GEN-3.2-a")
def test_03_and_12_put_a_soviet_marker_that_the_soviets_may_guard(
    card: str, hex_: str, behind: str, before: str, lines: int, guard: int, vp: int
) -> None:
    play = german(card, "top", control_marker=hex_)
    filed_under_victory(card, play)
    asked: list[Any] = []
    steps(soviet("03"), play, asked=asked)
    offers = next(r for r in asked if isinstance(r.options[0], act.PutMarker))
    assert offers.seat == "b"
    assert {option.hex[2] for option in offers.options} == {"ABCDEFGHIJKL"[lines]}
    guards = [r for r in asked if isinstance(r.options[0], act.UseCard)]
    assert [r.seat for r in guards] == ["a"]
    far = f"{hex_[0]}{9 + guard + 1:02d}"
    with pytest.raises(OpforError, match=f"{guard + 1} hexes from {hex_}, more than {guard}"):
        two_cards(soviet("03"), play | {"placements": {"rifle-05": far}})


@marker_cards
@pytest.mark.rule("GEN-3.2-a")
def test_03_and_12_taking_the_marker_scores(
    card: str, hex_: str, behind: str, before: str, lines: int, guard: int, vp: int
) -> None:
    """Whoever takes it scores; standing beside it, or holding it to the end, does not."""
    top = german(card, "top", control_marker=hex_)
    done = two_cards(soviet("03"), german("01"), soviet("02"), top)
    assert scored(Fight(done)) == (0, 0)
    fight = Fight(done, {"G01": before, "S05": behind})
    assert ends_at(Fight(done, {"G01": before})) == (0, 0)
    fight.act(Move(fight.n("G01"), fight.cell(hex_)))
    assert scored(fight) == (vp, 0)
    fight.act(Move(fight.n("S05"), fight.cell(hex_)))
    assert scored(fight) == (vp, 0)
    fight.destroy("G01")
    assert ends_at(fight) == (vp, 1 + vp)


# -- Hedgehog (18): a marker to keep -------------------------------------------------------------

HEDGEHOG = german("18", "top", control_marker="I09", placements={"rifle-01": "I07"})


@pytest.mark.rule("GEN-3.7.2-a", "GEN-3.7.2-b", "GEN-3.2-a")
def test_18_puts_an_own_marker_near_the_own_edge() -> None:
    filed_under_victory("18", german("18", "top", control_marker="I09"))
    asked: list[Any] = []
    after = steps(soviet("03"), german("01"), soviet("02"), HEDGEHOG, asked=asked)[-1]
    (marker,) = after.markers
    assert (marker.hex, marker.owner) == ("1-I09", "german")
    assert after.unit("german", "rifle-01").hex == "1-I07"
    offers = next(r for r in asked if isinstance(r.options[0], act.PutMarker))
    assert {option.hex[2] for option in offers.options} == {"I"}
    assert {r.seat for r in asked if isinstance(r.options[0], act.UseCard)} == {"b"}
    with pytest.raises(OpforError, match="3 hexes from I09, more than 2"):
        two_cards(
            soviet("03"), german("01"), soviet("02"), HEDGEHOG | {"placements": {"rifle-01": "I06"}}
        )


@pytest.mark.rule("GEN-3.2-a")
def test_18_keeping_the_marker_is_worth_2() -> None:
    done = two_cards(soviet("03"), german("01"), soviet("02"), HEDGEHOG)
    assert ends_at(Fight(done)) == (2, 0)
    assert ends_at(Fight(two_cards(soviet("03"), german("01"), soviet("02"), german("18")))) == (
        0,
        0,
    )


@pytest.mark.rule("GEN-3.2-a")
def test_18_a_lost_marker_is_worth_nothing_and_taking_it_back_restores_it() -> None:
    done = two_cards(soviet("03"), german("01"), soviet("02"), HEDGEHOG)
    fight = Fight(done, {"S05": "H09", "G02": "J09"}, mover=SOVIET)
    fight.act(Move(fight.n("S05"), fight.cell("I09")))
    assert scored(fight) == (2, 2)
    assert fight.destroy("S05") == 1
    fight.act(Move(fight.n("G02"), fight.cell("I09")))
    assert scored(fight) == (2 + 1 + 2, 2)


# -- enemies worth more (07, 16, 23) -------------------------------------------------------------

FOOT = "rifle smg nkvd"
GUNS = "mmg mortar-50 mortar-82 ig-76 at-45 f-22"
LIGHT = "wagon truck ba-10 ot-26 zis-30 t-26 bt-7"
HEAVY = "t-34a t-34b kv-1a kv-2 t-35"
"""Every kind of Soviet Unit."""


def worth(*cards: str) -> dict[str, int]:
    """What each kind of Soviet Unit scores for the Germans, by destroying one of each."""
    plays: list[dict[str, Any]] = []
    for card in cards:
        plays += [soviet(f"{len(plays) // 2 + 1:02d}"), german(card, "top")]
    fight = Fight(told(*plays, options=EVERYTHING))
    found: dict[str, int] = {}
    for counter in fight.state.counters:
        if counter.side == SOVIET:
            found[counter.unit.removeprefix("soviet-")] = fight.destroy(counter.id)
    assert fight.destroy("G45") == 1
    return found


@pytest.mark.rule("GEN-3.2-a")
@pytest.mark.parametrize(
    ("card", "kinds", "vp"),
    [("07", GUNS, 2), ("16", f"{LIGHT} {HEAVY}", 2), ("23", HEAVY, 3)],
)
def test_07_16_and_23_score_more_for_some_enemies_and_the_usual_for_others(
    card: str, kinds: str, vp: int
) -> None:
    filed_under_victory(card, german(card, "top"))
    usual = dict.fromkeys(f"{FOOT} {GUNS} {LIGHT} {HEAVY}".split(), 1)
    assert worth(card) == usual | dict.fromkeys(kinds.split(), vp)


@pytest.mark.rule("GEN-3.2-a")
def test_07_a_machine_gun_shot_to_pieces_scores_2() -> None:
    done = two_cards(soviet("03"), german("01"), soviet("02"), german("07", "top"))
    fight = Fight(done, {"G09": "F09 N", "S18": "E09 N"})
    fight.act(Fire(fight.n("G09"), fight.cell("E09")), dice=[(6, 6)])
    assert fight.unit("S18").place == "destroyed"
    assert scored(fight) == (2, 0)


@pytest.mark.rule("GEN-3.2-a")
def test_16_and_23_together_add_up() -> None:
    found = worth("16", "23")
    assert (found["t-34a"], found["t-26"], found["rifle"]) == (4, 2, 1)


# -- Manhunt (14) --------------------------------------------------------------------------------

MANHUNT = german("14", "top", chosen=["rifle-05"], sites=["C05"])


@pytest.mark.rule("QS-9", "GEN-3.2-a")
def test_14_the_enemy_chooses_and_hides_and_the_german_does_not_see_where() -> None:
    filed_under_victory("14", MANHUNT)
    asked: list[Any] = []
    after = steps(soviet("03"), MANHUNT, asked=asked)[-1]
    hiding = [r for r in asked if isinstance(r.options[0], act.ChooseUnit | act.PutSite)]
    assert [r.seat for r in hiding] == ["a", "a"]
    assert [o.unit for o in hiding[0].options] == ["rifle-05", "rifle-06", "mmg-18", "nkvd-21"]
    hidden = after.unit("soviet", "rifle-05")
    assert (hidden.where, hidden.hex) == ("hidden", "1-C05")
    guideline = setting(guideline=5)
    assert seen_by(guideline, after, "b").unit("soviet", "rifle-05").hex == "??"
    assert seen_by(guideline, after, "b").sites == ()
    assert seen_by(guideline, after, "a").unit("soviet", "rifle-05").hex == "1-C05"


@pytest.mark.rule("GEN-3.2-a")
def test_14_destroying_the_hidden_unit_scores_3_more() -> None:
    fight = Fight(two_cards(soviet("03"), german("01"), soviet("02"), MANHUNT))
    assert (fight.at("S05"), fight.unit("S05").hidden) == ("C05", True)
    unseen = view(fight.setting, fight.state, "german").counters[fight.n("S05")]
    assert unseen.cell == OFF
    assert view(fight.setting, fight.state, "soviet").counters[fight.n("S05")].cell != OFF
    assert fight.destroy("S06") == 1
    assert fight.destroy("S05") == 4
    assert scored(fight) == (5, 0)


@pytest.mark.rule("GEN-3.2-a")
def test_14_adds_to_what_the_units_kind_is_worth() -> None:
    hunted = german("14", "top", chosen=["mmg-18"], sites=["C05"])
    fight = Fight(told(soviet("03"), german("07", "top"), soviet("02"), hunted))
    assert fight.destroy("S18") == 1 + 1 + 3


def test_14_is_not_offered_while_no_enemy_waits() -> None:
    with pytest.raises(OpforError, match="no Unit waits that could hide"):
        told(MANHUNT, initiative="german")
