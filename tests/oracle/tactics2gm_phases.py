"""One phase or stage of the AI of 2GM Tactics by both engines, from any position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from opfor.core.chance import Seeded
from opfor.core.deeds import Kept, carried_out
from opfor.core.play import Play, Procedure
from opfor.core.requests import Request
from opfor.games.tactics2gm import GAME, VARIANTS
from opfor.games.tactics2gm.bot.setup.army_deck import build_army
from opfor.games.tactics2gm.bot.setup.bid import make_bid
from opfor.games.tactics2gm.bot.setup.pre_game import deploy_before_the_game
from opfor.games.tactics2gm.bot.setup.terrain import place_ai_terrain
from opfor.games.tactics2gm.course.rooms import Rooms, carry_out
from opfor.games.tactics2gm.values.options import Options, Setting, prepare
from opfor.games.tactics2gm.values.stances import STANCES, Stance
from opfor.games.tactics2gm.values.start import new
from opfor.games.tactics2gm.values.state import State
from opfor.games.tactics2gm.values.state_row import PHASES
from tests.fast.steps import other_rulings
from tests.oracle.compare import Step
from tests.oracle.tactics2gm.bot.stance import roll
from tests.oracle.tactics2gm.course.ai_turn import act
from tests.oracle.tactics2gm.course.setup import AI_STAGES
from tests.oracle.tactics2gm_sharp import sharpened, with_target_moved
from tests.oracle.tactics2gm_states import armies_of, random_state
from tests.parting import parting

STAGES: dict[str, Any] = {
    "armies": build_army,
    "bid": make_bid,
    "terrain": place_ai_terrain,
    "pre-game": deploy_before_the_game,
}
PARTS = ("stance", "movement", "deployment", "shooting", *STAGES)
"""What the AI does, by phase or stage."""
SOLO = [
    *(options for options in VARIANTS if options.get("mode") != "two-player"),
    {"scenario": "breakout"},
    {"columns": 8},
]


class Asked(NamedTuple):
    """A position, what the AI has to do there, in which stance, and the seed of chance."""

    setting: Setting
    state: State
    part: str
    stance: Stance
    seed: int


def asked_in(options: Mapping[str, Any], part: str, count: int, seed: int = 1) -> Iterator[Asked]:
    """So many positions of a setting: half of them under the usual rulings, half under others."""
    rng = Random(seed)
    for turn in range(count):
        if turn % 4 == 0:
            chosen = other_rulings(GAME, rng, turn // 8) if turn % 8 else {}
            setting = with_target_moved(rng, prepare(Options(**options), chosen))
        state = random_state(rng, setting)
        while (state.stage == "turn") != (part not in STAGES):
            state = random_state(rng, setting)
        if part in STAGES:
            state = replace(state, stage=part, armies=armies_of(rng, setting))
            state = replace(state, terrain_deck=new(setting).terrain_deck)
        stance = rng.choice(STANCES[setting.ai_kind])
        state = replace(state, mover=0, stance=stance.name)
        if rng.random() < 0.5:
            state = sharpened(rng, setting, state)
        yield Asked(setting, state, part, stance, rng.getrandbits(60))


_PLAIN = Kept()


def ours(play: Any, asked: Asked) -> Procedure[Any]:
    """The part by the one source; what has no door, plainly."""
    if asked.part == "stance":
        return carry_out(play, "choose_stance")
    if asked.part in STAGES:
        rooms = _PLAIN.of(play.setting, lambda setting: Rooms(setting, {}, plain=True))
        return carried_out(play, rooms, STAGES[asked.part])
    return carry_out(play, "act_alone", PHASES.index(asked.part))  # type: ignore[arg-type]


def theirs(play: Any, asked: Asked) -> Procedure[Any]:
    """The part by the readable engine."""
    if asked.part == "stance":
        return roll.choose_stance(play)
    if asked.part in STAGES:
        return AI_STAGES[asked.part](play)
    return act(play, asked.part, asked.stance)  # type: ignore[arg-type]


def done(asked: Asked, part: Any) -> Step:
    """All that a part leaves."""
    chance, requests = Seeded(asked.seed), list[Request]()
    play = Play(GAME, asked.setting, asked.state, explain=True)
    procedure = part(play, asked)
    try:
        request = next(procedure)
        while True:
            requests.append(request)
            request = procedure.send(chance(request))
    except StopIteration:
        return Step(requests, play.log, play.settled, play.state, dict(chance.counters))


def differs(options: Mapping[str, Any], part: str, count: int) -> str:
    """The first difference in a part, in words; nothing if there is none."""
    if part == "bid" and "scenario" in options:
        return ""
    for asked in asked_in(options, part, count):
        if found := parting(GAME, done(asked, ours), done(asked, theirs)):
            return f"{dict(options)}, {asked.setting.rulings}\n{found}\n{asked.state}"
    return ""
