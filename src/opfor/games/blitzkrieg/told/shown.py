"""What Blitzkrieg! shows beside its words."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.core.requests import Choose
from opfor.core.shown import Shown
from opfor.core.topics import Topic
from opfor.core.trace import Decision, Name
from opfor.games.blitzkrieg.told.comparison import compared
from opfor.games.blitzkrieg.told.consequences import (
    assumptions,
    consequence,
    details,
    warned,
)
from opfor.games.blitzkrieg.told.corrections import put
from opfor.games.blitzkrieg.told.facts import facts, gained
from opfor.games.blitzkrieg.told.looks import looked_at
from opfor.games.blitzkrieg.told.mission import mission
from opfor.games.blitzkrieg.told.pictures.tokens import is_red
from opfor.games.blitzkrieg.told.preparations import laid_out
from opfor.games.blitzkrieg.told.refs import (
    meant,
    ref_of_candidate,
    ref_of_field,
    ref_of_item,
    refs_of_action,
    refs_of_event,
    refs_of_forecast,
)
from opfor.games.blitzkrieg.told.scene import ground, marks, pieces
from opfor.games.blitzkrieg.told.sentences import brief, group
from opfor.games.blitzkrieg.told.text_map import sketch, sketch_key
from opfor.games.blitzkrieg.values.actions import Place
from opfor.games.blitzkrieg.values.events import Event, UnitDrawn
from opfor.games.blitzkrieg.values.options import FOLDER, Setting
from opfor.games.blitzkrieg.values.state import State
from opfor.kit.cues import CueBook


def is_whole(setting: Setting, _state: State, action: object) -> bool:
    """Whether a placement asks for more: its space or its unit does something one decides."""
    if not isinstance(action, Place):
        return False
    row = setting.units.by_id.get(action.unit)
    effect = setting.board.spaces[action.space].effect
    asks = effect in ("strategic-advantage", "bombing")
    return asks or (row is not None and (row.blitz or row.bomber))


def opens_act(request: Choose) -> bool:
    """Every placement is an act of its own, also one that a blitz unit allows."""
    return any(isinstance(option, Place) for option in request.options)


def _topics(setting: Setting) -> Iterable[Topic]:
    """Pages of the reference, made when somebody asks."""
    from opfor.games.blitzkrieg.told.topics import topics

    return topics(setting)


def _topic_of(setting: Setting, state: State, ref: str) -> str:
    from opfor.games.blitzkrieg.told.topics import topic_of

    return topic_of(setting, state, ref)


def _small_changes(
    setting: Setting, state: State, decision: Decision, wanted: Name
) -> Iterable[tuple[str, str]]:
    from opfor.games.blitzkrieg.told.small_changes import small_changes

    return small_changes(setting, state, decision, wanted)


SHOWN: Shown[State] = Shown(
    refs_of_action=refs_of_action,
    refs_of_event=refs_of_event,
    meant=meant,
    cues=CueBook(FOLDER, Event),
    ref_of_field=ref_of_field,
    ref_of_candidate=ref_of_candidate,
    refs_of_forecast=refs_of_forecast,
    assumptions=assumptions,
    ref_of_item=ref_of_item,
    ground=ground,
    pieces=pieces,
    marks=marks,
    is_red=is_red,
    facts=facts,
    gained=gained,
    brief=brief,
    mission=mission,
    topics=_topics,
    topic_of=_topic_of,
    small_changes=_small_changes,
    open_chance=("cup", "die"),
    sketch=sketch,
    sketch_key=sketch_key,
    consequence=consequence,
    group=group,
    warned=warned,
    is_whole=is_whole,
    opens_act=opens_act,
    details=details,
    looked_at=looked_at,
    put=put,
    compared=compared,
    laid_out=laid_out,
    drawn=(UnitDrawn,),
)
