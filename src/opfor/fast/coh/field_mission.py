"""What a mission and its rulings say of a firefight."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from opfor.core.memory import field
from opfor.fast.coh.field import FieldNumbers
from opfor.fast.coh.lies import number, of_artillery, of_sides, play_rule, switch
from opfor.fast.coh.sizes import MARKERS, NO_LIMIT, PLAYERS, ROUNDS_NUMBERED, SIDES
from opfor.games.coh.values.options import Setting


def _nations(setting: Setting) -> list[str]:
    return [row.nation for row in setting.mission.sides]


def _rounds(artillery: Any) -> Iterable[int]:
    """The rounds in which a side names targets: all, unless the mission lists them."""
    return artillery.rounds if artillery and artillery.rounds else range(ROUNDS_NUMBERED)


class FieldMission(FieldNumbers):
    """``first`` has the first turn, or nobody; ``falls_in``: in which rounds targets are named.
    Of the ``players`` the first two lead the sides, the others are their partners."""

    rounds: int = number("mission.rounds")
    first: int = field(
        lies=lambda s, _: -1 if s.mission.first is None else _nations(s).index(s.mission.first)
    )
    on_a_tie: int = field(lies=lambda s, _: _nations(s).index("soviet"))
    activates: int = field(lies=lambda s, _: s.economy == "activation")
    start_caps: list[int] = field(SIDES, lies=lambda _, known: known.begins.caps)
    start_vp: list[int] = field(SIDES, lies=lambda _, known: known.begins.vp)
    hand_size: list[int] = of_sides(lambda row: row.hand)
    cards_each_round: list[int] = of_sides(lambda row: row.cards_each_round)
    initiative_bonus: list[int] = play_rule("initiative-bonus")
    rally_bonus: list[int] = play_rule("rally-bonus")
    no_bonus_moves: list[int] = play_rule("no-bonus-moves")
    has_transport: int = number("has_transport")
    has_hiders: int = number("has_hiders")
    side_hides: list[int] = of_sides(lambda row: any(f.hidden for f in row.forces))
    controls: int = field(lies=lambda _, known: len(known.begins.markers))
    control_cell: list[int] = field(
        MARKERS, lies=lambda _, known: [marker.cell for marker in known.begins.markers]
    )
    each_round: list[int] = field(
        MARKERS, lies=lambda s, _: [control.each_round for control in s.mission.control]
    )
    at_end: list[int] = field(
        MARKERS, lies=lambda s, _: [control.at_end for control in s.mission.control]
    )
    when_taken: list[int] = field(
        MARKERS, lies=lambda s, _: [control.when_taken for control in s.mission.control]
    )
    start_holder: list[int] = field(
        MARKERS, lies=lambda _, known: [marker.side for marker in known.begins.markers]
    )
    strikes: list[int] = of_artillery(lambda given: given.strikes)
    fires_barrage_smoke: list[int] = of_artillery(lambda given: given.smoke)
    falls_in: list[list[int]] = field(
        SIDES,
        ROUNDS_NUMBERED,
        lies=lambda s, _: [
            [number in _rounds(row.artillery) for number in range(ROUNDS_NUMBERED)]
            for row in s.mission.sides
        ],
    )
    drift: list[int] = field(
        SIDES, lies=lambda s, _: [s.numbers.drift[row.nation] for row in s.mission.sides]
    )
    players: int = field(lies=lambda s, _: s.teams.players if s.teams else SIDES)
    partners: list[int] = field(
        SIDES, lies=lambda s, _: [len(team) for team in s.teams.seats] if s.teams else [1, 1]
    )
    player: list[int] = field(PLAYERS)


class Field(FieldMission):
    """Rulings."""

    every_step: int = switch("first_round_sequence", "all-steps")
    cap_floor: int = field(lies=lambda s, _: int(s.rulings.cap_floor))
    plays_on: int = switch("no_fighters_left", "plays-on")
    caps_per_roll: int = field(
        lies=lambda s, _: (
            NO_LIMIT if s.rulings.caps_per_roll == "unlimited" else int(s.rulings.caps_per_roll)
        )
    )
    aps_are_lost: int = switch("passing_with_aps", "lost")
    stallers_acted: int = switch("just_acted", "acting-or-stalling")
    stalls_unchecked: int = switch("stall_check", "unchecked")
    rally_everywhere: int = switch("rally_in_close_combat", "everyone")
    each_comrade: int = switch("rally_friends", "each")
    falls_on_flank: int = switch("high_explosive_defence", "flank")
    enters_free: int = switch("entering_the_map", "free")
    bunkers_only: int = switch("cover_in_close_combat", "bunkers-only")
    shells_miss_vehicles: int = switch("vehicle_cover_from_shells", "never")
    first_to_come: int = switch("laid_hasty_defense", "first-to-come")
