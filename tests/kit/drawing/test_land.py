"""The ground of hex maps."""

from __future__ import annotations

import itertools
import re
import xml.etree.ElementTree as ET

from opfor.kit.drawing.areas import exact, groups, hexside, loops
from opfor.kit.drawing.ground import land_svg
from opfor.kit.drawing.land import Land, MapSheet
from opfor.kit.drawing.look import style
from opfor.kit.drawing.pen import curve, line, num
from opfor.kit.drawing.roads import laid_out, linked
from opfor.kit.drawing.style import literal
from opfor.kit.drawing.water import water_paths
from opfor.kit.hexes import Place
from opfor.kit.scene import ground_svg, laid

WIDE = [(x, y) for x in range(19) for y in range(25) if (x + y) % 2 == 0]


def some_land(**more: object) -> Land:
    names = {(x, y): f"{x}-{y}" for x, y in WIDE if 0 < x < 18 and 0 < y < 24}
    return Land(sheets=(MapSheet(0, 0, 18, 24),), names=names, **more)  # type: ignore[arg-type]


def test_numbers_are_as_short_as_a_path_allows() -> None:
    assert num(1.04, -0.04, 0.5, -0.5, 20) == "1 0 .5-.5 20"
    assert line([(0, 0), (1, 0), (1, -1)], closed=True) == "M0 0l1 0 0-1z"
    assert curve([(0, 0), (6, 0)]) == "M0 0c1 0 5 0 6 0"


def test_neighbouring_hexes_have_one_outline_and_a_hole_has_its_own() -> None:
    ring = {(2, 2), (3, 3), (3, 5), (2, 6), (1, 5), (1, 3)}
    assert sorted(len(loop) for loop in loops(ring)) == [6, 18]
    assert sorted(len(loop) for loop in loops(ring | {(2, 4)})) == [18]
    assert len(list(groups({(0, 0), (0, 2), (8, 0)}))) == 2
    assert exact({(0, 0)}).count("M") == 1


def test_a_hexside_lies_between_its_two_hexes() -> None:
    assert sorted(hexside((2, 2), (3, 3))) == sorted(hexside((3, 3), (2, 2)))


def test_at_a_junction_the_straight_road_goes_through_and_every_link_is_drawn_once() -> None:
    straight: list[Place] = [(4, 0), (4, 2), (4, 4), (4, 6)]
    pairs = [*itertools.pairwise(straight), ((4, 2), (5, 3)), ((5, 3), (6, 4))]
    roads = laid_out(linked(pairs))
    assert tuple(straight) in (*roads.chains, *(chain[::-1] for chain in roads.chains))
    drawn = [frozenset(p) for chain in roads.chains for p in itertools.pairwise(chain)]
    assert sorted(map(sorted, drawn)) == sorted(sorted(pair) for pair in pairs)
    assert roads.over({(4, 4)}).count("M") == 1


def test_a_ring_of_road_is_drawn_whole() -> None:
    ring = [(2, 2), (3, 3), (3, 5), (2, 6), (1, 5), (1, 3)]
    roads = laid_out(linked(zip(ring, [*ring[1:], ring[0]], strict=True)))
    assert [len(chain) for chain in roads.chains] == [7]


def test_a_long_chain_of_water_is_a_river_and_a_patch_is_a_lake() -> None:
    chain = {(4, y) for y in range(0, 16, 2)}
    lakes, rivers = water_paths(chain, set(), set, lambda _place: None)
    assert not lakes
    assert rivers.count("M") == 1
    lakes, rivers = water_paths({(4, 2), (4, 4), (5, 3)}, set(), set, lambda _place: None)
    assert lakes.count("M") == 1
    assert not rivers


def everything() -> Land:
    kinds = [
        "light-woods",
        "heavy-woods",
        "plowed-field",
        "wood-building",
        "stone-building",
        "water",
        "marsh",
    ]
    return some_land(
        terrain={place: kinds[n % len(kinds)] for n, place in enumerate(WIDE) if n % 5 == 0},
        level={(4, 4): 1, (4, 6): 2},
        notes={(4, 4): "▲+2"},
        roads=frozenset({((9, 1), (9, -1)), ((9, 1), (9, 3))}),
        walls=frozenset({((2, 2), (3, 3))}),
        rubble=frozenset({((6, 6), (7, 7))}),
    )


def test_the_same_land_is_the_same_text_and_sound() -> None:
    svg = land_svg(everything())
    assert svg == land_svg(everything())
    ground = laid(*everything().size, svg, style=style())
    root = ET.fromstring(ground_svg(ground))
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    used = {node.get("href", "")[1:] for node in root.iter() if node.get("href")}
    used |= set(re.findall(r"url\(#([\w-]+)\)", svg))
    assert used <= set(ids)
    assert not [node for node in root.iter() if node.get("style")]


def test_every_class_of_the_ground_has_its_rule() -> None:
    classes = {name for found in re.findall(r'class="([^"]+)"', land_svg(everything()))
               for name in found.split()}  # fmt: skip
    assert len(classes) > 30
    assert not [name for name in classes if not re.search(rf"\.{name}[{{,. ]", style())]


def test_every_whole_hex_is_named_once() -> None:
    land = everything()
    texts = re.findall(r'<tspan x="[\d.]+">([\d-]+)', land_svg(land))
    assert sorted(texts) == sorted(land.names.values())
    assert "<text" not in land_svg(land, named=False)


def test_colours_are_variables_for_screens_and_literal_for_print() -> None:
    assert "@" not in style().replace("@media", "")
    assert "var(" in style()
    assert "data-theme=dark" in style()
    day, night = literal(style()), literal(style(), "dark")
    assert "var(" not in day
    assert ":root" not in day
    assert "@" not in day
    assert ".m-a{fill:#dfdcb4}" in day
    assert ".m-a{fill:#2c3127}" in night
