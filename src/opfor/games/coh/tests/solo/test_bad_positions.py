"""Bad positions and missions: one clear line saying what, where, and what would be right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from opfor.cardboard.coh.missions.mission import Force
from opfor.cardboard.coh.missions.solo_mission import SOLO, read_solo_mission
from opfor.core.chance import Seeded
from opfor.core.errors import BadPack, BadPosition
from opfor.games.coh.tests.solo.table import Table, mission
from opfor.games.coh.told.positions.files import decide, read, write

RIFLE = {"id": "a1", "side": "ai", "unit": "german-rifle", "hex": "E09", "facing": "S"}
CARD = {"colour": "green", "tactical": ["AI closest to Unit: Move"]}


def refused(**changes: Any) -> str:
    position = {"game": "coh", "counters": [RIFLE], "card": CARD} | changes
    with pytest.raises(BadPosition) as caught:
        decide({}, json.dumps(position).encode(), Seeded(1))
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(
    ("counter", "said"),
    [
        ({"hex": "Z99"}, "hex Z99 is not on map"),
        ({"unit": "german-ostrich"}, "unit: 'german-ostrich' is not known"),
        ({"hit": "asleep"}, "hit: 'asleep' is not known"),
        ({"facing": None}, "facing: it is missing; give one of N NE SE S SW NW"),
        ({"facing": "EAST"}, "'EAST' is not known; choose one of: N, NE, SE, S, SW, NW"),
        ({"side": "bot"}, "'bot' is not known; choose one of: ai, player"),
        ({"hit": "killed"}, "hit: 'killed' is not known"),
        ({"values": {"range": -1}}, "counters[0].values.range: Expected `int` >= 0"),
        ({"unit": "rumored-enemy"}, "has none; leave it out"),
        ({"colour": "red"}, "unknown field `colour`; known are: id, side, unit, hex, facing"),
        ({"values": {"speed": 3}}, "unknown field `speed`; known are: attack_cost, move_cost"),
    ],
)
def test_a_bad_counter_is_named(counter: dict[str, Any], said: str) -> None:
    assert said in refused(counters=[RIFLE | counter])


def test_a_counter_placed_twice_is_refused() -> None:
    assert "counters[1] (a1): the id is used twice" in refused(counters=[RIFLE, RIFLE])


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"objectives": ["A01"]}, "objectives[0]"),
        ({"control_markers": [{"hex": "M01", "owner": "player"}]}, "control_markers[0]"),
        ({"just_acted": ["a1"]}, "just_acted[0]: 'a1' is not known"),
        ({"card": 77}, "card: there is no card 77"),
        (
            {"card": {"colour": "red"}},
            "card.colour: 'red' is not known; choose one of: green, blue",
        ),
        (
            {"control_markers": [{"hex": "G08", "owner": who} for who in ("ai", "player")]},
            "control_markers[1]: G08 has a marker already",
        ),
        ({"card": {"colour": "green", "tactical": ["AI nearest Unit: Move"]}}, "card.tactical[0]"),
        ({"weather": "rain"}, "unknown field `weather`"),
        ({"board": {"terrain": {"jungle": ["E09"]}}}, "jungle"),
    ],
)
def test_bad_fields_are_named(changes: dict[str, Any], said: str) -> None:
    assert said in refused(**changes)


def test_text_that_is_no_json_is_refused() -> None:
    with pytest.raises(BadPosition, match="not valid JSON"):
        decide({}, b"{", Seeded(1))


def test_a_card_may_be_given_by_its_number() -> None:
    unit = {"id": "p1", "side": "player", "unit": "soviet-rifle", "hex": "G09", "facing": "N"}
    position = {"counters": [RIFLE, unit], "card": 1}
    order = decide({}, json.dumps(position).encode(), Seeded(1)).decisions[0]
    assert order.candidates[:2] == ("priority/1", "priority/2")


def test_an_exported_position_reads_back_to_the_same_state() -> None:
    unit = {"id": "p1", "side": "player", "unit": "soviet-rifle", "hex": "G09", "facing": "N",
            "spent": True, "hit": "pinned"}  # fmt: skip
    position = {
        "board": {"maps": ["1"]},
        "counters": [RIFLE, unit],
        "control_markers": [{"hex": "G08", "owner": "player"}],
        "just_acted": ["p1"],
        "smoke": {"heavy": ["F08"], "light": ["F09"]},
        "works": [{"kind": "bunker", "hex": "G09", "facing": "N"}, {"kind": "wire", "hex": "F09"}],
    }
    setting, state = read({}, json.dumps(position).encode())
    again = read({}, json.dumps(write(setting, state)).encode())[1]
    assert again == state


def test_an_exported_mission_keeps_its_objectives_and_its_reinforcements() -> None:
    late = Force(numbers=(2,), enters=1, by=("north",), facing="S")
    played = mission(ai=(Force(numbers=(1,), hex="C09", facing="S"), late),
                     objectives=("south edge", "G08"))  # fmt: skip
    table = Table(played)
    form = write(table.setting, table.state)
    assert form["objectives"] == ["south edge", "G08"]
    assert form["reinforcements"] == {"ai": 1, "player": 0}


FIRST_LIGHT = (SOLO / "first-light.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('orders = ["05-12", "13-24", "52-53"]', 'orders = ["61"]', "there is no card 61"),
        ('orders = ["05-12", "13-24", "52-53"]', 'orders = ["07-08"]', "no Command card"),
        ('orders = ["05-12", "13-24", "52-53"]', 'orders = ["52-53"]', "could not end"),
        ('player = "german"', 'player = "finnish"', "player"),
        ("Place 1 RE within 2 of E08", "Place 1 REX within 2 of E08", "track[2].event[0]"),
        ('hex = "G07"', 'hex = "Z07"', "Z07"),
        ("numbers = [17]", "numbers = [2]", "already used"),
        ("caps = 0", "caps = 3", "the AI has no CAPs"),
    ],
)
def test_a_bad_mission_is_one_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in FIRST_LIGHT
    path = tmp_path / "first-light.toml"
    path.write_text(FIRST_LIGHT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadPack) as caught:
        read_solo_mission(path)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_track_without_an_end_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "first-light.toml"
    path.write_text(FIRST_LIGHT.partition("[[track]]")[0] + "[[track]]\n", encoding="utf-8")
    with pytest.raises(BadPack, match="it has no end"):
        read_solo_mission(path)


def test_the_faults_of_a_mission_are_told_all_at_once(tmp_path: Path) -> None:
    path = tmp_path / "first-light.toml"
    bad = FIRST_LIGHT.replace("Place 1 RE within 2 of E08", "Place 1 REX within 2 of E08", 1)
    bad = bad.replace('hex = "G07"', 'hex = "Z07"', 1).replace("caps = 0", "caps = -3", 1)
    path.write_text(bad, encoding="utf-8")
    with pytest.raises(BadPack, match="3 faults: ") as caught:
        read_solo_mission(path)
    assert all(part in str(caught.value) for part in ("REX", "Z07", "less than nothing"))
    assert "\n" not in str(caught.value)


def test_a_position_without_a_card_gets_one_by_chance() -> None:
    position = json.dumps({"game": "coh", "counters": [RIFLE]}).encode()
    first, again = (decide({}, position, Seeded(3)) for _ in range(2))
    assert first == again
    assert first.summary.startswith("The position names no card; drawn by chance: ")
