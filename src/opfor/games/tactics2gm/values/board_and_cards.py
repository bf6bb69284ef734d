"""The board, and what is printed on cards, tokens of equipment and terrain.

``distance`` also knows the HQs as the spaces ``size`` and ``size + 1``. A set of types or traits
has a bit for each.
"""

from __future__ import annotations

from opfor.core.memory import Bits, field
from opfor.core.ranking import Ranking
from opfor.games.tactics2gm.values.card_numbers import entry_costs
from opfor.games.tactics2gm.values.codes import (
    ARMS,
    CARDS,
    CELLS,
    NOTHING,
    PLACES,
    RESTS,
    SIDES,
    TERRAINS,
)
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.lies import (
    BITS,
    PLACE_OF,
    not_leftmost,
)


class FieldBoard(Ranking):
    """``near`` are the neighbours of a space, ``nears`` how many; ``depth`` is the line as a
    side counts it, ``line`` as the AI does, from 1. Sets of spaces have a ``bit`` for each;
    ``place_of`` is the space of a bit, by the rest it leaves: each another one."""

    lines: int = field(lies=lambda s, _: s.board.lines)
    columns: int = field(lies=lambda s, _: s.board.columns)
    size: int = field(lies=lambda s, _: s.board.size)
    near: list[list[int]] = field(CELLS, 4, lies=lambda s, _: s.board.neighbours)
    bit: list[Bits] = field(CELLS, lies=lambda *_: BITS)
    place_of: list[int] = field(RESTS, lies=lambda *_: PLACE_OF)
    whole_board: Bits = field(lies=lambda s, _: sum(BITS[: s.board.size]))
    not_leftmost: Bits = field(lies=lambda s, _: not_leftmost(s.board))
    not_rightmost: Bits = field(lies=lambda s, _: not_leftmost(s.board) >> 1)
    nears: list[int] = field(CELLS, lies=lambda s, _: map(len, s.board.neighbours))
    distance: list[list[int]] = field(PLACES, PLACES, lies=lambda s, _: s.board.distance)
    line: list[int] = field(
        PLACES, lies=lambda s, _: [*map(s.board.line, range(s.board.size)), 0, s.board.lines + 1]
    )
    column: list[int] = field(PLACES, lies=lambda s, _: map(s.board.column, range(s.board.size)))
    depth: list[list[int]] = field(
        SIDES,
        CELLS,
        lies=lambda s, _: [
            [s.board.depth(side, c) for c in range(s.board.size)] for side in (0, 1)
        ],
    )
    entry: list[int] = field(SIDES, lies=lambda s, _: [s.board.entry(side)[0] for side in (0, 1)])


class FieldCards(FieldBoard):
    """``type`` is ``SUPPORT`` for support cards; ``pile`` is where a card of an army lies,
    ``points`` what it counts in a deck."""

    cards: int = field(lies=lambda _, known: len(known.cards))
    hidden_card: int = field(lies=lambda _, known: known.card[HIDDEN])
    dropper: int = field(lies=lambda _, known: known.card.get("c47", NOTHING))
    type: list[int] = field(ARMS)
    kind: list[int] = field(ARMS)
    cost: list[int] = field(ARMS)
    points: list[int] = field(CARDS)
    pile: list[int] = field(CARDS)
    movement: list[int] = field(CARDS)
    pace: list[int] = field(CARDS)
    range: list[int] = field(ARMS)
    min_range: list[int] = field(ARMS)
    to_hit: list[int] = field(ARMS)
    penetration: list[int] = field(ARMS)
    damage: list[int] = field(ARMS)
    defence: list[int] = field(CARDS)
    hp: list[int] = field(CARDS)
    blast: list[int] = field(CARDS)
    traits: list[int] = field(CARDS)
    carries: list[int] = field(CARDS)
    can_fire: list[int] = field(CARDS)
    offensive: list[int] = field(ARMS)
    defensive: list[int] = field(ARMS)
    armoured: list[int] = field(CARDS)
    entry_costs: list[list[int]] = field(CARDS, TERRAINS, lies=entry_costs)


class FieldSupports(FieldCards):
    """``number`` is the place of a support card among them, for sets of them."""

    effect: list[int] = field(CARDS)
    tag: list[int] = field(CARDS)
    timing: list[int] = field(CARDS)
    types: list[int] = field(ARMS)
    amount: list[int] = field(ARMS)
    number: list[int] = field(CARDS)


class FieldTokens(FieldSupports):
    tokens: int = field(lies=lambda _, known: len(known.tokens))
    role: list[int] = field(ARMS)
    use: list[int] = field(ARMS)
    arrow: list[int] = field(ARMS)
    ignores_cover: list[int] = field(ARMS)


class FieldTerrain(FieldTokens):
    """``breakable`` can be destroyed, ``in_the_way`` keeps some type of unit out."""

    terrains: int = field(lies=lambda _, known: len(known.terrain))
    cover_of: list[int] = field(
        TERRAINS, lies=lambda _, known: [row.cover for row in known.ground_rows]
    )
    terrain_hp: list[int] = field(
        TERRAINS, lies=lambda _, known: [row.hp for row in known.ground_rows]
    )
    terrain_defence: list[int] = field(
        TERRAINS, lies=lambda _, known: [row.defence for row in known.ground_rows]
    )
    terrain_cost: list[int] = field(
        TERRAINS, lies=lambda _, known: [row.cost for row in known.ground_rows]
    )
    capacity: list[int] = field(
        TERRAINS, lies=lambda _, known: [row.capacity for row in known.ground_rows]
    )
    copies: list[int] = field(
        TERRAINS, lies=lambda _, known: [row.copies for row in known.ground_rows]
    )
    in_the_way: list[int] = field(
        TERRAINS, lies=lambda _, known: [bool(row.blocks) for row in known.ground_rows]
    )
    not_for_bids: list[int] = field(
        TERRAINS, lies=lambda s, known: [n in s.numbers.bid.no_terrain for n in known.terrain]
    )
