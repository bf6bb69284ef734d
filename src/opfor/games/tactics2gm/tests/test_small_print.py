"""Clauses of the 2GM rules that seldom matter, each told by the smallest case."""

from __future__ import annotations

import pytest

from opfor.games.tactics2gm.course.lookout import support_plays
from opfor.games.tactics2gm.tests.asked import tending, terrain_choices, terrain_targets, token_uses
from opfor.games.tactics2gm.tests.deeds import check_end_of_turn, higher_bidder, meet, use_token
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field, setting_for
from opfor.games.tactics2gm.tests.hand import field_with, play
from opfor.games.tactics2gm.values.actions import PlaySupport, UseToken
from opfor.games.tactics2gm.values.events import GameEnded, PlaneShotAt, TerrainDamaged
from opfor.games.tactics2gm.values.start import new
from opfor.games.tactics2gm.values.state import TerrainPiece, terrain_target


@pytest.mark.rule("Q2-4")
@pytest.mark.parametrize(("ruling", "first"), [("player-starts", SOUTH), ("ai-starts", NORTH)])
def test_equal_bids_against_the_ai_are_settled_by_ruling(ruling: str, first: int) -> None:
    field = Field(mode="solo", rulings={"bid-tie": ruling})
    field.change(bids=(2, 2))
    assert field.do(higher_bidder(field.play)) == first
    field.change(bids=(1, 2))
    assert field.do(higher_bidder(field.play)) == SOUTH
    field.change(bids=(3, 2))
    assert field.do(higher_bidder(field.play)) == NORTH


@pytest.mark.parametrize(("rolled", "comes_through"), [(5, False), (4, True), (10, False)])
def test_one_fighter_on_patrol_meets_an_airplane(rolled: int, comes_through: bool) -> None:
    """Of all that lies beside the HQ only fighters, and only the first; it hits on 5 for 2."""
    field = Field()
    field._deck(NORTH, in_play=("general", "stuka", "bf109", "bf109"))
    stuka = field.setting.cards.units["stuka"]
    passed = field.do(meet(field.play, SOUTH, stuka, field.cell(3, 3)), rolled)
    assert passed == comes_through
    assert [each.fighter for each in field.events(PlaneShotAt)] == ["bf109"]


def test_an_airplane_shot_down_by_a_gun_is_met_by_nobody_else() -> None:
    field = Field()
    field.put(NORTH, "flak38", 3, 4)
    field.put(NORTH, "flak38", 3, 5)
    field._deck(NORTH, in_play=("bf109",))
    stuka = field.setting.cards.units["stuka"]
    assert field.do(meet(field.play, SOUTH, stuka, field.cell(3, 3)), 10) is False
    assert len(field.events(PlaneShotAt)) == 1


@pytest.mark.parametrize(("damage", "destroyed"), [(0, False), (1, True)])
def test_a_ram_breaks_terrain_that_has_no_more_hit_points_than_it_takes(
    damage: int, destroyed: bool
) -> None:
    field = field_with("battering-ram")
    ram = field.setting.cards.supports["battering-ram"]
    barrier = field.setting.cards.terrain["barrier"]
    cell = field.lay("barrier", 3, 5)
    lost = barrier.hp - ram.amount - 1 + damage
    pieces = list(field.state.terrain)
    pieces[cell] = TerrainPiece("barrier", damage=lost)
    field.change(terrain=tuple(pieces))
    tank = field.put(SOUTH, "sherman", 4, 5)
    play(field, PlaySupport("battering-ram", tank, terrain_target(cell)))
    (event,) = field.events(TerrainDamaged)
    assert (event.damage, event.destroyed) == (ram.amount, destroyed)
    assert field.unit(tank).wounds == 1


def test_nobody_rams_the_house_a_friend_is_in() -> None:
    field = field_with("battering-ram")
    field.put(SOUTH, "sherman", 4, 5)
    field.lay("house", 3, 5)
    field.lay("house", 4, 6)
    field.put(SOUTH, "light-infantry", 3, 5)
    ways = [each.target for each in support_plays(field.setting, field.state, SOUTH)]
    assert ways == [terrain_target(field.cell(4, 6))]


@pytest.mark.rule("2GM-MOD-1")
@pytest.mark.parametrize(("rolled", "hits"), [(5, False), (6, True)])
def test_cover_helps_against_a_barrage(rolled: int, hits: bool) -> None:
    field = field_with("artillery-barrage")
    field.lay("forest", 3, 3)
    assert field.setting.cards.terrain["forest"].cover == 1
    men = field.put(NORTH, "heavy-infantry", 3, 3)
    play(field, PlaySupport("artillery-barrage", target=men), rolled)
    assert (field.unit(men).wounds > 0) == hits


