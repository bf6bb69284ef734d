"""Mutants of 2GM Tactics that change nothing a game could show, each with its reason."""

from __future__ import annotations

ONE_LEFT = "with one candidate left nothing can be dropped"
SIDE_0 = "the AI is side 0"
SWITCH = "a switch, looked at for being set"
DANGEROUS = "whoever could damage a link of the supply line is dangerous in some degree"

EQUIVALENT: dict[str, str] = {
    "keep_if_possible:2 > -> >=": ONE_LEFT,
    "prefer:2 > -> >=": ONE_LEFT,
    "lowest:2 > -> >=": ONE_LEFT,
    "any_left:3 > -> >=": "where nobody has any, the preference behind it drops nobody",
    "worse_than:7 + -> -": SIDE_0,
    "look_ahead_from:2 1 -> 2": SWITCH,
    "opens_no_gap:13 1 -> 2": SWITCH,
    "danger:5 0 -> 1": "nobody asks how dangerous anything else is",
    "is_breaker:2 > -> >=": "the HQ is nobody's unit",
    "chance_against:6 < -> <=": "the HQ is looked at twice",
    "look_round:4 2 -> 3": "nobody stands beyond the HQs",
    "key_to_move:8 1 -> 2": "only the order of keys counts",
    "could_break_supply:2 if -> if not": DANGEROUS,
    "could_break_supply:9 True -> False": DANGEROUS,
    "could_reach:2 1 -> 2": "any number below 0 stands for the unit's own pace",
    "look_from:7 > -> >=": "no space is reached twice",
    "buy_for_all:7 > -> >=": "no token is free",
    "look_for_victims:4 1 -> 2": SWITCH,
    "could_break_supply:8 if -> if not": DANGEROUS,
    "is_in_middle:3 > -> >=": "the HQ lies on no middle line",
    "damage_to_facing:3 0 -> 1": "whatever is pierced can be expected to suffer as much",
    "column_by_d10:2 0 -> 1": "all that are left face somebody, or none does",
    "place_unit:12 0 -> 1": "where two are left, neither is the target",
    "deploy_cards:2 False -> True": "only shots in range from where a unit stands count there",
    "begin_hand:8 1 -> 2": "the kit of a new unit is set when it is deployed",
}
