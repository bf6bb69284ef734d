"""What a generation shows beside its words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from opfor.core.shown import Shown
from opfor.games.coh_generator.told.facts import facts
from opfor.games.coh_generator.told.refs import refs_of_action, refs_of_event
from opfor.games.coh_generator.told.scene import ground_at, marks, pieces
from opfor.games.coh_generator.told.view import heard_decision
from opfor.games.coh_generator.values.events import Event
from opfor.games.coh_generator.values.state import State
from opfor.kit.cues import CueBook


def _topic_of(_setting: Any, _view: State, ref: str) -> str:
    """Its cards are not those of a battle."""
    kind = ref.partition(":")[0]
    return "generator-card" if kind == "card" else kind


SHOWN: Shown[State] = Shown(
    refs_of_action=refs_of_action,
    refs_of_event=refs_of_event,
    cues=CueBook(Path(__file__).parents[1], Event),
    ground_at=ground_at,
    pieces=pieces,
    marks=marks,
    facts=facts,
    heard_decision=heard_decision,
    topic_of=_topic_of,
)
