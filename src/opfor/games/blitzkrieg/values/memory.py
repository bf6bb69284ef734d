"""A game in numbers: a board that never changes, a position on it, and what is worked out.

Each thing is named once, with where it lies in the setting or the state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from opfor.core.chance import stream_name_hash
from opfor.core.deeds import ruling_numbers
from opfor.core.memory import Bits, field
from opfor.core.requests import UNTOLD
from opfor.core.run import RULINGS, STREAMS, Counted
from opfor.games.blitzkrieg.values import numbers as n
from opfor.games.blitzkrieg.values.numbers import (
    CAMPAIGNS,
    EFFECTS,
    LISTED,
    NOBODY,
    NOTHING,
    OFFERS,
    REPLIES,
    SIDES,
    SPACES,
    STRATAGEMS,
    THEATRES,
    TOKENS,
    UNITS,
)
from opfor.games.blitzkrieg.values.state import STRATAGEMS as STRATAGEM_NAMES
from opfor.games.blitzkrieg.values.state import State

BOTH = (0, 1)


def is_ruled(name: str, value: str) -> Any:
    """A switch: whether a ruling has this value."""
    return field(lies=lambda setting, _names: int(setting.rulings[name] == value))


class WarBoard(Counted):
    """The board and its rulings.

    Spaces of a campaign follow each other: from ``begins`` up to, not including, ``ends``.
    ``bot`` is the side the bot plays, ``is_mine`` whether nobody else looks at what a side draws.
    """

    hashes: list[Bits] = field(
        STREAMS, lies=lambda _s, names: [stream_name_hash(name) for name in names.streams]
    )
    theatres: int = field(lies=lambda s, _: len(s.board.theatres))
    spaces: int = field(lies=lambda s, _: len(s.board.spaces))
    bot: int = field(lies=lambda s, _: NOBODY if s.bot is None else s.bot)
    is_mine: list[int] = field(SIDES, lies=lambda s, _: [s.bot == 1, s.bot == 0])
    opens_by_choice: int = field(lies=lambda s, _: int(s.board.opens_by_choice))
    steps: list[int] = field(THEATRES, lies=lambda s, _: [t.steps for t in s.board.theatres])
    red: list[int] = field(THEATRES, lies=lambda s, _: [t.red for t in s.board.theatres])
    open_at_start: list[int] = field(
        THEATRES, lies=lambda s, _: [int(t.open_at_start) for t in s.board.theatres]
    )
    row_order: list[int] = field(
        THEATRES, lies=lambda s, _: [s.board.by_row.index(t) for t in range(len(s.board.theatres))]
    )
    shields: list[list[int]] = field(
        THEATRES, SIDES, lies=lambda s, _: [t.shields for t in s.board.theatres]
    )
    campaigns: list[int] = field(
        THEATRES, lies=lambda s, _: [len(t.campaigns) for t in s.board.theatres]
    )
    vp_of: list[list[int]] = field(
        THEATRES,
        CAMPAIGNS,
        lies=lambda s, _: [[c.vp for c in t.campaigns] for t in s.board.theatres],
    )
    begins: list[list[int]] = field(
        *(THEATRES, CAMPAIGNS),
        lies=lambda s, _: [[c.spaces[0] for c in t.campaigns] for t in s.board.theatres],
    )
    ends: list[list[int]] = field(
        *(THEATRES, CAMPAIGNS),
        lies=lambda s, _: [[c.spaces[-1] + 1 for c in t.campaigns] for t in s.board.theatres],
    )
    theatre_of: list[int] = field(SPACES, lies=lambda s, _: [x.theatre for x in s.board.spaces])
    campaign_of: list[int] = field(SPACES, lies=lambda s, _: [x.campaign for x in s.board.spaces])
    position: list[int] = field(SPACES, lies=lambda s, _: [x.position for x in s.board.spaces])
    terrain: list[int] = field(
        SPACES, lies=lambda s, _: [n.TERRAINS.index(x.terrain) for x in s.board.spaces]
    )
    effect: list[int] = field(
        SPACES, lies=lambda s, _: [n.EFFECT_NAMES.index(x.effect) for x in s.board.spaces]
    )
    amount: list[int] = field(SPACES, lies=lambda s, _: [x.amount for x in s.board.spaces])
    ruling: list[int] = field(RULINGS, lies=lambda s, _: ruling_numbers(s.rulings))
    bot_begins: int = is_ruled("first-turn", "bot")
    spy_copies_enemy: int = is_ruled("spy-copies", "last-enemy-unit")
    keeps_one_weapon: int = is_ruled("improved-research-keeps", "one")
    effect_first: int = is_ruled("effect-and-track", "effect-first")
    any_theatre: int = is_ruled("strategic-advantage-reach", "any-theatre")
    bombed_to_bag: int = is_ruled("bombed-unit", "bag")
    bot_skips: int = is_ruled("bot-cannot-place", "bot-skips")
    draws_evenly: int = is_ruled("more-than-six-units", "even-draw")
    blitz_lapses: int = is_ruled("blitz-follow-up", "lapses")
    research_is_equal: int = is_ruled("research-order", "all-equal")


class WarUnits(WarBoard):
    """Units, and the numbers of the game's frame.

    ``stands`` has a bit for every space a unit's terrain allows. A unit may act as another one
    (the bot's scientist has a row of its own behind the real units): ``acts_as`` for each side,
    ``copied_as`` when a spy copies it, ``known_as`` is the way back. ``untold`` stands for a unit
    that whoever drew it has kept to himself.
    """

    units: int = field(lies=lambda _s, names: len(names.said))
    untold: int = field(lies=lambda _s, names: names.untold)
    kind: list[int] = field(UNITS, lies=lambda _s, n_: [n.KINDS.index(r.kind) for r in n_.rows])
    stands: list[Bits] = field(
        UNITS, lies=lambda s, names: [sum(1 << x for x in s.ground(r)) for r in names.rows]
    )
    strength: list[int] = field(UNITS, lies=lambda _s, names: [r.strength for r in names.rows])
    blitz: list[int] = field(UNITS, lies=lambda _s, names: [int(r.blitz) for r in names.rows])
    bomber: list[int] = field(UNITS, lies=lambda _s, names: [int(r.bomber) for r in names.rows])
    nuclear: list[int] = field(UNITS, lies=lambda _s, names: [int(r.nuclear) for r in names.rows])
    leads: list[int] = field(UNITS, lies=lambda _s, names: [int(bool(r.leads)) for r in names.rows])
    roams: list[int] = field(
        *(UNITS,),
        lies=lambda s, names: [
            int(r.scientist and s.rulings.players_scientist == "any-campaign") for r in names.rows
        ],
    )
    spy: list[int] = field(UNITS, lies=lambda _s, names: [int(r.spy) for r in names.rows])
    skips_effect: list[int] = field(
        UNITS, lies=lambda s, names: [int(s.skips_effect(r)) for r in names.rows]
    )
    special: list[list[int]] = field(
        *(SIDES, UNITS),
        lies=lambda _s, names: [
            [int(names.as_held(i, side).special) for i in names.ids] for side in BOTH
        ],
    )
    supports: list[list[list[int]]] = field(
        *(SIDES, UNITS, UNITS), lies=lambda s, names: [names.support(s, side) for side in BOTH]
    )
    acts_as: list[list[int]] = field(
        SIDES, UNITS, lies=lambda _s, names: [names.acting(side) for side in BOTH]
    )
    known_as: list[int] = field(
        UNITS, lies=lambda _s, names: [names.number.get(unit, 0) for unit in names.said]
    )
    end_points: int = field(lies=lambda s, _: s.constants.end_points)
    outright_bonus: int = field(
        lies=lambda s, _: 0 if s.rulings.outright_win_bonus == "0" else s.constants.outright_bonus
    )
    backlash: int = field(
        lies=lambda s, _: 0 if s.rulings.nuclear_backlash == "0" else s.constants.backlash
    )
    stop_short: int = field(
        lies=lambda s, _: s.constants.stop_short * (s.rulings.pushed_marker == "one-short")
    )
    shield_bonus: list[int] = field(SIDES, lies=lambda s, _: s.constants.shield_bonus)
    reserve_at_start: int = field(lies=lambda s, _: s.constants.reserve)
    row_at_start: int = field(lies=lambda s, _: s.constants.row)
    head_start_picks: int = field(lies=lambda s, _: s.head_start.picks)
    head_start_steps: int = field(lies=lambda s, _: s.head_start.steps)
    extra_vp: int = field(lies=lambda s, _: s.options.extra_vp)
    extra_progress: int = field(lies=lambda s, _: s.options.extra_progress)
    stratagems: int = field(lies=lambda s, _: int(s.options.stratagems and s.bot is not None))


class Position(WarUnits, position=True):
    """A game under way. Bags, pile and cup are counts; reserves are in order.

    ``unit_on`` and ``owner_of`` say what stands on a space, ``campaign`` which one is open in a
    theatre (or NOT_OPENED, CLOSED). ``is_untold``: somebody has kept a draw to himself.
    """

    stage: int = field(lies=lambda state, _: n.STAGES.index(state.stage))
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


class War(Position):
    """What is worked out when it is needed: ``row`` (what the bot's units act as), ``ground`` (the
    spaces they can fill), ``empty`` spaces of the open campaigns, ``aims`` (what can be won there)
    for the bot's decisions; ``offered`` things for the players' ones, each worth so much; what a
    player has ``listed`` and the bot's ``replies`` for one who looks ahead, with the position
    ``aside``. ``start`` is the position that is played on from again and again; ``steps_begun``
    counts set-up and turns.
    """

    aside: War
    start: War
    steps_begun: int = field()
    player: list[int] = field(SIDES)
    tally: list[int] = field(UNITS)
    row: list[int] = field(TOKENS)
    ground: Bits = field()
    empty: list[int] = field(THEATRES)
    aims: list[int] = field(THEATRES)
    theatre: int = field()
    space: int = field()
    aim: int = field()
    push_by: int = field()
    leftover: list[int] = field(SPACES)
    were_open: list[int] = field(THEATRES)
    offered: int = field()
    offer: list[int] = field(OFFERS)
    offered_unit: list[int] = field(OFFERS)
    worth: list[float] = field(OFFERS)
    prices: list[float] = field(EFFECTS)
    taken: list[int] = field(OFFERS)
    listed: int = field()
    list_unit: list[int] = field(LISTED)
    list_space: list[int] = field(LISTED)
    list_worth: list[float] = field(LISTED)
    replies: int = field()
    reply_space: list[int] = field(REPLIES)
    reply_slot: list[int] = field(REPLIES)
    reply_share: list[int] = field(REPLIES)
    reply_because: list[int] = field(REPLIES)


def stratagem_number(name: str | None) -> int:
    return NOTHING if name is None else STRATAGEM_NAMES.index(name)


def _is_untold(state: State) -> bool:
    return any(UNTOLD in pool for pool in (*state.reserves, *state.bags))


def _cup(cup: Sequence[str]) -> list[int]:
    count = Counter(cup)
    return [count[name] for name in STRATAGEM_NAMES]
