"""Who begins a round."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.rules.rolls import committed, rolled
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.shots import Wanted


@cite("COH-2.6-a", "QS-18")
def initiative(play: CohPlay) -> Procedure[None]:
    """Both roll two dice, ties again; the mission may name the side that begins round 1.

    With a solo opponent the player rolls alone and needs 8; what would help the AI's roll hinders
    the player's.
    """
    if play.state.round == 1 and play.setting.mission.first is not None:
        nations = [side.nation for side in play.setting.mission.sides]
        play.emit(ev.InitiativeWon(nations.index(play.setting.mission.first)))
        return
    bot = play.setting.bot
    if bot is not None and play.setting.rulings.solo_initiative != "roll-off":
        needed = play.setting.numbers.solo_initiative
        bonus = [play.setting.play_rule("initiative-bonus", side) for side in (1 - bot, bot)]
        roll = yield from rolled(
            play, 1 - bot, Wanted(2, needed - bonus[0] + bonus[1]), f"initiative, {needed} needed"
        )
        total = roll.total + bonus[0] - bonus[1]
        play.emit(ev.InitiativeRolled(1 - bot, total))
        play.emit(ev.InitiativeWon(1 - bot if total >= needed else bot))
        return
    yield from _roll_off(play)


@cite("GEN-4.0-e")
def _roll_off(play: CohPlay) -> Procedure[None]:
    """Both commit CAPs before anybody rolls: first the side with more, on a tie the Soviets."""
    ahead = play.state.caps[0] - play.state.caps[1]
    nations = [side.nation for side in play.setting.mission.sides]
    first = nations.index("soviet") if ahead == 0 else int(ahead < 0)
    while True:
        totals = [0, 0]
        for side in (first, 1 - first):
            totals[side] = yield from committed(play, side, "initiative", Wanted())
        for side in (first, 1 - first):
            roll = yield from rolled(play, side, Wanted(), "initiative", caps=False)
            totals[side] += roll.total + play.setting.play_rule("initiative-bonus", side)
            play.emit(ev.InitiativeRolled(side, totals[side]))
        if totals[0] != totals[1]:
            play.emit(ev.InitiativeWon(0 if totals[0] > totals[1] else 1))
            return
