"""One story per rule of sight, on boards drawn for the purpose."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.sight_report import HEAVY, LIGHT
from opfor.cardboard.coh.board.sight_words import sight_in_words
from opfor.games.coh.told.positions.board import PositionBoard, position_battlefield


def field(**drawn: object) -> Battlefield:
    return position_battlefield(PositionBoard(**drawn))  # type: ignore[arg-type]


def sees(ground: Battlefield, one: str, other: str, smoke: dict[str, int] | None = None) -> bool:
    """Both directions, the table and the explained line must say the same."""
    a, b = ground.cell(one), ground.cell(other)
    clouds = {ground.cell(name): density for name, density in (smoke or {}).items()}
    sight = ground.sight_through(clouds)
    there, back = sight.sees(a, b), sight.sees(b, a)
    explained = ground.explain_sight(a, b, clouds).visible
    assert there == back == explained
    return there


@pytest.mark.parametrize("kind", ["light-woods", "heavy-woods", "wood-building", "stone-building"])
def test_woods_and_buildings_hide_what_is_behind_them(kind: str) -> None:
    ground = field(terrain={kind: ("F10",)})
    assert not sees(ground, "D10", "H10")
    assert sees(ground, "D10", "F10"), "the end of a line does not hide itself"
    assert sees(ground, "F10", "L10")


@pytest.mark.parametrize("kind", ["open", "plowed-field", "water", "marsh"])
def test_low_ground_hides_nothing(kind: str) -> None:
    assert sees(field(default=kind), "A02", "L18")


def test_neighbours_always_see_each_other() -> None:
    ground = field(default="heavy-woods", levels={"F10": 2})
    assert sees(ground, "F10", "G10")
    assert sees(ground, "B10", "C10")
    assert not sees(ground, "B10", "D10")


def test_along_a_hexside_one_clear_hex_is_enough() -> None:
    assert sees(field(terrain={"heavy-woods": ("E09",)}), "E08", "E10")
    assert sees(field(terrain={"heavy-woods": ("F09",)}), "E08", "E10")
    assert not sees(field(terrain={"heavy-woods": ("E09", "F09")}), "E08", "E10")


def test_each_piece_along_hexsides_counts_by_itself() -> None:
    """The line E08-E12 passes E09/F09, E10 and E11/F11."""
    assert sees(field(terrain={"heavy-woods": ("E09", "F11")}), "E08", "E12")
    assert not sees(field(terrain={"heavy-woods": ("E11", "F11")}), "E08", "E12")
    assert not sees(field(terrain={"heavy-woods": ("E10",)}), "E08", "E12")


def test_a_corner_touched_does_not_hide() -> None:
    """The line B09-F10 runs through C09, D09, D10, E10 and past corners of C10 and E09."""
    assert sees(field(terrain={"heavy-woods": ("C10", "E09")}), "B09", "F10")
    for crossed in ("C09", "D09", "D10", "E10"):
        assert not sees(field(terrain={"heavy-woods": (crossed,)}), "B09", "F10")


def test_half_hexes_at_the_edge_are_open() -> None:
    ground = field(terrain={"heavy-woods": ("B03", "A03")})
    assert sees(ground, "A02", "A04")


def test_level_ends_are_hidden_by_anything_higher() -> None:
    assert not sees(field(levels={"F10": 1}), "D10", "H10")
    assert sees(field(levels={"D10": 1, "F10": 1, "H10": 1}), "D10", "H10"), "one plateau"
    low = field(levels={"D10": 1, "H10": 1}, terrain={"heavy-woods": ("F10",)})
    assert sees(low, "D10", "H10"), "woods in the valley reach no higher than the hills"
    high = field(levels={"D10": 1, "F10": 1, "H10": 1}, terrain={"light-woods": ("F10",)})
    assert not sees(high, "D10", "H10"), "woods on the plateau do"


def test_the_edge_of_a_plateau_hides_the_foot_of_the_hill() -> None:
    ground = field(levels={"D10": 1, "E10": 1})
    assert not sees(ground, "D10", "H10")
    assert sees(ground, "E10", "H10")


def test_from_the_top_one_sees_over_lower_hills() -> None:
    ground = field(levels={"C10": 2, "D10": 1, "E10": 1})
    assert sees(ground, "C10", "H10")
    assert not sees(ground, "D10", "H10")


def test_woods_stand_one_level_above_their_ground() -> None:
    woods = {"heavy-woods": ("F10",)}
    assert not sees(field(levels={"C10": 1}, terrain=woods), "C10", "I10")
    assert sees(field(levels={"C10": 2}, terrain=woods), "C10", "I10")
    assert not sees(field(levels={"C10": 2, "F10": 1}, terrain=woods), "C10", "I10")


def test_the_hex_right_behind_woods_is_a_blind_spot_from_above() -> None:
    ground = field(levels={"C10": 2}, terrain={"light-woods": ("F10",)})
    assert not sees(ground, "C10", "G10")
    assert sees(ground, "C10", "H10")
    assert sees(ground, "C10", "F10")


def test_a_blind_spot_along_a_hexside_needs_woods_on_both_sides() -> None:
    one = field(levels={"E06": 2}, terrain={"light-woods": ("E09",)})
    both = field(levels={"E06": 2}, terrain={"light-woods": ("E09", "F09")})
    assert sees(one, "E06", "E10")
    assert not sees(both, "E06", "E10")


def test_heavy_smoke_hides_at_every_level() -> None:
    ground = field(levels={"C10": 2})
    assert not sees(ground, "C10", "K10", {"F10": HEAVY})
    assert not sees(ground, "D10", "H10", {"F10": HEAVY})
    assert sees(ground, "D10", "F10", {"F10": HEAVY, "D10": HEAVY}), "ends do not hide"


def test_two_light_smokes_hide_one_only_dims() -> None:
    ground = field()
    a, b = ground.cell("D10"), ground.cell("H10")
    assert sees(ground, "D10", "H10", {"F10": LIGHT})
    assert not sees(ground, "D10", "H10", {"F10": LIGHT, "E10": LIGHT})
    assert ground.sight_through({ground.cell("F10"): LIGHT}).light_smoke_between(a, b)
    assert not ground.sight_through({b: LIGHT}).light_smoke_between(a, b)
    assert not ground.sight_through({}).light_smoke_between(a, b)


def test_smoke_and_woods_on_the_two_sides_of_a_hexside_hide_together() -> None:
    ground = field(terrain={"heavy-woods": ("E09",)})
    assert not sees(ground, "E08", "E10", {"F09": HEAVY})
    assert sees(ground, "E08", "E10", {"F09": LIGHT})
    assert sees(field(), "E08", "E10", {"F09": HEAVY})


def test_equal_grounds_share_one_table() -> None:
    one, same = field(terrain={"water": ("F10",)}), field(terrain={"plowed-field": ("A02",)})
    assert one is not same
    assert one.sight._clear is same.sight._clear, "water and fields hide nothing"


@pytest.mark.parametrize(
    ("drawn", "smoke", "sentence"),
    [
        ({}, {}, "D10 sees H10: nothing between hides it."),
        (
            {"terrain": {"light-woods": ("F10",)}},
            {},
            "D10 does not see H10: F10 (light woods) hides up to level 1.",
        ),
        (
            {"levels": {"D10": 1, "E10": 1}},
            {},
            "D10 does not see H10: E10 lies as high (level 1) as the higher end.",
        ),
        ({"levels": {"G10": 2}}, {}, "D10 does not see H10: G10 rises to level 2."),
        (
            {"levels": {"D10": 2}, "terrain": {"wood-building": ("G10",)}},
            {},
            "D10 does not see H10: G10 (wood building) leaves a blind spot right behind it.",
        ),
        ({}, {"F10": LIGHT}, "D10 sees H10, dimmed: F10 (light smoke)."),
        ({}, {"F10": HEAVY}, "D10 does not see H10: F10 (heavy smoke)."),
    ],
)
def test_the_answer_in_words(
    drawn: dict[str, object], smoke: dict[str, int], sentence: str
) -> None:
    ground = field(**drawn)
    clouds = {ground.cell(name): density for name, density in smoke.items()}
    report = ground.explain_sight(ground.cell("D10"), ground.cell("H10"), clouds)
    assert sight_in_words(ground, report, clouds) == sentence


def test_both_hexes_of_a_hexside_are_named() -> None:
    ground = field(terrain={"heavy-woods": ("E09",), "stone-building": ("F09",)})
    report = ground.explain_sight(ground.cell("E08"), ground.cell("E10"))
    assert sorted(ground.name(cell) for cell in report.blockers) == ["E09", "F09"]
    assert "along the hexside both hide" in sight_in_words(ground, report)


def test_a_wall_shields_if_the_fire_crosses_it() -> None:
    ground = field(walls=(("E10", "F10"), ("F10", "F09")))

    def shielded(one: str, other: str) -> bool:
        return ground.wall_shields(ground.cell(one), ground.cell(other))

    assert shielded("B10", "F10")
    assert not shielded("F10", "B10"), "the wall is not at the other's hexside"
    assert not shielded("F08", "F10"), "from the west it comes in past the wall"
    assert not shielded("J10", "F10")
    assert shielded("E10", "F10")
    assert ground.wall_between(ground.cell("F10"), ground.cell("E10"))
