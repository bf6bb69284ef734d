"""The drawings of every game: sound, in layers, every thing once, nothing that a page must fear."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

from opfor.app.conversation.drawing.ground import ground_of
from opfor.core.shown import Ground, Piece
from opfor.kit.picture import document
from opfor.kit.scene import ground_svg
from tests.conformance.cases import Case, by_hand, played

SVG = "http://www.w3.org/2000/svg"
BARE = {"c", "c-big", "c-cost", "c-val"}
"""Classes that only say what a thing is, without a rule of their own."""
MOST = 150_000


def looks(case: Case) -> Iterator[tuple[Any, Any, str]]:
    """Setting, view and seat at a few moments."""
    for session in (by_hand(case, 7, 0), by_hand(case, 7, 9), played(case, 1)):
        for seat in case.game.seats(session.setting):
            yield session.setting, case.game.view(session.setting, session.state, seat.id), seat.id


def markup(ground: Ground, pieces: tuple[Piece, ...]) -> ET.Element:
    inner = "".join(piece.svg for piece in pieces)
    return ET.fromstring(f'<svg xmlns="{SVG}"><defs>{ground.defs}</defs>{inner}</svg>')


def test_every_ref_is_drawn_once(case: Case) -> None:
    for setting, view, seat in looks(case):
        ground = ground_of(case.game, setting, view)
        pieces = case.game.shown.pieces(setting, view, seat)
        refs = [outline.ref for outline in ground.outlines] + [piece.ref for piece in pieces]
        assert len(refs) == len(set(refs))
        assert all(re.fullmatch(r"[a-z-]+:.+", ref) for ref in refs)
        assert all(piece.label.strip() for piece in pieces)
        assert {piece.side for piece in pieces} <= {"you", "foe", ""}


def test_pieces_stand_on_their_own_with_the_grounds_symbols_and_sheet(case: Case) -> None:
    for setting, view, seat in looks(case):
        ground = ground_of(case.game, setting, view)
        root = markup(ground, tuple(case.game.shown.pieces(setting, view, seat)))
        nodes = list(root.iter())
        assert not [node for node in nodes if node.get("style") or node.tag.endswith("script")]
        ids = [node.get("id") for node in nodes if node.get("id")]
        assert len(ids) == len(set(ids))
        used = {node.get("href", "")[1:] for node in nodes if node.get("href")}
        assert used <= set(ids)
        classes = {name for node in nodes for name in (node.get("class") or "").split()} - BARE
        assert not [name for name in classes if f".{name}" not in ground.style]


def test_marks_light_things_that_are_drawn(case: Case) -> None:
    for setting, view, seat in looks(case):
        ground = ground_of(case.game, setting, view)
        drawn = {outline.ref for outline in ground.outlines}
        drawn |= {piece.ref for piece in case.game.shown.pieces(setting, view, seat)}
        for mark in case.game.shown.marks(setting, view, seat):
            assert mark.ref in drawn
            assert f".k-{mark.kind}" in ground.style


def test_looking_at_a_thing_lights_things_that_are_drawn(case: Case) -> None:
    for setting, view, seat in looks(case):
        ground, shown = ground_of(case.game, setting, view), case.game.shown
        drawn = [piece.ref for piece in shown.pieces(setting, view, seat)]
        drawn += [outline.ref for outline in ground.outlines]
        for ref, origin in zip(drawn[:6], ["", *drawn], strict=False):
            look = shown.looked_at(setting, view, seat, ref, origin)
            assert {mark.ref for mark in look.marks} <= set(drawn)
            assert all(f".k-{mark.kind}" in ground.style for mark in look.marks)


def test_the_ground_is_the_same_for_every_seat_and_light_enough(case: Case) -> None:
    keys: dict[int, set[str]] = {}
    for setting, view, _seat in looks(case):
        ground = ground_of(case.game, setting, view)
        keys.setdefault(id(setting), set()).add(ground.key)
        text = ground_svg(ground)
        assert len(text.encode()) <= MOST
        root = ET.fromstring(text)
        assert not [node for node in root.iter() if node.get("style")]
    if case.game.shown.ground_at is None:
        assert len(set.union(*keys.values())) == 1


def test_the_whole_picture_has_every_piece_once_and_no_id_twice(case: Case) -> None:
    for setting, view, seat in looks(case):
        picture = case.game.words.scene(setting, view, seat)
        root = ET.fromstring(document(picture))
        refs = [node.get("data-ref", "") for node in root.iter() if node.get("data-ref")]
        assert sorted(refs) == sorted(piece.ref for piece in picture.pieces)
        ids = [node.get("id") for node in root.iter() if node.get("id")]
        assert len(ids) == len(set(ids))
