"""What happens to turns, points, CAPs and cards: each function changes the position and tells it,
no rules. Those that tell nothing say whose part they are."""

from __future__ import annotations

from opfor.core.asking import KEPT_BACK
from opfor.core.rows import row, tell
from opfor.fast.coh.mind import CALLED_OFF
from opfor.fast.coh.sizes import SIDES, UNITS
from opfor.fast.coh.values import BEATEN, OFF, OVER, PASSED, TURN, Battle
from opfor.games.coh.values.round_events import (
    ActionTaken,
    CapsSet,
    CapsSpent,
    CardDealt,
    CountersFreshened,
    DeckReshuffled,
    GameEnded,
    RoundEnded,
    SidePassed,
    TurnBegun,
)
from opfor.games.coh.values.unit_events import PointsScored


def begin_turn(battle: Battle, side: int, speaker: int) -> None:
    """A side has the turn; of two partners the one or the other."""
    battle.stage = TURN
    battle.turn += 1
    battle.mover = side
    battle.again = 0
    battle.speaker[side] = speaker
    tell(battle, TurnBegun, side, speaker)


def begin_act(battle: Battle, action: int) -> None:
    """Part of every action: nobody has passed."""
    battle.passes = 0
    battle.actors = 0
    battle.action = action


def act_with_nobody(battle: Battle, side: int, action: int) -> None:
    """An action without units of its own: a card, a stall for a CAP."""
    begin_act(battle, action)
    tell(battle, ActionTaken, side, 0, action)


def act_alone(battle: Battle, unit: int, action: int) -> None:
    begin_act(battle, action)
    battle.actors = 1
    battle.acted[0] = unit
    tell(battle, ActionTaken, battle.side_of[unit], 1, unit, action)


def act_as_group(battle: Battle, action: int) -> None:
    begin_act(battle, action)
    battle.actors = battle.grouped
    for place in range(battle.grouped):
        battle.acted[place] = battle.group[place]
    side = battle.side_of[battle.group[0]]
    tell(battle, ActionTaken, side, row(battle.acted, battle.actors), action)


def pass_by(battle: Battle, side: int) -> None:
    """A side does nothing on its turn."""
    passes = battle.passes + 1
    begin_act(battle, PASSED)
    battle.passes = passes
    tell(battle, SidePassed, side)


def score(battle: Battle, side: int, points: int, source: int, what: int) -> None:
    """A side's victory points, and what they come from: a marker or a counter."""
    battle.vp[side] += points
    battle.scored[side][source] += points
    if points:
        tell(battle, PointsScored, side, points, source * UNITS + what)


def freshen_all(battle: Battle) -> None:
    """All counters are turned to their fresh side."""
    for unit in range(battle.units):
        battle.spent[unit] = 0
    tell(battle, CountersFreshened)


def set_caps(battle: Battle, side: int, caps: int, why: int) -> None:
    battle.caps[side] = caps
    tell(battle, CapsSet, side, caps, why)


def spend_caps(battle: Battle, side: int, caps: int, why: int) -> None:
    """CAPs leave the pool, if any do."""
    battle.caps[side] -= caps
    if caps:
        tell(battle, CapsSpent, side, caps, why)


def look_as_far(battle: Battle) -> None:
    """How far anybody sees now, where a line of the mission can change that: a flare lights its
    round; what a line has said since counts before what the mission says."""
    if not battle.changes_sight:
        return
    battle.sight_reach = battle.sight if battle.sight else battle.usual_sight
    if battle.lit_sight and battle.lit_round == battle.round:
        battle.sight_reach = battle.lit_sight


def deal(battle: Battle, side: int, card: int) -> None:
    """A card of the deck comes into a hand; one that is not told stays listed in the deck."""
    battle.held[side] += 1
    if card == KEPT_BACK:
        battle.untold[side] += 1
    else:
        strike_out(battle, card)
        battle.hand[side][card] += 1
    tell(battle, CardDealt, side, card)


def strike_out(battle: Battle, card: int) -> None:
    """Part of whatever becomes of a card of the deck."""
    battle.deck[card] -= 1
    battle.decked -= 1


def lay_down(battle: Battle, side: int, card: int) -> None:
    """Part of playing a card, and of giving one back: who was not known to hold it had not told."""
    battle.held[side] -= 1
    battle.discard[card] += 1
    if battle.hand[side][card]:
        battle.hand[side][card] -= 1
    else:
        battle.untold[side] -= 1
        strike_out(battle, card)


def reshuffle(battle: Battle) -> None:
    """The discards become the deck, if there are any."""
    before = battle.decked
    for card in range(battle.cards):
        battle.deck[card] += battle.discard[card]
        battle.decked += battle.discard[card]
        battle.discard[card] = 0
    if battle.decked > before:
        tell(battle, DeckReshuffled)


def end_game(battle: Battle, ended: int) -> None:
    """The game is over; where a side is beaten, ``beaten`` says which."""
    battle.stage = OVER
    battle.ended = ended
    tell(battle, GameEnded, CALLED_OFF + battle.beaten if ended == BEATEN else ended)


def close_round(battle: Battle) -> None:
    """A round is over."""
    clear_round(battle)
    tell(battle, RoundEnded)


def clear_round(battle: Battle) -> None:
    """Part of its end: CAPs, activations and the last intrusion are gone."""
    for player in range(battle.players):
        battle.actives[player] = 0
        battle.aps[player] = 0
    for side in range(SIDES):
        battle.caps[side] = 0
    battle.intruded = OFF
