"""The numbers of a field, filled in from the packs and rules of the readable engine.

Nothing is typed in here: cards are numbered, names become numbers, rulings become switches. The
``tables`` modules and ``states`` are all that knows both engines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, get_args

from msgspec.structs import replace

from opfor.core.chance import stream_name_hash
from opfor.core.deeds import ruling_numbers
from opfor.core.foresight import at_random
from opfor.core.game import Player
from opfor.core.narrow import tie_rules
from opfor.core.run import RULINGS, STREAMS
from opfor.fast.rows import padded, rows_padded
from opfor.fast.tactics2gm import names as fast
from opfor.fast.tactics2gm.ai_tables import fill_ai_numbers
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.questions import QUESTIONS
from opfor.fast.tactics2gm.bot.tables import fill_bot
from opfor.fast.tactics2gm.card_tables import (
    card_ids,
    fill_cards,
    fill_terrain,
    fill_tokens,
    numbering,
    terrain_ids,
)
from opfor.games.tactics2gm.bot.setup.army_deck import piles_of, scenario_counts
from opfor.games.tactics2gm.course.players import baseline_player
from opfor.games.tactics2gm.course.setup import new
from opfor.games.tactics2gm.rules.removed_cards import removed_cards
from opfor.games.tactics2gm.rules.supply import hq_income
from opfor.games.tactics2gm.rules.targets import must_destroy_target
from opfor.games.tactics2gm.rules.terrain import FIRST_LINES
from opfor.games.tactics2gm.values.content import PILES
from opfor.games.tactics2gm.values.options import RANDOM, Setting, chosen_army
from opfor.games.tactics2gm.values.scenarios import GoalKind

PLAYERS: dict[Player, int] = {at_random: fast.RANDOM, baseline_player: fast.BASELINE}
GOAL_KINDS = {kind: number for number, kind in enumerate(get_args(GoalKind))}
SWITCHES = {
    "unplayed-cards": ("keeps_cards", "kept"),
    "stance-position": ("all_lines_alarm", "all-lines"),
    "bid-tie": ("ai_wins_ties", "ai-starts"),
    "hq-income": ("two_ap_in_all", "2-in-all"),
    "full-assault-fire": ("hq_fire_only", "hq-only"),
    "five-ap-moment": ("five_ap_each_card", "each-card"),
    "movement-precedence": ("wounded_first", "wounded-first"),
    "anti-air-guns": ("guns_with_artillery", "with-artillery"),
    "reinforce-order": ("artillery_second", "artillery-second"),
    "victory-first": ("victory_in_shooting_only", "shooting-only"),
    "danger-moment": ("danger_each_act", "each-act"),
}
"""Rulings: the switch of a field, and the value that sets it."""


def stream_names(setting: Setting) -> list[str]:
    """The streams of chance in the order of their numbers."""
    seats = setting.seats
    own = [f"{seat} {pile}" for pile in ("deck", "hand") for seat in seats]
    players = [f"player:{seat}" for seat in seats]
    return ["d10", "tie", "armies", "first", "terrain deck", "ai army", *own, *players]


def fill(battle: Battle, setting: Setting, seats: Mapping[str, Any]) -> None:
    """Set a battle up for a setting and the players of its seats (functions, by seat)."""
    fill_board(battle, setting)
    fill_cards(battle, setting)
    fill_tokens(battle, setting)
    fill_terrain(battle, setting)
    fill_armies(battle, setting)
    fill_mission(battle, setting)
    fill_numbers(battle, setting)
    fill_ai_numbers(battle, setting)
    for ruling, (switch, value) in SWITCHES.items():
        setattr(battle, switch, int(setting.rulings[ruling] == value))
    fill_bot(battle, setting)
    fill_questions(battle, setting)
    battle.hashes = padded((stream_name_hash(name) for name in stream_names(setting)), STREAMS)
    seated = [PLAYERS[seats[seat]] if seat in seats else fast.RANDOM for seat in setting.seats]
    battle.player = seated


def fill_questions(battle: Battle, setting: Setting) -> None:
    """Which rungs count, and by which row a tie is broken; a plain run reads the questions."""
    battle.ruling = padded(ruling_numbers(setting.rulings), RULINGS)
    battle.tie_rule = padded(tie_rules(QUESTIONS), len(battle.tie_rule))
    if isinstance(battle, Battle):
        battle.questions, battle.rulings, battle.ladders = QUESTIONS, setting.rulings, {}


def fill_board(battle: Battle, setting: Setting) -> None:
    board = setting.board
    battle.lines, battle.columns, battle.size = board.lines, board.columns, board.size
    battle.near = rows_padded(board.neighbours, fast.CELLS, 4)
    bits = [1 << cell for cell in range(fast.CELLS)]
    places = {bit % fast.RESTS: cell for cell, bit in enumerate(bits)}
    battle.bit, battle.place_of = bits, [places.get(rest, 0) for rest in range(fast.RESTS)]
    battle.whole_board = sum(bits[: board.size])
    battle.not_leftmost = battle.whole_board - sum(bits[: board.size : board.columns])
    battle.not_rightmost = battle.not_leftmost >> 1
    battle.nears = padded((len(row) for row in board.neighbours), fast.CELLS)
    battle.distance = rows_padded(board.distance, fast.PLACES, fast.PLACES)
    cells = range(board.size)
    beyond = [0, board.lines + 1]
    battle.line = padded([*map(board.line, cells), *beyond], fast.PLACES)
    battle.column = padded(map(board.column, cells), fast.PLACES)
    depths = [[board.depth(side, cell) for cell in cells] for side in (0, 1)]
    battle.depth = rows_padded(depths, fast.SIDES, fast.CELLS)
    battle.entry = [board.entry(side)[0] for side in (0, 1)]


def fill_armies(battle: Battle, setting: Setting) -> None:
    armies, ids = numbering(setting).armies, card_ids(setting)
    rows = [counts(setting.cards.armies[army].copies, ids) for army in armies]
    size = (fast.ARMIES, fast.CARDS)
    battle.armies_there = len(armies)
    battle.copies_of = rows_padded(rows, *size)
    battle.deck_of = [
        rows_padded([_deck(setting, side, army, ids) for army in armies], *size) for side in (0, 1)
    ]
    chosen = [chosen_army(setting, side) for side in (0, 1)]
    battle.chosen_army = [fast.NOTHING if a == RANDOM else armies.index(a) for a in chosen]
    out = removed_cards(setting)
    battle.barred = padded((card in out for card in ids), fast.CARDS)
    numbers = setting.numbers.army
    extra = [[added.count(pile) for pile in PILES] for added in numbers.extra]
    battle.extra_cards = rows_padded(extra, fast.FACES, fast.PILES)
    battle.support_per_airplane = numbers.support_per_airplane
    if setting.ai is not None and not setting.mission.is_battle_royal:
        battle.scenario_counts = list(scenario_counts(setting).values())
    assert list(piles_of(setting, ())) == list(PILES)


def _deck(setting: Setting, side: int, army: str, ids: Sequence[str]) -> list[int]:
    found = setting.decks.get((side, army))
    return counts(Counter(found.cards) if found is not None else {}, ids)


def counts(cards: Mapping[str, int], ids: Sequence[str]) -> list[int]:
    return [cards.get(name, 0) for name in ids]


def fill_mission(battle: Battle, setting: Setting) -> None:
    mission, ids = setting.mission, terrain_ids(setting)
    start = new(setting)
    battle.is_battle_royal = int(mission.is_battle_royal)
    battle.target, battle.first_mover = mission.target, mission.first
    roles = mission.roles
    battle.goals = [len(role.goals) for role in roles]
    size = (fast.SIDES, fast.GOALS)
    kinds = [[GOAL_KINDS[goal.kind] for goal in role.goals] for role in roles]
    battle.goal_kind = rows_padded(kinds, *size)
    battle.goal_amount = rows_padded([[goal.amount for goal in r.goals] for r in roles], *size)
    battle.must_destroy = [int(must_destroy_target(setting, side)) for side in (0, 1)]
    battle.supplied = [role.supplied for role in roles]
    battle.start_ap = list(start.ap)
    given = [[ids.index(name) for name in role.terrain] for role in roles]
    battle.role_terrain = rows_padded(given, fast.SIDES, fast.TERRAIN_CARDS)
    battle.role_terrains = [len(role.terrain) for role in roles]
    battle.first_lines = list(FIRST_LINES)
    battle.zone = [list(role.zone) for role in roles]
    battle.deploy_zone = [list(role.deploy_zone) for role in roles]
    battle.deploy_cards = [role.deploy_cards for role in roles]
    ground = (fast.NOTHING if p is None else ids.index(p.card) for p in start.terrain)
    battle.ground_at_start = padded(ground, fast.CELLS)


def fill_numbers(battle: Battle, setting: Setting) -> None:
    numbers, ai = setting.numbers, setting.ai
    battle.is_solo = int(ai is not None)
    battle.night = int(setting.night)
    battle.reshuffles = [int(side == ai or setting.options.reshuffle) for side in (0, 1)]
    battle.hq_ap = _hq_ap(setting)
    economy, counted = numbers.economy, numbers.cards
    battle.last_turn = economy.last_turn
    for part, names in (
        (economy, ("ap_per_supply_line", "supply_cap", "command_group_ap", "command_group_cap")),
        (counted, ("opening_hand", "hand_limit")),
        (numbers.fire, ("die", "critical", "wound", "wound_cap", "suppression")),
        (numbers.fire, ("suppressing_shooters", "covered_movement", "bail_out_damage")),
        (numbers.night, ("reveal_distance",)),
        (numbers.equipment, ("infantry_offensive", "infantry_defensive", "vehicle_slots")),
        (numbers.bid, ("ai_die_minus", "row_low", "row_high", "tries")),
    ):
        copied(battle, part, names)
    battle.draws = [counted.ai_draw if side == ai else counted.draw for side in (0, 1)]
    battle.hq_hp, battle.hq_defence = numbers.hq.hp, numbers.hq.defence
    battle.night_fire = numbers.fire.night if setting.night else 0


def copied(battle: Battle, part: Any, names: Iterable[str]) -> None:
    """Numbers that have the same name in both engines."""
    for name in names:
        setattr(battle, name, getattr(part, name))


def _hq_ap(setting: Setting) -> list[list[int]]:
    """What each side's HQ gives in its even and odd turns."""
    state = new(setting)
    turns = [replace(state, turns=(n, n)) for n in (0, 1)]
    return [[hq_income(setting, turn, side) for turn in turns] for side in (0, 1)]
