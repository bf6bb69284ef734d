"""The battlefield in layers: every unit once, names inside their frames, hands, nothing hidden."""

from __future__ import annotations

import itertools
import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.app.session import Session
from opfor.app.start import Start
from opfor.games.tactics2gm import GAME, VARIANTS
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.told.pictures.grid import SPACE, TALL
from opfor.games.tactics2gm.told.pictures.unit_cards import (
    BY_CARD,
    BY_KIND,
    OWN_SILHOUETTES,
    PER_LETTER,
    ROOM,
    Held,
    symbol_of,
    unit_card,
)
from opfor.games.tactics2gm.told.scene import ground, marks, picture, pieces
from opfor.games.tactics2gm.values.content import BASE, HIDDEN, load_cards
from opfor.games.tactics2gm.values.state import State, Token, Unit
from opfor.kit.drawing.silhouettes import SILHOUETTES
from opfor.kit.picture import document
from opfor.kit.scene import ground_svg

CARDS = load_cards(BASE)
FONT_OF = {"g-n": 11.5, "g-n g-n2": 10.0, "g-n g-n3": 8.6}


def begun(**options: Any) -> Session:
    return Session.new(GAME, Start(options=options, seed=3))


def standing(setting: Any, state: State, *units: Unit) -> State:
    return replace(state, units=units, terrain=(None,) * setting.board.size)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_picture_is_sound_and_every_ref_unique(options: dict[str, Any]) -> None:
    session = begun(**options)
    for seat in GAME.seats(session.setting):
        whole = picture(session.setting, session.state, seat.id)
        refs = [piece.ref for piece in whole.pieces]
        refs += [outline.ref for outline in whole.ground.outlines]
        assert len(refs) == len(set(refs))
        svg = document(whole)
        ET.fromstring(svg)
        body = svg.split("</style>")[1]
        assert "style=" not in body
        classes = {c for found in re.findall(r'class="([^"]+)"', body) for c in found.split()}
        assert not [c for c in classes if not re.search(rf"\.{c}[{{,. ]", svg)]
        ids = re.findall(r'id="([^"]+)"', svg)
        assert set(re.findall(r'href="#([^"]+)"', svg)) <= set(ids)
        assert len(ids) == len(set(ids))


def test_the_ground_has_an_outline_for_every_space_and_is_small() -> None:
    session = begun()
    still = ground(session.setting)
    assert len(still.outlines) == session.setting.board.size
    assert still.outlines[14].ref == "space:2.5"
    assert len(ground_svg(still)) < 40_000


@pytest.mark.parametrize("card", [row for name, row in CARDS.units.items() if name != HIDDEN])
def test_every_card_has_a_silhouette_and_a_name_inside_its_frame(card: Any) -> None:
    assert symbol_of(card) in {**SILHOUETTES, **OWN_SILHOUETTES}
    svg = unit_card(card, "you", Held(7, card.hp))
    names = re.findall(r'<text class="(g-n[^"]*)"[^>]*>([^<]*)</text>', svg)
    assert " ".join(line for _, line in names) == card.title
    for style, line in names:
        assert len(line) * FONT_OF[style] * PER_LETTER <= ROOM + 1


def test_every_kind_of_unit_and_known_card_is_mapped_to_a_silhouette() -> None:
    assert {*BY_KIND.values(), *BY_CARD.values()} <= {*SILHOUETTES, *OWN_SILHOUETTES}
    assert {row.kind for row in CARDS.units.values()} <= set(BY_KIND)


def test_hit_points_lost_are_hollow_and_equipment_is_a_chip() -> None:
    svg = unit_card(CARDS.units["heavy-infantry"], "foe", Held(7, 1, (("Ba", False),)))
    assert (svg.count('class="g-hp"'), svg.count('class="g-lost"')) == (1, 2)
    assert ">Ba</text>" in svg
    assert 'href="#g-foe"' in svg


