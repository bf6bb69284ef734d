"""What 2GM Tactics shows beside its words."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.core.requests import Choose
from opfor.core.shown import Shown
from opfor.core.topics import Topic
from opfor.core.trace import Decision, Name
from opfor.games.tactics2gm.told.brief import brief
from opfor.games.tactics2gm.told.chances import consequence, cost, group, odds, quick, warned
from opfor.games.tactics2gm.told.comparison import compared
from opfor.games.tactics2gm.told.corrections import put
from opfor.games.tactics2gm.told.cues import CUES, ref_of_field
from opfor.games.tactics2gm.told.facts import details, facts, gained
from opfor.games.tactics2gm.told.looks import looked_at
from opfor.games.tactics2gm.told.mission import mission
from opfor.games.tactics2gm.told.preparations import laid_out
from opfor.games.tactics2gm.told.refs import meant, ref_of_candidate, refs_of_action, refs_of_event
from opfor.games.tactics2gm.told.scene import ground, marks, pieces
from opfor.games.tactics2gm.told.text_map import sketch, sketch_key
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State

FOLLOW_UPS = ("luck", "espionage")


def assumptions(_setting: Setting, _state: State, action: object) -> list[str]:
    """What a forecast takes for granted."""
    now = [] if action is not None else ["That is how it would be if the AI's turn began now."]
    return [
        *now,
        "Ties of the AI go to the first of the equals, and wounded units hold where a die decides.",
    ]


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


SHOWN: Shown[State] = Shown(
    refs_of_action=refs_of_action,
    refs_of_event=refs_of_event,
    meant=meant,
    cues=CUES,
    ref_of_field=ref_of_field,
    ref_of_candidate=ref_of_candidate,
    assumptions=assumptions,
    ground=ground,
    pieces=pieces,
    marks=marks,
    facts=facts,
    gained=gained,
    brief=brief,
    mission=mission,
    topics=_topics,
    topic_of=_topic_of,
    small_changes=_small_changes,
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
)
