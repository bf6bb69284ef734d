"""A setting in numbers: the board and the units, which never change while a game lasts.

Each thing is named once, with where it lies in the setting.
"""

from __future__ import annotations

from typing import Any

from opfor.core.chance import stream_name_hash
from opfor.core.deeds import ruling_numbers
from opfor.core.memory import Bits, field
from opfor.core.run import RULINGS, STREAMS, Counted
from opfor.games.blitzkrieg.values.numbers import (
    CAMPAIGNS,
    EFFECT_NAMES,
    KINDS,
    NOBODY,
    SIDES,
    SPACES,
    TERRAINS,
    THEATRES,
    UNITS,
)

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
        SPACES, lies=lambda s, _: [TERRAINS.index(x.terrain) for x in s.board.spaces]
    )
    effect: list[int] = field(
        SPACES, lies=lambda s, _: [EFFECT_NAMES.index(x.effect) for x in s.board.spaces]
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


class WarUnits(WarBoard):
    """Units, and the numbers of the game's frame.

    ``stands`` has a bit for every space a unit may stand on. A unit may act as another one
    (the bot's scientist has a row of its own behind the real units): ``acts_as`` for each side,
    ``copied_as`` when a spy copies it, ``known_as`` is the way back. ``untold`` stands for a unit
    that whoever drew it has kept to himself.
    """

    units: int = field(lies=lambda _s, names: len(names.said))
    untold: int = field(lies=lambda _s, names: names.untold)
    kind: list[int] = field(UNITS, lies=lambda _s, names: [KINDS.index(r.kind) for r in names.rows])
    stands: list[Bits] = field(
        UNITS, lies=lambda s, names: [names.ground(s, row) for row in names.rows]
    )
    strength: list[int] = field(UNITS, lies=lambda _s, names: [r.strength for r in names.rows])
    most_steps_of: list[int] = field(
        UNITS, lies=lambda s, names: [names.most_steps(s, row) for row in names.rows]
    )
    blitz: list[int] = field(UNITS, lies=lambda _s, names: [int(r.blitz) for r in names.rows])
    bomber: list[int] = field(UNITS, lies=lambda _s, names: [int(r.bomber) for r in names.rows])
    nuclear: list[int] = field(UNITS, lies=lambda _s, names: [int(r.nuclear) for r in names.rows])
    leads: list[int] = field(UNITS, lies=lambda _s, names: [int(bool(r.leads)) for r in names.rows])
    roams: list[int] = field(
        UNITS, lies=lambda s, names: [int(names.roams(s, row)) for row in names.rows]
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
    handicap: int = field(lies=lambda s, _: s.options.handicap)
    stratagems: int = field(lies=lambda s, _: int(s.options.stratagems and s.bot is not None))
