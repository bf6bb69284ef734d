"""Mutants that change nothing a game could show, each with its reason."""

from __future__ import annotations

FILLED = "every field is filled before it is read"
SAME_RANK = "all that are left have one rank, and with one left no preference looks"
SAME_MEASURE = "an equal measure is the same number"
LIKE_UNITS = "units of ranks 6 and 7 leave the marker where it is, and so leave it alike"
SHIFTED = "every unit is worth as much more"

EQUIVALENT: dict[str, str] = {
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
    "set_up:15 - -> +": "the bot is side 0",
    "note:2 + -> -": "the first column has number 0",
}
