"""Conflict of Heroes: squads, guns and tanks on hex boards, for people and for the solo AI."""

from __future__ import annotations

from functools import partial

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.names import SAY
from opfor.core.game import Game
from opfor.core.game_folder import game_in
from opfor.core.later import SpokenMapping
from opfor.games.coh.course.flow import step
from opfor.games.coh.values.outcome import outcome
from opfor.games.coh.values.preparation import prepare
from opfor.games.coh.values.start import new
from opfor.games.coh.values.state import State
from opfor.games.coh.values.tables import check_pack
from opfor.games.coh.values.untold_cards import kept_back

VARIANTS = (
    {"mission": "crossroads"},
    {"mission": "crossroads", "economy": "solo"},
    {"mission": "crossroads", "players": 3},
    {"mission": "church-tower"},
    {"mission": "ridge"},
    {"mission": "convoy", "economy": "solo"},
    {"mission": "first-light"},
    {"mission": "river-road-6"},
)

GAME: Game[State] = game_in(
    __name__,
    folder=FOLDER,
    prepare=prepare,
    new=new,
    step=step,
    outcome=outcome,
    check_pack=check_pack,
    variants=VARIANTS,
    offers_seen=393,
    untold=("action-cards",),
    usually_told=True,
    kept_back=kept_back,
    option_words=SpokenMapping(
        {
            name: partial(SAY, f"option-{name}")
            for name in ("economy", "players", "level", "lead", "extra_vp")
        }
    ),
)
