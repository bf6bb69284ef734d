"""The numbers of a solo mission: order deck, script, cup and rulings, from the readable engine."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from opfor.cardboard.coh.counters.units import RUMORED
from opfor.cardboard.coh.orders.lines import OrderLine, StandingRule
from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.fast.coh import mind, sizes
from opfor.fast.coh.ground import changes_sight
from opfor.fast.coh.order_numbers import MOMENTS
from opfor.fast.coh.order_rows import OrderRows, asks_chance
from opfor.fast.coh.values import NOBODY, Battle
from opfor.fast.coh.work_tables import work_names
from opfor.fast.rows import counted, padded, rows_padded
from opfor.games.coh.bot.ability.attack_limits import TOO_HARD
from opfor.games.coh.bot.seen.standing_rules import bound, chosen_counters
from opfor.games.coh.bot.words.eligibility import PRINTED_COST_OF_MOBILE
from opfor.games.coh.rules.odds import REVEALED_ON
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.solo_state import NO_ENEMY
from opfor.games.coh.values.state import State

MINES = "mines"
"""The kind of work that lies behind a Rumored Enemy."""

SOLO_SWITCHES: dict[str, tuple[str, str]] = {
    "low_risk_flank": ("flank_is_free", "free"),
    "cap_counts_for_eleven": ("cap_ignored", "no"),
    "blocked_move_order": ("cover_first", "cover-first"),
    "remain_fresh": ("units_only_remain", "units-only"),
    "cornered_poor_fighter": ("cornered_do_nothing", "next-order"),
    "auto_rally": ("auto_rally_rolls", "rolled"),
    "revealed_without_shot": ("tries_next_order", "next-order"),
    "last_command_card_count": ("counts_draw_pile", "draw-pile"),
    "deck_loss_timing": ("loses_after_check", "after-check"),
    "whose_fire_zones": ("fresh_zones_only", "fresh-units"),
    "fire_zone_projectors": ("able_zones_only", "able-to-fire"),
    "facing_objective": ("faces_all_objectives", "most"),
    "mission_order_check": ("own_unchecked", "unchecked"),
    "low_risk_pivot": ("flanked_turn_any_time", "any-time"),
    "mission_end": ("ends_at_once", "at-once"),
    "solo_initiative": ("rolls_off", "roll-off"),
    "group_attack_members": ("all_support", "all-neighbours"),
    "flank_and_cover_entry": ("any_such_hex", "any-such-hex"),
    "pivot_as_fallback": ("each_ai_turns", "each-ai"),
    "move_onto_target": ("stops_adjacent", "stops-adjacent"),
    "unit_or_objective": ("closest_first", "closest"),
    "lowest_dv_view": ("front_dv", "front"),
    "highest_ar_value": ("printed_ar", "printed"),
    "long_range_order": ("long_only", "long-only"),
    "sight_words": ("sees_for_itself", "acting-ai"),
    "largest_group_members": ("groups_without_rumors", "without"),
    "ladders_of_priority_orders": ("ladders_by_action", "by-action"),
    "pivot_cannot_attack": ("attacks_nobody", "any-unit"),
    "unit_ar": ("ar_by_acting", "acting-ai"),
    "ai_bonus_moves": ("bonus_declined", "declined"),
    "attack_cost": ("counter_cost", "counter"),
    "ai_indirect_fire": ("never_indirect", "never"),
    "mortar_minimum_range": ("fires_point_blank", "waived-when-adjacent"),
    "entry_cup_turn": ("draws_unread", "first-move-order"),
    "hex_words_at_the_edge": ("words_at_edge", "entry-hex"),
}
"""A ruling on the solo AI, the switch it becomes, and the choice that turns it on."""


def order_keys(setting: SoloSetting) -> list[str]:
    """The order cards in the order of their numbers."""
    return sorted(setting.cards)


def fill_solo(battle: Battle, setting: Setting, begins: State) -> None:
    """Everything of a solo mission; of a firefight only that it is none."""
    battle.bot = NOBODY if setting.bot is None else setting.bot
    battle.sight_reach, battle.exits_shut, battle.changes_sight = 0, 0, 0
    battle.is_rumored = _row(begins, [c.unit == RUMORED.id for c in begins.counters])
    if not isinstance(setting, SoloSetting):
        return
    rows = OrderRows(setting)
    _fill_cards(battle, setting, rows)
    _fill_script(battle, setting, rows)
    _fill_rows(battle, setting, rows)
    _fill_spots(battle, setting, rows.places.spots)
    _fill_defences(battle, setting)
    _fill_kinds(battle, setting, begins)
    _fill_bounds(battle, setting, begins)
    for ruling, (switch, value) in SOLO_SWITCHES.items():
        setattr(battle, switch, int(getattr(setting.rulings, ruling) == value))
    battle.ai_wins_ties = int(setting.rulings.equal_vps == "ai-wins")
    battle.player_wins_ties = int(setting.rulings.equal_vps == "player-wins")


def _row(begins: State, values: Iterable[int]) -> list[int]:
    assert len(begins.counters) <= sizes.UNITS, "coverage asks before"
    return padded(values, sizes.UNITS)


def _fill_cards(battle: Battle, setting: SoloSetting, rows: OrderRows) -> None:
    keys = order_keys(setting)
    cards: Sequence[OrderCard] = [setting.cards[key] for key in keys]
    places = [rows.card(card) for card in cards]

    def row(values: Iterable[int]) -> list[int]:
        return padded(values, sizes.ORDER_CARDS)

    battle.order_cards = len(cards)
    battle.first_row = row(first for first, _ in places)
    battle.row_count = row(count for _, count in places)
    battle.is_command_card = row(card.is_command for card in cards)
    battle.advances = row(card.track.advance if card.track else 0 for card in cards)
    battle.advance_limit = row(card.track.limit if card.track else 0 for card in cards)
    battle.spent_number = row(card.spent for card in cards)
    battle.remains_fresh = row(card.remain_fresh for card in cards)
    battle.is_in_deck = row(key not in setting.spare for key in keys)


def pool_of(setting: SoloSetting) -> list[str]:
    """The Defense Counters that there are, in the order of their numbers."""
    return sorted(set(setting.solo.defences))


def _fill_script(battle: Battle, setting: SoloSetting, rows: OrderRows) -> None:
    """The track's spaces count from 1; the mission's own lists are its Counteractions and its
    Mission Orders. The lines are numbered as the mission tells of them (``story``)."""
    script = setting.script
    spaces = [rows.list_of(lines) for lines in script.track]
    own = [rows.list_of(lines) for lines in (script.counteractions, script.mission_orders)]
    battle.waiting_line, battle.waiting_lines = rows.list_of(script.triggered)
    landed = [rows.list_of(lines) for lines in script.landed]
    battle.spaces = len(spaces)
    battle.space_line, battle.space_lines = _columns([(0, 0), *spaces])
    battle.landed_line, battle.landed_lines = _columns([(0, 0), *landed])
    battle.is_yellow = padded([0, *(space.yellow for space in setting.solo.track)], sizes.SPACES)
    battle.line_tile = padded(_tile_bits(setting), sizes.SCRIPT_LINES)
    battle.own_line, battle.own_lines = [first for first, _ in own], [count for _, count in own]
    battle.own_is_fateful = asks_chance((*script.counteractions, *script.mission_orders))
    _fill_moments(battle, script.triggered)


def _columns(lists: Sequence[tuple[int, int]]) -> tuple[list[int], list[int]]:
    begins, counts = zip(*lists, strict=True)
    return padded(begins, sizes.SPACES), padded(counts, sizes.SPACES)


def _fill_moments(battle: Battle, lines: Sequence[OrderLine]) -> None:
    """The moments that lines wait for."""
    moments = [MOMENTS[line.when] for line in lines if line.when is not None]
    moment_of = [0] * sizes.SCRIPT_LINES
    moment_of[battle.waiting_line : battle.waiting_line + len(moments)] = moments
    battle.line_moment = moment_of
    battle.has_moment = [int(moment in moments) for moment in range(sizes.MOMENTS)]
    battle.tells_losses = int(any(battle.has_moment[mind.AI_FALLS :]))


def _tile_bits(setting: SoloSetting) -> list[int]:
    """For each line of the track the bit of its AI tile; none for a line that is on no tile."""
    track = setting.solo.track
    lines = [tile for space in track for tile in (space.tiles or ("",) * len(space.event))]
    bits = {tile: 1 << n for n, tile in enumerate(sorted({*lines} - {""}))}
    return [bits.get(tile, 0) for tile in lines]


def _fill_rows(battle: Battle, setting: SoloSetting, rows: OrderRows) -> None:
    every, places = [*rows.rows, *rows.further], rows.places
    battle.first_further = len(rows.rows)
    battle.order = rows_padded(every, sizes.ORDER_ROWS, sizes.ROW_WIDTH)
    conditions = rows.conditions.rows
    battle.condition = rows_padded(conditions, sizes.CONDITIONS, sizes.CONDITION_WIDTH)
    battle.place_row = rows_padded(places.rows, sizes.PLACES, sizes.PLACE_WIDTH)
    battle.named_cell = rows_padded(places.lists, sizes.PLACES_NAMED, sizes.CELLS)
    battle.named_cells = padded(map(len, places.lists), sizes.PLACES_NAMED)
    battle.listed = padded(rows.effects.listed, sizes.LISTED)
    drawn = [places.drawn(setting.cards[key].hex) for key in order_keys(setting)]
    battle.drawn_cells = padded(map(len, drawn), sizes.ORDER_CARDS)
    battle.drawn_cell = rows_padded(drawn, sizes.ORDER_CARDS, sizes.BOARDS)
    columns = [padded((line[n] for line in rows.lines), sizes.SCRIPT_LINES) for n in range(4)]
    battle.line_row, battle.line_rows = columns[0], columns[1]
    battle.line_condition, battle.line_conditions = columns[2], columns[3]


def _fill_defences(battle: Battle, setting: SoloSetting) -> None:
    """The Defense Counters in the pool, with their faces; the mines behind rumors."""
    kinds, names = work_names(setting), pool_of(setting)
    faces = [[kinds.index(face) for face in name.split("/")] for name in names]
    battle.pool_kinds = len(names)
    battle.face = rows_padded(faces, sizes.DEFENCES, 2)
    battle.start_pool = counted(setting.solo.defences, names, sizes.DEFENCES)
    battle.start_mines, battle.mines_kind = setting.solo.mines, kinds.index(MINES)
    battle.changes_sight, battle.usual_sight = changes_sight(setting), setting.sight_limit
    battle.opens_later = int(setting.opens_later)
    battle.sniper_red = setting.numbers.sniper_red


def _fill_spots(battle: Battle, setting: SoloSetting, spots: Sequence[Sequence[int]]) -> None:
    """The mission's Objectives, then the places that its orders are aimed at."""
    field = setting.field
    battle.objectives = len(setting.objectives)
    single = {each.cells[0] for each in setting.objectives if len(each.cells) == 1}
    battle.is_objective_cell = padded((c in single for c in range(len(field))), sizes.CELLS)
    battle.spot_cells = padded(map(len, spots), sizes.SPOTS)
    battle.spot_cell = rows_padded(spots, sizes.SPOTS, sizes.SPOT_CELLS)
    near = [[min(map(row.__getitem__, s)) for row in field.map.distances] for s in spots if s]
    battle.spot_near = rows_padded(near, sizes.SPOTS, sizes.CELLS)


