"""What 2GM Tactics shows beside its words."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.core.requests import Choose
from opfor.core.shown import Shown
from opfor.core.topics import Topic
from opfor.core.trace import Decision, Name
from opfor.games.tactics2gm.told.chances import (
    assumptions,
    consequence,
    cost,
    odds,
    quick,
    warned,
)
from opfor.games.tactics2gm.told.comparison import compared
from opfor.games.tactics2gm.told.corrections import put
from opfor.games.tactics2gm.told.facts import details, facts, gained
from opfor.games.tactics2gm.told.goals import mission
from opfor.games.tactics2gm.told.labels import group
from opfor.games.tactics2gm.told.looks import looked_at
from opfor.games.tactics2gm.told.pictures.pieces import is_red
from opfor.games.tactics2gm.told.preparations import laid_out
from opfor.games.tactics2gm.told.refs import (
    meant,
    ref_of_candidate,
    ref_of_field,
    refs_of_action,
    refs_of_event,
)
from opfor.games.tactics2gm.told.scene import ground, marks, pieces
from opfor.games.tactics2gm.told.sentences import brief
from opfor.games.tactics2gm.told.text_map import sketch, sketch_key
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.events import (
    ArmyBuilt,
    CardsDiscarded,
    CardsDrawn,
    CardTaken,
    DeckReshuffled,
    Event,
)
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State
from opfor.kit.cues import CueBook

FOLLOW_UPS = ("luck", "espionage")


def opens_act(request: Choose) -> bool:
    return request.question not in FOLLOW_UPS


def _topics(setting: Setting) -> Iterable[Topic]:
    """Pages of the reference, made when somebody asks."""
    from opfor.games.tactics2gm.told.topics import topics

    return topics(setting)


def _topic_of(setting: Setting, state: State, ref: str) -> str:
    from opfor.games.tactics2gm.told.topics import topic_of

    return topic_of(setting, state, ref)


def _small_changes(
    setting: Setting, state: State, decision: Decision, wanted: Name
) -> Iterable[tuple[str, str]]:
    from opfor.games.tactics2gm.told.small_changes import small_changes

    return small_changes(setting, state, decision, wanted)


FROM_DECK = ArmyBuilt | CardsDrawn | CardTaken | CardsDiscarded | DeckReshuffled


def _pile_of(setting: Setting, event: Event) -> str:
    """The AI's deck is nobody's business where the program has it; what it draws for a person is
    told."""
    if isinstance(event, FROM_DECK) and event.side == setting.ai:
        return f"{setting.seats[event.side]} deck"
    return ""


SHOWN: Shown[State] = Shown(
    refs_of_action=refs_of_action,
    refs_of_event=refs_of_event,
    meant=meant,
    cues=CueBook(FOLDER, Event),
    ref_of_field=ref_of_field,
    ref_of_candidate=ref_of_candidate,
    assumptions=assumptions,
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
    open_chance=("d10",),
    sketch=sketch,
    sketch_key=sketch_key,
    cost=cost,
    odds=odds,
    consequence=consequence,
    group=group,
    warned=warned,
    opens_act=opens_act,
    quick=quick,
    details=details,
    looked_at=looked_at,
    put=put,
    compared=compared,
    laid_out=laid_out,
    pile_of=_pile_of,
    drawn=(CardsDrawn,),
)
