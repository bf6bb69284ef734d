"""Mutants that change nothing a game could show, each with its reason."""

from __future__ import annotations

from tests.fast.breaks import Mutant

FILLED = "every field is filled before it is read"
SAME_MEASURE = "an equal measure is the same number"
ONE_LEFT = "with one candidate left nothing can be dropped"
SIDE_0 = "the opponent is side 0"


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


EQUIVALENT = {"coh": FIREFIGHTS}
"""The survivors of each game, by name."""


def reason(game: str, mutant: Mutant) -> str:
    """Why a mutant changes nothing; nothing if nobody has said."""
    return EQUIVALENT[game].get(mutant.name, "")
