"""The numbers of a board, filled in from the packs and lookups of the readable engine.

Nothing is typed in here: units and spaces are numbered, names become numbers, rulings become
switches. This file and ``states`` are all that knows both engines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from opfor.core.chance import stream_name_hash
from opfor.core.foresight import at_random
from opfor.core.game import Player
from opfor.fast.blitzkrieg import values as fast
from opfor.fast.blitzkrieg.values import War
from opfor.fast.rows import padded, rows_padded
from opfor.fast.run import STREAMS
from opfor.games.blitzkrieg.bot.shortage import FEW_UNITS, NEAR_VICTORY
from opfor.games.blitzkrieg.bot.space import BEHIND, SPACE
from opfor.games.blitzkrieg.bot.theatre import THEATRE
from opfor.games.blitzkrieg.bot.unit import DIE
from opfor.games.blitzkrieg.course import appraisal, players
from opfor.games.blitzkrieg.course.setup import STEPS_ALWAYS, new
from opfor.games.blitzkrieg.rules.strength import as_unit, is_special
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.tables import UnitRow

EFFECTS = {
    "none": fast.NO_EFFECT,
    "propaganda": fast.PROPAGANDA,
    "strategic-advantage": fast.STRATEGIC,
    "tactical-advantage": fast.TACTICAL,
    "industrial-production": fast.PRODUCTION,
    "research": fast.RESEARCH,
    "improved-research": fast.IMPROVED,
    "research-industry": fast.INDUSTRY,
    "bombing": fast.BOMBING,
}
STRATAGEMS = {
    "big-guns": fast.BIG_GUNS,
    "counterattack": fast.COUNTERATTACK,
    "economic-warfare": fast.ECONOMIC_WARFARE,
    "for-the-glory": fast.FOR_THE_GLORY,
    "rapid-deployment": fast.RAPID_DEPLOYMENT,
    "research-and-development": fast.RESEARCH_AND_DEVELOPMENT,
    "secure": fast.SECURE,
    "steamroll": fast.STEAMROLL,
}
PLAYERS: dict[Player, int] = {
    at_random: fast.RANDOM,
    players.greedy_player: fast.GREEDY,
    players.look_ahead_player: fast.LOOK_AHEAD,
}
SWITCHES = {
    "first-turn": ("bot_begins", "bot"),
    "winning-placement": ("closing_is_enough", "close"),
    "winning-aim": ("either_win_will_do", "either"),
    "units-counted": ("placed_unit_counts", "before-placing"),
    "extreme-lead": ("lead_before_counts", "lead-before"),
    "more-than-six-units": ("draws_evenly", "even-draw"),
    "blitz-theatre": ("same_theatre_first", "same-theatre-first"),
    "blitz-follow-up": ("blitz_lapses", "lapses"),
    "wanted-space": ("wants_fillable", "fillable"),
    "change-among-units": ("rank_only", "rank-only"),
    "strength-at-track-end": ("cuts_strength", "cut"),
    "special-weapon-present": ("weapon_in_whole_row", "whole-row"),
    "last-space": ("last_is_rightmost", "last-printed"),
    "change-at-track-end": ("cuts_change", "cut"),
}
"""Rulings the bot's procedure asks for: the switch of a board, and the value that sets it."""
LOOKED_UP = (
    "spy_copies_enemy",
    "keeps_one_weapon",
    "effect_first",
    "any_theatre",
    "bombed_to_bag",
    "bot_skips",
)
"""Switches that the readable lookup has already."""
IN_TABLES = frozenset(
    {
        *("research-order", "theatre-order", "bombed-unit", "bot-cannot-place"),
        *("nippon-head-start", "scientist-kind", "strategic-advantage-reach", "effect-and-track"),
        *("commander-support", "nuclear-backlash", "nuclear-ground", "players-scientist"),
        *("spy-copies", "task-force-effect", "improved-research-keeps", "pushed-marker"),
        "outright-win-bonus",
    }
)
"""Rulings that the lookup, the tables of units or other numbers answer."""


def unit_ids(setting: Setting) -> list[str]:
    """The units in the order of their numbers."""
    return sorted(setting.units.by_id)


