"""The state of a 2GM Tactics game: values only.

Side 0 stands behind line 1 and is the AI in a solo game; side 1 stands behind the last line.
Spaces are numbered line by line from 0 (line 1, column 1). A target is one number: a unit's id,
0 for the enemy HQ, or ``-1 - space`` for the terrain on a space.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

StageName = Literal["armies", "bid", "terrain", "pre-game", "turn", "over"]
PhaseName = Literal["start", "movement", "deployment", "shooting", "end"]
"""Start also holds HQ and Cards, end holds Flip over and Discard: nobody chooses in those."""

ABOARD = -1
"""The space of a unit that rides in a transport."""

NO_MOVE = 1
NO_FIRE = 2


class Token(Struct, frozen=True, gc=False):
    """Equipment on a unit; ``used`` is the turn an arrow token was flipped in (0: ready)."""

    kind: str
    used: int = 0


class Unit(Struct, frozen=True, kw_only=True, gc=False):
    """A unit on the board.

    ``cargo`` and ``aboard`` are ids (0: none). ``fired`` has bit 0 for the card's own weapon and
    bit n for its n-th token. ``cover`` makes it harder to hit until its side's next Start, ``aim``
    makes its own shots harder (below 0: easier) and ``halted`` stops it until its side's turn
    ends. ``shot_by`` are the units that fired at it this turn; ``touched`` the support cards that
    have affected it; ``kills`` what it destroyed this turn.
    """

    id: int
    side: int
    card: str
    cell: int
    wounds: int = 0
    tokens: tuple[Token, ...] = ()
    cargo: int = 0
    aboard: int = 0
    fresh: bool = False
    moved: bool = False
    assaulted: bool = False
    fired: int = 0
    cover: int = 0
    aim: int = 0
    halted: int = 0
    extra: int = 0
    rank: int = 0
    shot_by: tuple[int, ...] = ()
    touched: tuple[str, ...] = ()
    kills: int = 0
    hidden: bool = False


class TerrainPiece(Struct, frozen=True, gc=False):
    """Terrain on a space with the damage it has taken; ``printed`` if it is part of the map."""

    card: str
    damage: int = 0
    printed: bool = False


class Deck(Struct, frozen=True, gc=False):
    """A side's cards. The draw pile is unordered (kept sorted): each draw decides its order.

    ``in_play`` are cards lying beside the HQ: a general, fighters on patrol.
    """

    draw: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    in_play: tuple[str, ...] = ()


class Box(Struct, frozen=True):
    """The cards of an army that are in nobody's deck."""

    army: str
    cards: tuple[str, ...]


Pair: TypeAlias = tuple[int, int]


class Ending(Struct, frozen=True):
    """How the game ended; ``winner`` is a side."""

    winner: int | None
    why: str
    rule: str = ""


class State(Struct, frozen=True, kw_only=True, gc=False):
    """Everything that changes during a game.

    ``boxes`` hold the cards in nobody's deck. ``ap``, ``hq`` (wounds), ``losses`` (units lost)
    and ``turns`` (begun) are by side; ``bids`` are -1 until made. ``extra_shots`` pairs a unit
    that was assaulted with its attacker. ``short_draw`` is how many cards fewer a side draws
    next. ``held`` counts the turns a side has ended holding the mission target.
    """

    stage: StageName = "armies"
    phase: PhaseName = "start"
    mover: int = 0
    first: int = 0
    turn: int = 0
    turns: Pair = (0, 0)
    armies: tuple[str, str] = ("", "")
    ap: Pair = (0, 0)
    hq: Pair = (0, 0)
    losses: Pair = (0, 0)
    bids: Pair = (-1, -1)
    placed: Pair = (0, 0)
    passed: tuple[bool, bool] = (False, False)
    short_draw: Pair = (0, 0)
    held: Pair = (0, 0)
    units: tuple[Unit, ...] = ()
    next_id: int = 1
    terrain: tuple[TerrainPiece | None, ...]
    terrain_deck: tuple[str, ...] = ()
    terrain_out: tuple[str, ...] = ()
    boxes: tuple[Box, ...] = ()
    decks: tuple[Deck, Deck] = (Deck(), Deck())
    extra_shots: tuple[Pair, ...] = ()
    stance: str = ""
    stance_total: int = 0
    result: Ending | None = None


def unit_of(state: State, unit_id: int) -> Unit:
    """The unit with this id; a ``KeyError`` if it is no longer there."""
    for unit in state.units:
        if unit.id == unit_id:
            return unit
    raise KeyError(unit_id)


def unit_alive(state: State, unit_id: int) -> Unit | None:
    """The unit with this id, if it is still on the board (or aboard)."""
    for unit in state.units:
        if unit.id == unit_id:
            return unit
    return None


def is_alive(state: State, unit_id: int) -> bool:
    """Whether the unit is still on the board (or aboard)."""
    return unit_alive(state, unit_id) is not None


def units_of(state: State, side: int) -> list[Unit]:
    """A side's units standing on the board; those aboard a transport are not listed."""
    return [unit for unit in state.units if unit.side == side and unit.cell >= 0]


def units_on(state: State, cell: int) -> list[Unit]:
    """Units standing on a space."""
    return [unit for unit in state.units if unit.cell == cell]


HQ = 0
"""The target number of the enemy HQ."""


def terrain_target(cell: int) -> int:
    """The target number of the terrain on a space."""
    return -1 - cell


def cell_of_target(target: int) -> int:
    """The space of a terrain target."""
    return -1 - target


AI = 0


PLAYER = 1
