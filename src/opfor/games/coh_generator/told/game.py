"""The generation of a firefight as a game to be played; what becomes of it is added on top."""

from __future__ import annotations

from functools import partial

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.generator_cards.faults import check_pack
from opfor.cardboard.coh.generator_cards.guidelines import GuidelineTable
from opfor.cardboard.coh.generator_cards.tables import (
    ConditionTable,
    DefenseTable,
    GeneratorCardTable,
    MissionSheet,
    TileTable,
)
from opfor.core.game import Game
from opfor.core.game_folder import game_in
from opfor.core.later import SpokenMapping
from opfor.games.coh_generator.course.flow import outcome, step
from opfor.games.coh_generator.rules.setup import new
from opfor.games.coh_generator.told.names import SAY
from opfor.games.coh_generator.values.options import Options
from opfor.games.coh_generator.values.state import State

VARIANTS = (
    {"guideline": 1},
    {"guideline": 4, "smoke": True},
    {"guideline": 5, "extra_card": True},
    {"guideline": 7},
    {"guideline": 8, "variant": True},
    {"guideline": 2, "solo": True},
    {"guideline": 5, "variant": True, "hand": 10, "solo": True},
)


PLAYED: Game[State] = game_in(
    "opfor.games.coh_generator",
    folder=FOLDER,
    new=new,
    step=step,
    outcome=outcome,
    tables={
        "guidelines": GuidelineTable,
        "german_cards": GeneratorCardTable,
        "soviet_cards": GeneratorCardTable,
        "conditions": ConditionTable,
        "defense": DefenseTable,
        "tiles": TileTable,
        "sheet": MissionSheet,
    },
    check_pack=check_pack,
    variants=VARIANTS,
    retired=("pack",),
    option_words=SpokenMapping(
        {
            name: partial(SAY, f"option-{name}")
            for name in Options.__struct_fields__
            if name != "pack"
        }
    ),
)
