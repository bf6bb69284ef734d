"""Mutants that change nothing a game could show, each with its reason."""

from __future__ import annotations

import ast

from tests.fast.breaks import Mutant

FILLED = "every field is filled before it is read"
SAME_RANK = "all that are left have one rank, and with one left no preference looks"
SAME_MEASURE = "an equal measure is the same number"
LIKE_UNITS = "units of ranks 6 and 7 leave the marker where it is, and so leave it alike"
AT_THE_END = "a marker at its far end has closed the theatre"
ONE_LEFT = "with one candidate left nothing can be dropped"
CLOSES = "a space that closes without winning is the only one left, and every unit closes it"
SIDE_0 = "the opponent is side 0"
SHIFTED = "every unit is worth as much more"
BEYOND = "nobody looks at rings beyond the points, nor again at one that was looked at"


SAID_ONLY = "it says what is offered, and nobody looks at it"
RANKED = "only which of them measures more counts"
SWITCH = "a switch, looked at for being set"

FIREFIGHTS: dict[str, str] = {
    "numbers:2 0 -> 1": FILLED,
    "grid:2 0 -> 1": FILLED,
    "on_line:2 >= -> >": "a line straight south has no piece to the east",
    "on_line:3 >= -> >": "a line straight east has both pieces of a side, mirrored",
    "on_line:4 or -> and": "beyond the edge the table says off the map; with bounds it stops",
    "add_enemy:6 > -> >=": "a hex that is known was found before",
    "offer_with_caps:3 PAYMENT -> CAPS": SAID_ONLY,
    "choose_facing:6 FACE -> HEX": SAID_ONLY,
    "gather:8 JOIN -> BONUS": SAID_ONLY,
    "offer_cards:6 BONUS -> PAYMENT": SAID_ONLY,
    "pay_nothing:4 0 -> 1": "who acts freely lets anybody join",
    "drawn_hit:3 0 -> 1": "hit 0 is none, and in no pile",
    "next_work:5 < -> <=": "no two works share a hex",
    "is_due:2 < -> <=": "who has no hour to come has no hexes to come by",
    "offer_diggers:7 JOIN -> BONUS": "whoever is asked looks for the offer to stop only",
    "once_more:6 1 -> 2": "a yes is any number but none",
    "winner:6 > -> >=": "equal points are looked at before",
    "is_ahead:2 + -> -": "a whole round less leaves the same rest",
    "rolled:4 - -> +": "after the roll nobody asks what kills",
    "set_off:3 or -> and": "without works no hex has one, and none lies beyond the edge",
    "eye_of:5 > -> >=": "only how high it stands is asked for",
    "greatest:4 > -> >=": SAME_MEASURE,
    "least:4 < -> <=": SAME_MEASURE,
    "keep_if_possible:2 > -> >=": ONE_LEFT,
    "prefer:2 > -> >=": ONE_LEFT,
    "lowest:2 > -> >=": ONE_LEFT,
    "nearest_unit_distance:6 < -> <=": SAME_MEASURE,
    "nearest_objective_distance:6 < -> <=": SAME_MEASURE,
    "units_covering:2 0 -> 1": RANKED,
    "units_covering:5 1 -> 2": RANKED,
    "closest_units_faced:6 1 -> 2": RANKED,
    "objectives_faced:2 0 -> 1": RANKED,
    "objectives_faced:7 1 -> 2": RANKED,
    "visible_units:2 0 -> 1": RANKED,
    "visible_units:6 1 -> 2": RANKED,
    "units_faced:2 0 -> 1": RANKED,
    "units_faced:5 1 -> 2": RANKED,
    "units_in_zone:8 1 -> 2": RANKED,
    "group_around:8 0 -> 1": RANKED,
    "group_around:11 1 -> 2": RANKED,
    "look_out:3 NONE -> PASSED": "only of somebody who has acted is looked at what was done",
    "keep_facings:4 1 -> 2": "no measure is below 0",
    "aim_as_seen:5 0 -> 1": "supporters add to the AR, and only colour and DV are asked for",
    "keep_best_aims:2 0 -> 1": "the first Unit becomes the best",
    "keep_best_aims:6 > -> >=": SAME_MEASURE,
    "reveal:3 0 -> 1": "it is settled before it is looked at",
    "reveal:7 1 -> 2": SWITCH,
    "zone_covers:2 > -> >=": "no counter has a minimum range of 1",
    "compare_goals:4 0 -> 1": "Objectives get the measure of the best Unit in the end",
}

ONE_KIND = "all that are offered are acts of one kind"
NOBODY_NAMED = "the card is played on nobody, or on a space"
NOBODY_HAS_ANY = "where nobody has any, the preference behind it drops nobody"
BEHIND_THE_LAST = "nobody stands behind the last unit"
OF_UNITS_ONLY = "asked of units only"
NEVER_PROMPT = "no card of ours may move on the turn it is deployed"
DANGEROUS = "whoever could damage a link of the supply line is dangerous in some degree"

