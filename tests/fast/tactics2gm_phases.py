"""One phase or stage of the AI of 2GM Tactics by both engines, from any position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from msgspec.structs import replace

from opfor.core.chance import Seeded
from opfor.core.play import Play, Procedure
from opfor.core.run import seed_streams
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.cards.promotion import promote
from opfor.fast.tactics2gm.bot.deployment.next_card import deploy_cards
from opfor.fast.tactics2gm.bot.movement.destination import move_units
from opfor.fast.tactics2gm.bot.setup.army_deck import build_army
from opfor.fast.tactics2gm.bot.setup.bid import make_bid
from opfor.fast.tactics2gm.bot.setup.pre_game import deploy_before_the_game
from opfor.fast.tactics2gm.bot.setup.terrain import place_ai_terrain
from opfor.fast.tactics2gm.bot.shooting.weapons import shoot_all
from opfor.fast.tactics2gm.bot.stance.roll import choose_stance
from opfor.fast.tactics2gm.lies import AI_KINDS
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.bot.stance import roll
from opfor.games.tactics2gm.course.ai_turn import PHASES as ACTS
from opfor.games.tactics2gm.course.setup import AI_STAGES
from opfor.games.tactics2gm.values.options import Options, Setting, prepare
from opfor.games.tactics2gm.values.stances import STANCES, Stance
from opfor.games.tactics2gm.values.start import new
from opfor.games.tactics2gm.values.state import State
from tests.fast.steps import After, other_rulings
from tests.fast.tactics2gm_positions import armies_of, random_state
from tests.fast.tactics2gm_sharp import sharpened, with_target_moved
from tests.fast.tactics2gm_steps import lay, left_by

Act = Callable[[Battle], None]
PARTS: dict[str, tuple[Act, ...]] = {
    "stance": (choose_stance,),
    "movement": (move_units,),
    "deployment": (deploy_cards,),
    "shooting": (shoot_all, promote),
    "armies": (build_army,),
    "bid": (make_bid,),
    "terrain": (place_ai_terrain,),
    "pre-game": (deploy_before_the_game,),
}
"""What the AI does, by phase or stage, one after the other while the game goes on."""


class Asked(NamedTuple):
    """A position, what the AI has to do there, in which stance, and the seed of chance."""

    setting: Setting
    state: State
    part: str
    stance: Stance
    seed: int
    players: Mapping[str, Any] = MappingProxyType({})


def asked_in(options: Mapping[str, Any], part: str, count: int, seed: int = 1) -> Iterator[Asked]:
    """So many positions of a setting: half of them under the usual rulings, half under others."""
    rng = Random(seed)
    for turn in range(count):
        if turn % 10 == 0:
            chosen = other_rulings(GAME, rng, turn // 20) if turn % 20 else {}
            setting = with_target_moved(rng, prepare(Options(**options), chosen))
        state = random_state(rng, setting)
        while (state.stage == "turn") != (part not in AI_STAGES):
            state = random_state(rng, setting)
        if part in AI_STAGES:
            state = replace(state, stage=part, armies=armies_of(rng, setting))
            state = replace(state, terrain_deck=new(setting).terrain_deck)
        stance = rng.choice(STANCES[setting.ai_kind])
        state = replace(state, mover=0, stance=stance.name)
        if rng.random() < 0.5:
            state = sharpened(rng, setting, state)
        yield Asked(setting, state, part, stance, rng.getrandbits(60))


def readable_part(asked: Asked) -> After:
    """What the readable AI does."""
    chance, play = Seeded(asked.seed), Play(GAME, asked.setting, asked.state)
    procedure = procedure_of(play, asked)
    try:
        request = next(procedure)
        while True:
            request = procedure.send(chance(request))
    except StopIteration:
        return After(play.state, dict(Counter(play.settled)), dict(chance.counters))


def procedure_of(play: Any, asked: Asked) -> Procedure[Any]:
    if asked.part == "stance":
        return roll.choose_stance(play)
    if asked.part in AI_STAGES:
        return AI_STAGES[asked.part](play)
    is_moving = asked.part == "movement"
    survey = Survey(asked.setting, asked.state, asked.stance, is_moving=is_moving)
    return next(acts for phase, acts in ACTS if phase == asked.part)(play, survey)


def fast_part(module: Any, battle: Any, asked: Asked) -> After:
    """The same over numbers, by the functions of a module where it has them (plain ones)."""
    setting = asked.setting
    lay(module, battle, setting, asked.state)
    seed_streams(battle, asked.seed)
    battle.settled = [0] * len(battle.settled)
    kind = AI_KINDS.index(setting.ai_kind)
    battle.code = kind * 5 + STANCES[setting.ai_kind].index(asked.stance)
    for act in PARTS[asked.part]:
        if not battle.is_over:
            getattr(module, act.__name__, act)(battle)
    return left_by(module, battle, setting)
