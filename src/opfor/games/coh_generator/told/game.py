"""The generation of a firefight as a game to be played; what becomes of it is added on top."""

from __future__ import annotations

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
from opfor.games.coh_generator.bot.questions import QUESTIONS
from opfor.games.coh_generator.course.flow import outcome, step
from opfor.games.coh_generator.course.players import PLAYERS
from opfor.games.coh_generator.rules.setup import new
from opfor.games.coh_generator.told.shown import SHOWN
from opfor.games.coh_generator.told.view import heard, inventory, seats, view
from opfor.games.coh_generator.told.words import WORDS
from opfor.games.coh_generator.values.actions import Action
from opfor.games.coh_generator.values.apply import apply
from opfor.games.coh_generator.values.events import Event
from opfor.games.coh_generator.values.old_events import renewed
from opfor.games.coh_generator.values.options import Options, prepare
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


PLAYED: Game[State] = Game(
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
    shown=SHOWN,
    questions=QUESTIONS,
    players=PLAYERS,
    inventory=inventory,
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
    retired=("pack",),
    renewed=renewed,
    option_words={
        "guideline": "1 to 8; 0 is a game of your own making (default 1)",
        "solo": "a mission against the AI, guidelines 1 to 6",
        "variant": "the guideline's variant",
        "players": "2 to 4, only with guideline 0",
        "hand": "cards in each hand (default: the guideline's)",
        "rounds": "how many (default: the guideline's)",
        "caps": "CAPs of each side (default: the guideline's)",
        "cards": "generator cards, such as 01-09 (default: the guideline's)",
        "extra_card": "one card more is drawn, the last one left is not played",
        "handicap": "who is helped, such as soviet or german-2",
        "handicap_caps": "by 1 or 2 CAPs",
        "handicap_card": "by one card more",
        "smoke": "4 smoke counters among the Defense Counters",
        "ignore_numbers": "any counter of a name will do",
        "fewer_caps": "solo, to make it harder: 1 or 2 CAPs less for you",
        "fewer_command_cards": "solo, to make it easier: 1 or 2 Command Cards less for the AI",
    },
)
