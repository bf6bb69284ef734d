"""The Player's last act, and what the AI knows of it when a round begins."""

from __future__ import annotations

from typing import NamedTuple

from opfor.core.cite import cite
from opfor.games.coh.bot.seen.outlook import outlook_now
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.play import CohPlay


class LastAct(NamedTuple):
    """Which Units acted on the Player's last turn, and how; none if he passed."""

    units: tuple[int, ...]
    action: str


def last_act(play: CohPlay) -> LastAct:
    """What the Player did last, as long as nobody has acted since."""
    seen = outlook_now(play.setting, play.state)
    return LastAct(tuple(sorted(seen.acted)), seen.deed)


@cite("COH-5.0-h", "just-acted-over-rounds")
def recall(play: CohPlay, last: LastAct) -> None:
    """Over the end of a round a Unit has still just acted, whatever the AI has done since; by
    ruling nobody has."""
    if play.state.stage == "over":
        return
    if play.setting.rulings.just_acted_over_rounds == "forgotten":
        last = LastAct((), "")
        if not last_act(play).units:
            return
    elif not last.units:
        return
    if last != (play.state.acted, play.state.action):
        play.emit(ev.LastActRecalled(*last))
