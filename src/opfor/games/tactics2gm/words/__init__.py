"""How 2GM Tactics is said: labels, events, the board as text."""

from __future__ import annotations

from opfor.core.game import Words
from opfor.core.trace import Decision, Name
from opfor.games.tactics2gm.options import Setting
from opfor.games.tactics2gm.picture import picture
from opfor.games.tactics2gm.state import State
from opfor.games.tactics2gm.words import speech as say
from opfor.games.tactics2gm.words.board_text import board_text
from opfor.games.tactics2gm.words.instructions import instruct
from opfor.games.tactics2gm.words.labels import action, action_key
from opfor.games.tactics2gm.words.telling import event


def candidate(setting: Setting, decision: Decision, name: Name) -> str:
    """A candidate of one of the AI's decisions in words."""
    text = str(name)
    if decision.question == "stance":
        return text.replace("-", " ").title()
    if decision.question == "column":
        return f"column {text}"
    return say.card(setting, text)


WORDS: Words[State] = Words(
    action=action,
    action_key=action_key,
    event=event,
    instruct=instruct,
    board=board_text,
    scene=picture,
    candidate=candidate,
    item=say.card,
)
