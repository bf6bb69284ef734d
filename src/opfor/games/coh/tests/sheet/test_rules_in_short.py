"""The rules in short on a sheet: what a mission needs of them, with the numbers played by."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.board.terrain import terrain_table
from opfor.cardboard.coh.counters.numbers import hit_counters, numbers
from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.missions.mission import Mission, mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission, solo_mission, solo_mission_ids
from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.words import Word
from opfor.games.coh.told.sheet.contents import sheet_data
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.solo import mission_of


def chapter(told: Mission, title: str) -> dict[str, dict[str, Any]]:
    """The pieces of a chapter by title."""
    data = sheet_data(told)
    chapters = [*data["reference"], *filter(None, [data["procedure"]])]
    found = next(c for c in chapters if c["title"] == title)
    return {piece["title"]: piece for piece in found["pieces"]}


def said(told: Mission, title: str, piece: str) -> str:
    return " ".join(chapter(told, title)[piece]["lines"])


RULES = "The rules in short"
AI = "Running the AI"


def test_the_ground_table_is_the_one_played_by() -> None:
    piece = chapter(solo_mission("river-road-6"), RULES)["Ground"]
    printed = {row[0].partition(" (")[0]: row for row in piece["rows"][1:]}
    table = {terrain.title: terrain for terrain in terrain_table().terrain}
    assert printed.keys() - {"wall hexside"} <= table.keys()
    woods = printed["light woods"]
    assert woods[1:] == ["0", "+2", "+1", "+1"]
    assert printed["plowed field"][2] == "no"
    assert (
        "What blocks sight: heavy woods, light woods, stone building, wood building."
        in (piece["note"])
    )


def test_the_hit_counters_are_all_there_with_their_numbers() -> None:
    rows = chapter(mission("two-hills"), RULES)["Hit counters"]["rows"][1:]
    assert [row[0] for row in rows] == [hit.title for hit in hit_counters().values()]
    assert sum(int(row[2]) for row in rows) == sum(h.copies for h in hit_counters().values())


@pytest.mark.parametrize(
    ("name", "piece", "words"),
    [
        ("crossroads", "Turns", f"gets {numbers().activation_aps} APs"),
        ("first-light", "Turns", "at least its spent number"),
        ("two-hills", "Artillery", "3 (German) or 4 (Soviet) or more is on target"),
        ("convoy", "Vehicles", "A transport carries or tows one unit"),
        ("convoy", "Moving", "exit hex"),
    ],
)
def test_a_mission_says_what_it_needs(name: str, piece: str, words: str) -> None:
    told = solo_mission(name) if name in solo_mission_ids() else mission(name)
    assert words in said(told, RULES, piece)


def test_what_cannot_happen_is_left_out() -> None:
    plain = chapter(mission("crossroads"), RULES)
    assert "Artillery" not in plain
    assert "Hidden units" not in plain
    assert "Running the AI" not in [
        c["title"] for c in sheet_data(mission("crossroads"))["reference"]
    ]


def test_the_example_is_an_attack_of_this_mission() -> None:
    told = said(mission("crossroads"), RULES, "Attacking")
    rifle, target = unit_kinds()["german-rifle"], unit_kinds()["soviet-rifle"]
    assert rifle.red is not None
    needed = target.front_dr + 1 - rifle.red
    assert "Example: Rifle fires at Rifle, which faces it in light woods" in told
    assert f"DV {target.front_dr} + 1 = {target.front_dr + 1}; needed {needed}." in told
    assert f"{needed - numbers().short_range + numbers().kill_margin} destroys." in told


def test_partners_read_how_they_share() -> None:
    four = mission_of(generate_auto(8, 3))
    assert "Partners take their side's turns in rotation" in said(four, RULES, "Turns")


def test_rules_of_condition_cards_stand_among_them() -> None:
    for seed in range(1, 80):
        told = mission_of(generate_auto(2, seed))
        if told.rules:
            assert said(told, RULES, "In force all mission long")
            return
    pytest.fail("no condition card came")


@pytest.mark.parametrize("name", solo_mission_ids())
def test_every_word_on_the_cards_of_a_mission_is_explained(name: str) -> None:
    told = solo_mission(name)
    lines = chapter(told, AI)["Words on this mission's cards"]["lines"]
    explained = {line.partition(":")[0] for line in lines}
    data = sheet_data(told)["ai"]
    texts = [t for card in data["deck"] for t in (*card["priority"], *card["tactical"])]
    texts += [*told.counteractions, *told.mission_orders]
    texts = [text.replace("Mortar or Inf Gun", "") for text in texts]
    for word in (*Word, *OrderAction):
        if any(str(word) in text for text in texts):
            assert str(word) in explained


def test_rumors_and_the_entry_cup_are_explained_where_there_are_any() -> None:
    quiet, loud = solo_mission("river-road-6"), mission_of(generate_auto(5, 3, solo=True))
    assert isinstance(loud, SoloMission)
    assert "Entry cup" not in chapter(quiet, AI)
    assert "Rumored Enemies (RE)" in chapter(quiet, AI)
    assert "Entry cup" in chapter(loud, AI)


def test_the_table_of_works_leaves_room_for_what_they_do() -> None:
    """Every cell before the last is short: the last one takes the rest of a narrow column."""
    told = mission_of(generate_auto(5, 1, solo=True))
    rows = chapter(told, RULES)["Fortifications and obstacles"]["rows"]
    bunker = next(row for row in rows if row[0] == "Bunker")
    assert bunker[2] == "+5"
    assert "in close combat +3" in bunker[4]
    assert all(len(cell) <= len("Hasty defence") for row in rows for cell in row[:4])


def test_hidden_works_are_told_to_their_owner_alone() -> None:
    """The other player finds neither counter nor rule of them on the common pages."""
    told = mission_of(generate_auto(5, 7))
    (work,) = (work for work in told.works if work.hidden)
    data = sheet_data(told)
    (secret,) = data["secrets"]
    assert work.kind == "mines"
    assert [counter["front"]["title"] for counter in secret["counters"]] == ["Mines"]
    assert secret["effects"][0].startswith("Mines: attacks whoever enters")
    rest = str({key: value for key, value in data.items() if key != "secrets"})
    assert "Mines" not in rest


@pytest.mark.parametrize(
    ("guideline", "seed", "cups"),
    [
        (2, 4, "Put the AI of the entry cup into a cup."),
        (2, 108, "the AI of the entry cup and the counters of the RE cup into cups"),
        (5, 1, "the AI of the entry cup and the Defense Counters into cups"),
    ],
)
def test_only_cups_that_are_needed_are_filled(guideline: int, seed: int, cups: str) -> None:
    steps = sheet_data(mission_of(generate_auto(guideline, seed, solo=True)))["set_up"]
    assert cups in steps[-1]
    assert any("Rumored Enemies" in step for step in steps) == ("RE cup" in cups)
