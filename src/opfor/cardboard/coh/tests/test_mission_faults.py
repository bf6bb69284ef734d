"""Faults of mission files, one change at a time: what is told, and just inside what is right."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.board.battlefield import standard_battlefield
from opfor.cardboard.coh.board.layout import settle
from opfor.cardboard.coh.missions.faults import cells_of, faults, refuse
from opfor.cardboard.coh.missions.mission import (
    Artillery,
    Control,
    Exit,
    Force,
    Mission,
    SideRow,
    SmokeRow,
    WorkRow,
)
from opfor.cardboard.coh.tests.cases import each_case
from opfor.core.errors import BadPack, OpforError

OURS = (Force(numbers=(1,), hex="K09", facing="N"),)
THEIRS = (Force(numbers=(1,), hex="C09", facing="S"),)


def made(**more: Any) -> Mission:
    """A sound mission; ``german`` changes a side, the rest the mission."""
    german = {"caps": 3, "forces": OURS, **more.pop("german", {})}
    soviet = {"nation": "soviet", "caps": 3, "forces": THEIRS, **more.pop("soviet", {})}
    values: dict[str, Any] = {
        "provenance": "original", "id": "sound", "title": "", "briefing": "", "minutes": 1,
        "rounds": 4, "maps": ("1",),
        "sides": (SideRow(nation="german", task="", **german), SideRow(task="", **soviet)),
    }  # fmt: skip
    return Mission(**values | more)


def told(mission: Mission, stem: str = "sound", elsewhere: str = "") -> list[str]:
    return [*faults(mission, stem, elsewhere)]


def german(*forces: Force, **more: Any) -> Mission:
    return made(german={"forces": (*OURS, *forces), **more.pop("side", {})}, **more)


def unit(number: int, **more: Any) -> Force:
    return Force(numbers=(number,), **more)


TRENCH = WorkRow(kind="trench", hex="K09", owner="german")


@each_case(
    ("mission", "fault"),
    [
        (made(), ""),
        (made(rounds=0), "rounds: a mission lasts at least one round"),
        (made(rounds=1), ""),
        (made(soviet={"nation": "german"}), "sides: both are german"),
        (made(maps=("9z",)), "maps: "),
        (made(cards=("99",)), "cards: "),
        (made(german={"forces": ()}), "sides.german.forces: the side has no units"),
        (made(control=(Control(hex="M09", owner="german"),)), "control[0].hex: "),
        (made(works=(TRENCH, replace(TRENCH, hex="Z01"))), "works[1].hex: "),
        (made(works=(replace(TRENCH, kind="moat"),)), "works[0].kind: "),
        (made(smoke=(SmokeRow(hex="Z01"),)), "smoke[0].hex: "),
        (made(works=(TRENCH, TRENCH)), "works: two stand in one hex"),
        (made(works=(TRENCH, replace(TRENCH, hex="K11"))), ""),
        (made(control=(Control(hex="E09", owner="german"),) * 2), "control: two markers"),
        (made(german={"caps": -1}), "sides.german.caps: -1 is less than nothing"),
        (made(german={"caps": 0}), ""),
        (made(german={"hand": -1}), "sides.german.hand: "),
        (made(german={"cards_each_round": -2}), "sides.german.cards_each_round: -2"),
        (made(german={"kill_vp_of": {"soviet-rifle": 2, "7": 1}}), ""),
        (made(german={"kill_vp_of": {"soviet-rifel": 2}}), "sides.german.kill_vp_of: "),
        (made(german={"artillery": Artillery(rounds=(1,))}), "rounds 2 to 4"),
        (made(german={"artillery": Artillery(rounds=(2, 4))}), ""),
        (made(german={"artillery": Artillery(rounds=(2, 5))}), "rounds 2 to 4"),
        (made(german={"exit": Exit(hexes=("Z01",))}), "sides.german.exit.hexes: "),
        (made(german={"exit_of": {"1": Exit(hexes=("south",))}}), ""),
        (made(german={"exit_of": {"2": Exit(hexes=("south",))}}), "no counter of the side"),
        (made(german={"exit_of": {"x": Exit(hexes=("south",))}}), "no counter of the side"),
        (made(german={"exit_of": {"1": Exit(hexes=("Z01",))}}), "exit_of.1.hexes: "),
        (german(unit(1, hex="K11")), "1 is already used"),
        (german(Force(numbers=(2, 2), hex="K11")), "2 is already used"),
        (german(unit(99, hex="K11")), "sides.german.forces[1].numbers: "),
        (german(Force(numbers=(), hex="K11")), "name at least one counter"),
        (german(unit(2)), "give exactly one of hex, area, enters, rides"),
        (german(unit(2, hex="K11", enters=1, by=("south",))), "give exactly one of"),
        (german(unit(2, enters=1)), "forces[1].by: "),
        (german(unit(2, enters=1, by=("south",))), ""),
        (german(unit(2, enters=4, by=("south",))), ""),
        (german(unit(2, enters=5, by=("south",))), "round 5 is after the last, 4"),
        (german(unit(2, enters=-1, by=("south",))), "forces[1].enters: -1"),
        (german(unit(2, hex="K11", outside=True)), "forces[1].outside: "),
        (german(unit(2, hex="K09", outside=True), works=(TRENCH,)), ""),
        (german(unit(2, hex="K99")), "forces[1].hex: "),
        (german(unit(2, area=("K99",))), "forces[1].area: "),
        (german(unit(2, area=("south", "K11"))), ""),
        (german(unit(35, hex="K11"), unit(2, rides=35)), ""),
        (german(unit(2, rides=35), unit(35, hex="K11")), "must be listed before"),
        (german(unit(45, hex="K11"), unit(2, rides=45)), "carries nobody"),
        (german(unit(35, hex="K11"), Force(numbers=(2, 3), rides=35)), "one vehicle carries"),
        (german(unit(35, hex="K11"), unit(2, rides=35), unit(3, rides=35)), "one vehicle carries"),
        (german(unit(27, hex="D11")), "cannot stand on this ground"),
        (german(unit(2, hex="D11")), ""),
        (german(unit(27, area=("D11", "K11"))), ""),
    ],
)  # fmt: skip
def test_one_fault_is_one_line(mission: Mission, fault: str) -> None:
    found = told(mission)
    assert all(fault in line for line in found), found
    assert bool(found) == bool(fault)


def test_the_file_is_called_as_the_mission_and_an_ai_may_wait_elsewhere() -> None:
    assert told(made(), "other") == ["id: the file must be called sound.toml"]
    bare = made(soviet={"forces": ()})
    assert told(bare) == ["sides.soviet.forces: the side has no units"]
    assert told(bare, elsewhere="soviet") == []


def test_all_faults_are_refused_in_one_line(tmp_path: Any) -> None:
    refuse(tmp_path, [])
    with pytest.raises(BadPack, match=r": one$"):
        refuse(tmp_path, ["one", "one"])
    with pytest.raises(BadPack, match=r": 2 faults: \(1\) one; \(2\) two$"):
        refuse(tmp_path, ["one", "two", "one"])


@pytest.mark.parametrize(
    ("names", "cells"),
    [
        (("K09", "E05", "K09"), ["K09", "E05"]),
        (("north 04-06",), ["A04", "B05", "A06"]),
        (("north 04",), ["A04"]),
        (("north 04-05", "B05"), ["A04", "B05"]),
    ],
)
def test_the_hexes_that_names_mean(names: tuple[str, ...], cells: list[str]) -> None:
    field = standard_battlefield(settle(("1",)))
    assert sorted(map(field.name, cells_of(field, names))) == sorted(cells)
    assert len(cells_of(field, ("north",))) == 17


@pytest.mark.parametrize("name", ["north 4a", "north 04-x", "north 20-22", "north 01", "Z01"])
def test_names_that_mean_no_hex(name: str) -> None:
    field = standard_battlefield(settle(("1",)))
    with pytest.raises(OpforError):
        cells_of(field, (name,))
