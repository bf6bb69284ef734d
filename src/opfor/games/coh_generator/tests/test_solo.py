"""Solo missions: drawing two, tiles, sheet, order deck, cups, special cases, handicaps."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.generator_cards.content import content
from opfor.cardboard.coh.generator_cards.faults import faults, order_card_faults
from opfor.cardboard.coh.generator_cards.tables import Tile
from opfor.cardboard.coh.orders.order_cards import load_order_cards
from opfor.core.errors import OpforError
from opfor.core.requests import Choose, Roll
from opfor.games.coh.course.mission_track import advance
from opfor.games.coh.course.solo_rounds import end_round
from opfor.games.coh.tests.solo.table import Table
from opfor.games.coh_generator.bot.mission_sheet import (
    choose_sheet,
    end_space,
    in_force,
    lay_tiles,
    next_space,
    track_spaces,
)
from opfor.games.coh_generator.tests.story import drive, german, play, setting, soviet, told, until
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.solo import solo_mission_of
from opfor.games.coh_generator.told.result import Generated
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.state import Solo

DICE = {"side_die": 1, "sheet_die": 1}
"""The Player is German; ties go to Defense."""


def solo_of(done: Generated) -> Solo:
    assert done.state.solo is not None
    return done.state.solo


@pytest.mark.rule("SOLO-5.1-a")
@pytest.mark.parametrize("guideline", [7, 8])
def test_only_guidelines_for_two(guideline: int) -> None:
    with pytest.raises(OpforError, match=r"1 to 6 \(SOLO-5.1-a\)"):
        setting(guideline=guideline, solo=True)


@pytest.mark.rule("SOLO-5.1-b", "SOLO-5.0-a")
def test_no_hands_one_player_and_no_side_until_the_end() -> None:
    game = play(guideline=2, solo=True)
    until(game, lambda _: game.state.stage == "play")
    sides: list[Any] = []

    def watch(request: Any) -> None:
        sides.append(game.state.solo)
        if isinstance(request, Choose):
            assert request.seat == "player"

    assert {len(deck) for deck in game.state.decks.values()} >= {9}
    drive(game, watch)
    assert set(sides) == {None}
    assert game.state.solo is not None


@pytest.mark.rule("SOLO-5.2-a")
def test_the_side_with_the_initiative_is_drawn() -> None:
    leads = {drive(play(guideline=1, solo=True), seed=seed).state.lead for seed in range(1, 12)}
    assert leads == {"german", "soviet"}
    for seed in range(1, 6):
        state = drive(play(guideline=1, solo=True), seed=seed).state
        assert state.log[0].side == state.lead


@pytest.mark.rule("SOLO-5.2-b")
def test_two_are_drawn_and_the_one_not_played_is_among_the_next_two() -> None:
    game = play(guideline=5, solo=True)
    hands: dict[str, list[tuple[str, ...]]] = {"german": [], "soviet": []}

    def watch(request: Any) -> None:
        if isinstance(request, Choose) and isinstance(request.options[0], act.PlayCard):
            role = next(role for role, hand in game.state.hands.items() if hand)
            hands[role].append(game.state.hands[role])

    drive(game, watch, seed=4)
    for role, drawn in hands.items():
        played = [p.card for p in game.state.log if p.role == role]
        assert [len(hand) for hand in drawn] == [2] * 5
        for card, before, after in zip(played, drawn, drawn[1:], strict=False):
            (returned,) = set(before) - {card}
            assert returned in after


@pytest.mark.rule("SOLO-5.2-c", "QS-1")
def test_the_last_draw_takes_the_one_card_left() -> None:
    game = play(guideline=1, solo=True)
    until(
        game,
        lambda r: (
            isinstance(r, Choose)
            and isinstance(r.options[0], act.PlayCard)
            and game.state.turn == 7
        ),
    )
    assert sorted(len(hand) for hand in game.state.hands.values()) == [0, 1]


@pytest.mark.rule("SOLO-5.2-d")
def test_each_side_plays_the_guidelines_hand_size() -> None:
    state = drive(play(guideline=5, solo=True), seed=2).state
    assert len(state.log) == 10
    assert sum(p.side == state.lead for p in state.log[:2]) == 1


@pytest.mark.rule("SOLO-5.3-a")
@pytest.mark.parametrize(("die", "player"), [(1, "german"), (3, "german"), (4, "soviet")])
def test_the_die_says_whom_the_player_commands(die: int, player: str) -> None:
    done = told(solo={"side_die": die, "sheet_die": 1})
    assert solo_of(done).player == player


@pytest.mark.rule("SOLO-5.3-b")
def test_there_are_25_tiles_with_two_faces() -> None:
    for side in ("german", "soviet"):
        assert sorted(content().tiles[side]) == [f"{n:02d}" for n in range(1, 26)]
    few = {side: dict(list(tiles.items())[:24]) for side, tiles in content().tiles.items()}
    wrong = list(faults(replace(content(), tiles=few)))
    assert [line.split(" faces")[0] for line in wrong] == [
        "tiles.toml: the german",
        "tiles.toml: the soviet",
    ]


@pytest.mark.rule("SOLO-5.3-c")
def test_only_the_ais_tops_bring_tiles() -> None:
    done = told(soviet("01", "top"), german("06", "top"), soviet("09", "top"), solo=DICE)
    assert solo_of(done).tiles == ("01", "09")


def tile(number: int, kind: str = "counteraction", symbol: str = "shield") -> Tile:
    raw = {"side": "soviet", "number": number, "title": "", "lines": ("Execute Mission Orders",)}
    return Tile(**raw, kind=kind, symbol=symbol)  # type: ignore[arg-type]


def sheet_of(*tiles: Tile, die: int = 0) -> str:
    """The side such tiles call for; a die must be asked for exactly if one is given."""
    steps = choose_sheet(play(guideline=1, solo=True), tiles)
    if die:
        assert isinstance(next(steps), Roll)
    with pytest.raises(StopIteration) as done:
        steps.send((die,) if die else None)
    side, rolled = done.value.value
    assert rolled == die
    return str(side)


@pytest.mark.rule("SOLO-5.3.1-a", "QS-12")
def test_more_shields_defend_more_bursts_attack() -> None:
    shield, burst = tile(1), tile(2, symbol="burst")
    assert sheet_of(shield, shield, burst) == "defense"
    assert sheet_of(shield, burst, burst) == "offense"


@pytest.mark.rule("SOLO-5.3.1-b", "QS-2")
@pytest.mark.parametrize(("die", "side"), [(1, "defense"), (3, "defense"), (4, "offense")])
def test_a_tie_is_settled_by_a_die_also_without_tiles(die: int, side: str) -> None:
    assert sheet_of(tile(1), tile(2, symbol="burst"), die=die) == side
    done = told(solo={"side_die": 1, "sheet_die": die})
    assert (solo_of(done).tiles, solo_of(done).sheet) == ((), side)


def laid(tiles: list[Tile], overflow: str) -> dict[Any, tuple[str, ...]]:
    """The tiles by kind, from left to right."""
    procedure = lay_tiles(play(guideline=1), tiles, content().sheet.lanes, overflow)
    try:
        next(procedure)
    except StopIteration as end:
        found: dict[Any, tuple[str, ...]] = end.value
        return found
    raise AssertionError("tiles ask nobody")


@pytest.mark.rule("SOLO-5.3.1-c", "SOLO-5.3.1-d", "QS-3")
def test_tiles_lie_by_kind_and_number() -> None:
    tiles = [tile(9), tile(4), tile(7, "mission-order"), tile(1, "track")]
    assert laid(tiles, "extended") == {
        "counteraction": ("04", "09"),
        "mission-order": ("07",),
        "track": ("01",),
    }
    many = [tile(n) for n in range(1, 6)]
    assert len(laid(many, "extended")["counteraction"]) == 5
    assert len(laid(many, "discarded")["counteraction"]) == 3


@pytest.mark.rule("SOLO-5.3.2-a")
def test_the_default_counteraction_counts_until_a_third_tile() -> None:
    assert in_force(["t1", "t2"], "default") == ("t1", "t2", "default")
    assert in_force(["t1", "t2", "t3"], "default") == ("t1", "t2", "t3")


@pytest.mark.rule("SOLO-5.3.3-a")
def test_mission_orders_have_a_default_too() -> None:
    assert in_force([], "default") == ("default",)
    assert in_force(["t1", "t2", "t3"], "default") == ("t1", "t2", "t3")
    assert in_force(["t1", "t2", "t3", "t4"], "default") == ("t1", "t2", "t3", "t4")


@pytest.mark.rule("SOLO-5.3.2-c")
def test_most_order_cards_end_their_sections_so() -> None:
    cards = load_order_cards()
    assert list(order_card_faults(cards.values())) == []
    bare = [replace(card, tactical=card.tactical[:1]) for card in cards.values()]
    (fault,) = order_card_faults(bare)
    assert "end with Execute Mission Orders; most should" in fault


@pytest.mark.rule("SOLO-5.5-a", "SOLO-5.5-b", "QS-3", "QS-6")
def test_track_tiles_start_their_lanes() -> None:
    lanes = content().sheet.lanes
    assert track_spaces(["01", "08"], lanes) == ((2, "01"), (4, "08"))
    assert track_spaces(["01", "02", "07", "08"], lanes)[2:] == ((5, "07"), (7, "08"))
    assert [lane[:7] for lane in lanes] == [(2, 5, 9, 12, 16, 19, 23), (4, 7, 11, 14, 18, 21, 25)]
    assert next_space(30, lanes, 32) is next_space(32, lanes, 32) is None


@pytest.mark.rule("SOLO-5.5-a", "SOLO-5.5-b", "QS-6")
def test_tiles_go_on_to_the_end_of_a_long_track() -> None:
    """Twelve rounds end on space 120, beyond the spaces that the sheet names."""
    lanes = content().sheet.lanes
    assert [next_space(space, lanes, 48) for space in (30, 33, 44, 47)] == [33, 37, 47, None]
    assert [next_space(space, lanes, 48) for space in (32, 35, 42, 46)] == [35, 39, 46, None]
    for seed in range(1, 6):
        done = generate_auto(6, seed, solo=True, options={"rounds": 12})
        assert done.state.solo is not None
        mission = solo_mission_of(done)
        for _, tile in done.state.solo.track[:2]:
            last = [n for n, s in enumerate(mission.track, 1) if f"Tile {tile}" in s.title][-1]
            assert last > done.state.solo.end_space - 4 >= 110


@pytest.mark.rule("SOLO-5.5.1-a", "QS-7")
@pytest.mark.parametrize(("by", "stage"), [(38, "turn"), (39, "over"), (60, "over")])
def test_the_mission_ends_at_once_when_the_marker_reaches_or_passes_the_end(
    by: int, stage: str
) -> None:
    """Four rounds end on space 40; the marker starts on 1."""
    table = Table(solo_mission_of(told(solo=DICE, guideline=1)))
    table.run(advance(table.play, by))
    assert table.state.stage == stage


@pytest.mark.rule("SOLO-5.5.1-a", "QS-7")
@pytest.mark.parametrize("die", [1, 6])
def test_a_round_that_ends_brings_the_end_nearer_on_either_side_of_the_sheet(die: int) -> None:
    """However few orders were drawn in it: a quiet mission must not go on for ever."""
    table = Table(solo_mission_of(told(solo=DICE | {"sheet_die": die}, guideline=1)))
    table.run(end_round(table.play))
    assert table.state.solo is not None
    assert table.state.solo.marker == 5


@pytest.mark.rule("SOLO-5.5.1-a", "QS-7")
def test_the_end_marker_lies_on_the_label_of_the_rounds() -> None:
    game = play(guideline=1, solo=True)
    assert end_space(game.setting, replace(game.state, rounds=4)) == 40
    assert end_space(game.setting, replace(game.state, rounds=6)) == 60
    assert solo_of(told(soviet("19", "top"), solo=DICE)).end_space == 60
