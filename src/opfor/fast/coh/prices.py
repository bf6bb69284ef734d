"""What the baseline player goes by, filled in from the readable player."""

from __future__ import annotations

from opfor.fast.coh import sizes
from opfor.fast.coh.thoughts import CHANCES
from opfor.fast.coh.values import Battle
from opfor.fast.rows import padded, rows_padded
from opfor.games.coh.course.players import (
    acts,
    appraisal,
    cards,
    dice,
    errands,
    fieldcraft,
    fire,
    groups,
)
from opfor.games.coh.rules.fire_zones import has_fire_zone
from opfor.games.coh.rules.targets import chance_of
from opfor.games.coh.values.deployment import NO_HIT
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State

PRICES = {
    "cover": appraisal.COVER,
    "shield": appraisal.SHIELD,
    "crowd": appraisal.CROWD,
    "usual_pull": errands.USUAL_PULL,
    "held_pull": errands.KEEPS,
    "guards_from": errands.GUARDS_FROM,
    "near_marker": errands.NEAR_MARKER,
    "farthest": acts.FARTHEST,
    "takers": errands.TAKERS,
    "hexes_a_round": errands.HEXES_A_ROUND,
    "leaving_worth": acts.LEAVING,
    "pivot_worth": acts.PIVOT,
    "covered_worth": acts.COVERED,
    "poor_shot": fire.POOR_SHOT,
    "sure_hit": fire.HIT,
    "at_close_quarters": fire.AT_CLOSE_QUARTERS,
    "caps_counted_on": fire.MOST_CAPS,
    "along": groups.ALONG,
    "along_activated": groups.ALONG_ACTIVATED,
    "spade": fieldcraft.SPADE,
    "smoke_worth": fieldcraft.SMOKE,
    "blinded": fieldcraft.BLINDED,
    "mount_from": fieldcraft.MOUNT_FROM,
    "dismount_at": fieldcraft.DISMOUNT_AT,
    "mounting_worth": fieldcraft.MOUNTING,
    "mounting_a_hex": fieldcraft.MOUNTING_A_HEX,
    "dismounting_worth": fieldcraft.DISMOUNTING,
    "dismounting_a_hex": fieldcraft.DISMOUNTING_A_HEX,
    "least_dismounting": fieldcraft.LEAST,
    "free_worth": cards.FREE,
    "rallied_worth": cards.RALLIED,
    "surely": cards.SURELY,
    "further": cards.FURTHER,
    "new_caps": cards.NEW_CAPS,
    "fewer_caps": cards.FEWER_CAPS,
    "price_of_cap": dice.PRICE,
    "luck": dice.LUCK,
    "worth_a_card": dice.WORTH_A_CARD,
}
"""Where each price stands in the readable player."""


def fill_prices(battle: Battle, setting: Setting, begins: State, hit_names: list[str]) -> None:
    """Prices, chances, and what the player thinks of each counter."""
    for name, price in PRICES.items():
        setattr(battle, name, price)
    battle.hurry = list(errands.HURRY)
    battle.rally_worth = list(acts.RALLY)
    battle.chance_of_dice = [chance_of(needed) for needed in range(CHANCES)]
    battle.chance_of_die = [chance_of(needed, 1) for needed in range(CHANCES)]
    battle.best_comfort = appraisal.Appraisal(setting, begins, 0).best_comfort
    battle.has_errands = int(errands.has_errands(setting))
    battle.hits_are_secret = int(setting.hits_are_secret)
    _fill_units(battle, setting, begins, hit_names)


def _fill_units(battle: Battle, setting: Setting, begins: State, hit_names: list[str]) -> None:
    counters = begins.counters
    kinds = [setting.kinds[counter.unit] for counter in counters]
    shy = (k.is_poor_in_close_combat or not k.is_armed for k in kinds)
    battle.is_shy = padded(shy, sizes.UNITS)
    hunted = [setting.mission.sides[1 - c.side].kill_vp_of for c in counters]
    precious = (str(c.number) in worth for c, worth in zip(counters, hunted, strict=True))
    battle.is_precious = padded(precious, sizes.UNITS)
    prizes = [errands.prize(setting, counter) for counter in counters]
    battle.prize = prizes + [0.0] * (sizes.UNITS - len(prizes))
    hits = [setting.hits.get(name, NO_HIT) for name in hit_names]
    hits += [NO_HIT] * (sizes.HITS - len(hits))
    armed = [[kind.is_armed and has_fire_zone(kind, hit) for hit in hits] for kind in kinds]
    battle.has_zone = rows_padded(armed, sizes.UNITS, sizes.HITS)
