"""Whole missions against a ledger of its own: points, CAPs, track, casualties, hits."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

from opfor.cardboard.coh.missions.solo_mission import solo_mission, solo_mission_ids
from opfor.core.chance import Seeded
from opfor.core.play import Play, play_out, seated
from opfor.games.coh import GAME
from opfor.games.coh.tests.naive_orders.ledger import Ledger, Wrong
from opfor.games.coh.tests.naive_orders.whole_ledger import WholeLedger
from opfor.games.coh.values.preparation import solo_setting


def books(state: dict[str, Any], player: int) -> dict[str, Any]:
    """What the ledger keeps, of a state of the engine."""
    solo = state["solo"]
    return {
        "vp": list(state["vp"]),
        "caps": state["caps"][player],
        "casualties": state["losses"][player],
        "marker": solo["marker"],
        "pile": sorted(solo["orders"]),
        "used": sorted(solo["used"]),
        "removed": sorted(solo["removed"]),
        "spent": [c["id"] for c in state["counters"] if c["spent"] and c["place"] == "map"],
        "hit": {c["id"]: c["hit"] for c in state["counters"] if c["hit"]},
        "on map": [c["id"] for c in state["counters"] if c["place"] == "map"],
        "destroyed": [c["id"] for c in state["counters"] if c["place"] == "destroyed"],
        "piles": {"soft": sorted(state["soft"]), "armour": sorted(state["armour"])},
    }


def kept(ledger: WholeLedger) -> dict[str, Any]:
    """The same of the ledger."""
    units = ledger.units
    return {
        "vp": ledger.vp,
        "caps": ledger.caps,
        "casualties": ledger.casualties,
        "marker": ledger.marker,
        "pile": sorted(ledger.pile),
        "used": sorted(ledger.used),
        "removed": sorted(ledger.removed),
        "spent": [c["id"] for c in units if c["spent"] and c["place"] == "map"],
        "hit": {c["id"]: c["hit"] for c in units if c["hit"]},
        "on map": [c["id"] for c in units if c["place"] == "map"],
        "destroyed": [c["id"] for c in units if c["place"] == "destroyed"],
        "piles": {name: sorted(pile) for name, pile in ledger.piles.items()},
    }


def whole_mission(name: str, seed: int, who: str) -> tuple[Play[Any, Any], list[int], list[Any]]:
    """A mission played out: where in the log each step began, and the state there."""
    setting = solo_setting(solo_mission(name), {})
    places: list[int] = []
    states: list[Any] = []

    def note(play: Play[Any, Any]) -> None:
        places.append(len(play.log))
        states.append(to_builtins(play.state))

    play: Play[Any, Any] = Play(GAME, setting, GAME.new(setting), on_step=note)
    play_out(play, seated(GAME.players[who], Seeded(seed)))
    return play, places, states


def is_counted(name: str) -> bool:
    """Whether the ledger, which knows one board and nobody aboard, can follow a mission."""
    mission = solo_mission(name)
    rides = any(force.rides for side in mission.sides for force in side.forces)
    return len(mission.maps) == 1 and not rides


@pytest.mark.rule("COH-2.3.1-a", "COH-2.5-e", "COH-3.1.1-b", "COH-7.3-a", "COH-2.4-a", "COH-2.7-d")
@pytest.mark.parametrize("who", ["baseline", "random"])
@pytest.mark.parametrize("seed", range(5, 8))
@pytest.mark.parametrize("name", [name for name in solo_mission_ids() if is_counted(name)])
def test_a_ledger_of_its_own_agrees_at_every_turn(name: str, seed: int, who: str) -> None:
    play, places, states = whole_mission(name, seed, who)
    ledger = WholeLedger(name, states[0])
    log = [to_builtins(event) for event in play.log]
    for number, (start, end) in enumerate(zip(places, [*places[1:], len(log)], strict=True)):
        assert kept(ledger) == books(states[number], ledger.player), f"before step {number}"
        all_entered(ledger, log[start:end])
    assert kept(ledger) == books(to_builtins(play.state), ledger.player)
    outcome = GAME.outcome(play.setting, play.state)
    assert outcome is not None
    if ledger.vp[0] != ledger.vp[1]:
        ahead = 0 if ledger.vp[0] > ledger.vp[1] else 1
        assert outcome.winner == ("player" if ahead == ledger.player else "bot")


FORGED = [
    ("spent-checked", "spent", lambda spent: not spent),
    ("spent-checked", "number", lambda number: number + 1),
    ("mission-event-begun", "space", lambda space: space + 1),
    ("attack-rolled", "result", lambda result: "hit" if result == "miss" else "miss"),
    ("points-scored", "points", lambda points: points + 1),
    ("unit-destroyed", "costs_cap", lambda costs: not costs),
    ("caps-set", "caps", lambda caps: caps + 1),
    ("caps-spent", "caps", lambda caps: caps + 9),
    ("track-advanced", "space", lambda space: space + 1),
    ("order-drawn", "card", lambda _card: "99"),
    ("initiative-won", "side", lambda side: 1 - side),
    ("round-begun", "round", lambda number: number + 1),
]


@pytest.mark.parametrize(
    ("kind", "field", "change"), FORGED, ids=[f"{k}.{f}" for k, f, _ in FORGED]
)
def test_the_ledger_refuses_what_does_not_follow(kind: str, field: str, change: Any) -> None:
    play, _, states = whole_mission("river-road-1", 5, "baseline")
    log = [to_builtins(event) for event in play.log]
    found = [n for n, event in enumerate(log) if event["type"] == kind and not event.get("why")]
    found = found or [n for n, event in enumerate(log) if event["type"] == kind]
    place = found[-1]
    log[place] = {**log[place], field: change(log[place][field])}
    ledger = WholeLedger("river-road-1", states[0])
    with pytest.raises(Wrong):
        all_entered(ledger, log)


def all_entered(ledger: Ledger, log: list[dict[str, Any]]) -> None:
    for event in log:
        ledger.enter(event)


def test_the_ledger_refuses_a_hit_counter_that_the_pile_does_not_hold() -> None:
    play, _, states = whole_mission("river-road-1", 5, "baseline")
    ledger = WholeLedger("river-road-1", states[0])
    hit = next(to_builtins(event) for event in play.log if type(event).__name__ == "UnitHit")
    ledger.piles["soft"] = [name for name in ledger.piles["soft"] if name != hit["hit"]]
    with pytest.raises(Wrong, match="is left in the pile"):
        ledger.enter(hit)


def test_the_ledger_refuses_a_second_hit_that_destroys_nobody() -> None:
    play, _, states = whole_mission("river-road-1", 5, "baseline")
    log = [to_builtins(event) for event in play.log]
    ledger = WholeLedger("river-road-1", states[0])
    hits = [e for e in log if e["type"] == "attack-rolled" and e["result"] == "hit"]
    roll = next(e for e in hits if ledger.units[e["target"]]["unit"] != "rumored-enemy")
    ledger.units[roll["target"]]["hit"] = "pinned"
    ledger.enter(roll)
    with pytest.raises(Wrong, match="should have come before"):
        ledger.enter({"type": "turn-begun", "side": 0})


def test_the_ledger_refuses_a_marker_that_nobody_took_and_one_that_stays() -> None:
    """Markers go to who stands there armed while the holder does not, neither sooner nor later."""
    for seed in range(5, 40):
        play, _, states = whole_mission("river-road-1", seed, "baseline")
        log = [to_builtins(event) for event in play.log]
        taken = [n for n, event in enumerate(log) if event["type"] == "marker-taken"]
        if taken:
            break
    ledger = WholeLedger("river-road-1", states[0])
    with pytest.raises(Wrong, match="nobody may take"):
        all_entered(ledger, [log[taken[0]]])
    ledger = WholeLedger("river-road-1", states[0])
    with pytest.raises(Wrong, match="should have changed hands"):
        all_entered(ledger, [event for n, event in enumerate(log) if n != taken[0]])
