"""The AI's army, bid and terrain in a Battle Royal."""

from __future__ import annotations

import pytest

from opfor.core.requests import Draw
from opfor.games.tactics2gm.tests.deeds import build_army, make_bid
from opfor.games.tactics2gm.tests.field import Field, setting_for
from opfor.games.tactics2gm.values.content import PILES, spread
from opfor.games.tactics2gm.values.deck_files import points_of
from opfor.games.tactics2gm.values.events import ArmyBuilt, TerrainPlaced
from tests.oracle.tactics2gm.bot.setup.army_deck import (
    add_extra,
    counts_like,
    piles_of,
    removed_cards,
)
from tests.oracle.tactics2gm.bot.setup.bid import bid_for
from tests.oracle.tactics2gm.bot.setup.terrain import buy_with_bid

EXAMPLE = {"infantry": 5, "artillery": 3, "tank": 4, "transport": 3, "airplane": 1, "support": 12}


def code(counts: dict[str, int]) -> str:
    return "-".join(str(counts[pile]) for pile in PILES)


def box(army: str = "germans") -> tuple[str, ...]:
    return spread(setting_for(mode="solo").cards.armies[army].copies)


class Pile:
    """Answers draws with the first card of the pool, and keeps what was asked."""

    def __init__(self) -> None:
        self.pools: list[tuple[str, ...]] = []

    def run(self, field: Field, procedure: object, *dice: int) -> None:
        rolls = iter(dice)
        request = next(procedure)  # type: ignore[call-overload]
        try:
            while True:
                if isinstance(request, Draw):
                    self.pools.append(request.pool)
                    request = procedure.send(request.pool[0])  # type: ignore[attr-defined]
                else:
                    request = procedure.send((next(rolls),))  # type: ignore[attr-defined]
        except StopIteration:
            return


@pytest.mark.rule("GT-2GM-1", "2GM-BR-4")
def test_the_example_deck() -> None:
    assert code(counts_like(setting_for(mode="solo"), EXAMPLE)) == "5-3-4-3-14"


@pytest.mark.rule("GT-2GM-1", "2GM-BR-5")
@pytest.mark.parametrize(
    ("rolled", "expected"),
    [(1, "5-3-4-3-14"), (2, "5-3-4-3-14"), (3, "6-3-4-3-14"), (4, "5-4-4-3-14"),
     (5, "5-3-5-3-14"), (6, "5-3-4-4-14"), (7, "5-3-4-3-15"), (8, "6-3-4-4-14"),
     (9, "5-4-4-3-15"), (10, "5-4-4-3-15")],
)  # fmt: skip
def test_what_the_die_adds(rolled: int, expected: str) -> None:
    setting = setting_for(mode="solo")
    assert code(add_extra(setting, counts_like(setting, EXAMPLE), rolled)) == expected


@pytest.mark.rule("2GM-BR-1")
def test_four_cards_are_always_removed_and_the_player_may_remove_more() -> None:
    setting = setting_for(mode="solo", remove="tiger, hit")
    left = {name for pile in piles_of(setting, box()).values() for name in pile}
    gone = {"contradictory-orders", "paratroopers", "general", "c47", "tiger", "hit"}
    assert not left & gone
    assert "panther" in left


@pytest.mark.rule("2GM-BR-2")
def test_airplanes_lie_in_the_support_pile() -> None:
    piles = piles_of(setting_for(mode="solo"), box())
    assert list(piles) == list(PILES)
    assert "bf109" in piles["support"]
    assert "tiger" in piles["tank"]


@pytest.mark.rule("2GM-BR-3", "2GM-SC-1", "GT-2GM-5")
def test_what_a_scenario_forbids_goes_with_what_it_makes_useless() -> None:
    setting = setting_for(mode="solo", scenario="beach-landing", ai_role="germans")
    assert "tank" in setting.mission.roles[0].forbidden_types
    assert {"tiger", "battering-ram"} <= removed_cards(setting)


@pytest.mark.rule("2GM-BR-3")
def test_airplanes_are_allowed_unless_forbidden() -> None:
    assert "bf109" not in removed_cards(setting_for(mode="solo"))


@pytest.mark.rule("2GM-BR-4", "2GM-BR-6", "Q2-20")
def test_cards_are_taken_at_random_and_no_limit_of_points_counts() -> None:
    field = Field(mode="solo")
    field.stack(1, *("sherman",) * 5, *("truck",) * 99)
    table = Pile()
    table.run(field, build_army(field.play), 5)
    (built,) = field.events(ArmyBuilt)
    piles = [field.setting.cards.pile(name) for name in built.cards]
    assert piles.count("tank") == 6
    owned = [n for n in box() if field.setting.cards.pile(n) == "transport"]
    assert piles.count("transport") == len(owned), "all there are, if too few"
    assert points_of(field.setting.cards, built.cards) > 0
    assert all(len(pool) > 0 for pool in table.pools)


@pytest.mark.rule("2GM-BR-7")
@pytest.mark.parametrize(
    ("rolled", "bid"), list(zip(range(1, 11), (0, 0, 0, 0, 0, 1, 2, 3, 4, 5), strict=True))
)
def test_the_bid_is_the_die_less_five_and_never_below_nothing(rolled: int, bid: int) -> None:
    assert bid_for(setting_for(mode="solo"), rolled, 9) == bid


@pytest.mark.rule("2GM-BR-7")
def test_the_bid_is_paid() -> None:
    field = Field(mode="solo")
    field.do(make_bid(field.play), 9)
    assert field.state.bids[0] == 4
    assert field.state.ap[0] == 5


@pytest.mark.rule("2GM-BR-8", "2GM-BR-9")
def test_terrain_up_to_the_bid_without_wire_and_barriers() -> None:
    """Bid 4, cards in the order 3, 2, 1: the second is passed over."""
    field = Field(mode="solo")
    field.change(terrain_deck=("barrier", "house", "trench", "wall", "wire"), bids=(4, 0))
    table = Pile()
    table.run(field, buy_with_bid(field.play), 4, 7, 6, 2)
    placed = [(e.card, e.cell) for e in field.events(TerrainPlaced)]
    assert placed == [("house", field.cell(2, 7)), ("wall", field.cell(3, 2))]
    assert table.pools[0] == ("house", "trench", "wall")


@pytest.mark.rule("2GM-BR-9", "Q2-6")
def test_a_taken_space_is_rolled_again() -> None:
    field = Field(mode="solo")
    field.lay("forest", 2, 7)
    field.change(terrain_deck=("wall",), bids=(1, 0))
    Pile().run(field, buy_with_bid(field.play), 5, 7, 8)
    assert field.events(TerrainPlaced)[0].cell == field.cell(2, 8)
