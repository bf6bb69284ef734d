"""What the pack must hold: pools for every code line, costs that follow the model, named cards."""

from __future__ import annotations

from collections import Counter

import pytest

from opfor.games.tactics2gm.values.content import PILES, UnitRow, load_cards
from opfor.games.tactics2gm.values.deck_files import check_deck, counts_of, standard_deck
from opfor.games.tactics2gm.values.numbers import load_numbers

CARDS = load_cards()
NAMED = (
    "pak40", "heavy-infantry", "light-infantry", "command-group", "mines", "anti-tank-mine",
    "promotion", "enigma", "espionage", "hit", "fire", "replacements", "luck", "b-17",
    "battering-ram", "contradictory-orders", "paratroopers", "general", "c47", "mortar", "hmg",
    "infantry-bazooka", "medic", "mechanic", "sniper", "flamethrower", "grenades", "sherman",
)  # fmt: skip


def model(card: UnitRow) -> float:
    """The cost a unit's values amount to (see the pack's README)."""
    attack = (11 - card.to_hit) / 10 * card.damage * (card.penetration + 1) / 4
    attack *= (card.range + 1) / 4 if card.can_fire else 0
    durability = card.hp * (card.defence + 2) / 6
    return 0.9 * attack + 0.45 * durability + 0.3 * card.movement


GROUND = [c.id for c in CARDS.units.values() if c.type != "airplane" and c.id != "hidden"]


@pytest.mark.parametrize("name", GROUND)
def test_cost_follows_the_model(name: str) -> None:
    card = CARDS.units[name]
    assert abs(model(card) - card.cost) <= 0.6


def test_every_card_the_rules_name_exists() -> None:
    owned = set(CARDS.armies["germans"].copies) | set(CARDS.armies["americans"].copies)
    assert [name for name in NAMED if name not in owned] == []


@pytest.mark.parametrize(
    ("army", "least"), [("germans", (11, 7, 5, 4, 20)), ("americans", (14, 5, 5, 4, 26))]
)
def test_pools_are_big_enough_for_every_code_line_and_a_spare(
    army: str, least: tuple[int, ...]
) -> None:
    removed = load_numbers().army.removed
    piles: Counter[str] = Counter()
    for name, copies in CARDS.armies[army].copies.items():
        if name not in removed:
            piles[CARDS.pile(name)] += copies
    for pile, number in zip(PILES, least, strict=True):
        assert piles[pile] > number


@pytest.mark.parametrize("army", ["germans", "americans"])
def test_an_army_is_about_sixty_units_and_forty_supports(army: str) -> None:
    copies = CARDS.armies[army].copies
    units = sum(n for name, n in copies.items() if CARDS.pile(name) != "support")
    assert 55 <= units <= 70
    assert 38 <= sum(copies.values()) - units <= 50


def test_known_costs() -> None:
    costs = {"heavy-infantry": 2, "sherman": 4, "hit": 4, "anti-tank-mine": 4, "general": 1}
    assert {name: CARDS.card(name).cost for name in costs} == costs
    assert CARDS.points("general") == 4
    assert CARDS.terrain["wall"].cost == 1
    pak, heavy, group = (CARDS.card(n).cost for n in ("pak40", "heavy-infantry", "command-group"))
    assert pak > heavy > group
    assert CARDS.terrain["house"].hp >= CARDS.terrain["trench"].hp


def test_hit_numbers_keep_every_shot_between_one_face_and_ten() -> None:
    for unit in CARDS.units.values():
        if unit.can_fire:
            assert 4 <= unit.to_hit <= 7, unit.id
    for token in CARDS.tokens.values():
        if token.use == "weapon":
            assert 4 <= token.to_hit <= 7, token.id


@pytest.mark.parametrize("army", ["germans", "americans"])
def test_the_standard_deck_is_legal_and_of_a_usual_size(army: str) -> None:
    deck = check_deck(CARDS, standard_deck(CARDS, army), 120)
    assert 110 <= deck.points <= 120
    assert 30 <= len(deck.cards) <= 50
    assert all(counts_of(CARDS, deck.cards)[pile] for pile in (*PILES, "airplane"))


@pytest.mark.parametrize("limit", [80, 100])
def test_the_standard_deck_is_thinned_for_a_shorter_game(limit: int) -> None:
    deck = check_deck(CARDS, standard_deck(CARDS, "germans", limit=limit), limit)
    assert limit - 7 <= deck.points <= limit


def test_every_card_has_a_text_and_every_token_too() -> None:
    rows = [*CARDS.units.values(), *CARDS.supports.values(), *CARDS.tokens.values()]
    assert [row.id for row in rows if not row.text and row.id != "hidden"] == []


def test_there_are_eighteen_terrain_cards() -> None:
    assert sum(row.copies for row in CARDS.terrain.values()) == 18


def test_battle_royal_maps_are_the_same_from_both_sides() -> None:
    for row in CARDS.maps.values():
        text = "".join(row.rows)
        assert text == text[::-1], row.id
        assert set(row.rows[0]) == set(row.rows[-1]) == {"."}
