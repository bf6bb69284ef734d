"""What the AI makes of the Soviet tiles 1 to 13: the sentence, and whom and where it means."""

from __future__ import annotations

from opfor.games.coh.tests.solo.tile_story import held, tale

TRENCH = ("trench/mines",)
RIFLES = "G01 F09 N, G02 F05 N"

TALES = [
    tale(
        1, "two of three Spent AI, the hit one last",
        "S02 D08 S spent hit, S01 C09 S spent, S17 C05 S spent", "G01 H09 N",
        ["space 2", "S17 freshens", "S01 freshens"],
    ),
    tale(
        2, "a trench for the AI without cover, not the one in the wood",
        "S02 D11 S, S01 C09 S", "G01 H09 N", ["space 2", "trench in C09"], defences=TRENCH,
    ),
    tale(
        3, "a Unit within 2 of an AI: the nearer of the highest AR fires, not the closest AI",
        "S02 D05 S, S14 B05 S, S13 C05 S", "G01 F09 N, G02 E05 N",
        ["line 1", "S13 attacks G02 +1"], acted="G01",
    ),
    tale(
        3, "within 2 of the last AI is as good as of the first",
        "S01 A18 S, S02 C05 S", "G02 E05 N", ["line 1", "S02 attacks G02 +1"],
    ),
    tale(
        3, "nobody near: the AI closest to the Unit that acted turns to it and fires",
        "S01 C09 N, S27 C05 S, S02 B07 S", "G01 G09 N, G02 F05 N",
        ["line 2", "S01 turns SW", "S01 attacks G01"], acted="G01",
    ),
    tale(
        4, "at the Unit that acted, though another is as close to somebody",
        "S01 C09 S, S02 C05 S", RIFLES, ["line 1", "S02 attacks G02 +1"], acted="G02",
    ),
    tale(
        4, "nobody acted: infantry into close combat, not the tank beside the Unit",
        "S41 E08 N, S02 C05 N, S01 E09 N", "G01 F09 N", ["line 2", "S01 to F09"],
    ),
    tale(
        5, "a Fresh AI towards the Objective, then smoke on the AI in the open closest to a Unit",
        "S01 C09 S spent, S02 D11 S spent, S04 A02 S, S03 A08 S", "G01 G13 N",
        ["line 1", "S03 to B08", "light smoke on C09"], control=held("H08", by="german"),
        colour="blue",
    ),
    tale(
        5, "at low risk not into the fire: one farther back goes",
        "S02 B08 S, S01 A02 S", "G01 H08 N", ["line 1", "S01 to B03", "light smoke on B08"],
        ties=(("B03", "B02"),),
    ),
    tale(
        5, "nobody can go: smoke, not on the AI in the wood though it is closer",
        "S01 C09 S pinned, S02 D11 S spent, S03 B03 S pinned", "G01 H11 N",
        ["line 2", "light smoke on C09"],
    ),
    tale(
        6, "towards the Objective, not the Unit, and fires; the hit AI stays",
        "S01 F05 S hit, S02 C05 S, S03 D11 S", "G01 G11 N, G02 G04 N",
        ["line 1", "S02 to D05", "S02 attacks G02"], control=held("H05", by="german"),
    ),
    tale(
        6, "it is taken back: towards the Unit, the hit AI not",
        "S01 D08 S hit, S02 C09 S, S03 A08 S", "G01 G09 N", ["line 2", "S02 to D09"],
    ),
    tale(
        7, "the AI drawn comes in by its edge, into the best cover there",
        "S01 C09 S, S02 cup, S03 cup", "G01 F09 N", ["line 1", "S03 to B05"],
        draws={"entry-cup": ["S03"]},
    ),
    tale(
        7, "nobody waits: the AI farthest from the Objective comes up two hexes",
        "S01 D08 S, S02 B05 S", "G01 K17 N", ["line 2", "S02 to C05", "S02 to D05"],
        control=held("H05", by="german"),
    ),
    tale(
        8, "a rumor on the hex of the card drawn",
        "S01 C09 S", "G01 K09 N", ["space 2", "RE1 to E14"],
    ),
    tale(
        9, "the hit AI closest to the Unit rallies before anybody fires",
        "S01 C09 S hit, S02 B05 S hit, S03 D08 S", "G01 F09 N", ["line 1", "S01 rallies"],
    ),
    tale(
        9, "nobody is hit: the closest AI fires",
        "S01 C09 S, S03 D08 S", "G01 F09 N", ["line 2", "S03 attacks G01 +1"],
    ),
    tale(
        10, "smoke for the closest AI under fire in the open, not for those in the wood",
        "S02 D11 S, S04 B09 S, S01 C09 S, S03 H05 S", "G09 G09 N", ["line 1", "smoke on C09"],
    ),
    tale(
        10, "nobody under fire: the AI farthest back comes up",
        "S02 D11 S, S01 A08 S", "G01 H08 N", ["line 2", "S01 to B08"],
    ),
    tale(10, "at low risk not into the fire", "S02 B08 S", "G01 H08 N", ["passes"]),
    tale(
        11, "a trench for the AI in the open, and the hit AI closest to the Unit rallies",
        "S01 C09 S hit, S02 D11 S hit", "G01 H11 N",
        ["space 2", "trench in C09", "S02 rallies"], defences=TRENCH,
    ),
    tale(
        12, "infantry at the tank, not the tank beside it, not at the hit rifle",
        "S41 E08 S, S02 F07 S, S01 E09 S", "G45 F09 N, G01 F08 N hit", ["line 1", "S01 to F09"],
    ),
    tale(
        12, "nobody beside it: the nearer of the highest AR fires at the tank",
        "S41 D09 S, S49 A08 S, S48 C08 S", "G45 F09 N, G01 F08 N",
        ["line 2", "S48 attacks G45 +1"],
    ),
    tale(
        13, "the Fresh AI closest to the Unit goes two hexes, the Spent before it none",
        "S01 D08 S spent, S02 A08 S, S03 A02 S", "G01 L08 N",
        ["space 2", "S02 to B08", "S02 to C08"],
    ),
    tale(13, "the first hex lies under fire", "S02 B08 S", "G01 H08 N", ["space 2"]),
    tale(
        13, "the second hex lies under fire: at low risk it stops before it",
        "S02 A08 S, S03 A02 S", "G01 H08 N", ["space 2", "S02 to B08"],
    ),
]  # fmt: skip
