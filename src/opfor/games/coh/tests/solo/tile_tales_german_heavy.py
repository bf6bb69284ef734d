"""What the AI makes of the German tiles 14 to 25: the sentence, and whom and where it means."""

from __future__ import annotations

from opfor.games.coh.tests.solo.tile_story import held, tale

RIFLES = "S01 F09 N, S02 F05 N"
STORES = ("trench/mines", "bunker/mines")

TALES = [
    tale(
        14, "the hunted Unit has been seen: its hunter, not the AI before another Unit",
        "G01 D09 S, G02 C05 S", "S01 F09 N, S02 F05 N",
        ["line 1", "G02 to D05", "G02 attacks S02"], chosen=("S02",),
    ),
    tale(
        14, "it still hides: comb the ground, and nobody is drawn from the cup in vain",
        "G01 C09 S, G02 C13 S, G03 cup", "S01 F09 N, S02 H15 N hidden",
        ["line 2", "G01 to D09"], chosen=("S02",),
    ),
    tale(
        15, "every hit AI rallies, Fresh or Spent",
        "G01 C09 S hit, G02 D11 S hit spent, G03 C05 S", "S01 H09 N",
        ["space 2", "G01 rallies", "G02 rallies"],
    ),
    tale(
        16, "the nearer of the strongest guns on the tank, though a weaker one is closer",
        "G01 C09 S, G30 C03 S, G29 C05 S, G27 D07 S", "S41 F07 N, S01 E09 N",
        ["line 1", "G29 attacks S41 +1"],
    ),
    tale(
        16, "no tank: the sheet's default",
        "G01 C09 S, G29 C05 S, G27 D07 S", "S02 F07 N, S01 E09 N",
        ["default", "G29 attacks S01"], acted="S01",
    ),
    tale(
        17, "the nearer tank towards the Unit, though a rifle and the Objective are closer",
        "G48 A04 S, G47 C09 S, G01 D08 S", "S01 F09 N",
        ["line 1", "G47 to D09", "G47 to E09", "G47 attacks S01"], control=held("D05", by="soviet"),
    ),
    tale(
        17, "the tank is Spent: the Fresh rifle in front, even on a blue card; nobody is drawn",
        "G47 C05 S spent, G01 E06 S spent, G04 A08 S, G02 C06 S, G03 cup", "S01 H06 N",
        ["line 2", "G02 to D06"], control=held("C03", by="soviet"), colour="blue",
    ),
    tale(
        18, "turns its back no longer and fires at the Unit that moved, not the one ahead",
        "G01 C09 N, G02 C05 S", RIFLES, ["line 1", "G01 turns SW", "G01 attacks S01"],
        acted="S01", deed="move",
    ),
    tale(
        18, "a Unit that attacked is no reason",
        "G01 C09 N, G02 C05 S", RIFLES, ["passes"], acted="S01", deed="attack",
    ),
    tale(
        19, "two counters, for the two AI without cover, the nearer to the Unit first",
        "G02 D11 S, G01 C09 S, G03 C05 S", "S01 H09 N",
        ["space 2", "bunker in C09", "trench in C05"], defences=STORES,
        draws={"defences": ["bunker/mines", "trench/mines"]},
    ),
    tale(
        20, "the lowest DV, and of two such Units the one farther from the AI",
        "G01 C09 S", "S01 F09 N, S20 K05 N, S02 J12 N",
        ["space 2", "shells on J12", "artillery attacks S02"],
    ),
    tale(
        21, "the Fresh AI towards the Objective, even on a blue card, then it fires with +1",
        "G01 E05 S spent, G02 C05 S, G03 C12 S", "S01 F09 N",
        ["line 1", "G02 to D05", "G02 attacks S01 +1"], control=held("H05", by="soviet"),
        colour="blue",
    ),
    tale(
        22, "one AI comes in, then the unhit of two Spent AI is Fresh again",
        "G01 C09 S spent hit, G02 D11 S spent, G03 cup", "S01 F09 N",
        ["space 2", "G03 to B05", "G02 freshens"],
    ),
    tale(
        22, "an empty cup: nothing",
        "G01 C09 S spent, G02 D11 S", "S01 F09 N", ["space 2"],
    ),
    tale(
        23, "the nearer of the strongest guns on the strongest tank, a weaker gun is no help",
        "G27 D07 S, G30 A08 S, G29 C09 S, G01 C05 S", "S41 F09 N, S48 F07 N, S01 E05 N",
        ["line 1", "G29 attacks S48 +2"],
    ),
    tale(
        23, "no tank: the nearer of the highest AR on the highest AR, not on the closest Unit",
        "G01 D05 S, G10 C03 S, G09 C05 S", "S13 F09 N, S01 E05 N",
        ["line 2", "G09 attacks S13 +1"],
    ),
    tale(
        24, "the rear comes up, then the hit AI closest to a Unit rallies",
        "G01 C09 S, G02 C05 S hit, G03 A08 S hit", "S01 F08 N, S02 F05 N",
        ["line 1", "G03 to B08", "G02 rallies"],
    ),
    tale(
        24, "the rear is what is farthest from the Objective, wherever the Unit is",
        "G01 D08 S, G02 B05 S", "S01 K17 N", ["line 1", "G02 to C05"],
        control=held("H05", by="soviet"),
    ),
    tale(
        25, "fire at the Unit that acted, and a CAP is lost",
        "G01 C09 S, G02 C05 S", RIFLES, ["line 1", "G02 attacks S02", "4 CAPs left"],
        acted="S02",
    ),
    tale(
        25, "no shot: the AI's turn is not spent on a CAP",
        "G01 C09 S, G02 C05 S", "S01 F09 N, S02 K05 N", ["passes"], acted="S02",
    ),
]  # fmt: skip
