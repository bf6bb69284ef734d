"""What a person is offered, as the action it stands for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opfor.fast.tactics2gm import names as fast
from opfor.fast.tactics2gm.numbering import Numbering
from opfor.games.tactics2gm.values import actions

Told = Sequence[int]
"""Act, unit, what it is done with, target, space, second unit or card."""
Read = Callable[[Numbering, Told], actions.Action]

READ: dict[int, Read] = {
    fast.Act.BID: lambda _, t: actions.Bid(t[4]),
    fast.Act.PLACE_TERRAIN: lambda known, t: actions.PlaceTerrain(known.terrain[t[2]], t[4]),
    fast.Act.MOVE: lambda _, t: actions.Move(t[1], t[4]),
    fast.Act.MOVE_COVERED: lambda _, t: actions.MoveCovered(t[1], t[5], t[4], t[3]),
    fast.Act.SWAP: lambda _, t: actions.Swap(t[1], t[3]),
    fast.Act.LOAD: lambda _, t: actions.Load(t[1], t[3]),
    fast.Act.UNLOAD: lambda _, t: actions.Unload(t[1], t[4]),
    fast.Act.ASSAULT: lambda _, t: actions.Assault(t[1], t[3]),
    fast.Act.DEPLOY: lambda known, t: actions.Deploy(known.cards[t[2]], t[4], t[5]),
    fast.Act.EQUIP: lambda known, t: actions.Equip(t[1], known.tokens[t[2] - fast.TOKEN]),
    fast.Act.USE_TOKEN: lambda _, t: actions.UseToken(t[1], t[2], t[3]),
    fast.Act.PLAY_SUPPORT: lambda known, t: actions.PlaySupport(
        known.cards[t[2]], t[1], t[3], t[4], "" if t[5] == fast.NOTHING else known.cards[t[5]]
    ),
    fast.Act.FLY: lambda known, t: actions.Fly(known.cards[t[2]], t[3]),
    fast.Act.PATROL: lambda known, t: actions.Patrol(known.cards[t[2]]),
    fast.Act.SHOOT: lambda _, t: actions.Shoot(t[1], t[2], t[3], bool(t[5])),
    fast.Act.HEAL: lambda _, t: actions.Heal(t[1], t[3]),
    fast.Act.ROLL_AGAIN: lambda known, t: actions.RollAgain(known.cards[t[2]]),
    fast.Act.DISCARD: lambda known, t: actions.Discard(known.cards[t[2]]),
    fast.Act.DONE: lambda *_: actions.Done(),
}


def read_offer(known: Numbering, told: Told) -> actions.Action:
    """What an offer stands for."""
    return READ[told[0]](known, told)