def fill(war: War, setting: Setting, seats: Mapping[str, Any]) -> None:
    """Set a war up for a setting and the players of its seats (functions, by seat)."""
    look = setting.lookup
    war.aside = type(war)()
    war.bot = look.bot
    _fill_board(war, setting)
    _fill_units(war, setting)
    _fill_numbers(war, setting)
    _fill_prices(war)
    for name in LOOKED_UP:
        setattr(war, name, int(getattr(look, name)))
    for ruling, (switch, value) in SWITCHES.items():
        setattr(war, switch, int(setting.rulings[ruling] == value))
    war.hashes = padded((stream_name_hash(name) for name in stream_names(setting)), STREAMS)
    war.player = [PLAYERS[seats[seat]] if seat in seats else fast.RANDOM for seat in look.seats]


def stream_names(setting: Setting) -> list[str]:
    """The streams of chance in the order of their numbers."""
    look = setting.lookup
    players = [f"player:{seat}" for seat in look.seats]
    names = ["die", "cup", "pile", "tie", "campaigns"]
    return [*names, *look.bag_sources, *look.reserve_sources, *players]


def _fill_board(war: War, setting: Setting) -> None:
    board = setting.board
    theatres, spaces = board.theatres, board.spaces
    war.theatres, war.spaces = len(theatres), len(spaces)
    war.opens_by_choice = int(board.opens_by_choice)
    war.steps = padded((t.steps for t in theatres), fast.THEATRES)
    war.red = padded((t.red for t in theatres), fast.THEATRES)
    war.open_at_start = padded((t.open_at_start for t in theatres), fast.THEATRES)
    order_of = THEATRE.ladder(setting.rulings)[-1].measure
    asked: Any = SimpleNamespace(setting=setting)
    order = [order_of(asked, t) for t in range(len(theatres))]
    war.reading_order = padded(order, fast.THEATRES)
    war.shields = rows_padded([t.shields for t in theatres], fast.THEATRES, fast.SIDES)
    war.campaigns = padded((len(t.campaigns) for t in theatres), fast.THEATRES)
    size = (fast.THEATRES, fast.CAMPAIGNS)
    war.vp_of = rows_padded([[c.vp for c in t.campaigns] for t in theatres], *size)
    war.begins = rows_padded([[c.spaces[0] for c in t.campaigns] for t in theatres], *size)
    war.ends = rows_padded([[c.spaces[-1] + 1 for c in t.campaigns] for t in theatres], *size)
    war.theatre_of = padded((s.theatre for s in spaces), fast.SPACES)
    war.campaign_of = padded((s.campaign for s in spaces), fast.SPACES)
    war.position = padded((s.position for s in spaces), fast.SPACES)
    war.effect = padded((EFFECTS[s.effect] for s in spaces), fast.SPACES)
    war.amount = padded((s.amount for s in spaces), fast.SPACES)


def _fill_units(war: War, setting: Setting) -> None:
    look, ids = setting.lookup, unit_ids(setting)
    number = {unit: i for i, unit in enumerate(ids)}
    rows: list[UnitRow] = [look.rows[unit] for unit in ids]
    war.units = len(ids)
    if look.bots_scientist is not None:
        rows.append(look.bots_scientist)
    ground = [look.stands[row.id] for row in rows]
    war.stands = padded((sum(1 << s for s in spaces) for spaces in ground), fast.UNITS)
    war.strength = padded((row.strength for row in rows), fast.UNITS)
    war.blitz = padded((row.blitz for row in rows), fast.UNITS)
    war.bomber = padded((row.bomber for row in rows), fast.UNITS)
    war.nuclear = padded((row.nuclear for row in rows), fast.UNITS)
    war.leads = padded((bool(row.leads) for row in rows), fast.UNITS)
    war.roams = padded((row.scientist and look.scientist_roams for row in rows), fast.UNITS)
    war.spy = padded((row.spy for row in rows), fast.UNITS)
    skips = (row.task_force and look.task_force_skips for row in rows)
    war.skips_effect = padded(skips, fast.UNITS)
    war.known_as = padded((number[row.id] for row in rows), fast.UNITS)
    size = (fast.SIDES, fast.UNITS)
    special = [[is_special(setting, side, u) for u in ids] for side in (0, 1)]
    war.special = rows_padded(special, *size)
    war.supports = [
        rows_padded(
            [[u in look.support[row.id][side] for u in ids] for row in rows], fast.UNITS, fast.UNITS
        )
        for side in (0, 1)
    ]
    war.acts_as = rows_padded([_acting(setting, ids, side, "") for side in (0, 1)], *size)
    spies = [row.id for row in rows if row.spy]
    copied = [_acting(setting, ids, side, spies[0]) if spies else [] for side in (0, 1)]
    war.copied_as = rows_padded(copied, *size)
    counts = [Counter(bag) for bag in (*setting.units.bags, setting.units.pile)]
    first, second, pile = ([count[u] for u in ids] for count in counts)
    war.full_bag = rows_padded([first, second], *size)
    war.full_pile = padded(pile, fast.UNITS)


