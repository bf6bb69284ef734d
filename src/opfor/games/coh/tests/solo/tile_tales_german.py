"""What the AI makes of the German tiles 1 to 13: the sentence, and whom and where it means."""

from __future__ import annotations

from opfor.games.coh.tests.solo.tile_story import WAY_OUT, held, tale

TRENCH = ("trench/mines",)
RIFLES = "S01 F09 N, S02 F05 N"

TALES = [
    tale(
        1, "the Objective before the Unit, the hit AI at the Unit left out",
        "G01 C09 S hit, G02 C05 S, G03 B11 S", "S01 F09 N, S02 F13 N",
        ["line 1", "G02 to D05", "G02 attacks S01"], control=held("H05", by="soviet"),
    ),
    tale(
        1, "without an Objective towards the closest Unit",
        "G01 D08 S hit, G02 C09 S, G03 A12 S", "S01 F09 N, S02 K15 N",
        ["line 1", "G02 to D09", "G02 attacks S01"],
    ),
    tale(
        2, "who stands on the edge leaves and scores, one AI for an order",
        "G01 L05 S, G19 L11 S hit, G02 H05 S", "S01 F09 N",
        ["line 1", "G01 leaves", "german scores 2"], **WAY_OUT,
    ),
    tale(
        2, "nobody there yet: the mobile AI closest to the edge, not the machine gun before it",
        "G02 H05 S, G01 H03 S hit, G19 K12 S", "S01 F09 N",
        ["line 2", "G02 to I05", "G02 to J05"], **WAY_OUT,
    ),
    tale(
        2, "all of them far from the edge: the sheet's default",
        "G01 D09 S, G09 C05 S, G19 L02 S pinned", "S01 F09 N",
        ["default", "G09 attacks S01"], acted="S01", **WAY_OUT,
    ),
    tale(
        2, "one hex from the edge: onto it and off the map with one order",
        "G01 K04 S, G02 H05 S", "S01 F09 N",
        ["line 2", "G01 to L05", "G01 leaves", "german scores 2"],
        ties=(("L05", "L04", "L03"),), **WAY_OUT,
    ),
    tale(
        3, "towards the Objective, not the Unit, and fires; the hit AI stays",
        "G01 F05 S hit, G02 C05 S, G03 D11 S", "S01 G11 N, S02 G04 N",
        ["line 1", "G02 to D05", "G02 attacks S02"], control=held("H05", by="soviet"),
    ),
    tale(
        3, "the Objective is taken: the unhit AI closest to a Unit fires",
        "G01 E09 S hit, G03 C09 S, G02 C05 S", "S01 G09 N, S02 F05 N",
        ["line 2", "G02 attacks S02 +1"],
    ),
    tale(
        4, "a trench for the AI without cover, not the one in the wood",
        "G02 D11 S, G01 C09 S", "S01 H09 N", ["space 2", "trench in C09"], defences=TRENCH,
    ),
    tale(
        5, "fire at the Unit that acted, then smoke on the AI in the open closest to a Unit",
        "G02 D11 S, G03 B03 S, G01 C05 S", "S01 E10 N, S02 F05 N",
        ["line 1", "G01 attacks S02", "light smoke on C05"], acted="S02",
    ),
    tale(
        5, "no shot, no smoke",
        "G02 D11 S, G01 C05 S", "S01 F11 N, S02 K05 N", ["passes"], acted="S02",
    ),
    tale(
        6, "the closer of the highest AR at the Unit that attacked, not the closest AI",
        "G01 C09 S, G10 C03 S, G09 C05 S, G02 D07 S", RIFLES, ["line 1", "G09 attacks S01 +1"],
        acted="S01", deed="attack",
    ),
    tale(
        6, "a Unit that moved is no reason",
        "G01 C09 S, G09 C05 S, G02 D07 S", RIFLES, ["passes"], acted="S01", deed="move",
    ),
    tale(
        7, "the gun, though infantry is closer",
        "G01 C09 S, G09 C05 S, G21 B07 S", "S28 F05 N, S13 D10 N",
        ["line 1", "G09 attacks S28 +1"],
    ),
    tale(
        7, "no gun there: the nearer mortar on the highest AR, not on the closest Unit",
        "G01 C10 S, G09 C05 S, G22 C03 S, G21 B07 S", "S01 F06 N, S13 G09 N",
        ["line 2", "G21 attacks S13 +1"],
    ),
    tale(
        8, "the AI drawn comes in by its edge, into the best cover there",
        "G01 C09 S, G02 cup, G03 cup", "S01 F09 N", ["space 2", "G03 to B05"],
        draws={"entry-cup": ["G03"]},
    ),
    tale(8, "an empty cup brings nobody", "G01 C09 S", "S01 F09 N", ["space 2"]),
    tale(
        9, "the farthest of the Fresh goes two hexes, the Spent none, even on a blue card",
        "G01 D08 S, G02 A08 S, G03 A18 S spent", "S01 G08 N",
        ["line 1", "G02 to B08", "G02 to C08"], colour="blue",
    ),
    tale(
        9, "farthest from the Objective, wherever the Unit is",
        "G01 D08 S, G02 B05 S", "S01 K17 N", ["line 1", "G02 to C05", "G02 to D05"],
        control=held("H05", by="soviet"),
    ),
    tale(
        10, "most are Spent: the one closest to the Unit that acted comes to and fires",
        "G01 C09 S spent, G02 C05 S spent, G09 C07 S", RIFLES,
        ["line 1", "G02 freshens", "G02 attacks S02"], acted="S02",
    ),
    tale(
        10, "as many Fresh as Spent: not needed",
        "G01 C09 S, G02 C05 S spent", RIFLES, ["passes"], acted="S02",
    ),
    tale(
        11, "a trench for the AI in the open, and the hit AI closest to the Unit rallies",
        "G01 C09 S hit, G02 D11 S hit", "S01 H11 N",
        ["space 2", "trench in C09", "G02 rallies"], defences=TRENCH,
    ),
    tale(
        12, "the tank in front, though rifles are closer; the Objective, though the Unit is",
        "G46 A04 S, G45 C05 S, G01 C09 S, G02 D08 S", "S01 G09 N",
        ["line 1", "G45 to D05", "G45 to E05", "G45 attacks S01"], control=held("H05", by="soviet"),
    ),
    tale(
        12, "the tank is Spent: the unhit rifle closest to the Objective; nobody is drawn",
        "G45 D05 S spent, G01 F06 S hit, G04 A08 S, G02 C06 S, G03 cup", "S01 G09 N",
        ["line 2", "G02 to D06"], control=held("H06", by="soviet"),
    ),
    tale(
        13, "of two hit AI the one closest to the Unit that acted; it fires as well",
        "G01 C09 S hit, G02 C05 S hit, G09 C07 S", RIFLES,
        ["line 1", "G02 rallies", "G02 attacks S02"], acted="S02",
    ),
    tale(13, "nobody is hit", "G01 C09 S, G02 C05 S", RIFLES, ["passes"], acted="S02"),
]  # fmt: skip
