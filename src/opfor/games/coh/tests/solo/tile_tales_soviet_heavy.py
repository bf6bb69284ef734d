"""What the AI makes of the Soviet tiles 14 to 25: the sentence, and whom and where it means."""

from __future__ import annotations

from opfor.cardboard.coh.missions.solo_mission import DriveRoute
from opfor.games.coh.tests.solo.tile_story import WAY_OUT, held, tale

ROAD = tuple(f"K{column:02d}" for column in range(2, 18))
RIFLES = "G01 F09 N, G02 F05 N"

TALES = [
    tale(
        14, "everybody on the edge leaves at once, but for the Spent",
        "S01 L05 S, S02 H05 S, S17 L11 S spent, S28 L15 S hit", "G01 F09 N",
        ["line 1", "S01 leaves", "soviet scores 2", "S28 leaves", "soviet scores 2"], **WAY_OUT,
    ),
    tale(
        14, "nobody there yet: the two mobile AI closest to the edge, not the machine gun",
        "S03 C09 S, S01 I05 S, S02 H05 S, S17 K11 S", "G01 F09 N",
        ["line 2", "S01 to J05", "S02 to I05"], **WAY_OUT,
    ),
    tale(
        14, "all of them far from the edge: the sheet's default",
        "S01 D09 S, S27 C05 S, S17 L02 S pinned", "G01 F09 N",
        ["default", "S27 attacks G01"], acted="G01", **WAY_OUT,
    ),
    tale(
        15, "the nearer of the highest AR at the Unit that moved, not the closest AI",
        "S01 E08 S, S13 C09 S, S14 D09 S", "G01 F09 N, G02 C11 N",
        ["line 1", "S14 attacks G01 +2"], acted="G01", deed="move",
    ),
    tale(
        15, "a Unit that attacked is left to the sheet's default",
        "S01 A18 S, S27 C05 S", "G01 F09 N, G02 E05 N", ["default", "S27 attacks G02"],
        acted="G02", deed="attack",
    ),
    tale(
        16, "the chosen AI under fire closest to a Unit goes into cover, one behind it stays",
        "S03 J08 S, S04 F08 S, S02 F11 S, S01 G08 S", "G01 I08 N, G02 H02 N",
        ["line 1", "S01 to G07"], chosen=("S01", "S03", "S04"), acted="G02",
    ),
    tale(
        16, "the chosen AI is far enough from them: fire at the Unit that acted",
        "S01 A08 S, S02 C09 S, S03 C05 S", RIFLES, ["line 2", "S03 attacks G02"],
        chosen=("S01",), acted="G02",
    ),
    tale(
        17, "an unhit AI fires, not the hit one closest to a Unit",
        "S01 D09 S hit, S02 C05 S, S03 B03 S", "G01 F09 N, G02 F05 N",
        ["line 1", "S02 attacks G02 +1"],
    ),
    tale(
        17, "no shot: out of the open towards the lost Objective, the AI in the wood stays",
        "S04 A08 S, S02 C09 S, S03 D11 S", "G01 K17 N", ["line 2", "S02 to D09"],
        control=held("H09", by="german"),
    ),
    tale(17, "at low risk not into the fire", "S02 B08 S", "G01 H08 N", ["passes"]),
    tale(
        18, "the AI drawn comes in by its edge, into the best cover there",
        "S01 C09 S, S02 cup, S03 cup", "G01 F09 N", ["space 2", "S03 to B05"],
        draws={"entry-cup": ["S03"]},
    ),
    tale(
        19, "the hit AI closest to the Unit tries to rally; it is not certain",
        "S01 D09 S hit, S02 E08 S, S03 B03 S hit", "G01 G09 N",
        ["line 1", "S01 tries to rally"],
    ),
    tale(
        19, "nobody is hit: the closest AI under fire moves, not the closer one behind the Unit",
        "S03 I09 S, S02 D07 S, S01 D09 S", "G01 G09 N", ["line 2", "S01 to E09"],
    ),
    tale(19, "at low risk not out of the wood into the fire", "S01 F10 S", "G01 I10 N", ["passes"]),
    tale(
        20, "the lowest DV, and of two such Units the one farther from the AI",
        "S01 C09 S", "G01 F09 N, G21 K05 N, G02 J12 N",
        ["space 2", "shells on J12", "artillery attacks G02"],
    ),
    tale(
        21, "the Fresh AI towards the Unit, even on a blue card, though the Objective is closer",
        "S01 D08 S spent, S02 C09 S, S03 C05 S", "G01 F09 N",
        ["line 1", "S02 to D09", "S02 attacks G01"], control=held("D05", by="german"),
        colour="blue",
    ),
    tale(
        22, "the AI closest to the Unit that acted fires at it; the truck takes no order",
        "S01 C09 S, S02 C05 S, S36 E03 S", RIFLES, ["line 1", "S02 attacks G02 +1"],
        acted="G02",
    ),
    tale(
        22, "the marker moves: the truck comes in and drives on along its road",
        "S01 C09 S, S36 cup", RIFLES,
        [*(f"S36 to {hex_}" for hex_ in ROAD[:7]), "line 1", "S01 attacks G01 +1"],
        acted="G01", advance=1, routes=(DriveRoute(number=36, road=ROAD),),
    ),
    tale(
        23, "from cover, the closest of those, though an AI in the open is as close",
        "S01 E09 S, S02 D11 S, S03 E12 S", "G01 G09 N, G02 G11 N",
        ["line 1", "S03 attacks G02 +1"],
    ),
    tale(
        23, "nobody in cover has a shot: the closest turns to the Unit that acted and fires",
        "S03 C09 N, S01 D09 N, S02 C05 S", "G01 G09 N, G02 F05 N",
        ["line 2", "S01 turns SW", "S01 attacks G01"], acted="G01",
    ),
    tale(
        24, "the tank in front, though rifles are closer; the Objective, though the Unit is",
        "S42 A04 S, S41 C05 S, S01 C09 S, S02 D08 S", "G01 G09 N",
        ["line 1", "S41 to D05", "S41 to E05", "S41 attacks G01"], control=held("H05", by="german"),
    ),
    tale(
        24, "the tank is Spent: the Fresh rifle in front, even on a blue card; nobody is drawn",
        "S41 D05 S spent, S01 D06 S spent, S04 A08 S, S02 C07 S, S03 cup", "G01 G09 N",
        ["line 2", "S02 to D07"], control=held("H07", by="german"), colour="blue",
    ),
    tale(
        25, "fire at the Unit that acted, and a CAP is lost",
        "S01 C09 S, S02 C05 S", RIFLES, ["line 1", "S02 attacks G02", "4 CAPs left"],
        acted="G02",
    ),
    tale(
        25, "nothing to cut any more: the shot remains",
        "S01 C09 S, S02 C05 S", RIFLES, ["line 1", "S02 attacks G02"], acted="G02", caps=0,
    ),
    tale(
        25, "no shot: the AI's turn is not spent on a CAP",
        "S01 C09 S, S02 C05 S", "G01 F09 N, G02 K05 N", ["passes"], acted="G02",
    ),
]  # fmt: skip