def _acting(setting: Setting, ids: Sequence[str], side: int, spy: str) -> list[int]:
    """What each unit acts as for a side; with a spy, what the spy acts as having copied it."""
    nothing_placed = new(setting)
    found = []
    for number, unit in enumerate(ids):
        state = replace(nothing_placed, last_unit=unit, last_units=(unit, unit))
        row = as_unit(setting, state if spy else nothing_placed, side, spy or unit)
        found.append(len(ids) if row is setting.lookup.bots_scientist else number)
    return found


def _fill_numbers(war: War, setting: Setting) -> None:
    look, constants, options = setting.lookup, setting.constants, setting.options
    war.end_points = look.end_points
    war.outright_bonus = look.outright_bonus
    war.backlash = look.backlash
    war.stop_short = look.stop_short
    war.shield_bonus = list(constants.shield_bonus)
    war.near_victory, war.behind = NEAR_VICTORY, BEHIND
    war.few_units, war.die = FEW_UNITS, DIE
    war.place_on_list = _places_on_list(setting)
    war.reserve_at_start, war.row_at_start = constants.reserve, constants.row
    help_given = constants.head_start[options.difficulty]
    war.head_start_picks, war.head_start_steps = help_given.picks, help_given.steps
    if setting.board.opens_by_choice and setting.rulings.nippon_head_start == "always-two":
        war.head_start_steps = STEPS_ALWAYS
    war.extra_vp, war.extra_progress = options.extra_vp, options.extra_progress
    war.stratagems = int(options.stratagems and setting.bot is not None)


def _places_on_list(setting: Setting) -> list[list[list[int]]]:
    """The priority list of effects as the readable engine has it, asked case by case."""
    rungs = SPACE.ladder(setting.rulings)
    place_on_list = next(rung.measure for rung in rungs if rung.rule == "BLZ-2.4")
    scores = {
        fast.UNHURRIED: (0, 0),
        fast.BEHIND: (0, BEHIND),
        fast.NEAR_VICTORY: (NEAR_VICTORY, 0),
    }

    def place(effect: str, is_short: int, need: int) -> int:
        row = (None,) * (FEW_UNITS if is_short else FEW_UNITS + 2)
        seen: Any = SimpleNamespace(
            spaces=[SimpleNamespace(effect=effect)],
            vp=scores[need],
            row=row,
        )
        return int(place_on_list(seen, 0))

    return [[[place(e, s, need) for need in scores] for s in (0, 1)] for e in EFFECTS]


def _fill_prices(war: War) -> None:
    """What the greedy player takes things to be worth."""
    war.prices = [appraisal.PRICES.get(effect, 0.0) for effect in EFFECTS]
    war.price_of_bombing = appraisal.PRICES["bombing"]
    war.price_of_strength = appraisal.PRICE_OF_STRENGTH
    war.price_of_blitz = appraisal.PRICE_OF_BLITZ
    war.price_of_backlash = appraisal.PRICE_OF_BACKLASH
    war.worth_of_blitz = appraisal.WORTH_OF_BLITZ
    war.worth_of_bomber = appraisal.WORTH_OF_BOMBER
    war.worth_of_leader = appraisal.WORTH_OF_LEADER
    war.worth_of_outright = appraisal.WORTH_OF_OUTRIGHT
    war.swing = appraisal.SWING
    war.later = appraisal.LATER
    war.later_spaces = appraisal.LATER_SPACES
    war.usual_push = players.USUAL_PUSH
    war.shortlist = players.SHORTLIST
