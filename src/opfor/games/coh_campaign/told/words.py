"""The campaign's language."""

from __future__ import annotations

from opfor.core.game import Words
from opfor.games.coh_campaign.told.board_text import board, scene
from opfor.games.coh_campaign.told.sentences import action, action_key, event, instruct
from opfor.games.coh_campaign.values.state import State

WORDS: Words[State] = Words(
    action=action,
    action_key=action_key,
    event=event,
    instruct=instruct,
    board=board,
    scene=scene,
    candidate=lambda _setting, _decision, name: str(name),
)
