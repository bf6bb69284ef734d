"""Events of rounds, turns, CAPs, cards and activations."""

from __future__ import annotations

from msgspec import Struct

from opfor.games.coh.values.called import ActionName, CapWhy, CardName, Ended


class RoundBegun(Struct, frozen=True, tag="round-begun"):
    round: int


class CountersFreshened(Struct, frozen=True, tag="counters-freshened"):
    """All spent counters were turned to their fresh side."""


class SmokeThinned(Struct, frozen=True, tag="smoke-thinned"):
    """Heavy smoke became light, light smoke went."""


class CapsSet(Struct, frozen=True, tag="caps-set"):
    side: int
    caps: int
    why: CapWhy = ""


class CapsSpent(Struct, frozen=True, tag="caps-spent"):
    side: int
    caps: int
    why: CapWhy = ""


class CardDealt(Struct, frozen=True, tag="card-dealt"):
    side: int
    card: CardName


class DeckReshuffled(Struct, frozen=True, tag="deck-reshuffled"):
    """The discarded action cards became the new deck."""


class CardPlayed(Struct, frozen=True, tag="card-played"):
    side: int
    card: CardName


class CardDropped(Struct, frozen=True, tag="card-dropped"):
    """An action card was discarded unplayed."""

    side: int
    card: CardName


class BarrageAimed(Struct, frozen=True, tag="barrage-aimed"):
    side: int
    cell: int
    due: int
    smoke: bool = False


class BarrageFell(Struct, frozen=True, tag="barrage-fell"):
    """Artillery came down; ``cell`` is where (-1: off the map), ``drift`` how far it went wide."""

    side: int
    aimed: int
    cell: int
    drift: int
    smoke: bool = False


class InitiativeRolled(Struct, frozen=True, tag="initiative-rolled"):
    side: int
    total: int


class InitiativeWon(Struct, frozen=True, tag="initiative-won"):
    side: int


class TurnBegun(Struct, frozen=True, tag="turn-begun"):
    """``speaker``: which of two partners of the side takes the turn."""

    side: int
    speaker: int = 0


class ActionTaken(Struct, frozen=True, tag="action-taken"):
    """An action begins; what it does follows. ``units`` take part in it."""

    side: int
    units: tuple[int, ...]
    action: ActionName


class LastActRecalled(Struct, frozen=True, tag="last-act-recalled"):
    """Who acted on the Player's last turn, and how, as it is known when a round begins."""

    units: tuple[int, ...]
    action: ActionName


class SidePassed(Struct, frozen=True, tag="side-passed"):
    side: int


class TurnRepeated(Struct, frozen=True, tag="turn-repeated"):
    """The side takes another turn at once."""

    side: int


class RoundEnded(Struct, frozen=True, tag="round-ended"):
    pass


class GameEnded(Struct, frozen=True, tag="game-ended"):
    why: Ended


class UnitsActivated(Struct, frozen=True, tag="units-activated"):
    """These units share a player's activation."""

    player: int
    units: tuple[int, ...]
    aps: int


class ApsSpent(Struct, frozen=True, tag="aps-spent"):
    player: int
    aps: int


class UnitsSpent(Struct, frozen=True, tag="units-spent"):
    units: tuple[int, ...]


class UnitsFreshened(Struct, frozen=True, tag="units-freshened"):
    units: tuple[int, ...]


class SpentChecked(Struct, frozen=True, tag="spent-checked"):
    """An AP Spent Check: the cost, the number it was compared with, and the result."""

    units: tuple[int, ...]
    cost: int
    number: int
    spent: bool
