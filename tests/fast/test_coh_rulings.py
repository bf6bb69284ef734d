"""Readings named late, played over numbers both ways: each as the readable engine does."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.missions.mission import WorkRow
from opfor.fast.coh.engine import supports
from opfor.games.coh import GAME
from opfor.games.coh.tests.solo.table import Table, card, mission, spaces
from opfor.games.coh.tests.solo.test_mission_effects import stand
from tests.fast.proofs import PROOFS, quick
from tests.fast.steps import After, Case
from tests.parting import parting

MOVE = "AI closest to Unit: Move"
ATTACK = "AI closest to Unit: Attack"
PLAYERS = {"player": GAME.players["random"]}
SEEDS = range(12)
TRENCH = WorkRow(kind="trench", hex="E09", owner="german")
LAID = WorkRow(kind="hasty-defence", hex="C09", owner="german")

Story = dict[str, Any]


def steps(*lines: str, **more: Any) -> Story:
    """What a green card calls for, checked with another."""
    return {"played": mission(**more), "cards": (card(1, *lines, spent=5, track=(1, 99)),)}


def orders(line: str, **more: Any) -> Story:
    return steps("Execute Mission Orders", mission_orders=(line,), **more)


STORIES: dict[str, tuple[str, Story]] = {
    "walls-as-cover": ("never", steps(
        "AI closest to Unit: Low Risk Move", maps=("2",), units=(stand(1, "K04"),),
        ai=(stand(1, "H05", "S"),),
    )),
    "revealed-mover": ("stays-fresh", steps(
        "RE closest to Unit: Move", units=(stand(1, "F11"),), ai=(stand(1, "A02", "S"),),
        rumors=("D11",), cup=(2,),
    )),
    "called-off-round": ("after-the-card", steps(MOVE, track=spaces(s2="End the round"))),
    "just-acted-over-rounds": ("forgotten", {
        **steps(MOVE, track=spaces(s2=f"{MOVE} then End the round")),
        "acted": (0,), "action": "move",
    }),
    "named-spent": ("never-on-green", orders(
        "Spent AI closest to Unit: Become Fresh", ai=(stand(1, "C09", "S", spent=True),),
    )),
    "check-of-steps": ("each", orders(
        f"{MOVE} then Attack", units=(stand(1, "F09"),),
        ai=(stand(1, "C09", "S"), stand(2, "C10", "S")),
    )),
    "laid-hasty-defense": ("first-to-come", steps(
        MOVE, ai=(stand(1, "C09", "S"), stand(2, "F09", "S")), works=(LAID,),
    )),
    "cover-in-close-combat": ("bunkers-only", steps(
        "CC: Attack", units=(stand(1, "E09"),), ai=(stand(1, "E09", "S"),), works=(TRENCH,),
    )),
    "vehicle-cover-from-shells": ("never", steps(
        ATTACK, units=(stand(1, "G09"), stand(41, "G09")), ai=(stand(23, "C09", "S"),),
    )),
    "shells-on-rumors": ("always-reveal", orders(
        "Artillery on D11", units=(stand(1, "K09"),), ai=(stand(1, "A02", "S"),),
        rumors=("D11",), cup=(2,), no_enemy=1,
    )),
}  # fmt: skip


def played(story: Story, turns: int, **rulings: str) -> list[After]:
    """Turns under a ruling, the AI's first, by the readable engine, compared with the numbers."""
    proof, module = PROOFS["coh"], quick("coh")
    table = Table(**story, rulings=rulings)
    assert supports(table.setting, PLAYERS)
    memory, found = proof.memory_of(module), []
    proof.fill(memory, table.setting, PLAYERS)
    for seed in SEEDS:
        case = Case(table.setting, PLAYERS, table.state, seed, turns)
        found.append(proof.readable(case))
        got = proof.step(module, memory, case)
        assert got == found[-1], parting(GAME, got, found[-1])
    return found


@pytest.mark.parametrize("ruling", STORIES)
def test_a_ruling_named_late_is_played_both_ways(ruling: str) -> None:
    other, story = STORIES[ruling]
    turns = 3 if ruling == "cover-in-close-combat" else 1  # the trench is nobody's at first
    usual, otherwise = played(story, turns), played(story, turns, **{ruling: other})
    assert usual != otherwise, "the ruling must matter here"
