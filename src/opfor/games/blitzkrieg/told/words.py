"""The language of Blitzkrieg!: sentences, instructions, the text board and the picture."""

from __future__ import annotations

from opfor.core.game import Words
from opfor.games.blitzkrieg.told.board_text import board_text
from opfor.games.blitzkrieg.told.labels import action_key, candidate, item, tied
from opfor.games.blitzkrieg.told.reasons import out_of_question
from opfor.games.blitzkrieg.told.refusals import refused
from opfor.games.blitzkrieg.told.scene import picture
from opfor.games.blitzkrieg.told.sentences import action, event, instruct
from opfor.games.blitzkrieg.values.state import State

WORDS: Words[State] = Words(
    action=action,
    action_key=action_key,
    event=event,
    instruct=instruct,
    board=board_text,
    scene=picture,
    candidate=candidate,
    tied=tied,
    item=item,
    out_of_question=out_of_question,
    refused=refused,
)