def _fill_bounds(battle: Battle, setting: SoloSetting, begins: State) -> None:
    """Who is chosen, and whom the ``Always:`` lines bind."""
    units = range(len(begins.counters))

    def those(found: Collection[int]) -> list[int]:
        return padded((unit in found for unit in units), sizes.UNITS)

    battle.is_chosen = those(chosen_counters(setting, begins))
    battle.is_idle = those(bound(setting, begins, StandingRule.NO_ORDERS))
    battle.is_careful = those(bound(setting, begins, StandingRule.ONLY_LOW_RISK_MOVES))
    battle.is_stacking = those(bound(setting, begins, StandingRule.MAY_STACK))
    battle.is_holding = those(bound(setting, begins, StandingRule.HOLD_POSITION))
    battle.never_meets = those(bound(setting, begins, StandingRule.NEVER_ENTER_CC))


def _fill_kinds(battle: Battle, setting: SoloSetting, begins: State) -> None:
    counters, solo = begins.counters, begins.solo
    assert solo is not None, "a solo mission has its own state"
    kinds = [setting.kinds[counter.unit] for counter in counters]

    def row(values: Iterable[int]) -> list[int]:
        return _row(begins, values)

    battle.is_mortar_or_gun = row(k.has("mortar") or k.has("infantry-gun") for k in kinds)
    battle.is_mobile = row(k.kind != "gun" and k.move_cost <= PRINTED_COST_OF_MOBILE for k in kinds)
    battle.counter_number = row(c.number for c in counters)
    battle.counts_in_play = row(not k.has("non-combat") for k in kinds)
    in_cup = [unit for unit, counter in enumerate(counters) if counter.id in solo.cup]
    battle.starts_in_cup = row(unit in in_cup for unit in range(len(counters)))
    battle.by_name = row(sorted(range(len(counters)), key=lambda unit: counters[unit].id))
    battle.start_no_enemy = solo.cup.count(NO_ENEMY)
    battle.rumor_range = RUMORED.range
    battle.revealed_on, battle.too_hard = REVEALED_ON, TOO_HARD
    battle.solo_initiative = setting.numbers.solo_initiative
