"""A game in numbers: a position on the board, and what is worked out on the way.

Each thing is named once, with where it lies in the state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from opfor.core.memory import Bits, Long, Numbers, Reals, Seeds, field
from opfor.core.requests import UNTOLD
from opfor.core.run import STREAMS
from opfor.games.blitzkrieg.values.board import WarUnits
from opfor.games.blitzkrieg.values.numbers import (
    EFFECTS,
    FIRST,
    GIVEN,
    LISTED,
    NET_PLANES,
    NOBODY,
    NOTHING,
    OFFERS,
    PLANES,
    REPLIES,
    SECOND,
    SIDES,
    SPACES,
    STAGES,
    STRATAGEMS,
    THEATRES,
    TOKENS,
    UNITS,
)
from opfor.games.blitzkrieg.values.state import STRATAGEMS as STRATAGEM_NAMES
from opfor.games.blitzkrieg.values.state import State


class Position(WarUnits, position=True):
    """A game under way. Bags, pile and cup are counts; reserves are in order.

    ``unit_on`` and ``owner_of`` say what stands on a space, ``campaign`` which one is open in a
    theatre (or NOT_OPENED, CLOSED). ``is_untold``: somebody has kept a draw to himself.
    """

    stage: int = field(lies=lambda state, _: STAGES.index(state.stage))
    turn: int = field(lies=lambda state, _: state.turn)
    mover: int = field(lies=lambda state, _: state.mover)
    tracks: list[int] = field(THEATRES, upto="theatres", lies=lambda state, _: state.tracks)
    campaign: list[int] = field(THEATRES, upto="theatres", lies=lambda state, _: state.campaigns)
    unit_on: list[int] = field(
        SPACES,
        upto="spaces",
        lies=lambda s, names: [NOTHING if x is None else names.number[x[1]] for x in s.placed],
    )
    owner_of: list[int] = field(
        SPACES,
        upto="spaces",
        lies=lambda state, _: [0 if x is None else x[0] for x in state.placed],
    )
    vp: list[int] = field(SIDES, lies=lambda state, _: state.vp)
    reserve: list[list[int]] = field(
        SIDES,
        TOKENS,
        upto="reserves",
        lies=lambda s, names: [[names.number[u] for u in r] for r in s.reserves],
    )
    reserves: list[int] = field(SIDES, lies=lambda state, _: [len(row) for row in state.reserves])
    bag: list[list[int]] = field(
        SIDES,
        UNITS,
        upto="units",
        lies=lambda state, names: [names.counts(bag) for bag in state.bags],
    )
    bags: list[int] = field(SIDES, lies=lambda state, _: [len(bag) for bag in state.bags])
    pile: list[int] = field(UNITS, upto="units", lies=lambda state, names: names.counts(state.pile))
    piled: int = field(lies=lambda state, _: len(state.pile))
    cup: list[int] = field(STRATAGEMS, lies=lambda s, _: _cup(s.cup))
    cupped: int = field(lies=lambda state, _: len(state.cup))
    stratagem: int = field(lies=lambda state, _: stratagem_number(state.stratagem))
    in_force: int = field(lies=lambda state, _: stratagem_number(state.in_force))
    stratagem_turn: int = field(lies=lambda state, _: state.stratagem_turn)
    last_unit: int = field(lies=lambda state, names: names.number.get(state.last_unit, NOTHING))
    last_units: list[int] = field(
        SIDES, lies=lambda s, names: [names.number.get(unit, NOTHING) for unit in s.last_units]
    )
    last_turn: int = field(lies=lambda state, _: int(state.last_turn))
    loser: int = field(lies=lambda state, _: NOBODY if state.loser is None else state.loser)
    blitz_in: int = field()
    is_untold: int = field(lies=lambda state, _: int(_is_untold(state)))


class Offer(NamedTuple):
    """Something a side may choose: a unit, and the space, theatre or slot it is about."""

    unit: int
    place: int


class Listed(NamedTuple):
    """A placement that is thought about twice, and what it is worth so far."""

    unit: int
    space: int
    worth: float


class Deciding(Position):
    """What the bot has in view while it decides a placement: ``row`` (what its units act as),
    ``ground`` (the spaces they can fill), ``most_steps`` (no unit can bring more), ``empty`` (how
    many spaces each open campaign has left), ``aims`` (what can be won there); then, as each is
    settled, ``theatre``, ``aim`` and ``space``. ``push_by`` is what a strategic advantage brings.
    """

    row: list[int] = field(TOKENS)
    ground: Bits = field()
    most_steps: int = field()
    empty: list[int] = field(THEATRES)
    aims: list[int] = field(THEATRES)
    theatre: int = field()
    aim: int = field()
    space: int = field()
    push_by: int = field()


class Choosing(Deciding):
    """What a side may choose (``offers``, each worth so much to whoever looks), and who answers for
    it; ``shortlist`` and the bot's ``replies`` are for one who looks ahead."""

    player: list[int] = field(SIDES)
    offered: int = field()
    offers: list[Offer] = field(OFFERS)
    worth: list[float] = field(OFFERS)
    prices: list[float] = field(EFFECTS)
    taken: list[int] = field(OFFERS)
    listed: int = field()
    shortlist: list[Listed] = field(LISTED)
    replies: int = field()
    reply_space: list[int] = field(REPLIES)
    reply_slot: list[int] = field(REPLIES)
    reply_share: list[int] = field(REPLIES)
    reply_because: list[int] = field(REPLIES)


