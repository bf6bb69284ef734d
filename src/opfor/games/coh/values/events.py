"""What can happen in a firefight. How the state follows is in ``apply``; no rules live here."""

from __future__ import annotations

from typing import TypeAlias

from opfor.games.coh.values.round_events import (
    ActionTaken,
    ApsSpent,
    BarrageAimed,
    BarrageFell,
    CapsSet,
    CapsSpent,
    CardDealt,
    CardDropped,
    CardPlayed,
    CountersFreshened,
    DeckReshuffled,
    GameEnded,
    InitiativeRolled,
    InitiativeWon,
    LastActRecalled,
    RoundBegun,
    RoundEnded,
    SidePassed,
    SmokeThinned,
    SpentChecked,
    TurnBegun,
    TurnRepeated,
    UnitsActivated,
    UnitsFreshened,
    UnitsSpent,
)
from opfor.games.coh.values.solo_events import SoloEvent
from opfor.games.coh.values.unit_events import (
    AttackResult,
    AttackRolled,
    Corrected,
    DieChanged,
    HiddenMoved,
    Intruded,
    MarkerTaken,
    NothingFound,
    PointsScored,
    RallyRolled,
    SmokeLaid,
    UnitDestroyed,
    UnitHidden,
    UnitHit,
    UnitLeft,
    UnitLoaded,
    UnitMoved,
    UnitPlaced,
    UnitRevealed,
    UnitTurned,
    UnitUnhit,
    UnitUnloaded,
    WireCrossed,
    WorkBuilt,
    WorkDestroyed,
    WorkHeld,
    WorkRevealed,
)

__all__ = [
    "ActionTaken",
    "ApsSpent",
    "AttackResult",
    "AttackRolled",
    "BarrageAimed",
    "BarrageFell",
    "CapsSet",
    "CapsSpent",
    "CardDealt",
    "CardDropped",
    "CardPlayed",
    "Corrected",
    "CountersFreshened",
    "DeckReshuffled",
    "DieChanged",
    "Event",
    "GameEnded",
    "HiddenMoved",
    "InitiativeRolled",
    "InitiativeWon",
    "Intruded",
    "LastActRecalled",
    "MarkerTaken",
    "NothingFound",
    "PointsScored",
    "RallyRolled",
    "RoundBegun",
    "RoundEnded",
    "SidePassed",
    "SmokeLaid",
    "SmokeThinned",
    "SpentChecked",
    "TurnBegun",
    "TurnRepeated",
    "UnitDestroyed",
    "UnitHidden",
    "UnitHit",
    "UnitLeft",
    "UnitLoaded",
    "UnitMoved",
    "UnitPlaced",
    "UnitRevealed",
    "UnitTurned",
    "UnitUnhit",
    "UnitUnloaded",
    "UnitsActivated",
    "UnitsFreshened",
    "UnitsSpent",
    "WireCrossed",
    "WorkBuilt",
    "WorkDestroyed",
    "WorkHeld",
    "WorkRevealed",
]

Event: TypeAlias = (
    RoundBegun
    | CountersFreshened
    | SmokeThinned
    | CapsSet
    | CapsSpent
    | CardDealt
    | DeckReshuffled
    | CardPlayed
    | CardDropped
    | BarrageAimed
    | BarrageFell
    | InitiativeRolled
    | InitiativeWon
    | TurnBegun
    | ActionTaken
    | LastActRecalled
    | SidePassed
    | TurnRepeated
    | RoundEnded
    | GameEnded
    | UnitsActivated
    | ApsSpent
    | UnitsSpent
    | UnitsFreshened
    | SpentChecked
    | UnitPlaced
    | UnitMoved
    | UnitTurned
    | UnitLeft
    | Intruded
    | UnitLoaded
    | UnitUnloaded
    | UnitHidden
    | HiddenMoved
    | UnitRevealed
    | NothingFound
    | AttackRolled
    | UnitHit
    | UnitUnhit
    | RallyRolled
    | UnitDestroyed
    | PointsScored
    | MarkerTaken
    | SmokeLaid
    | WorkBuilt
    | WorkDestroyed
    | WorkRevealed
    | WorkHeld
    | WireCrossed
    | DieChanged
    | Corrected
    | SoloEvent
)
