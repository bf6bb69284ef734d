"""An offer of a game that is stepped from outside, as the action it stands for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opfor.fast.tactics2gm import names as fast
from opfor.fast.tactics2gm.numbering import Numbering, numbering
from opfor.games.tactics2gm.values import actions
from opfor.games.tactics2gm.values.options import Setting

Told = Sequence[int]
"""Act, unit, what it is done with, target, space, second unit or card."""
Read = Callable[[Numbering, Told], actions.Action]

READ: dict[int, Read] = {
    fast.BID_ACT: lambda _, t: actions.Bid(t[4]),
    fast.PLACE_TERRAIN_ACT: lambda known, t: actions.PlaceTerrain(known.terrain[t[2]], t[4]),
    fast.MOVE_ACT: lambda _, t: actions.Move(t[1], t[4]),
    fast.MOVE_COVERED_ACT: lambda _, t: actions.MoveCovered(t[1], t[5], t[4], t[3]),
    fast.SWAP_ACT: lambda _, t: actions.Swap(t[1], t[3]),
    fast.LOAD_ACT: lambda _, t: actions.Load(t[1], t[3]),
    fast.UNLOAD_ACT: lambda _, t: actions.Unload(t[1], t[4]),
    fast.ASSAULT_ACT: lambda _, t: actions.Assault(t[1], t[3]),
    fast.DEPLOY_ACT: lambda known, t: actions.Deploy(known.cards[t[2]], t[4], t[5]),
    fast.EQUIP_ACT: lambda known, t: actions.Equip(t[1], known.tokens[t[2] - fast.TOKEN]),
    fast.USE_TOKEN_ACT: lambda _, t: actions.UseToken(t[1], t[2], t[3]),
    fast.PLAY_SUPPORT_ACT: lambda known, t: actions.PlaySupport(
        known.cards[t[2]], t[1], t[3], t[4], "" if t[5] == fast.NOTHING else known.cards[t[5]]
    ),
    fast.FLY_ACT: lambda known, t: actions.Fly(known.cards[t[2]], t[3]),
    fast.PATROL_ACT: lambda known, t: actions.Patrol(known.cards[t[2]]),
    fast.SHOOT_ACT: lambda _, t: actions.Shoot(t[1], t[2], t[3], bool(t[5])),
    fast.HEAL_ACT: lambda _, t: actions.Heal(t[1], t[3]),
    fast.ROLL_AGAIN_ACT: lambda known, t: actions.RollAgain(known.cards[t[2]]),
    fast.DISCARD_ACT: lambda known, t: actions.Discard(known.cards[t[2]]),
    fast.DONE_ACT: lambda *_: actions.Done(),
}


def action_told(setting: Setting, told: Told) -> actions.Action:
    """What an offer stands for."""
    return READ[told[0]](numbering(setting), told)
