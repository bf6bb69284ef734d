"""The German cards that make enemies worth more: 07, 14, 16 and 23."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.errors import OpforError
from opfor.games.coh.told.view import view
from opfor.games.coh.values.actions import Fire
from opfor.games.coh.values.state import OFF
from opfor.games.coh_generator.tests.card_story import SOVIET, Fight, filed_under, steps
from opfor.games.coh_generator.tests.story import german, setting, soviet, told
from opfor.games.coh_generator.told.view import view as seen_by
from opfor.games.coh_generator.values import actions as act

EVERYTHING = {"hand": 25}
"""Both sides play all their cards: every Unit there is."""

TWO = {"hand": 2}
"""A firefight of two cards a side."""


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
    filed_under("victory", german(card, "top"))
    usual = dict.fromkeys(f"{FOOT} {GUNS} {LIGHT} {HEAVY}".split(), 1)
    assert worth(card) == usual | dict.fromkeys(kinds.split(), vp)


@pytest.mark.rule("GEN-3.2-a")
def test_07_a_machine_gun_shot_to_pieces_scores_2() -> None:
    done = told(soviet("03"), german("02"), soviet("02"), german("07", "top"), options=TWO)
    fight = Fight(done, {"G11": "F09 N", "S18": "E09 N"})
    fight.act(Fire(fight.n("G11"), fight.cell("E09")), dice=[(6, 6)])
    assert fight.unit("S18").place == "destroyed"
    assert fight.state.vp == (2, 0)


@pytest.mark.rule("GEN-3.2-a")
def test_16_and_23_together_add_up() -> None:
    found = worth("16", "23")
    assert (found["t-34a"], found["t-26"], found["rifle"]) == (4, 2, 1)


# -- Manhunt (14) --------------------------------------------------------------------------------

MANHUNT = german("14", "top", chosen=["rifle-05"], sites=["C05"])


@pytest.mark.rule("QS-9", "GEN-3.2-a")
def test_14_the_enemy_chooses_and_hides_and_the_german_does_not_see_where() -> None:
    filed_under("victory", MANHUNT)
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
    fight = Fight(told(soviet("03"), german("01"), soviet("02"), MANHUNT, options=TWO))
    assert (fight.at("S05"), fight.unit("S05").hidden) == ("C05", True)
    unseen = view(fight.setting, fight.state, "german").counters[fight.n("S05")]
    assert unseen.cell == OFF
    assert view(fight.setting, fight.state, "soviet").counters[fight.n("S05")].cell != OFF
    assert fight.destroy("S06") == 1
    assert fight.destroy("S05") == 4
    assert fight.state.vp == (5, 0)


@pytest.mark.rule("GEN-3.2-a")
def test_14_adds_to_what_the_units_kind_is_worth() -> None:
    hunted = german("14", "top", chosen=["mmg-18"], sites=["C05"])
    fight = Fight(told(soviet("03"), german("07", "top"), soviet("02"), hunted))
    assert fight.destroy("S18") == 1 + 1 + 3


def test_14_is_not_offered_while_no_enemy_waits() -> None:
    with pytest.raises(OpforError, match="no Unit waits that could hide"):
        told(MANHUNT, initiative="german")


@pytest.mark.rule("QS-9")
def test_14_by_ruling_an_own_unit_hides_and_is_worth_3_alive() -> None:
    own = german("14", "top", chosen=["pz-ii-f-45"], sites=["H05"])
    ruled = {"german-14-unit": "german"}
    plays = [soviet("03"), german("12"), soviet("02"), own]
    fight = Fight(told(*plays, options=TWO, rulings=ruled))
    assert (fight.at("G45"), fight.unit("G45").hidden) == ("H05", True)
    assert fight.state.vp == (3, 0)
    assert (fight.destroy("G45"), fight.destroy("G39")) == (4, 1)
    assert fight.destroy("S05") == 1
