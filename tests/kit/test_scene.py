"""Scenes and their SVG form."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from opfor.kit.scene import (
    Circle,
    Group,
    Item,
    Line,
    Polygon,
    Rect,
    Scene,
    Text,
    Tone,
    group,
    to_svg,
)

SVG = "{http://www.w3.org/2000/svg}"


def drawn(*items: Item) -> ET.Element:
    scene = Scene(
        100, 50.5, "A <b> & c", "line one\nline two", items, {"ink": Tone("#111", "#eee")}
    )
    return ET.fromstring(to_svg(scene))


def test_title_and_description_are_for_readers_who_cannot_see() -> None:
    root = drawn()
    assert root.find(f"{SVG}title").text == "A <b> & c"  # type: ignore[union-attr]
    assert root.find(f"{SVG}desc").text == "line one\nline two"  # type: ignore[union-attr]
    assert root.get("aria-labelledby") == "scene-title scene-text"
    assert root.get("viewBox") == "0 0 100 50.5"


def test_tones_become_classes_with_a_dark_form() -> None:
    root = drawn(Rect(1, 2, 3, 4, "ink", "ink", 2))
    style = root.find(f"{SVG}style").text or ""  # type: ignore[union-attr]
    assert "#scene .f-ink{fill:#111}" in style.split("@media")[0]
    assert ".s-ink{stroke:#eee}" in style.split("@media")[1]
    rect = root.find(f"{SVG}rect")
    assert rect is not None
    assert rect.get("class") == "f-ink s-ink"
    assert rect.get("stroke-width") == "2"


def test_literal_colours_stay_what_they_are() -> None:
    circle = drawn(Circle(1, 2, 3, "#ff0000")).find(f"{SVG}circle")
    assert circle is not None
    assert circle.get("fill") == "#ff0000"
    assert circle.get("class") is None


def test_shapes_keep_their_numbers_short() -> None:
    root = drawn(
        Polygon(((0, 0), (1 / 3, 2)), "ink"),
        Line(((0, 0), (5, 5)), "ink", dash=True),
        Text(1, 2, "a < b", 12.5, anchor="middle", bold=True),
    )
    assert root.find(f"{SVG}polygon").get("points") == "0,0 0.33,2"  # type: ignore[union-attr]
    assert root.find(f"{SVG}polyline").get("stroke-dasharray") == "4 3"  # type: ignore[union-attr]
    text = root.find(f"{SVG}text")
    assert text is not None
    assert (text.text, text.get("text-anchor"), text.get("font-size")) == (
        "a < b",
        "middle",
        "12.5",
    )


def test_groups_move_scale_and_name_what_they_hold() -> None:
    inner = Group((Rect(0, 0, 1, 1),), 5, 6, "a box", 0.5, 2)
    found = drawn(group([inner])).find(f"{SVG}g/{SVG}g")
    assert found is not None
    assert found.get("transform") == "translate(5 6) scale(2)"
    assert found.get("opacity") == "0.5"
    assert found.find(f"{SVG}title").text == "a box"  # type: ignore[union-attr]
