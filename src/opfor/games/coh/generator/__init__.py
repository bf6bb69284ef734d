"""The Firefight Generator and the Solo Mission Generator, as a game of their own."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.game import Game
from opfor.games.coh.generating import GENERATING
from opfor.games.coh.generator.actions import Action
from opfor.games.coh.generator.applying import apply
from opfor.games.coh.generator.check import check_pack
from opfor.games.coh.generator.events import Event
from opfor.games.coh.generator.flow import outcome, step
from opfor.games.coh.generator.options import FOLDER, Options, prepare
from opfor.games.coh.generator.players import PLAYERS
from opfor.games.coh.generator.setup import new
from opfor.games.coh.generator.state import State
from opfor.games.coh.generator.tables import (
    CardTable,
    ConditionTable,
    DefenseTable,
    GuidelineTable,
    Sheet,
    TileTable,
)
from opfor.games.coh.generator.view import heard, inventory, seats, view
from opfor.games.coh.generator.words import WORDS

VARIANTS = (
    {"guideline": 1},
    {"guideline": 4, "smoke": True},
    {"guideline": 5, "extra_card": True},
    {"guideline": 7},
    {"guideline": 8, "variant": True},
    {"guideline": 2, "solo": True},
    {"guideline": 5, "variant": True, "hand": 10, "solo": True},
)


def _balance(words: Sequence[str]) -> int:
    from opfor.games.coh.generator.balance import balance  # plays games; generating does not

    return balance(words)


GAME: Game[State] = Game(
    id="coh-generator",
    title="Conflict of Heroes: Firefight Generator",
    folder=FOLDER,
    state=State,
    events=Event,
    actions=Action,
    options=Options,
    prepare=prepare,
    new=new,
    step=step,
    apply=apply,
    outcome=outcome,
    seats=seats,
    view=view,
    words=WORDS,
    players=PLAYERS,
    inventory=inventory,
    tables={
        "guidelines": GuidelineTable,
        "german_cards": CardTable,
        "soviet_cards": CardTable,
        "conditions": ConditionTable,
        "defense": DefenseTable,
        "tiles": TileTable,
        "sheet": Sheet,
    },
    check_pack=check_pack,
    variants=VARIANTS,
    sources={
        "initiative": "the roll for the initiative",
        "german cards": "the German generator deck",
        "soviet cards": "the Soviet generator deck",
        "german-1 cards": "the generator deck of German 1",
        "german-2 cards": "the generator deck of German 2",
        "soviet-1 cards": "the generator deck of Soviet 1",
        "soviet-2 cards": "the generator deck of Soviet 2",
        "condition cards": "the Condition Cards",
        "defense counters": "the Defense Counters",
        "action cards": "the Action Cards",
        "side die": "the die that says whom the Player commands",
        "sheet die": "the die for the side of the Mission Sheet",
        "command cards": "Command Cards that leave the order deck",
        "tie": "ties left to chance",
    },
    heard=heard,
    commands={"balance": _balance},
    generating=GENERATING,
)
