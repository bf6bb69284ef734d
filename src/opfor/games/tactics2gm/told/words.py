"""How 2GM Tactics is said: labels, events, the board as text."""

from __future__ import annotations

from opfor.core.game import Words
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.board_text import board_text
from opfor.games.tactics2gm.told.candidates import candidate, tied
from opfor.games.tactics2gm.told.labels import action, action_key
from opfor.games.tactics2gm.told.on_demand import refused
from opfor.games.tactics2gm.told.reasons import because, chosen
from opfor.games.tactics2gm.told.scene import picture
from opfor.games.tactics2gm.told.sentences import event, hear, instruct
from opfor.games.tactics2gm.told.why_not import out_of_question
from opfor.games.tactics2gm.values.state import State

WORDS: Words[State] = Words(
    action=action,
    action_key=action_key,
    event=event,
    instruct=instruct,
    hear=hear,
    board=board_text,
    scene=picture,
    candidate=candidate,
    tied=tied,
    item=lambda setting, name: str(say.card(setting, name)),
    chosen=chosen,
    because=because,
    refused=refused,
    out_of_question=out_of_question,
)
