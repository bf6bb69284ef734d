"""Generated missions played out and read by somebody else: tiles, wire, entries."""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import WorkRow
from opfor.cardboard.coh.missions.mission_text import mission_toml
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.core.chance import Seeded
from opfor.core.play import Play, play_out, seated
from opfor.games.coh import GAME
from opfor.games.coh.tests.naive_orders.generated import Generated
from opfor.games.coh.tests.naive_orders.ledger import Wrong
from opfor.games.coh.values.preparation import solo_setting
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.solo import solo_mission_of

MORE = int(os.environ.get("OPFOR_NAIVE_GAMES", "1"))


def wired(mission: SoloMission) -> SoloMission:
    """The same with wire across the middle of the map."""
    field = solo_setting(mission, {}).field
    names = [name for name in field.names if name[-3:-2] in "EFG" and name.isalnum()]
    free = [n for n in names if field.holds_counters(field.cell(n)) and field.cell(n) >= 0]
    there = {work.hex for work in mission.works}
    nation = mission.sides[1 - mission.bot_side].nation
    rows = [WorkRow(kind="barbed-wire", hex=n, owner=nation) for n in free if n not in there]
    return replace(mission, works=(*mission.works, *rows))


def read(mission: SoloMission, seed: int, who: str) -> Generated:
    """Play it out and look at everything that happened."""
    setting = solo_setting(mission, {})
    play: Play[Any, Any] = Play(GAME, setting, GAME.new(setting), explain=True)
    begun = to_builtins(play.state)
    play_out(play, seated(GAME.players[who], Seeded(seed)))
    reader = Generated(tomllib.loads(mission_toml(mission)), begun)
    for item in play.log:
        reader.enter(to_builtins(item))
    return reader


@pytest.mark.rule("SOLO-5.5-c", "COH-2.7-c", "COH-3.1.1-a", "SOLO-5.6-c", "plain-target")
def test_a_plain_reader_agrees_all_through_generated_missions() -> None:
    """And meets all of it: entries, wire, tiles ahead of the marker at an early end."""
    met: Counter[str] = Counter()
    for seed in range(1, 1 + 6 * MORE):
        for guideline in (1, 4, 6):
            mission = solo_mission_of(generate_auto(guideline, seed, solo=True))
            met.update(read(mission, seed, "baseline").met)
            met.update(read(wired(mission), seed, "random").met)
    assert min(met["entries"], met["wire"], met["tiles"]) > 0


def test_the_plain_reader_refuses_a_tile_that_is_resolved_twice() -> None:
    mission = solo_mission_of(generate_auto(6, 1, solo=True))
    reader = Generated(tomllib.loads(mission_toml(mission)), {"counters": []})
    tile = "04"
    reader.boxed = {tile}
    reader.track = [{"title": ""}, {"title": f"Tile {tile}: x"}, {"title": f"Tile {tile}: x"}]
    reader.enter({"type": "mission-event-begun", "space": 2})
    with pytest.raises(Wrong, match="but lay on 2"):
        reader.enter({"type": "mission-event-begun", "space": 3})
