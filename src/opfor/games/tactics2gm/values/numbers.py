"""The numbers of the game that no card prints, read from one file."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from opfor.core.owned import kept
from opfor.kit.own_tables import read_table
from opfor.kit.packs import PackTable

FILE = Path(__file__).parent / "numbers.toml"


class _Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class BoardSize(_Part, frozen=True, kw_only=True):
    lines: int
    columns: int


class Economy(_Part, frozen=True, kw_only=True):
    """AP: the starting stock, income by source, and a deck's usual limit in points.

    ``last_turn``: a game still open after so many turns of each side goes to the healthier HQ.
    """

    start_ap: int
    hq_ap: int
    ai_hq_ap: int
    ap_per_supply_line: int
    supply_cap: int
    command_group_ap: int
    command_group_cap: int
    points_limit: int
    last_turn: int


class CardCounts(_Part, frozen=True, kw_only=True):
    opening_hand: int
    draw: int
    ai_draw: int
    hand_limit: int


class Headquarters(_Part, frozen=True, kw_only=True):
    hp: int
    defence: int


class FireNumbers(_Part, frozen=True, kw_only=True):
    """Modifiers of the roll to hit; each is given as an amount, the rule knows the direction."""

    die: int
    critical: int
    wound: int
    wound_cap: int
    suppression: int
    suppressing_shooters: int
    covered_movement: int
    night: int
    bail_out_damage: int


class MovementNumbers(_Part, frozen=True, kw_only=True):
    hard_cost: int
    arctic: int
    least: int


class Night(_Part, frozen=True, kw_only=True):
    reveal_distance: int


class EquipmentLimits(_Part, frozen=True, kw_only=True):
    infantry_offensive: int
    infantry_defensive: int
    vehicle_slots: int


class BidNumbers(_Part, frozen=True, kw_only=True):
    """The AI's bid is D10 less ``ai_die_minus``; its terrain goes to two rows by die."""

    ai_die_minus: int
    no_terrain: tuple[str, ...]
    second_row_up_to: int
    row_low: int
    row_high: int
    tries: int


class ArmyNumbers(_Part, frozen=True, kw_only=True):
    removed: tuple[str, ...]
    support_per_airplane: int
    extra: tuple[tuple[str, ...], ...]


class Classes(_Part, frozen=True, kw_only=True):
    defensive_infantry: tuple[str, ...]
    offensive_infantry: tuple[str, ...]
    both_infantry: tuple[str, ...]
    defensive_tokens: tuple[str, ...]
    offensive_tokens: tuple[str, ...]
    both_tokens: tuple[str, ...]


class StanceNumbers(_Part, frozen=True, kw_only=True):
    red_alert: int
    yellow_alert: int
    broken_supply: int
    standard: int
    superiority: int
    attack: int
    line_with_own: int
    line_with_enemy_only: int
    bands: tuple[int, int, int, int]


class DangerNumbers(_Part, frozen=True, kw_only=True):
    weight_hq: int
    weight_command_group: int
    weight_other: int
    line_1: int
    line_2: int
    threat: float


class Phrases(_Part, frozen=True, kw_only=True):
    nearby: int
    middle_lines: tuple[int, ...]
    three_quarters_line: int
    rear_lines: int
    severe_wounds: int
    severe_share: float
    sure_kill: float
    best_units: int
    first_turns: int
    default_order_ap: int
    espionage_hand_over: int
    wounded_retreat_up_to: int


class Numbers(PackTable, frozen=True, kw_only=True):
    """``numbers.toml``."""

    board: BoardSize
    economy: Economy
    cards: CardCounts
    hq: Headquarters
    fire: FireNumbers
    movement: MovementNumbers
    night: Night
    equipment: EquipmentLimits
    bid: BidNumbers
    army: ArmyNumbers
    classes: Classes
    stance: StanceNumbers
    danger: DangerNumbers
    phrases: Phrases


@kept
def load_numbers(path: Path = FILE) -> Numbers:
    """The numbers in force."""
    return read_table(path, Numbers)
