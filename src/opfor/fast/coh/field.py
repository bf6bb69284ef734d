"""What never changes during a firefight beside its ground: counters, hits, cards, works, numbers of
the rules, the mission, rulings. Each field says where it lies."""

from __future__ import annotations

from collections import Counter
from operator import attrgetter
from typing import get_args

from opfor.cardboard.coh.board.move_costs import Gait
from opfor.cardboard.coh.counters.action_cards import deck_of
from opfor.cardboard.coh.counters.numbers import PILE_OF, Pile, full_pile
from opfor.cardboard.coh.counters.units import Colour
from opfor.core.memory import field
from opfor.fast.coh.field_ground import FieldGround
from opfor.fast.coh.lies import (
    number,
    of_cards,
    of_counters,
    of_hits,
    of_kinds,
    of_works_and_units,
    on_hits,
    on_works,
    printed,
    with_trait,
)
from opfor.fast.coh.names import EFFECTS, HASTY, PLACES
from opfor.fast.coh.sizes import (
    CARDS,
    COLOURS,
    FACES,
    HITS,
    NO_LIMIT,
    PIPS,
    UNITS,
    WORK_KINDS,
    WORKS,
)
from opfor.games.coh.values.book_numbers import (
    BOG_NEEDED,
    BOGGED,
    DELAY,
    HEAVY_SMOKE,
    SMOKE_BURST,
    SMOKE_CAP,
    SNIPER,
    STRANDED,
)

GAITS_SAID = get_args(Gait)
COLOURS_SAID: tuple[Colour, ...] = get_args(Colour)
PILES: tuple[Pile, ...] = tuple(PILE_OF[colour] for colour in COLOURS_SAID)
"""A pile has the number of the colour that draws from it."""


class FieldUnits(FieldGround):
    """Counters have a row each, whatever their kind."""

    units: int = field(lies=lambda _, known: len(known.kinds))
    side_of: list[int] = of_counters("side")
    owner: list[int] = field(
        UNITS,
        lies=lambda s, known: [s.player_of(n, c.side) for n, c in enumerate(known.begins.counters)],
    )
    printed_attack_cost: list[int] = printed("attack_cost")
    indirect_cost: list[int] = printed("indirect_cost")
    printed_move_cost: list[int] = printed("move_cost")
    printed_range: list[int] = printed("range")
    minimum_range: list[int] = printed("minimum_range")
    red: list[int] = printed("red")
    blue: list[int] = printed("blue")
    boxed: list[list[int]] = field(
        COLOURS,
        UNITS,
        lies=lambda _, known: [[c in k.boxed for k in known.kinds] for c in COLOURS_SAID],
    )
    flank_dr: list[int] = printed("flank_dr")
    front_dr: list[int] = printed("front_dr")
    flank_colour: list[int] = of_kinds(lambda kind: COLOURS_SAID.index(kind.flank_colour))
    front_colour: list[int] = of_kinds(lambda kind: COLOURS_SAID.index(kind.front_colour))
    gait: list[int] = field(
        UNITS,
        lies=lambda s, known: [GAITS_SAID.index(s.tables.gait(kind)) for kind in known.kinds],
    )
    has_flame: list[int] = with_trait("flame")
    throws_smoke: list[int] = with_trait("smoke-thrown")
    fires_smoke: list[int] = with_trait("smoke-fired")
    has_explosive: list[int] = with_trait("high-explosive")
    is_foot: list[int] = of_kinds(lambda kind: kind.kind == "foot")
    is_vehicle: list[int] = of_kinds(lambda kind: kind.kind == "vehicle")
    is_tracked: list[int] = of_kinds(lambda kind: kind.movement == "tracked")
    is_armed: list[int] = printed("is_armed")
    is_effective: list[int] = printed("is_combat_effective")
    has_turret: list[int] = with_trait("turret")
    fires_all_round: list[int] = printed("fires_all_round")
    is_open_topped: list[int] = with_trait("open-topped")
    is_apc: list[int] = with_trait("apc")
    is_transport: list[int] = with_trait("transport")
    is_pioneer: list[int] = with_trait("pioneer")
    is_mortar: list[int] = with_trait("mortar")
    wheels: list[int] = of_kinds(lambda kind: kind.bonus_moves.count("wheel"))
    tracks: list[int] = of_kinds(lambda kind: kind.bonus_moves.count("track"))
    costs_cap: list[int] = field(
        UNITS,
        lies=lambda s, known: [
            not kind.has("non-combat") and counter.side != s.bot
            for kind, counter in zip(known.kinds, known.begins.counters, strict=True)
        ],
    )
    kill_vp: list[int] = field(UNITS, lies=lambda _, known: [each[0] for each in known.worth])
    absent_vp: list[int] = field(UNITS, lies=lambda _, known: [each[1] for each in known.worth])
    start_due: list[int] = of_counters("due")
    start_place: list[int] = field(
        UNITS, lies=lambda _, known: [PLACES.index(c.place) for c in known.begins.counters]
    )
    start_cell: list[int] = of_counters("cell")
    start_facing: list[int] = of_counters("facing")
    start_spent: list[int] = of_counters("spent")
    start_hit: list[int] = field(
        UNITS, lies=lambda _, known: [known.hit_names.index(c.hit) for c in known.begins.counters]
    )
    start_carrier: list[int] = of_counters("carrier")
    start_hidden: list[int] = of_counters("hidden")
    start_outside: list[int] = of_counters("outside")


