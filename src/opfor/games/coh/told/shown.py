"""What Conflict of Heroes shows beside its words."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from opfor.core.shown import Shown
from opfor.core.topics import Topic
from opfor.core.trace import Decision, Name
from opfor.games.coh.told.board_text import mission
from opfor.games.coh.told.brief import brief
from opfor.games.coh.told.chances import (
    consequence,
    cost,
    group,
    is_whole,
    odds,
    quick,
    spoken,
    usual,
    warned,
)
from opfor.games.coh.told.comparison import compared
from opfor.games.coh.told.corrections import put
from opfor.games.coh.told.counters import is_red
from opfor.games.coh.told.facts import details, facts, gained, open_cards
from opfor.games.coh.told.foreseen import arc
from opfor.games.coh.told.looks import looked_at
from opfor.games.coh.told.names import SAY
from opfor.games.coh.told.preparations import laid_out
from opfor.games.coh.told.refs import (
    meant,
    ref_of_candidate,
    ref_of_field,
    ref_of_item,
    refs_of_action,
    refs_of_event,
    refs_of_forecast,
)
from opfor.games.coh.told.scene import ground, marks, pieces
from opfor.games.coh.told.text_map import sketch, sketch_key
from opfor.games.coh.values.actions import Pivot
from opfor.games.coh.values.events import DeckReshuffled, Event
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_events import OrderDrawn, OrdersReshuffled
from opfor.games.coh.values.state import State
from opfor.kit.cues import CueBook


def assumptions(_setting: Setting, _state: State, action: Any) -> list[str]:
    """What a forecast takes for granted."""
    first = SAY("assumes-now" if action is None else "assumes-first")
    return [first, SAY("assumes-events")]


def _topics(setting: Setting) -> Iterable[Topic]:
    """Pages of the reference, made when somebody asks."""
    from opfor.games.coh.told.topics import topics

    return topics(setting)


def _topic_of(setting: Setting, state: State, ref: str) -> str:
    from opfor.games.coh.told.topics import topic_of

    return topic_of(setting, state, ref)


def _small_changes(
    setting: Setting, state: State, decision: Decision, wanted: Name
) -> Iterable[tuple[str, str]]:
    from opfor.games.coh.told.small_changes import small_changes

    return small_changes(setting, state, decision, wanted)


def pile_of(_setting: Setting, event: Any) -> str:
    """Decks are shuffled, and cards turned over for a check, by whoever has them."""
    if isinstance(event, OrderDrawn):
        return "orders" if event.purpose == "check" else ""
    return {OrdersReshuffled: "orders", DeckReshuffled: "action-cards"}.get(type(event), "")


SHOWN: Shown[State] = Shown(
    refs_of_action=refs_of_action,
    refs_of_event=refs_of_event,
    cues=CueBook(Path(__file__).parents[1], Event),
    ref_of_field=ref_of_field,
    ref_of_candidate=ref_of_candidate,
    refs_of_forecast=refs_of_forecast,
    assumptions=assumptions,
    ref_of_item=ref_of_item,
    ground=ground,
    pieces=pieces,
    marks=marks,
    is_red=is_red,
    arc=arc,
    facts=facts,
    gained=gained,
    brief=brief,
    mission=mission,
    topics=_topics,
    topic_of=_topic_of,
    small_changes=_small_changes,
    open_chance=("orders", "spent-die"),
    sketch=sketch,
    sketch_key=sketch_key,
    open_cards=open_cards,
    cost=cost,
    odds=odds,
    consequence=consequence,
    group=group,
    is_whole=is_whole,
    at_edge=lambda action: isinstance(action, Pivot),
    meant=meant,
    usual=usual,
    spoken=spoken,
    warned=warned,
    quick=quick,
    details=details,
    looked_at=looked_at,
    put=put,
    compared=compared,
    laid_out=laid_out,
    aloud=("order",),
    pile_of=pile_of,
)