def test_two_units_of_a_space_and_a_rider_are_all_drawn() -> None:
    session = begun()
    cell = session.setting.board.cell(3, 4)
    state = standing(
        session.setting,
        session.state,
        Unit(id=1, side=1, card="light-infantry", cell=cell, tokens=(Token("bazooka"),)),
        Unit(id=2, side=1, card="truck", cell=cell, cargo=3),
        Unit(id=3, side=1, card="mortar", cell=-1, aboard=2),
    )
    found = {piece.ref: piece for piece in pieces(session.setting, state, "player")}
    assert {"unit:1", "unit:2", "unit:3"} <= set(found)
    one, other = found["unit:1"], found["unit:2"]
    assert (one.x, one.y) != (other.x, other.y)
    assert abs(one.x - other.x) < SPACE / 4
    assert abs(one.y - other.y) < TALL / 4
    assert one.side == "you"
    assert "Ba" in one.svg


def test_a_card_face_down_shows_nothing_of_itself() -> None:
    session = begun(mode="two-player", night=True)
    there = Unit(id=1, side=0, card="tiger", cell=5, hidden=True)
    state = standing(session.setting, session.state, there)
    seen = GAME.view(session.setting, state, "south")
    piece = next(p for p in pieces(session.setting, seen, "south") if p.ref == "unit:1")
    assert "?" in piece.svg
    assert "Tiger" not in piece.svg + piece.label


def test_the_own_hand_is_drawn_and_the_other_is_not() -> None:
    session = begun(mode="two-player")
    for seat, other in (("north", "south"), ("south", "north")):
        whole = picture(session.setting, session.state, seat)
        hands = {p.ref.partition("/")[0] for p in whole.pieces if p.ref.startswith("card:")}
        own = session.state.decks[session.setting.seats.index(seat)].hand
        assert hands == ({f"card:{seat}"} if own else set())
        assert f"card:{other}" not in hands


def test_cards_of_a_hand_do_not_cover_each_other() -> None:
    session = begun()
    hand = ("light-infantry", "pak36", "sherman", "truck", "medic") * 2
    deck = replace(session.state.decks[1], hand=hand)
    state = replace(session.state, decks=(session.state.decks[0], deck))
    cards = [
        p for p in picture(session.setting, state, "player").pieces if p.ref.startswith("card:p")
    ]
    assert len(cards) == len(hand)
    spots = sorted(card.x for card in cards)
    width = min(float(w) for c in cards for w in re.findall(r'<rect[^>]* width="([\d.]+)"', c.svg))
    assert all(b - a >= width for a, b in itertools.pairwise(spots))


def test_the_target_of_a_mission_is_marked_with_what_is_left_of_it() -> None:
    session = begun(scenario="bridge-at-dawn")
    lit = marks(session.setting, session.state, "player")
    assert [mark.kind for mark in lit] == ["objective"]
    spot = lit[0].ref.replace("space:", "terrain:")
    there = [p for p in pieces(session.setting, session.state, "player") if p.ref == spot]
    assert "12 of 12 HP" in there[0].label


def test_looking_at_a_unit_lights_what_its_weapon_reaches() -> None:
    session = begun()
    cell = session.setting.board.cell(3, 4)
    mortar = Unit(id=1, side=1, card="mortar", cell=cell)
    medic = Unit(id=2, side=0, card="medic", cell=0)
    state = standing(session.setting, session.state, mortar, medic)
    card, away = CARDS.units["mortar"], session.setting.board.distance[cell]
    look = GAME.shown.looked_at(session.setting, state, "player", "unit:1", "")
    reached = [c for c in range(60) if card.min_range <= away[c] <= card.range]
    assert len(look.marks) == len(reached)
    assert {(mark.kind, mark.side) for mark in look.marks} == {("zone", "you")}
    none = GAME.shown.looked_at(session.setting, state, "player", "unit:2", "")
    assert (none.marks, none.lines) == ((), ("Has no weapon.",))


def test_a_weapon_that_is_carried_reaches_as_far_as_it_says() -> None:
    """Light Infantry shoots 2 spaces, its sniper 4."""
    field = Field()
    shooter = field.put(SOUTH, "light-infantry", 6, 5, tokens=("sniper",))
    field.put(NORTH, "tiger", 3, 5)
    look = GAME.shown.looked_at(field.setting, field.state, "south", "unit:2", f"unit:{shooter}")
    assert look.lines[0].startswith("3 spaces away, within the range of Light Infantry 1")
    own = GAME.shown.looked_at(field.setting, field.state, "south", f"unit:{shooter}", "")
    assert "space:2.5" in {mark.ref for mark in own.marks}
