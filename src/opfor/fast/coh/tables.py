"""The numbers of a firefight, filled in from the packs and tables of the readable engine.

Nothing is typed in here: cells, counters, hits and cards are numbered, names become numbers,
rulings become switches. This file, ``ground`` and ``states`` are all that knows both engines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, get_args

from opfor.cardboard.coh.board.move_costs import Gait
from opfor.cardboard.coh.counters.action_cards import ActionCard, action_cards, deck_of
from opfor.cardboard.coh.counters.numbers import PILE_OF, Pile, full_pile
from opfor.cardboard.coh.counters.units import Colour, UnitKind
from opfor.core.chance import stream_name_hash
from opfor.core.foresight import at_random
from opfor.core.game import Player
from opfor.core.run import STREAMS
from opfor.fast.coh import sizes
from opfor.fast.coh import values as fast
from opfor.fast.coh.barrage_tables import fill_artillery
from opfor.fast.coh.ground import fill_ground, fill_places, ground_of
from opfor.fast.coh.ladder_tables import fill_ladders
from opfor.fast.coh.prices import fill_prices
from opfor.fast.coh.solo_tables import fill_solo
from opfor.fast.coh.values import Battle
from opfor.fast.coh.work_tables import fill_works
from opfor.fast.rows import padded
from opfor.games.coh.course.flow import new
from opfor.games.coh.course.players.baseline import baseline_player
from opfor.games.coh.course.players.strategies import STRATEGIES
from opfor.games.coh.rules import action_cards as cards_played
from opfor.games.coh.rules.ar_and_dv import SMOKE_CAP
from opfor.games.coh.rules.bonus_moves import HEAVY_SMOKE
from opfor.games.coh.rules.smoke import SMOKE_BURST
from opfor.games.coh.rules.transport import STRANDED
from opfor.games.coh.values.deployment import NO_HIT
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State

PLAYERS: dict[Player, int] = {
    at_random: fast.RANDOM,
    baseline_player: fast.BASELINE,
    STRATEGIES["pass"]: fast.PASS_ONLY,
    STRATEGIES["stand-still"]: fast.STAND_STILL,
    STRATEGIES["never-enter"]: fast.NEVER_ENTER,
    STRATEGIES["rush"]: fast.RUSH,
}
"""Who can play, by the function that plays in the readable engine."""

STAGES = ("set-up", "before-round", "turn", "over")
ACTIONS = (
    *("", "pass", "move", "enter", "pivot", "attack", "flame", "close-combat", "rally"),
    *("stall", "dig-in", "smoke", "card", "become-fresh", "counteraction", "mission-order"),
    *("load", "unload", "leave", "hide", "hidden-move", "become-spent", "become-unhit"),
)
"""Names in the order of their numbers."""

EFFECTS = (
    *("act-free", "rally-certain", "rally-free", "move-on", "delay", "re-roll"),
    *("gain-caps", "dig-in", "sniper", "aim", "turn-again", "luck"),
    *("drive-free", "bog-down"),
)
"""What the cards that are covered do."""

COLOURS: tuple[Colour, ...] = get_args(Colour)
PILES: tuple[Pile, ...] = tuple(PILE_OF[colour] for colour in COLOURS)
"""A pile has the number of the colour that draws from it."""

SWITCHES: dict[str, tuple[str, str]] = {
    "first_round_sequence": ("every_step", "all-steps"),
    "no_fighters_left": ("plays_on", "plays-on"),
    "passing_with_aps": ("aps_are_lost", "lost"),
    "just_acted": ("stallers_acted", "acting-or-stalling"),
    "stall_check": ("stalls_unchecked", "unchecked"),
    "rally_in_close_combat": ("rally_everywhere", "everyone"),
    "rally_friends": ("each_comrade", "each"),
    "high_explosive_defence": ("falls_on_flank", "flank"),
    "entering_the_map": ("enters_free", "free"),
}
"""A ruling, the switch it becomes, and the choice that turns it on."""

COUNTED = (
    *("pivot_cost", "backwards_cost", "rally_cost", "stall_cost", "dig_in_cost"),
    *("activation_aps", "long_range", "short_range", "close_combat", "close_combat_boxed"),
    *("kill_margin", "support", "flame_red", "flame_range", "smoke_thrown_range"),
    *("flame_blue", "turret_cost", "behind_vehicle", "passenger_shield", "mines_hit"),
    *("hide_cost", "hidden_in_open", "find_hidden"),
)
"""Numbers of the rules that have the same name here."""


def fill(
    battle: Battle, setting: Setting, seats: Mapping[str, Any], before: Setting | None = None
) -> None:
    """Set a battle up for a setting and the players of its seats (functions, by seat); the ground
    stays if it is that of the setting it was set up for ``before``."""
    begins = new(setting)
    if before is None or ground_of(before) != ground_of(setting):
        fill_ground(battle, setting)
    fill_places(battle, setting, begins)
    _fill_units(battle, setting, begins)
    fill_works(battle, setting, begins, [setting.kinds[c.unit] for c in begins.counters])
    _fill_hits(battle, setting)
    _fill_cards(battle, setting)
    _fill_numbers(battle, setting)
    _fill_mission(battle, setting, begins)
    fill_artillery(battle, setting)
    fill_solo(battle, setting, begins)
    fill_prices(battle, setting, begins, hit_ids(setting))
    for ruling, (switch, value) in SWITCHES.items():
        setattr(battle, switch, int(getattr(setting.rulings, ruling) == value))
    fill_ladders(battle, setting)
    battle.hashes = padded((stream_name_hash(name) for name in stream_names(setting)), STREAMS)
    battle.player = [PLAYERS.get(seats.get(seat, at_random), fast.RANDOM) for seat in setting.seats]


def stream_names(setting: Setting) -> list[str]:
    """The streams of chance in the order of their numbers."""
    players = [f"player:{seat}" for seat in setting.seats]
    first = ["dice", "spent-die", "soft-hits", "action-cards", *players]
    last = ["tie", "orders", "re-cup", "armour-hits", "entry-cup", "defences", "command-cards"]
    return [*first, *last]


def hit_ids(setting: Setting) -> list[str]:
    """The hit counters in the order of their numbers; the first is none."""
    return ["", *sorted(setting.hits)]


def cards_of(setting: Setting) -> list[ActionCard]:
    """The cards of a mission in the order of their numbers."""
    return [action_cards()[number] for number in sorted(set(deck_of(setting.mission.cards)))]


def _fill_units(battle: Battle, setting: Setting, begins: State) -> None:
    counters = begins.counters
    kinds = [setting.kinds[counter.unit] for counter in counters]
    gaits: Sequence[str] = get_args(Gait)

    def row(values: Iterable[int]) -> list[int]:
        return padded(values, sizes.UNITS)

    battle.units = len(counters)
    battle.side_of = row(c.side for c in counters)
    battle.start_due = row(c.due for c in counters)
    battle.printed_attack_cost = row(k.attack_cost for k in kinds)
    battle.indirect_cost = row(k.indirect_cost for k in kinds)
    battle.printed_move_cost = row(k.move_cost for k in kinds)
    battle.printed_range = row(k.range for k in kinds)
    battle.minimum_range = row(k.minimum_range for k in kinds)
    battle.red = row(k.red or 0 for k in kinds)
    battle.blue = row(k.blue or 0 for k in kinds)
    battle.boxed = [row(colour in k.boxed for k in kinds) for colour in COLOURS]
    battle.flank_dr = row(k.flank_dr for k in kinds)
    battle.front_dr = row(k.front_dr for k in kinds)
    battle.flank_colour = row(COLOURS.index(k.flank_colour) for k in kinds)
    battle.front_colour = row(COLOURS.index(k.front_colour) for k in kinds)
    battle.gait = row(gaits.index(setting.tables.gait(k)) for k in kinds)
    battle.has_flame = row(k.has("flame") for k in kinds)
    battle.throws_smoke = row(k.has("smoke-thrown") for k in kinds)
    battle.fires_smoke = row(k.has("smoke-fired") for k in kinds)
    battle.is_pioneer = row(k.has("pioneer") for k in kinds)
    battle.is_mortar = row(k.has("mortar") for k in kinds)
    battle.has_explosive = row(k.has("high-explosive") for k in kinds)
    battle.is_foot = row(k.kind == "foot" for k in kinds)
    battle.is_armed = row(k.is_armed for k in kinds)
    battle.is_effective = row(k.is_combat_effective for k in kinds)
    battle.costs_cap = row(
        not kind.has("non-combat") and counter.side != setting.bot
        for kind, counter in zip(kinds, counters, strict=True)
    )
    _fill_vehicles(battle, kinds)
    _fill_worth(battle, setting, begins)


def _fill_vehicles(battle: Battle, kinds: Sequence[UnitKind]) -> None:
    """What only vehicles have, or have not."""

    def row(values: Iterable[int]) -> list[int]:
        return padded(values, sizes.UNITS)

    battle.is_vehicle = row(k.kind == "vehicle" for k in kinds)
    battle.is_tracked = row(k.movement == "tracked" for k in kinds)
    battle.has_turret = row(k.has("turret") for k in kinds)
    battle.fires_all_round = row(k.fires_all_round for k in kinds)
    battle.is_open_topped = row(k.has("open-topped") for k in kinds)
    battle.is_apc = row(k.has("apc") for k in kinds)
    battle.is_transport = row(k.has("transport") for k in kinds)
    battle.wheels = row(k.bonus_moves.count("wheel") for k in kinds)
    battle.tracks = row(k.bonus_moves.count("track") for k in kinds)


def _fill_worth(battle: Battle, setting: Setting, begins: State) -> None:
    """What the enemy scores for a counter: by its number, its kind, or the usual value; and what
    more for one that never came."""
    killed, absent = [], []
    for counter in begins.counters:
        row = setting.mission.sides[1 - counter.side]
        usual = row.kill_vp_of.get(counter.unit, row.kill_vp)
        by_number = row.kill_vp_of.get(str(counter.number), 0)
        killed.append(row.kill_vp_of.get(str(counter.number), usual))
        is_lost = setting.rulings.never_entered != "safe" and by_number != 0
        is_lost = is_lost and counter.side != setting.bot
        absent.append(max(0, by_number - usual) if is_lost else 0)
    battle.kill_vp = padded(killed, sizes.UNITS)
    battle.absent_vp = padded(absent, sizes.UNITS)


def _fill_hits(battle: Battle, setting: Setting) -> None:
    hits = [setting.hits.get(name, NO_HIT) for name in hit_ids(setting)]
    full = Counter((*full_pile("soft"), *full_pile("armour")))

    def row(values: Iterable[int]) -> list[int]:
        return padded(values, sizes.HITS)

    battle.hits = len(hits)
    battle.full_stock = row(full[hit.id] for hit in hits)
    battle.hit_pile = row(PILES.index(hit.pile) for hit in hits)
    battle.bogged = hit_ids(setting).index(cards_played.BOGGED)
    battle.hit_rally = row(hit.rally for hit in hits)
    battle.hit_attack_cost = row(hit.attack_cost for hit in hits)
    battle.hit_move_cost = row(hit.move_cost for hit in hits)
    battle.hit_red = row(hit.red for hit in hits)
    battle.hit_blue = row(hit.blue for hit in hits)
    ranges = [fast.NO_LIMIT if hit.range is None else hit.range for hit in hits]
    battle.hit_range = padded(ranges, sizes.HITS, fast.NO_LIMIT)
    battle.hit_front_dr = row(hit.front_dr for hit in hits)
    battle.hit_flank_dr = row(hit.flank_dr for hit in hits)
    battle.hit_stops = row(hit.no_move or hit.only_rally for hit in hits)
    battle.hit_stuns = row(hit.only_rally for hit in hits)
    battle.hit_holds = row(hit.no_move for hit in hits)
    battle.hit_strands = row(hit.id in STRANDED for hit in hits)
    battle.hit_silences = [row(hit.silences(colour) for hit in hits) for colour in COLOURS]
    battle.hit_disarms = row(hit.only_rally or (hit.no_red and hit.no_blue) for hit in hits)
    battle.hit_weakens = row(hit.changes_firepower for hit in hits)
    battle.hit_kills = row(hit.destroys for hit in hits)


def _fill_cards(battle: Battle, setting: Setting) -> None:
    cards = cards_of(setting)
    full = Counter(deck_of(setting.mission.cards))

    def row(values: Iterable[int]) -> list[int]:
        return padded(values, sizes.CARDS)

    battle.cards = len(cards)
    battle.full_deck = row(full[card.number] for card in cards)
    battle.card_is_action = row(card.kind == "action" for card in cards)
    battle.card_effect = row(EFFECTS.index(card.effect) for card in cards)
    battle.card_caps = row(card.caps for card in cards)
    battle.card_aps = row(card.aps for card in cards)


def _fill_numbers(battle: Battle, setting: Setting) -> None:
    numbers, table = setting.numbers, setting.field.table
    for name in COUNTED:
        setattr(battle, name, getattr(numbers, name))
    battle.higher_attacker_ar = table.slope.higher_attacker_ar
    battle.higher_target_dm = table.slope.higher_target_dm
    battle.wall_dm = table.wall.dm
    battle.steep_levels = table.slope.steep_levels
    battle.delay, battle.snipes = cards_played.DELAY, list(cards_played.SNIPER)
    battle.bog_needed = cards_played.BOG_NEEDED
    battle.smoke_burst, battle.smoke_cap = SMOKE_BURST, SMOKE_CAP
    battle.heavy_smoke = HEAVY_SMOKE
    battle.faces = len(numbers.spent_numbers)
    battle.spent_numbers = padded(numbers.spent_numbers, sizes.FACES)
    limit = setting.rulings.caps_per_roll
    battle.caps_per_roll = fast.NO_LIMIT if limit == "unlimited" else int(limit)
    battle.cap_floor = int(setting.rulings.cap_floor)


def _fill_mission(battle: Battle, setting: Setting, begins: State) -> None:
    mission = setting.mission
    nations = [row.nation for row in mission.sides]
    battle.rounds = mission.rounds
    battle.first = fast.NOBODY if mission.first is None else nations.index(mission.first)
    battle.on_a_tie = nations.index("soviet")
    battle.activates = int(setting.economy == "activation")
    battle.start_caps = list(begins.caps)
    battle.start_vp = list(begins.vp)
    battle.hand_size = [row.hand for row in mission.sides]
    battle.cards_each_round = [row.cards_each_round for row in mission.sides]
    battle.initiative_bonus = [setting.play_rule("initiative-bonus", side) for side in (0, 1)]
    battle.rally_bonus = [setting.play_rule("rally-bonus", side) for side in (0, 1)]
    battle.no_bonus_moves = [setting.play_rule("no-bonus-moves", side) for side in (0, 1)]
    battle.has_transport = int(setting.has_transport)
    battle.side_hides = [any(f.hidden for f in row.forces) for row in mission.sides]
    battle.has_hiders = int(setting.has_hiders)
    battle.controls = len(begins.markers)
    battle.control_cell = padded((marker.cell for marker in begins.markers), sizes.MARKERS)
    battle.start_holder = padded((marker.side for marker in begins.markers), sizes.MARKERS)
    battle.each_round = padded((control.each_round for control in mission.control), sizes.MARKERS)
    battle.at_end = padded((control.at_end for control in mission.control), sizes.MARKERS)
    battle.when_taken = padded((control.when_taken for control in mission.control), sizes.MARKERS)
