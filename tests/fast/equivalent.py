"""Mutants that change nothing a game could show, each with its reason."""

from __future__ import annotations

FILLED = "every field is filled before it is read"
SAME_RANK = "all that are left have one rank, and with one left no preference looks"
SAME_MEASURE = "an equal measure is the same number"
LIKE_UNITS = "units of ranks 6 and 7 leave the marker where it is, and so leave it alike"
AT_THE_END = "a marker at its far end has closed the theatre"
ONE_LEFT = "with one candidate left nothing can be dropped"
CLOSES = "a space that closes without winning is the only one left, and every unit closes it"
SIDE_0 = "the bot is side 0"
SHIFTED = "every unit is worth as much more"

BLITZKRIEG: dict[str, str] = {
    "numbers:2 0 -> 1": FILLED,
    "grid:2 0 -> 1": FILLED,
    "fractions:2 0.0 -> 1.0": FILLED,
    "greatest:4 > -> >=": SAME_MEASURE,
    "least:4 < -> <=": SAME_MEASURE,
    "two_weapons:4 < -> <=": "a pile of two is looked at before",
    "two_weapons:4 2 -> 3": "a pile of two is looked at before",
    "standing:9 0 -> 1": "a lead at the end of a track is longer than one step",
    "unit_worth:3 * -> +": SHIFTED,
    "choose:4 0 -> 1": "the first offer becomes the best",
    "next_turn:9 1 -> 2": "a switch, looked at for being set",
    "unit_rank:3 0 -> 1": LIKE_UNITS,
    "unit_rank:3 and -> or": LIKE_UNITS,
    "push_rank:2 False -> True": LIKE_UNITS,
    "distance_counts:2 0 -> 1": SAME_RANK,
    "bots_theatre:7 0 -> 1": SAME_RANK,
    "set_up:15 - -> +": SIDE_0,
    "open_next:11 - -> +": SIDE_0,
    "nth_outcome:3 > -> >=": "the test behind it is the exact one",
    "nth_outcome:4 % -> +": "a whole round more leaves the same rest",
    "standing:9 > -> >=": AT_THE_END,
    "standing:9 - -> +": AT_THE_END,
    "win_outright:2 > -> >=": AT_THE_END,
    "win_outright:2 0 -> 1": AT_THE_END,
    "keep_if_possible:2 > -> >=": ONE_LEFT,
    "prefer:2 > -> >=": ONE_LEFT,
    "lowest:2 > -> >=": ONE_LEFT,
    "has_aim:2 == -> !=": CLOSES,
    "has_aim:2 1 -> 2": CLOSES,
    "rank_of_change:6 7 -> 8": LIKE_UNITS,
    "rank_of_change:6 if -> if not": LIKE_UNITS,
    "rank_of_change:6 6 -> 7": LIKE_UNITS,
    "unit_rank:3 < -> <=": LIKE_UNITS,
    "best_of_two:9 0 -> 1": "the two weapons are alike",
    "choose_theatre:12 and -> or": "without a blitz no theatre is its theatre",
    "choose_theatre:13 0 -> 1": "all that are left can win the same",
    "new:11 0 -> 1": "an empty space has no owner",
    "shorten:12 1 -> 2": "a mark, looked at for being set",
    "reply_worth:2 1 -> 2": "a switch, looked at for being set",
    "reply_worth:6 0.0 -> 1.0": "every reply is worth as much more",
    "note:2 + -> -": "the first column has number 0",
}

SAID_ONLY = "it says what is offered, and nobody looks at it"

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
    "pay_nothing:4 0 -> 1": "who acts freely lets anybody join",
    "drawn_hit:3 0 -> 1": "hit 0 is none, and in no pile",
    "next_work:5 < -> <=": "no two works share a hex",
    "is_due:2 < -> <=": "who has no hour to come has no hexes to come by",
    "play_action_card:8 CARD -> STALLED": "every card that is covered goes on to another action",
}

EQUIVALENT = {"blitzkrieg": BLITZKRIEG, "coh": FIREFIGHTS}
"""The survivors of each game, by name."""
