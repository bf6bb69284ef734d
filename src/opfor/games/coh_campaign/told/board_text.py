"""Where a run stands, as text: the same sheet that is printed."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.coh_campaign.rules import aftermath
from opfor.games.coh_campaign.told import names as say
from opfor.games.coh_campaign.told.names import SAY
from opfor.games.coh_campaign.values.options import Setting
from opfor.games.coh_campaign.values.state import State
from opfor.kit.picture import Picture
from opfor.kit.scene import laid


def board(setting: Setting, state: State, _seat: str) -> str:
    return "\n".join(lines(setting, state))


def lines(setting: Setting, state: State) -> Iterator[str]:
    """Where it stands, the roster, what was fought."""
    yield headline(setting, state)
    yield means(setting, state)
    if state.traces:
        yield SAY("traces", which=", ".join(say.trace(setting, each) for each in state.traces))
    yield ""
    yield SAY("roster")
    yield from (f"  {say.line(setting, row)}" for row in state.roster)
    if state.fought:
        yield ""
        yield SAY("fought")
    for n, each in enumerate(state.fought, start=1):
        title, ended = say.mission(setting, each.mission), SAY(f"ending-{each.ending}")
        yield SAY("fought-line", n=n, mission=title, ending=ended)


def headline(setting: Setting, state: State) -> str:
    """``Stage 3 of 8, 26 June 1941: The Mill Ford``."""
    stages = setting.run.stages
    if state.phase == "over":
        graded = SAY(f"grade-{aftermath.grade(state)}")
        return SAY("over", title=setting.run.title, score=aftermath.score(state), grade=graded)
    where = say.mission(setting, state.mission) if state.mission else SAY("no-mission")
    date = stages[state.stage].date
    return SAY("stage", n=state.stage + 1, of=len(stages), date=date, mission=where)


def means(_setting: Setting, state: State) -> str:
    lost = state.lost
    return SAY("means", points=state.points, enemy=state.enemy, lost=lost, n=aftermath.score(state))


def scene(setting: Setting, state: State, seat: str) -> Picture:
    return Picture(setting.run.title, board(setting, state, seat), laid(120, 20, ""))
