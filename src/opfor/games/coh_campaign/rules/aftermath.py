"""What a result brings: points, traces, the end of the run, its score and grade."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.game import Outcome
from opfor.games.coh_campaign.rules.purchases import MOST_KEPT
from opfor.games.coh_campaign.values.options import Setting
from opfor.games.coh_campaign.values.state import WON, State

EACH, VICTORY, TRACE, HELP = 2, 1, 1, 1
MOST_LOST = 7
SCORES = {"clear-victory": 3, "victory": 3, "draw": 2, "withdrawal": 2, "defeat": 0}
STAR, LEFT, LOST = 1, 2, -1
GRADES = ((30, "named"), (22, "mentioned"), (12, "held"), (-99, "withdrawn"))
SEAT = "player"


@cite("CMP-10")
def gained(state: State, traced: bool) -> int:
    """Points after a mission: the corps helps where it burns."""
    won = state.fought[-1].ending in WON
    lost_two = len(state.fought) > 1 and all(f.ending not in WON for f in state.fought[-2:])
    return EACH + VICTORY * won + TRACE * traced + HELP * lost_two


@cite("CMP-10")
def kept(state: State, points: int) -> int:
    return min(MOST_KEPT, state.points + points)


@cite("CMP-23")
def trace_left(setting: Setting, state: State, unhurt: bool) -> str:
    """The fact this mission leaves, if it ended as it had to."""
    choice, ending = setting.run.choice(state.stage, state.mission), state.fought[-1].ending
    is_so = {
        "victory": ending in WON,
        "clear": ending == "clear-victory",
        "unhurt": unhurt and ending not in ("defeat", "withdrawal"),
    }[choice.by]
    return choice.leaves if is_so and choice.leaves not in state.traces else ""


@cite("CMP-18", "row-of-defeats")
def defeats_running(setting: Setting, state: State) -> int:
    """How many defeats came one after the other until now; a withdrawal neither adds to them nor
    breaks their row, unless ruled otherwise."""
    running, breaks = 0, setting.rulings.row_of_defeats == "broken"
    for each in reversed(state.fought):
        if each.ending not in ("defeat", "withdrawal") or (breaks and each.ending == "withdrawal"):
            break
        running += each.ending == "defeat"
    return running


@cite("CMP-24")
def end_of_run(setting: Setting, state: State) -> str:
    """Why the run is over after this stage, if it is."""
    if defeats_running(setting, state) >= setting.run.withdrawn_after:
        return "defeats"
    if state.lost_foot >= MOST_LOST:
        return "losses"
    return "finished" if state.stage + 1 == len(setting.run.stages) else ""


@cite("CMP-25")
def score(state: State) -> int:
    """Points of the whole run."""
    alive = sum(line.stars for line in state.roster if line.condition != "lost")
    fought = sum(SCORES[each.ending] for each in state.fought)
    return fought + STAR * alive + LEFT * len(state.traces) + LOST * state.lost


@cite("CMP-26")
def grade(state: State) -> str:
    """A run that did not reach its last stage is a withdrawn one, whatever it scored."""
    if state.ended != "finished":
        return "withdrawn"
    return next(name for least, name in GRADES if score(state) >= least)


@cite("CMP-24")
def outcome(_setting: Setting, state: State) -> Outcome | None:
    """A run that comes to its last stage is won."""
    if state.phase != "over":
        return None
    winner = SEAT if state.ended == "finished" else None
    return Outcome(winner, f"{state.ended}; grade {grade(state)}", {SEAT: score(state)}, "CMP-24")