class FieldHits(FieldUnits):
    """Hit 0 is none."""

    hits: int = field(lies=lambda _, known: len(known.hits))
    hit_rally: list[int] = on_hits("rally")
    hit_attack_cost: list[int] = on_hits("attack_cost")
    hit_move_cost: list[int] = on_hits("move_cost")
    hit_red: list[int] = on_hits("red")
    hit_blue: list[int] = on_hits("blue")
    hit_range: list[int] = field(
        HITS,
        lies=lambda _, known: [
            NO_LIMIT if hit is None or hit.range is None else hit.range
            for hit in [*known.hits, *[None] * (HITS - len(known.hits))]
        ],
    )
    hit_front_dr: list[int] = on_hits("front_dr")
    hit_flank_dr: list[int] = on_hits("flank_dr")
    hit_stops: list[int] = of_hits(lambda hit: hit.no_move or hit.only_rally)
    hit_stuns: list[int] = on_hits("only_rally")
    hit_holds: list[int] = on_hits("no_move")
    hit_strands: list[int] = of_hits(lambda hit: hit.id in STRANDED)
    hit_pile: list[int] = of_hits(lambda hit: PILES.index(hit.pile))
    hit_silences: list[list[int]] = field(
        COLOURS,
        HITS,
        lies=lambda _, known: [[hit.silences(c) for hit in known.hits] for c in COLOURS_SAID],
    )
    hit_disarms: list[int] = of_hits(lambda hit: hit.only_rally or (hit.no_red and hit.no_blue))
    hit_weakens: list[int] = on_hits("changes_firepower")
    hit_kills: list[int] = on_hits("destroys")
    full_stock: list[int] = of_hits(
        lambda hit: (*full_pile("soft"), *full_pile("armour")).count(hit.id)
    )
    bogged: int = field(lies=lambda _, known: known.hit_names.index(BOGGED))


class FieldCards(FieldHits):
    cards: int = field(lies=lambda _, known: len(known.cards))
    card_is_action: list[int] = of_cards(lambda card: card.kind == "action")
    card_effect: list[int] = of_cards(lambda card: EFFECTS.index(card.effect))
    card_caps: list[int] = of_cards(attrgetter("caps"))
    card_aps: list[int] = of_cards(attrgetter("aps"))
    full_deck: list[int] = field(
        CARDS,
        lies=lambda s, known: map(Counter(deck_of(s.mission.cards)).__getitem__, known.card_names),
    )