@pytest.mark.parametrize(("turns", "ends"), [((29, 30), False), ((30, 30), True)])
def test_the_last_turn_is_over_when_both_have_had_it(turns: tuple[int, int], ends: bool) -> None:
    field = Field()
    last = field.setting.numbers.economy.last_turn
    field.change(turns=tuple(last - 30 + turn for turn in turns), hq=(1, 0))
    assert check_end_of_turn(field.play, SOUTH) == ends
    assert [event.winner for event in field.events(GameEnded)] == [SOUTH] * ends


def test_a_goal_met_at_the_end_of_a_turn_ends_the_game_once() -> None:
    field = Field(mode="solo", scenario="farmhouse", ai_role="attacker")
    target = field.setting.mission.target
    board = field.setting.board
    field.put(NORTH, "heavy-infantry", board.line(target), board.column(target))
    field.change(held=(2, 0))
    assert check_end_of_turn(field.play, NORTH) is True
    assert [event.winner for event in field.events(GameEnded)] == [NORTH]


def test_terrain_of_the_map_is_printed_on_it() -> None:
    setting = setting_for(scenario="farmhouse")
    pieces = [piece for piece in new(setting).terrain if piece is not None]
    assert pieces
    assert all(piece.printed for piece in pieces)


@pytest.mark.parametrize(("slot", "wounds"), [(1, 1), (2, 0)])
def test_the_token_that_is_named_is_used(slot: int, wounds: int) -> None:
    """A smoke shell before a healer's bag."""
    field = Field()
    tokens = field.setting.cards.tokens
    bag = next(name for name, row in tokens.items() if row.use == "heal")
    smoke = next(name for name, row in tokens.items() if row.use == "smoke")
    unit = field.put(NORTH, "heavy-infantry", 3, 3, tokens=(smoke, bag), wounds=1)
    use_token(field.play, UseToken(unit, slot, unit))
    assert field.unit(unit).wounds == wounds


def test_nobody_shells_an_empty_house_that_no_mission_wants_destroyed() -> None:
    field = Field()
    for column in range(1, 4):
        field.lay("trench", 1, column)
    assert not field.setting.cards.terrain["trench"].blocks
    assert terrain_targets(field.setting, field.state, SOUTH) == []
    field.put(NORTH, "light-infantry", 1, 2)
    assert terrain_targets(field.setting, field.state, SOUTH) == [field.cell(1, 2)]
    assert terrain_targets(field.setting, field.state, NORTH) == []


def test_dust_is_thrown_at_a_unit_on_the_first_space_too() -> None:
    field = Field()
    tokens = field.setting.cards.tokens
    blind = next(name for name, row in tokens.items() if row.use == "blind")
    enemy = field.put(NORTH, "panther", 1, 1)
    tank = field.put(SOUTH, "sherman", 1, 2, tokens=(blind,))
    found = token_uses(field.setting, field.state, field.unit(tank), shooting=False)
    assert [use.target for use in found] == [enemy]


@pytest.mark.parametrize(("column", "is_tended"), [(5, True), (6, True), (7, False)])
def test_a_medic_tends_on_its_own_space_and_beside_it(column: int, is_tended: bool) -> None:
    field = Field()
    medic = next(n for n, row in field.setting.cards.units.items() if "medic" in row.traits)
    healer = field.put(SOUTH, medic, 3, 5)
    hurt = field.put(SOUTH, "heavy-infantry", 3, column, wounds=1)
    found = tending(field.setting, field.state, field.unit(healer))
    assert [heal.target for heal in found] == [hurt] * is_tended


@pytest.mark.rule("2GM-SC-4")
@pytest.mark.parametrize(
    ("deck", "ap", "offered"),
    [(("trench", "wall"), 9, {"trench", "wall"}), (("trench",), 9, {"trench"}),
     (("trench", "wall"), 0, set()), ((), 9, set())],
)  # fmt: skip
def test_terrain_of_a_scenario_must_be_there_and_be_paid(
    deck: tuple[str, ...], ap: int, offered: set[str]
) -> None:
    field = Field(scenario="farmhouse")
    assert {"trench", "wall"} <= set(field.setting.mission.roles[NORTH].terrain)
    field.change(terrain_deck=deck, ap=(ap, 0))
    found = terrain_choices(field.setting, field.state, NORTH)
    assert {choice.card for choice in found} == offered
