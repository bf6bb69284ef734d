"""The guard against drift: a line, the fact most likely to be wrong, corrections that fit."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from opfor.app.conversation import Table
from opfor.app.conversation.history.comparison import (
    EVERY,
    as_it_lies,
    comparison,
    facts_in_doubt,
    laid_out,
)
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.core.compared import Fact
from opfor.core.errors import BadPosition, OpforError
from opfor.core.requests import Choose, Draw

GAMES: list[tuple[str, dict[str, Any], str, str]] = [
    ("blitzkrieg", {}, "greedy", "VP "),
    ("coh", {"mission": "first-light"}, "baseline", "round 1, VP 0:0"),
    ("2gm", {}, "baseline", "AP "),
]


def played(game_id: str, options: dict[str, Any], player: str, turns: int) -> Table:
    game = load_game(game_id)
    table = Table.new(game, Start(options=options, seed=3))
    session = table.session
    while session.state.turn < turns and isinstance(request := session.pending, Choose):
        seen = session.view(request.seat)
        session.answer(game.players[player](session.setting, seen, request, lambda _n: 0))
    return table


@pytest.mark.parametrize(("game_id", "options", "player", "begins"), GAMES)
def test_every_fact_is_taken_as_it_is_told(
    game_id: str, options: dict[str, Any], player: str, begins: str
) -> None:
    """A fact set right to what it is changes nothing; what is not typed has other ways."""
    table = played(game_id, options, player, 5)
    eyes, session = table.seen_by(), table.session
    found = comparison(eyes)
    assert found.line.startswith(begins)
    assert "\n" not in found.line
    before, facts = session.state, facts_in_doubt(eyes)
    assert len({fact.what for fact in facts}) == len(facts)
    for fact in facts:
        try:
            eyes.adjust(fact.mended(fact.value))
        except OpforError:
            assert fact.ways or fact.onto, fact
        else:
            assert session.state == before, fact


def lying(table: Table, state: Any) -> dict[str, Fact]:
    session = table.session
    seat = table.seen_by().sight.stands_at
    found = session.game.shown.compared(session.setting, state, seat)
    return {fact.what: fact for fact in (*found.all, *found.more)}


@pytest.mark.parametrize(("game_id", "options", "player", "_begins"), GAMES)
def test_everything_is_set_right_by_touch_put_on_the_map_and_taken_off(
    game_id: str, options: dict[str, Any], player: str, _begins: str
) -> None:
    """Every way is understood, and there is one that changes how a thing lies."""
    table = played(game_id, options, player, 6)
    session, stage = table.session, table.ground()
    game, setting, state = session.game, session.setting, session.state
    before = lying(table, state)
    assert stage is not None
    places = [tuple(outline.ref.replace("/", " ").split(":")) for outline in stage.outlines]

    def changes(typed: str) -> bool:
        try:
            change = game.adjust(setting, state, typed)
        except BadPosition:
            return False  # nobody there has dug it
        return lying(table, game.apply(state, change)) != before

    for fact in before.values():
        assert fact.mend or fact.ways, fact
        changed = [changes(typed) for typed, _said in fact.ways]
        there = [fact.mended(name) for kind, name in places if kind == fact.onto]
        assert any(changed) or any(map(changes, there)) or not (fact.ways or there), fact


def test_now_and_then_a_fact_that_has_changed_is_doubted() -> None:
    doubts, values = [], defaultdict(set)
    for turns in range(2, EVERY + 2):
        eyes = played("blitzkrieg", {}, "greedy", turns).seen_by()
        doubts.append(comparison(eyes).doubt)
        for fact in facts_in_doubt(eyes):
            values[fact.what].add(fact.value)
    assert doubts[0] is None
    asked = [doubt for doubt in doubts if doubt is not None]
    assert asked
    assert len(values[asked[0].what]) > 2
    assert min(map(len, values.values())) < 3


def test_a_mended_fact_is_what_the_program_goes_on_with() -> None:
    table = played("blitzkrieg", {}, "greedy", 5)
    eyes = table.seen_by()
    fact = next(f for f in facts_in_doubt(eyes) if f.what == "your victory points")
    eyes.adjust(fact.mended("9"))
    assert table.session.state.vp[1] == 9
    again = next(f for f in facts_in_doubt(eyes) if f.what == "your victory points")
    assert again.value == "9"


@pytest.mark.parametrize(
    ("game_id", "options", "words"),
    [
        ("blitzkrieg", {}, ["centre of Western Europe", "the bot's bag, 22", "research pile, 16"]),
        (
            "coh",
            {"mission": "first-light"},
            ["map 1", "Rifle S01 on G07, facing S", "22 cards (05", "S05, S06, 3 × No Enemy",
             "the Germans: VPs 0, CAPs 6", "control marker of the Soviets on G08"],
        ),
        ("2gm", {}, ["forest 2.3", "4 × wall", "cards of the Germans ready: 106"]),
    ],
)  # fmt: skip
def test_a_table_is_laid_out_piece_by_piece(
    game_id: str, options: dict[str, Any], words: list[str]
) -> None:
    table = Table.new(load_game(game_id), Start(options=options, seed=3))
    steps = laid_out(table.seen_by())
    assert len(set(steps)) == len(steps)
    for word in words:
        assert any(word in step for step in steps), word


def test_every_counter_on_the_map_is_laid_out() -> None:
    for mission in ("river-road-6", "church-tower", "steel-at-noon"):
        table = Table.new(load_game("coh"), Start(options={"mission": mission}, seed=3))
        steps = " ".join(laid_out(table.seen_by()))
        for counter in table.session.states.start.counters:
            if counter.place in ("map", "reserve") and not counter.hidden:
                assert counter.id in steps, (mission, counter)


def test_a_position_is_not_laid_out_again() -> None:
    table = played("blitzkrieg", {}, "greedy", 5)
    session = table.session
    later = Table.new(session.game, Start(options={}, seed=1, state=session.state))
    assert laid_out(later.seen_by()) == []


def test_what_was_laid_out_before_the_first_answer_lies_there() -> None:
    assert laid_out(played("2gm", {}, "baseline", 2).seen_by()) == []


@pytest.mark.parametrize(
    ("game_id", "options", "player", "gone", "lain"),
    [
        (
            "blitzkrieg",
            {"difficulty": "medium"},
            "greedy",
            "Take the unit off ",
            "In the research pile lie ",
        ),
        (
            "coh",
            {"mission": "first-light"},
            "baseline",
            "Take Rifle S06 off the map.",
            "Put Rumored",
        ),
        ("2gm", {}, "baseline", "Take M3 37 mm 3 off the board.", "Your hand"),
    ],
)
def test_what_is_taken_back_is_put_back_on_the_table(
    game_id: str, options: dict[str, Any], player: str, gone: str, lain: str
) -> None:
    table = played(game_id, options, player, 5)
    eyes = table.seen_by()
    late = as_it_lies(table)
    eyes.undo()
    early = as_it_lies(table)
    steps = late.put_back(early)
    assert any(step.startswith(gone) for step in steps)
    assert any(step.startswith(lain) for step in steps)
    assert all(step[0].isupper() and step.endswith(".") for step in steps), "they are sentences"
    assert not any("Take the hit counter off" in step for step in steps), "it comes back without"
    assert early.put_back(early) == []
    eyes.redo()
    assert early.put_back(as_it_lies(table)) == early.put_back(late)


def test_two_persons_are_told_what_both_may_see() -> None:
    table = Table.new(load_game("blitzkrieg"), Start(options={"mode": "two-player"}, seed=4))
    for _ in range(2):
        asked = table.session.pending
        assert isinstance(asked, Choose)
        table.session.answer(asked.options[0])
    late = as_it_lies(table)
    table.session.undo()
    steps = late.put_back(as_it_lies(table))
    assert any(step.startswith("Take the unit off ") for step in steps)
    assert not any("before the screen" in step and "×" in step for step in steps)


def test_a_draw_of_the_set_up_is_put_back_too() -> None:
    table = Table.new(
        load_game("blitzkrieg"), Start(options={}, seed=4, table_sources=("player-bag",))
    )
    empty = as_it_lies(table)
    asked = table.session.pending
    assert isinstance(asked, Draw)
    table.session.answer(asked.pool[0])
    drawn = as_it_lies(table)
    table.session.undo()
    assert as_it_lies(table) == empty
    assert "Before the screen are again, of your units: empty." in drawn.put_back(empty)


def test_a_unit_that_was_moved_is_put_back_by_a_sentence() -> None:
    table = Table.new(load_game("coh"), Start(options={"mission": "first-light"}, seed=3))
    eyes = table.seen_by()
    while eyes.table.session.state.stage == "set-up":
        eyes.answer(table.moment, (0,))
    offer = next(each for each in eyes.offers() if each.group == "Move")
    before = as_it_lies(table)
    eyes.answer(table.moment, eyes.describe((offer.number,)).path)
    late = as_it_lies(table)
    eyes.undo()
    steps = late.put_back(as_it_lies(table))
    unit = offer.label.split(" moves ")[0]
    assert as_it_lies(table) == before
    assert any(step.startswith(f"Put {unit} back on ") and ", facing " in step for step in steps)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("smoke h07 heavy", "heavy"),
        ("control g08 none", ""),
        ("marker 4", "4"),
        ("g01 hit none", ""),
    ],
)
def test_everything_beside_the_counters_can_be_set_right_too(text: str, told: str) -> None:
    table = played("coh", {"mission": "first-light"}, "baseline", 5)
    eyes = table.seen_by()
    eyes.adjust(text)
    found = {fact.what: fact.value for fact in facts_in_doubt(eyes)}
    if text.startswith("smoke"):
        assert found["smoke at H07"] == told
    elif text.startswith("marker"):
        assert found["space of the mission marker"] == told
    elif text.startswith("control"):
        assert "control marker at G08" not in found
    with pytest.raises(OpforError, match="choose one of: none, light, heavy"):
        eyes.adjust("smoke h07 thick")


def test_nobody_is_told_of_a_deck_that_only_the_program_has() -> None:
    """Without a box of one's own the program draws order cards and action cards."""
    game = load_game("coh")
    told: dict[bool, str] = {}
    for owns in (False, True):
        sources = tuple(
            each for each in game.sources if owns or each not in ("orders", "action-cards")
        )
        table = Table.new(
            game,
            Start(options={"mission": "first-light"}, seed=3, mode="table", table_sources=sources),
        )
        told[owns] = " ".join(laid_out(table.seen_by()))
    assert "order cards" in told[True]
    assert "order cards" not in told[False]
    assert "action cards" not in told[False]
    assert "hit counters" in told[False]