class FieldWorks(FieldCards):
    """Work 0 is none."""

    hasty: int = field(lies=lambda _, known: known.work_names.index(HASTY))
    work_dr: list[int] = on_works("dr")
    work_dm_front: list[int] = on_works("dm_front")
    work_dm_flank: list[int] = on_works("dm_flank")
    work_holds: list[int] = field(
        WORK_KINDS, lies=lambda _, known: [bool(work.holds) for work in known.works]
    )
    work_has_facing: list[int] = on_works("has_facing")
    work_is_obstacle: list[int] = on_works("obstacle")
    work_stops_bonus: list[int] = on_works("stops_bonus_moves")
    work_slows_foot: list[int] = on_works("slows_foot")
    work_explodes: list[int] = on_works("explodes")
    fits_in: list[list[int]] = of_works_and_units(lambda work, kind: kind.kind in work.holds)
    is_kept_out: list[list[int]] = of_works_and_units(lambda work, kind: kind.movement in work.bars)
    crushes: list[list[int]] = of_works_and_units(
        lambda work, kind: kind.kind == "vehicle" and kind.movement in work.crushed_by
    )
    start_works: int = field(lies=lambda _, known: len(known.begins.works))
    start_work_kind: list[int] = field(
        WORKS, lies=lambda _, known: [known.work_names.index(w.kind) for w in known.begins.works]
    )
    start_work_cell: list[int] = field(
        WORKS, lies=lambda _, known: [work.cell for work in known.begins.works]
    )
    start_work_facing: list[int] = field(
        WORKS, lies=lambda _, known: [work.facing for work in known.begins.works]
    )
    start_work_side: list[int] = field(
        WORKS, lies=lambda _, known: [work.side for work in known.begins.works]
    )
    start_work_hidden: list[int] = field(
        WORKS, lies=lambda _, known: [work.hidden for work in known.begins.works]
    )


class FieldNumbers(FieldWorks):
    activation_aps: int = number("numbers.activation_aps")
    pivot_cost: int = number("numbers.pivot_cost")
    backwards_cost: int = number("numbers.backwards_cost")
    rally_cost: int = number("numbers.rally_cost")
    stall_cost: int = number("numbers.stall_cost")
    dig_in_cost: int = number("numbers.dig_in_cost")
    long_range: int = number("numbers.long_range")
    short_range: int = number("numbers.short_range")
    close_combat: int = number("numbers.close_combat")
    close_combat_boxed: int = number("numbers.close_combat_boxed")
    kill_margin: int = number("numbers.kill_margin")
    support: int = number("numbers.support")
    behind_vehicle: int = number("numbers.behind_vehicle")
    passenger_shield: int = number("numbers.passenger_shield")
    turret_cost: int = number("numbers.turret_cost")
    flame_red: int = number("numbers.flame_red")
    flame_blue: int = number("numbers.flame_blue")
    flame_range: int = number("numbers.flame_range")
    artillery_ar: list[int] = field(
        COLOURS, lies=lambda s, _: [s.numbers.artillery_red, s.numbers.artillery_blue]
    )
    smoke_thrown_range: int = number("numbers.smoke_thrown_range")
    higher_attacker_ar: int = number("field.table.slope.higher_attacker_ar")
    higher_target_dm: int = number("field.table.slope.higher_target_dm")
    wall_dm: int = number("field.table.wall.dm")
    mines_hit: int = number("numbers.mines_hit")
    hide_cost: int = number("numbers.hide_cost")
    hidden_in_open: int = number("numbers.hidden_in_open")
    find_hidden: int = number("numbers.find_hidden")
    steep_levels: int = number("field.table.slope.steep_levels")
    delay: int = field(lies=lambda _, __: DELAY)
    bog_needed: int = field(lies=lambda _, __: BOG_NEEDED)
    snipes: list[int] = field(PIPS, lies=lambda _, __: SNIPER)
    smoke_burst: int = field(lies=lambda _, __: SMOKE_BURST)
    smoke_cap: int = field(lies=lambda _, __: SMOKE_CAP)
    heavy_smoke: int = field(lies=lambda _, __: HEAVY_SMOKE)
    faces: int = field(lies=lambda s, _: len(s.numbers.spent_numbers))
    spent_numbers: list[int] = field(FACES, lies=lambda s, _: s.numbers.spent_numbers)