BATTLES: dict[str, str] = {
    "keep_if_possible:2 > -> >=": ONE_LEFT,
    "prefer:2 > -> >=": ONE_LEFT,
    "lowest:2 > -> >=": ONE_LEFT,
    "any_left:3 > -> >=": NOBODY_HAS_ANY,
    "what_wins_by_card:4 > -> >=": ONE_LEFT,
    "what_wins_by_card:6 > -> >=": ONE_LEFT,
    "what_wins:4 > -> >=": ONE_LEFT,
    "what_wins:6 > -> >=": ONE_LEFT,
    "what_wins_by_card:4 and -> or": NOBODY_HAS_ANY,
    "what_wins_by_card:6 and -> or": NOBODY_HAS_ANY,
    "what_wins:4 and -> or": NOBODY_HAS_ANY,
    "what_wins:6 and -> or": NOBODY_HAS_ANY,
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
    "buy_for_all:7 > -> >=": "no token is free",
    "look_for_victims:4 1 -> 2": SWITCH,
    "could_break_supply:8 if -> if not": DANGEROUS,
    "is_in_middle:3 > -> >=": "the HQ lies on no middle line",
    "damage_to_facing:3 0 -> 1": "whatever is pierced can be expected to suffer as much",
    "column_by_d10:2 0 -> 1": "all that are left face somebody, or none does",
    "place_unit:12 0 -> 1": "where two are left, neither is the target",
    "deploy_cards:2 False -> True": "only shots in range from where a unit stands count there",
    "begin_hand:8 1 -> 2": "the kit of a new unit is set when it is deployed",
    "pick_by_d10:5 1 -> 2": "it is rolled before it is looked at",
    "veil:4 1 -> 2": SWITCH,
    "find_near_enemies:9 1 -> 2": SWITCH,
    "choose:5 0 -> 1": "the first offer becomes the best",
    "can_move:4 > -> >=": "every unit on the ground has a pace",
    "offer_tending:8 REPAIR_USE -> SELF_COVER_USE": "whoever does not heal repairs",
    "pick_lost_card:5 DISCARD_ACT -> DONE_ACT": ONE_KIND,
    "discard_down:6 DISCARD_ACT -> DONE_ACT": ONE_KIND,
    "offer_effect:4 0 -> 1": NOBODY_NAMED,
    "offer_effect:7 0 -> 1": NOBODY_NAMED,
    "offer_fires:6 0 -> 1": NOBODY_NAMED,
    "offer_replacements:4 0 -> 1": NOBODY_NAMED,
    "unveil:5 1 -> 2": BEHIND_THE_LAST,
    "veil:5 1 -> 2": BEHIND_THE_LAST,
    "kill_chance:5 <= -> <": OF_UNITS_ONLY,
    "kill_chance:5 0.0 -> 1.0": OF_UNITS_ONLY,
    "need:5 < -> <=": "the first token ignores no cover",
    "find_rides:2 0 -> 1": "the place left out holds nobody, who takes nobody aboard",
    "offer:4 1 -> 2": SWITCH,
    "position_modifier:11 1 -> 2": SWITCH,
    "note:2 + -> -": "the first column has number 0",
    "bid_for_first_turn:9 BID_ACT -> PLACE_TERRAIN_ACT": ONE_KIND,
    "way_to_go:3 0 -> 1": "no mission sends both sides somewhere",
    "danger_of:5 0 -> 1": "every unit on the ground has a pace",
    "spaces_in_reach:3 1 -> 2": BEYOND,
    "enter_terrain:6 > -> >=": "what costs all points costs all points",
    "enter_terrain:8 and -> or": BEYOND,
    "enter_terrain:8 + -> -": BEYOND,
    "nearest_foe:2 + -> -": "where nobody is, all are as far from him",
    "offer_marches:2 >> -> <<": NEVER_PROMPT,
    "offer_rams:12 >= -> >": "a ram pierces more than any terrain has",
}

EQUIVALENT = {"coh": FIREFIGHTS, "tactics2gm": BATTLES}
"""The survivors of each game, by name."""

FIELDS = ("actor", "played", "aimed", "where", "other")
NEEDS = {
    "BID_ACT": "where",
    "PLACE_TERRAIN_ACT": "played where",
    "MOVE_ACT": "actor where",
    "MOVE_COVERED_ACT": "actor aimed where other",
    "SWAP_ACT": "actor aimed",
    "LOAD_ACT": "actor aimed",
    "UNLOAD_ACT": "actor where",
    "ASSAULT_ACT": "actor aimed",
    "DEPLOY_ACT": "played where other",
    "EQUIP_ACT": "actor played",
    "USE_TOKEN_ACT": "actor played aimed",
    "FLY_ACT": "played aimed",
    "PATROL_ACT": "played",
    "SHOOT_ACT": "actor played aimed other",
    "HEAL_ACT": "actor aimed",
    "ROLL_AGAIN_ACT": "played",
    "DISCARD_ACT": "played",
    "DONE_ACT": "",
}
"""What is looked at of an act of 2GM Tactics (``carry_out``)."""


def reason(game: str, mutant: Mutant) -> str:
    """Why a mutant changes nothing; nothing if nobody has said."""
    if is_not_needed(mutant):
        return "the act does not look at that"
    return EQUIVALENT[game].get(mutant.name, "")


def is_not_needed(mutant: Mutant) -> bool:
    """Whether an act of 2GM Tactics is offered with another number for which it has no use."""
    if (mutant.was, mutant.now) != ("0", "1"):
        return False
    for node in ast.walk(ast.parse(mutant.source)):
        if isinstance(node, ast.Call) and is_offer(node) and node.lineno == mutant.line:
            given = zip(FIELDS, map(ast.unparse, node.args[2:]), strict=True)
            changed = {field for field, value in given if value == "1"}
            return bool(changed) and changed.isdisjoint(NEEDS[ast.unparse(node.args[1])].split())
    return False


def is_offer(node: ast.Call) -> bool:
    return ast.unparse(node.func) == "offer" and ast.unparse(node.args[1]) in NEEDS
