"""How 2GM Tactics is said: labels, events, the board as text."""

from __future__ import annotations

from opfor.core.game import Words
from opfor.games.tactics2gm.ai.naming import in_words
from opfor.games.tactics2gm.picture import picture
from opfor.games.tactics2gm.state import State
from opfor.games.tactics2gm.words import speech as say
from opfor.games.tactics2gm.words.board_text import board_text
from opfor.games.tactics2gm.words.instructions import instruct
from opfor.games.tactics2gm.words.labels import action, action_key
from opfor.games.tactics2gm.words.reasons import chosen, measure
from opfor.games.tactics2gm.words.telling import event

WORDS: Words[State] = Words(
    action=action,
    action_key=action_key,
    event=event,
    instruct=instruct,
    board=board_text,
    scene=picture,
    candidate=in_words,
    item=say.card,
    chosen=chosen,
    measure=measure,
)
