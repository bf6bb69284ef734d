"""Counters, markers, and a whole picture."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from opfor.kit.drawing.counters import COUNTED, CounterCondition, Face, counter, stacked
from opfor.kit.drawing.look import definitions, style
from opfor.kit.drawing.markers import flag, smoke, target, work
from opfor.kit.drawing.silhouettes import SILHOUETTES
from opfor.kit.picture import Key, Picture, document
from opfor.kit.scene import Mark, Outline, Piece, laid

LMG = Face("lmg", "G09", "4", "9", "12", ("2", "1"), "10")
SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


def test_a_counter_says_costs_name_and_values() -> None:
    assert texts(counter(LMG, "you")) == ["2", "G09", "1", "4", "9", "12", "10"]


def test_shape_says_whose_it_is_and_hollow_that_it_is_spent() -> None:
    assert 'href="#c-you"' in counter(LMG, "you")
    assert 'href="#c-foe"' in counter(LMG, "foe")
    assert 'class="c you spent"' in counter(LMG, "you", CounterCondition(spent=True))


def test_facing_hit_activated_hidden_and_aboard_are_each_drawn() -> None:
    plain = counter(LMG, "you")
    for lies in (
        CounterCondition(facing=2),
        CounterCondition(hit="Pi"),
        CounterCondition(active=True),
        CounterCondition(hidden=True),
        CounterCondition(aboard=True),
    ):
        assert len(counter(LMG, "you", lies)) > len(plain)
    assert 'rotate(120)"' in counter(LMG, "you", CounterCondition(facing=2))
    assert "Pi" in texts(counter(LMG, "you", CounterCondition(hit="Pi")))


def test_a_rumor_has_a_question_mark_and_no_values() -> None:
    drawn = counter(Face("rumor", "RE2"), "foe")
    assert "#s-rumor" in drawn
    assert texts(drawn) == ["RE2"]


def test_a_stack_lies_six_right_and_down_and_is_counted_from_four_on() -> None:
    spots = [(x, y, z) for _, x, y, z in stacked("abc", 100, 100)]
    assert spots == [(94, 98, 0), (100, 104, 1), (106, 110, 2)]
    assert COUNTED == 4
    assert "4" not in texts(counter(Face("smg", "S01"), "foe", CounterCondition(count=3)))
    assert "4" in texts(counter(Face("smg", "S01"), "foe", CounterCondition(count=4)))


@pytest.mark.parametrize("name", SILHOUETTES)
def test_every_silhouette_is_defined_once(name: str) -> None:
    assert definitions().count(f'id="s-{name}"') == 1


def test_every_class_of_pieces_has_its_rule_and_every_use_its_symbol() -> None:
    states = CounterCondition(1, True, "?", True, True, True, 5)
    drawn = [counter(LMG, side, states) for side in ("you", "foe")]
    drawn += [counter(Face("tank", "G45", "3/6", "8", "16", armoured=True), "foe")]
    drawn += [flag("you"), flag("foe"), flag(""), smoke(2), target("R3")]
    kinds = ["trench", "bunker", "hasty-defence", "barbed-wire", "road-block", "mines", "other"]
    drawn += [work(kind, 2) for kind in kinds]
    svg = "".join(drawn)
    ET.fromstring(f"<svg>{svg}</svg>")
    classes = {c for found in re.findall(r'class="([^"]+)"', svg) for c in found.split()}
    hooks = {"c", "c-big", "c-cost", "c-val"}
    assert not [c for c in classes - hooks if not re.search(rf"\.{c}[{{,. ]", style())]
    ids = set(re.findall(r'id="([^"]+)"', definitions()))
    assert set(re.findall(r'href="#([^"]+)"', svg)) <= ids
    assert len({work(kind) for kind in kinds}) == len(kinds)


def a_picture() -> Picture:
    here = Outline("hex:A01", "M0 0h40v40z", 20, 20, "A01")
    ground = laid(900, 600, '<rect class="m-a" width="900" height="600"/>', definitions(), [here])
    pieces = (
        Piece("unit:B", 20, 20, counter(LMG, "you"), "B <above>", "you", 2),
        Piece("unit:A", 20, 20, counter(LMG, "foe"), "A", "foe", 1),
    )
    marks = (Mark("hex:A01", "set-up", "you"), Mark("hex:nowhere", "last"))
    keys = tuple(Key(counter(LMG, "you"), f"a long line of the legend {n}") for n in range(12))
    headline = "A headline that is far too long for one line of this picture " * 3
    return Picture("A & B", "text", ground, pieces, marks, headline, keys)


def test_a_picture_is_one_document_with_pieces_in_their_order() -> None:
    root = ET.fromstring(document(a_picture()))
    assert root.find(f"{SVG}title").text == "A & B"  # type: ignore[union-attr]
    refs = [node.get("data-ref") for node in root.iter() if node.get("data-ref")]
    assert refs == ["unit:A", "unit:B"]
    marks = [node for node in root.iter() if "k-set-up" in (node.get("class") or "")]
    assert [node.get("class") for node in marks] == ["k-set-up you"]


def test_headline_and_legend_stay_inside_the_picture() -> None:
    root = ET.fromstring(document(a_picture()))
    width = float(root.get("viewBox", "").split()[2])
    heads = [node for node in root.iter() if node.get("class") == "p-head"]
    keys = [node for node in root.iter() if node.get("class") == "p-key"]
    assert len(heads) > 1
    assert len(keys) == 12
    assert len({node.get("y") for node in keys}) > 1
    for node, size in [*((n, 19.0) for n in heads), *((n, 14.0) for n in keys)]:
        assert float(node.get("x", "0")) + 0.5 * size * len(node.text or "") < width


def test_a_theme_can_be_fixed_and_colours_written_out() -> None:
    assert '<svg xmlns="http://www.w3.org/2000/svg"' in document(a_picture())
    assert 'data-theme="dark"' in document(a_picture(), theme="dark")
    assert "var(" not in document(a_picture(), plain=True)
