"""Printable sheets: what stands on them, before it is set."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Mission, mission, mission_ids
from opfor.cardboard.coh.missions.solo_mission import SoloMission, solo_mission
from opfor.games.coh.told.sheet.contents import sheet_data
from opfor.games.coh.told.sheet.map_picture import map_svgs
from opfor.games.coh.told.sheet.victory import kills, special_rules
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.mission.solo import mission_of, solo_mission_of


@pytest.fixture(scope="module")
def solo() -> SoloMission:
    return solo_mission_of(generate_auto(5, 10, solo=True, options={"variant": True, "hand": 8}))


def first(guideline: int, wanted: Any, *, solo: bool = False) -> Mission:
    """The first generated mission of a guideline that is as wanted."""
    for seed in range(1, 120):
        made = mission_of(generate_auto(guideline, seed, solo=solo))
        if wanted(made):
            return made
    raise AssertionError("no seed makes such a mission")


def test_every_unit_is_listed_with_its_values_and_its_start() -> None:
    firefight = to_mission(generate_auto(5, 7))
    data = sheet_data(firefight)
    for side, row in zip(data["sides"], firefight.sides, strict=True):
        listed = [int(n) for line in side["units"] for n in line["numbers"]]
        assert sorted(listed) == sorted(n for force in row.forces for n in force.numbers)
        assert all(line["start"] and line["front"] for line in side["units"])
        assert side["caps"] == row.caps


# -- victory, rounds, rules ------------------------------------------------------------------------


def test_what_destroyed_enemies_are_worth_is_one_sentence_by_groups() -> None:
    convoy = mission("convoy")
    german, soviet = convoy.sides
    assert kills(convoy, german) == "1 VP for each enemy unit destroyed."
    dear = {"german-truck": 2, "german-sdkfz-251": 2, "german-kv-2": 5}
    named = replace(convoy, sides=(german, replace(soviet, kill_vp_of=dear)))
    assert kills(named, named.sides[1]) == (
        "Destroyed enemies: 2 VPs for each vehicle, 1 VP for every other unit."
    )
    some = {"german-truck": 2, "german-lmg": 2, "16": 4}
    named = replace(convoy, sides=(german, replace(soviet, kill_vp_of=some)))
    assert kills(named, named.sides[1]) == (
        "Destroyed enemies: 4 VPs for each Pioneer 16, 2 VPs for each machine gun or Opel Blitz"
        " truck, 1 VP for every other unit."
    )


def test_markers_exits_and_the_end_are_in_words() -> None:
    told = sheet_data(mission("crossroads"))["victory"]
    assert told["markers"] == [
        "G08, Soviet at first: 1 VP at the end of each round to its holder; 2 VPs at the end to its"
        " holder."
    ]
    assert told["end"][0] == "It ends with round 4."
    convoy = sheet_data(mission("convoy"))["victory"]["sides"][0]
    assert "2 VPs for each unit that leaves the map by K10, L10, L09." in convoy["scores"]


def test_how_a_side_scores_is_told_once() -> None:
    """The scores say it in full; the task of a generated mission would say it again."""
    told = first(5, lambda m: any(": " in side.task for side in m.sides))
    assert all(not side["task"] for side in sheet_data(told)["victory"]["sides"])
    old = "Division wants that spot. Whoever takes it scores 3 VPs."
    side = replace(told.sides[0], task=f"Destroy enemy units: 1 VP each. {old}")
    before = replace(told, sides=(side, told.sides[1]), special_rules=(f"German card 03: {old}",))
    assert not sheet_data(before)["victory"]["sides"][0]["task"]
    assert special_rules(before) == []


def test_how_the_cards_were_played_is_no_rule_of_the_fight() -> None:
    three = to_mission(generate_auto(7, 31))
    assert not any("played in the order" in rule for rule in three.special_rules)


def test_arrivals_stand_under_their_round() -> None:
    late = first(1, lambda m: any(f.enters > 1 for side in m.sides for f in side.forces))
    rows = dict(sheet_data(late)["schedule"])
    for side in late.sides:
        for force in side.forces:
            if force.enters:
                said = " ".join(rows[str(force.enters)])
                assert all(f"{number:02d}" in said for number in force.numbers)


def test_whose_units_are_whose_is_said_where_two_share_a_side() -> None:
    four = to_mission(generate_auto(8, 3))
    data = sheet_data(four)
    for side, row in zip(data["sides"], four.sides, strict=True):
        owners = {n: force.player for force in row.forces for n in force.numbers}
        assert side["partners"]
        for line in side["units"]:
            assert {owners[int(n)] for n in line["numbers"]} == {line["player"]}
    files: dict[str, str] = {}
    sheet_data(four, files=files)
    drawn = "".join(files.values())
    assert ">P1</text>" in drawn
    assert ">P2</text>" in drawn


def test_only_its_owner_is_told_where_a_hidden_unit_is() -> None:
    ambush = first(2, lambda m: any(f.hidden for side in m.sides for f in side.forces))
    data = sheet_data(ambush)
    side, force = next((s, f) for s in ambush.sides for f in s.forces if f.hidden)
    secret = next(note for note in data["secrets"] if note["nation"] == side.nation)
    assert any(line.endswith(force.hex) for line in secret["lines"])
    row = next(s for s in data["sides"] if s["nation"] == side.nation)
    number = f"{force.numbers[0]:02d}"
    name = f"{side.nation[0].upper()}{number}"
    starts = [line["start"] for line in row["units"] if number in line["numbers"]]
    assert starts == [f"hidden: see the {row['name']} player's secret note"]
    plates = "".join(map_svgs(ambush).values()).count(f">{name}</text>")
    open_now = replace(force, hidden=False)
    others = tuple(open_now if f is force else f for f in side.forces)
    shown = tuple(replace(s, forces=others) if s is side else s for s in ambush.sides)
    assert (
        "".join(map_svgs(replace(ambush, sides=shown)).values()).count(f">{name}</text>") > plates
    )


def test_who_hides_where_it_likes_needs_no_secret_note() -> None:
    data = sheet_data(mission("church-tower"))
    starts = [line["start"] for line in data["sides"][1]["units"]]
    assert any(start.startswith("hidden: its owner picks and notes a hex of") for start in starts)
    assert [note["lines"] for note in data["secrets"]] == [["Mines: H08"]]


# -- the map ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", mission_ids())
def test_every_board_of_a_mission_has_a_drawing(name: str) -> None:
    drawings = map_svgs(mission(name))
    boards = [file for file in drawings if file.startswith("board-")]
    assert len(boards) == len(mission(name).maps)
    assert {"map.svg", "arc.svg"} < set(drawings)
    for svg in drawings.values():
        assert ET.fromstring(svg).tag.endswith("svg")
        assert "@media" not in svg


def test_the_edges_say_who_comes_and_who_goes() -> None:
    edges = sheet_data(mission("convoy"))["map"]["edges"]
    assert [label["text"] for label in edges["north"]] == [
        "German units enter from rounds 1 and 2 on (A10)",
        "German units enter from round 1 on (A06 to A12)",
    ]
    assert [label["text"] for label in edges["south"]] == [
        "German exit: 2 VPs for each unit (L10, L09)"
    ]
    assert edges["east"] == []


def test_boards_that_join_say_so_and_keep_their_size() -> None:
    boards = sheet_data(to_mission(generate_auto(4, 1)))["map"]["boards"]
    assert len(boards) == 2
    assert all(len(board["joins"]) == 1 for board in boards)
    assert len({(board["wide"], board["high"]) for board in boards}) == 1


# -- the AI ----------------------------------------------------------------------------------------


def test_tiles_lie_in_their_spaces_and_the_default_on_the_third() -> None:
    few = first(5, lambda m: 0 < len(m.counteractions) < 3 and len(m.tiles) > 1, solo=True)
    assert isinstance(few, SoloMission)
    ai = sheet_data(few)["ai"]
    assert ai["sheet"] in ("Defense side", "Offense side")
    for row in (ai["counteractions"], ai["mission_orders"]):
        assert [space["space"] for space in row] == [1, 2, 3]
        assert row[2]["kind"] == "default"
    lines = [line for space in ai["counteractions"] for line in space["lines"]]
    assert lines == list(few.counteractions)
    tiles = [s for row in (ai["counteractions"], ai["mission_orders"]) for s in row]
    numbers = {s["number"] for s in tiles if s["kind"] == "tile"}
    assert numbers | {tile["number"] for tile in ai["track_tiles"]} == set(few.tiles)


def test_a_file_from_before_tiles_were_kept_has_a_space_for_each_line(solo: SoloMission) -> None:
    ai = sheet_data(replace(solo, sheet="", tiles=()))["ai"]
    assert [space["lines"] for space in ai["mission_orders"]] == [[o] for o in solo.mission_orders]
    assert {space["kind"] for space in ai["mission_orders"]} == {"line"}
    assert ai["track_tiles"] == []


def test_the_track_has_lanes_events_and_an_end(solo: SoloMission) -> None:
    track = sheet_data(solo)["ai"]["track"]
    spaces = track["spaces"]
    assert [space["space"] for space in spaces] == list(range(1, len(solo.track) + 1))
    assert [spaces[n - 1]["lane"] for n in (2, 5, 9, 4, 7, 11)] == [
        "1a",
        "1b",
        "1c",
        "2a",
        "2b",
        "2c",
    ]
    assert [space["last"] for space in spaces].index(True) == len(spaces) - 1
    told = {n: event["lines"] for event in track["events"] for n in event["spaces"]}
    for number, space in enumerate(solo.track, 1):
        assert tuple(told.get(number, ())) == space.event


def test_the_deck_is_all_there_card_by_card(solo: SoloMission) -> None:
    ai = sheet_data(solo)["ai"]
    deck = {card["number"]: card for card in ai["deck"]}
    assert len(deck) >= 39
    assert all(card["priority"] and card["tactical"] for card in deck.values())
    assert deck["18"]["hex"] == "D14"


def test_what_always_holds_stands_on_the_ai_page() -> None:
    plain = solo_mission("river-road-6")
    bound = replace(
        plain, standing=("Always: Chosen AI make only Low Risk Moves",), chosen=("S01",), mines=1
    )
    ai = sheet_data(bound)["ai"]
    assert ai["always"][0] == "Always: Chosen AI make only Low Risk Moves"
    assert "Chosen: Soviet Rifle 01." in ai["always"]
    assert any(line.startswith("Group “Third column”: Rifle 05, T-26 42") for line in ai["always"])
    assert "1 Mine" in ai["cup"]


def test_ai_that_enters_is_said_to_be_in_the_cup(solo: SoloMission) -> None:
    side = next(side for side in sheet_data(solo)["sides"] if side["ai"])
    assert any(line["start"].startswith("entry cup") for line in side["units"])


# -- counters --------------------------------------------------------------------------------------


def test_the_counters_are_those_the_mission_needs(solo: SoloMission) -> None:
    blocks = {b["title"]: b["counters"] for b in sheet_data(solo)["counters"]}
    for nation in ("German", "Soviet"):
        for pair in blocks[f"{nation} units"]:
            assert pair["back"]["alt"] == f"{pair['front']['alt']}, spent"
    markers = [c["front"]["title"] for c in blocks["Markers"]]
    assert {"Round", "Track", "End", "VP", "CAP"} <= set(markers)
    assert sum(title.endswith(" German") for title in markers) == len(solo.control)
    hits = [c["front"] for c in blocks["Hit counters: soft targets"]]
    assert len(hits) == 20
    suppressed = next(face for face in hits if face["title"] == "Suppressed")
    assert suppressed["lines"] == ["attack +1", "AR −2", "rally 7"]


def test_tracks_are_as_long_as_the_mission_needs() -> None:
    """A side with 22 CAPs has boxes for all of them, and some to spare."""
    rich = mission("crossroads")
    german = replace(rich.sides[0], caps=22)
    rows = sheet_data(replace(rich, sides=(german, rich.sides[1])))["tracks"]
    (caps,) = (row for row in rows if row["label"] == "CAPs German")
    assert caps["mark"] == 22
    assert caps["from"] + caps["count"] > 22 + 5


def test_infantry_alone_needs_no_armour_hits() -> None:
    titles = [b["title"] for b in sheet_data(to_mission(generate_auto(1, 2)))["counters"]]
    assert "Hit counters: armour" not in titles


def test_a_brief_sheet_leaves_out_counters_and_rules(solo: SoloMission) -> None:
    data = sheet_data(solo, brief=True)
    assert data["counters"] == data["reference"] == []
    assert json.dumps(data)
