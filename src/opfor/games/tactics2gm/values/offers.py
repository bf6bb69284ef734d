"""What a person is offered, as the action it stands for, and the other way round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opfor.games.tactics2gm.values import actions, codes
from opfor.games.tactics2gm.values.card_numbers import Numbering

Told = Sequence[int]
"""Act, unit, what it is done with, target, space, second unit or card."""
Read = Callable[[Numbering, Told], actions.Action]

READ: dict[int, Read] = {
    codes.Act.BID: lambda _, t: actions.Bid(t[4]),
    codes.Act.PLACE_TERRAIN: lambda known, t: actions.PlaceTerrain(known.terrain[t[2]], t[4]),
    codes.Act.MOVE: lambda _, t: actions.Move(t[1], t[4]),
    codes.Act.MOVE_COVERED: lambda _, t: actions.MoveCovered(t[1], t[5], t[4], t[3]),
    codes.Act.SWAP: lambda _, t: actions.Swap(t[1], t[3]),
    codes.Act.LOAD: lambda _, t: actions.Load(t[1], t[3]),
    codes.Act.UNLOAD: lambda _, t: actions.Unload(t[1], t[4]),
    codes.Act.ASSAULT: lambda _, t: actions.Assault(t[1], t[3]),
    codes.Act.DEPLOY: lambda known, t: actions.Deploy(known.cards[t[2]], t[4], t[5]),
    codes.Act.EQUIP: lambda known, t: actions.Equip(t[1], known.tokens[t[2] - codes.TOKEN]),
    codes.Act.USE_TOKEN: lambda _, t: actions.UseToken(t[1], t[2], t[3]),
    codes.Act.PLAY_SUPPORT: lambda known, t: actions.PlaySupport(
        known.cards[t[2]], t[1], t[3], t[4], "" if t[5] == codes.NOTHING else known.cards[t[5]]
    ),
    codes.Act.FLY: lambda known, t: actions.Fly(known.cards[t[2]], t[3]),
    codes.Act.PATROL: lambda known, t: actions.Patrol(known.cards[t[2]]),
    codes.Act.SHOOT: lambda _, t: actions.Shoot(t[1], t[2], t[3], bool(t[5])),
    codes.Act.HEAL: lambda _, t: actions.Heal(t[1], t[3]),
    codes.Act.ROLL_AGAIN: lambda known, t: actions.RollAgain(known.cards[t[2]]),
    codes.Act.DISCARD: lambda known, t: actions.Discard(known.cards[t[2]]),
    codes.Act.DONE: lambda *_: actions.Done(),
}


def read_offer(known: Numbering, told: Told) -> actions.Action:
    """What an offer stands for."""
    return READ[told[0]](known, told)


def numbers_of(known: Numbering, action: actions.Action) -> Told:
    """An action as an offer, with units by their ids."""
    act, n = codes.Act, codes.NOTHING
    match action:
        case actions.Bid(ap=ap):
            return act.BID, 0, 0, 0, ap, 0
        case actions.PlaceTerrain(card=card, cell=cell):
            return act.PLACE_TERRAIN, 0, known.ground[card], 0, cell, 0
        case actions.Move(unit=unit, cell=cell):
            return act.MOVE, unit, 0, 0, cell, 0
        case actions.MoveCovered(unit=unit, vehicle=vehicle, cell=cell, beside=beside):
            return act.MOVE_COVERED, unit, 0, beside, cell, vehicle
        case actions.Swap(unit=unit, other=other):
            return act.SWAP, unit, 0, other, 0, 0
        case actions.Load(unit=unit, transport=transport):
            return act.LOAD, unit, 0, transport, 0, 0
        case actions.Unload(unit=unit, cell=cell):
            return act.UNLOAD, unit, 0, 0, cell, 0
        case actions.Assault(unit=unit, target=target):
            return act.ASSAULT, unit, 0, target, 0, 0
        case actions.Deploy(card=card, cell=cell, transport=transport):
            return act.DEPLOY, 0, known.card[card], 0, cell, transport
        case actions.Equip(unit=unit, token=token):
            return act.EQUIP, unit, known.token[token], 0, 0, 0
        case actions.UseToken(unit=unit, slot=slot, target=target):
            return act.USE_TOKEN, unit, slot, target, 0, 0
        case actions.PlaySupport(card=card, unit=unit, target=target, cell=cell, other=other):
            second = known.card[other] if other else n
            return act.PLAY_SUPPORT, unit, known.card[card], target, cell, second
        case actions.Fly(card=card, target=target):
            return act.FLY, 0, known.card[card], target, 0, 0
        case actions.Patrol(card=card):
            return act.PATROL, 0, known.card[card], 0, 0, 0
        case actions.Shoot(unit=unit, slot=slot, target=target, extra=extra):
            return act.SHOOT, unit, slot, target, 0, int(extra)
        case actions.Heal(unit=unit, target=target):
            return act.HEAL, unit, 0, target, 0, 0
        case actions.RollAgain(card=card):
            return act.ROLL_AGAIN, 0, known.card[card], 0, 0, 0
        case actions.Discard(card=card):
            return act.DISCARD, 0, known.card[card], 0, 0, 0
    return act.DONE, 0, 0, 0, 0, 0
