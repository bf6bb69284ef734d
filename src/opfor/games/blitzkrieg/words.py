"""The language of Blitzkrieg!: sentences, instructions, the text board and the picture."""

from __future__ import annotations

from opfor.core.game import Words
from opfor.games.blitzkrieg.board_text import board_text
from opfor.games.blitzkrieg.instruct import instruct
from opfor.games.blitzkrieg.picture import picture
from opfor.games.blitzkrieg.reasons import chosen, measure
from opfor.games.blitzkrieg.state import State
from opfor.games.blitzkrieg.text import action, action_key, candidate, event, item

WORDS: Words[State] = Words(
    action=action,
    action_key=action_key,
    event=event,
    instruct=instruct,
    board=board_text,
    scene=picture,
    candidate=candidate,
    item=item,
    chosen=chosen,
    measure=measure,
)
