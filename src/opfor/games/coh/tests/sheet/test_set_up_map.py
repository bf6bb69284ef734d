"""The set-up as it is drawn for print: whose counters, where one leaves."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.missions.solo_mission import solo_mission
from opfor.cardboard.coh.pictures.battle_map import spot
from opfor.games.coh.told.sheet.contents import sheet_data
from opfor.games.coh.told.sheet.map_marks import set_up_pieces
from opfor.games.coh.told.sheet.victory import scores


def test_of_several_who_leave_by_one_hex_the_edge_has_one_line() -> None:
    edges = sheet_data(solo_mission("railway-bridge"))["map"]["edges"]
    assert [label["text"] for label in edges["east"]] == ["Soviet exit (G18): see Victory"]


def test_who_scores_more_than_others_by_the_same_edge_is_told_the_sum() -> None:
    shown = solo_mission("dinosaurs")
    soviet = next(side for side in shown.sides if side.nation == "soviet")
    assert [line for line in scores(shown, soviet) if "leave" in line] == [
        "1 VP for each unit that leaves the map by the north edge.",
        "4 VPs in all for T-35 47 if it leaves the map by the north edge.",
        "3 VPs in all for KV-1a 52 if it leaves the map by the north edge.",
    ]


@pytest.mark.parametrize("name", ["column-at-sitnya", "railway-bridge"])
def test_the_set_up_has_the_colours_of_the_counters_to_cut_out(name: str) -> None:
    shown = solo_mission(name)
    pieces = [p for p in set_up_pieces(shown, shown.ground) if p.ref.startswith("unit:")]
    assert pieces
    assert {(p.ref[5], p.side) for p in pieces} <= {("G", "you"), ("S", "foe")}


def test_a_hex_to_leave_by_has_one_plate_above_its_name() -> None:
    shown = solo_mission("railway-bridge")
    (plate,) = (p for p in set_up_pieces(shown, shown.ground) if p.ref.startswith("exit:"))
    _, middle = spot(shown.ground, shown.ground.cell("G18"))
    assert plate.y < middle
