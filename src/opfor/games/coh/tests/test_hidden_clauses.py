"""Hiding and searching to the last clause (facts 9)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.requests import Roll
from opfor.games.coh.rules.hidden_actions import can_probe, hides, search_by_fire
from opfor.games.coh.rules.hidden_units import (
    conceals,
    facing_nearest,
    may_hide,
    probe,
    suspects,
)
from opfor.games.coh.rules.rally import rally
from opfor.games.coh.tests.bench import Table, ground, happened
from opfor.games.coh.tests.test_hex_effects import Answers, done
from opfor.games.coh.values import actions as do
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.state import Smoke
from opfor.kit.hexes import FACINGS
from opfor.kit.masks import mask_of

FAR = {"S20": "L18 N hidden"}
"""The Soviets have somebody hidden somewhere."""


@pytest.mark.parametrize(
    ("terrain", "smoke", "hidden"),
    [("open", 0, False), ("open", 1, False), ("open", 2, True), ("light-woods", 0, True),
     ("water", 0, False)],
)  # fmt: skip
def test_any_dm_or_heavy_smoke_conceals(terrain: str, smoke: int, hidden: bool) -> None:
    table = Table({"G01": "E09 N", "S01": "A02 S"}, ground({"E09": terrain}))
    clouds = (Smoke(table.cell("E09"), smoke),) if smoke else ()
    table.play.state = replace(table.state, smoke=clouds)
    assert conceals(table.look, table.cell("E09")) == hidden


@pytest.mark.rule("who-may-hide")
@pytest.mark.parametrize(
    ("units", "hit", "may"),
    [
        ({"G01": "E09 N", "S01": "E04 N"}, "", False),
        ({"G01": "E09 N", "S01": "A02 S"}, "", True),
        ({"G01": "E09 N", "S01": "A02 S"}, "stunned", False),
        ({"G38": "E09 N", "G01": "on G38", "S01": "A02 S"}, "", False),
    ],
    ids=["seen", "unseen", "stunned", "riding"],
)
def test_who_may_hide_here_and_now(units: dict[str, str], hit: str, may: bool) -> None:
    woods = ground(dict.fromkeys(("B02", "B03", "A04"), "heavy-woods"))
    table = Table({"G09": "L10 N hidden", **units}, woods, hits={"G01": hit})
    assert (do.Hide(table.n("G01")) in list(hides(table.look, table.n("G01")))) == may


def test_who_is_hidden_hides_no_more_and_a_side_without_the_means_never() -> None:
    table = Table({"G01": "E09 N hidden", "S01": "L18 N"}, ground({"E09": "light-woods"}))
    assert not may_hide(table.look, table.n("G01"))
    woods = ground(dict.fromkeys(("B02", "B03", "A04"), "heavy-woods"))
    plain = Table({"G01": "E09 N", "S01": "A02 S", "S02": "L18 N hidden"}, woods)
    assert do.Hide(plain.n("G01")) not in list(hides(plain.look, plain.n("G01")))


@pytest.mark.parametrize(
    ("units", "may"),
    [
        ({"G01": "E09 N", **FAR}, True),
        ({"G01": "E09 N", "S20": "L18 N"}, False),
        ({"G33": "E09 N", **FAR}, False),
        ({"G01": "E09 N", "S02": "E09 S", **FAR}, False),
    ],
    ids=["somebody hides", "nobody does", "without a weapon", "in close combat"],
)
def test_who_may_search_by_fire(units: dict[str, str], may: bool) -> None:
    table = Table({**units, "S01": "A02 S"})
    assert can_probe(table.look, table.n(next(iter(units)))) == may


@pytest.mark.parametrize(
    ("terrain", "dice", "found"),
    [
        ("open", (3, 2), False),
        ("open", (3, 3), True),
        ("heavy-woods", (4, 3), False),
        ("heavy-woods", (4, 4), True),
    ],
)
def test_six_and_the_dm_find_who_hides(terrain: str, dice: tuple[int, int], found: bool) -> None:
    units = {"G01": "I09 N", "S20": "E09 N hidden", "S02": "A02 S"}
    table = Table(units, ground({"E09": terrain}))
    assert done(table, probe(table.play, table.n("G01"), table.cell("E09")), dice) == found
    assert table.unit("S20").hidden != found
    assert bool(happened(table.play.log, ev.NothingFound)) != found


def test_nobody_finds_his_own_nor_somebody_where_nobody_is() -> None:
    units = {"G01": "I09 N", "G02": "E09 N hidden", "S20": "L18 N hidden", "S02": "A02 S"}
    table = Table(units)
    for cell in ("E09", "F09"):
        assert not done(table, probe(table.play, table.n("G01"), table.cell(cell)), (6, 6))
        assert happened(table.play.log, ev.NothingFound)
    assert table.unit("G02").hidden


def test_searching_by_fire_is_an_attack_that_a_card_may_aim() -> None:
    units = {"G01": "I09 N", "S20": "E09 N hidden", "S02": "A02 S"}
    table = Table(units, hands=(("11",), ()))
    answers = Answers((3, 1), (1, 1), says=do.PlayBonus("11"))
    procedure, answer = search_by_fire(table.play, do.Probe(table.n("G01"))), None
    try:
        while True:
            request: Any = procedure.send(answer)
            is_hex = getattr(request, "question", "") == "suspect"
            answer = do.PickHex(table.cell("E09")) if is_hex else answers(request)
    except StopIteration:
        pass
    assert not table.unit("S20").hidden, "4 and 2 for the aim"
    assert any(asked.question == "before-roll" for asked in answers.asked)


def test_hexes_with_somebody_open_are_not_suspected() -> None:
    table = Table({"G01": "I09 N", "G02": "F09 N", "S01": "E09 S", **FAR})
    mask = mask_of(map(table.cell, ("D09", "E09", "F09")))
    assert list(suspects(table.look, mask)) == [table.cell("D09")]


@pytest.mark.parametrize(
    ("enemies", "towards", "facing"),
    [
        ({"G01": "B09 N"}, None, "N"),
        ({"G01": "B09 N", "G02": "L09 N", "G03": "L10 N"}, None, "N"),
        ({"G01": "B09 N", "G02": "L09 N"}, "L09", "S"),
        ({}, None, "NE"),
    ],
    ids=["the enemy", "the nearest, not most", "the target first", "nobody: as it was"],
)
def test_which_way_it_looks_when_it_comes_to_light(
    enemies: dict[str, str], towards: str | None, facing: str
) -> None:
    """Of the facings that cover as much the first one counted from north."""
    table = Table({"S01": "E09 NE hidden", "G18": "enters south", **enemies})
    cell = table.cell(towards) if towards else None
    found = facing_nearest(table.look, table.n("S01"), cell)
    field, unit = table.setting.field, table.unit("S01")
    if not enemies:
        assert FACINGS[found].name == facing
        return
    target = table.cell(towards or "B09")
    covers = [f for f in range(6) if field.is_in_front(unit.cell, FACINGS[f], target)]
    assert found in covers
    if len(enemies) == 1:
        assert found == min(covers)


@pytest.mark.parametrize(("where", "who"), [("E09 N hidden", "a hidden unit"), ("E09 N", "G01")])
def test_a_rally_does_not_name_who_hides(where: str, who: str) -> None:
    table = Table({"G01": where, "S01": "A02 S"}, hits={"G01": "pinned"})
    roll = next(rally(table.play, [table.n("G01")]))
    assert isinstance(roll, Roll)
    assert roll.why.startswith(f"{who} rallies")
