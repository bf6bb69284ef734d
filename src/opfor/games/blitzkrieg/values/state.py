"""The state of a Blitzkrieg! game: values only.

Side 0 moves first (Axis on the base board, Japan on the Nippon board) and is the bot in a solo
game; side 1 is its opponent. Battle tracks count steps from the centre, positive towards side 0.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

NOT_OPENED = -1
CLOSED = -2

Stage = Literal["setup", "turn", "over"]
Placed: TypeAlias = tuple[int, str]
"""(side, unit)"""

Stratagem = Literal[
    "big-guns",
    "counterattack",
    "economic-warfare",
    "for-the-glory",
    "rapid-deployment",
    "research-and-development",
    "secure",
    "steamroll",
]
STRATAGEMS: tuple[Stratagem, ...] = get_args(Stratagem)
"""In the order of their rows and of their numbers."""
STRATAGEM_TITLES: dict[str, str] = {
    name: name.replace("-", " ").title().replace(" The ", " the ").replace(" And ", " & ")
    for name in STRATAGEMS
}
STEAMROLL: Stratagem = "steamroll"
"""Acts as the stratagem in force before it."""

HIDDEN = "hidden"
"""Stands for a unit a seat may not see."""


NOBODY = -1


class Memory(Struct, frozen=True, eq=False):
    """What people at a table remember and no rule asks for.

    ``won`` tells who won each closed campaign, as (theatre, campaign, side or NOBODY); ``last``
    is where each side placed its last unit. Positions are equal whatever is remembered of them.
    """

    won: tuple[tuple[int, int, int], ...] = ()
    last: tuple[int, int] = (-1, -1)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memory)

    def __hash__(self) -> int:
        return 0


class State(Struct, frozen=True, kw_only=True):
    """Everything that changes during a game.

    ``campaigns`` holds the open campaign of each theatre (or NOT_OPENED, CLOSED); ``placed`` one
    entry per space of the board. Bags, pile and cup are unordered and kept sorted: their order is
    decided by each draw. ``stratagem`` is the token lying out, drawn in turn ``stratagem_turn``,
    ``in_force`` what it acts as (Steamroll acts as the one in force before), ``loser`` a side that
    could not place. Between turns ``mover`` is the side whose turn comes. ``last_unit`` is what
    was placed last (for a spy: what it copied), ``last_units`` the same for each side.
    """

    stage: Stage = "setup"
    turn: int = 0
    mover: int = 0
    tracks: tuple[int, ...]
    campaigns: tuple[int, ...]
    placed: tuple[Placed | None, ...]
    vp: tuple[int, int] = (0, 0)
    reserves: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    bags: tuple[tuple[str, ...], tuple[str, ...]]
    pile: tuple[str, ...]
    cup: tuple[str, ...] = ()
    stratagem: str | None = None
    in_force: str | None = None
    stratagem_turn: int = 0
    last_unit: str | None = None
    last_units: tuple[str | None, str | None] = (None, None)
    last_turn: bool = False
    loser: int | None = None
    memory: Memory = Memory()
