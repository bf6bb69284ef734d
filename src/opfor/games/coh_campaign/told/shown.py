"""What a run shows beside its words: where it stands, the roster, what was fought."""

from __future__ import annotations

from opfor.core.shown import Facts, Listed, ListedItem, Mean, Score, Shown
from opfor.games.coh_campaign.rules import aftermath
from opfor.games.coh_campaign.rules.aftermath import SEAT
from opfor.games.coh_campaign.rules.purchases import MOST_KEPT
from opfor.games.coh_campaign.told import names as say
from opfor.games.coh_campaign.told.board_text import headline
from opfor.games.coh_campaign.told.names import SAY
from opfor.games.coh_campaign.values.events import Event
from opfor.games.coh_campaign.values.options import FOLDER, Setting
from opfor.games.coh_campaign.values.state import HIGHEST, State
from opfor.kit.cues import CueBook


def facts(setting: Setting, state: State, _seat: str) -> Facts:
    roster = tuple(ListedItem(f"unit:{r.unit}", say.line(setting, r)) for r in state.roster)
    traces = tuple(ListedItem(f"trace:{t}", say.trace(setting, t)) for t in state.traces)
    return Facts(
        headline=headline(setting, state),
        scores=(Score(SEAT, SAY("seat"), aftermath.score(state)),),
        lists=(
            Listed("list:roster", SAY("roster"), roster),
            Listed("list:traces", SAY("traces-title"), traces),
        ),
        means=(
            Mean("mean:points", SAY("points-title"), state.points, MOST_KEPT, SEAT),
            Mean("mean:enemy", SAY("enemy-title"), state.enemy, HIGHEST),
        ),
        when=SAY("when", n=state.stage + 1, of=len(setting.run.stages)),
    )


SHOWN: Shown[State] = Shown(facts=facts, cues=CueBook(FOLDER, Event))
