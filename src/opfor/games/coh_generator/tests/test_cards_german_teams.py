"""German tops in a firefight of four: what counts for both partners, and what for one."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.errors import OpforError
from opfor.core.requests import Choose
from opfor.games.coh.values import events as ev
from opfor.games.coh_generator.tests.card_story import GERMAN, SOVIET, Fight
from opfor.games.coh_generator.tests.story import followed
from opfor.games.coh_generator.told.scripted import generate_scripted
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.state import State

PLAYERS = {"german-1": "a", "soviet-1": "b", "german-2": "c", "soviet-2": "d"}


def play(role: str, card: str, option: str = "bottom", **more: Any) -> dict[str, Any]:
    return {"side": role, "card": card, "option": option} | more


S1, G2, S2 = play("soviet-1", "03"), play("german-2", "17"), play("soviet-2", "13")


def four(*plays: dict[str, Any]) -> dict[str, Any]:
    """Guideline 8, Germans first: german-1, soviet-1, german-2, soviet-2, and again."""
    return {
        "guideline": 8,
        "initiative": "german",
        "boards": ["1"],
        "edges": {"german": "south", "soviet": "north"},
        "plays": list(plays),
        "options": {"hand": len(plays) // 4},
    }


def told(*plays: dict[str, Any]) -> tuple[list[Choose], list[State]]:
    return followed(four(*plays))


@pytest.mark.rule("GEN-4.2-b", "GEN-3.3-b")
def test_06_both_partners_draw_one_card_more() -> None:
    phones = four(play("german-1", "06", "top"), S1, G2, S2)
    fight = Fight(generate_scripted(phones, {}), start=True)
    fight.reach_turn("german")
    dealt = [e.side for e in fight.play.log if isinstance(e, ev.CardDealt)]
    assert (dealt.count(GERMAN), dealt.count(SOVIET)) == (4, 2)


@pytest.mark.rule("GEN-3.4-a")
def test_25_one_of_the_enemies_loses_two_caps() -> None:
    """The one who has more: soviet-1 by his card's CAP."""
    jam = play("german-2", "25", "top")
    _, states = told(play("german-1", "01"), play("soviet-1", "02"), jam, S2)
    before, after = states[1].caps, states[2].caps
    assert (before["soviet-1"], before["soviet-2"]) == (6, 5)
    assert after == before | {"soviet-1": 4}


@pytest.mark.rule("GEN-4.2-c", "GEN-3.7-b")
def test_01_places_only_the_own_cards() -> None:
    own = [play("german-1", "03"), S1, G2, S2]
    veteran = play("german-1", "01", "top", placements={"rifle-04": "H07"})
    rest = [play("soviet-1", "02"), play("german-2", "18"), play("soviet-2", "14")]
    asked, states = told(*own, veteran, *rest)
    used = next(r for r in asked if isinstance(r.options[0], act.UseCard))
    assert used.options == (act.UseCard("03"), act.UseCard(""))
    assert states[-1].unit("german", "rifle-04").hex == "1-H07"
    with pytest.raises(OpforError, match="pz-38t-47 is not placed by it"):
        told(*own, veteran | {"placements": {"pz-38t-47": "H07"}}, *rest)


@pytest.mark.rule("GEN-3.7.2-b", "GEN-4.2-c")
def test_03_if_one_enemy_does_not_guard_the_marker_his_partner_may() -> None:
    secure = play("german-1", "03", "top", control_marker="E09", placements={"bt-7-44": "E08"})
    own = [play("german-1", "01"), S1, G2, S2, secure]
    rest = [play("soviet-1", "02"), play("german-2", "18"), play("soviet-2", "14")]
    asked, states = told(*own, *rest)
    guards = [r.seat for r in asked if isinstance(r.options[0], act.UseCard)]
    assert guards == [PLAYERS["soviet-1"], PLAYERS["soviet-2"]]
    assert states[-1].unit("soviet", "bt-7-44").hex == "1-E08"


@pytest.mark.rule("GEN-3.7.2-b", "GEN-4.2-c")
def test_03_a_partner_without_units_is_passed_over_and_one_guard_is_enough() -> None:
    def asked_to_guard(first: dict[str, Any], **guards: Any) -> list[str]:
        secure = play("german-2", "18", "bottom")
        marker = play("german-1", "03", "top", control_marker="E09", **guards)
        own = [play("german-1", "01"), first, secure, S2, marker]
        rest = [play("soviet-1", "02"), G2, play("soviet-2", "14")]
        asked, _ = told(*own, *rest)
        return [r.seat for r in asked if isinstance(r.options[0], act.UseCard)]

    unarmed = play("soviet-1", "01", "top")
    assert asked_to_guard(unarmed, placements={"bt-7-44": "E08"}) == [PLAYERS["soviet-2"]]
    assert asked_to_guard(S1, placements={"rifle-05": "E08"}) == [PLAYERS["soviet-1"]]


@pytest.mark.rule("GEN-4.2-c")
def test_14_the_enemy_who_hides_a_unit_hides_one_of_his_own() -> None:
    hunt = play("german-2", "14", "top", chosen=["rifle-05"], sites=["C05"])
    asked, states = told(play("german-1", "01"), S1, hunt, S2)
    (who,) = [r for r in asked if isinstance(r.options[0], act.ChooseUnit)]
    assert who.seat == states[-1].roles["soviet-1"]
    assert {o.unit for o in who.options} == {"rifle-05", "rifle-06", "mmg-18", "nkvd-21"}