class Stepped(Choosing):
    """Many games stepped from outside (``course/batch.py``): what the ``agent`` is ``asked``, what
    it has ``seen``, and the columns of all games that whoever steps them reads and fills. With an
    answer that has one of the ``lucks``, chance begins anew."""

    seen: list[int] = field(PLANES)
    lucks: list[int] = field(GIVEN)
    agent: int = field()
    is_asked: int = field()
    asked_what: int = field()
    asked_count: int = field()
    asked: list[Offer] = field(OFFERS)
    is_advised: int = field()
    row_width: int = field()
    most_offers: int = field()
    rows: Numbers = field()
    chance: Seeds = field()
    actions: Numbers = field()
    heads: Numbers = field()
    told: Numbers = field()
    planes: Reals = field()
    after: Numbers = field()
    after_planes: Reals = field()


class Learned(Stepped):
    """The net's weights (``opfor.core.net``), its sums while it is asked; what it tries, and the
    chance of the game meanwhile."""

    net_planes: int = field()
    first_weight: list[list[int]] = field(NET_PLANES, FIRST)
    first_bias: list[int] = field(FIRST)
    second_weight: list[list[int]] = field(FIRST, SECOND)
    second_bias: list[int] = field(SECOND)
    third_weight: list[int] = field(SECOND)
    third_bias: int = field()
    inner: list[int] = field(FIRST)
    outer: list[Long] = field(SECOND)
    tried: list[Offer] = field(OFFERS)
    kept_starts: list[Bits] = field(STREAMS)
    kept_counters: list[Bits] = field(STREAMS)


class War(Learned):
    """The memory of a game: rows that rules fill and empty again (``tally`` of a pool, ``leftover``
    effects, theatres that ``were_open``); positions: while something is tried (``aside``), played
    on from again and again (``start``), in which somebody outside is asked (``asking``);
    ``steps_begun`` counts set-up and turns.
    """

    aside: War
    start: War
    asking: War
    steps_begun: int = field()
    tally: list[int] = field(UNITS)
    leftovers: int = field()
    leftover: list[int] = field(SPACES)
    were_open: list[int] = field(THEATRES)


def stratagem_number(name: str | None) -> int:
    return NOTHING if name is None else STRATAGEM_NAMES.index(name)


def _is_untold(state: State) -> bool:
    return any(UNTOLD in pool for pool in (*state.reserves, *state.bags))


def _cup(cup: Sequence[str]) -> list[int]:
    count = Counter(cup)
    return [count[name] for name in STRATAGEM_NAMES]
