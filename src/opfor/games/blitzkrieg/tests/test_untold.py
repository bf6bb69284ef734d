"""A person's own draws stay untold: the bot decides the same, the pieces stay, records hold."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.app.conversation import Table
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.codec import convert, decode, encode
from opfor.core.errors import OpforError
from opfor.core.fold import fold, verify
from opfor.core.record import Answered, Line
from opfor.core.requests import UNTOLD, Choose, Draw, Judge, check_answer
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.course.rooms import looked_at
from opfor.games.blitzkrieg.rules import untold
from opfor.games.blitzkrieg.tests.deeds import draw_unit, may_hold, research
from opfor.games.blitzkrieg.tests.table import arrange, solo, two_players
from opfor.games.blitzkrieg.values.actions import Place
from opfor.games.blitzkrieg.values.apply import apply
from opfor.games.blitzkrieg.values.events import UnitBombed, UnitDrawn, UnitTold, WeaponResearched
from opfor.games.blitzkrieg.values.pools import in_bag, in_pile, kept_back
from opfor.games.blitzkrieg.values.state import State
from tests.scripted_table import Cardboard, followed

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"board": "nippon"},
    {"stratagems": False},
    {"difficulty": "hard"},
)


def companion(options: dict[str, Any], rulings: dict[str, str] | None = None) -> Table:
    session = Session.new(
        GAME,
        Start(
            options=options,
            rulings=rulings or {},
            seed=99,
            mode="table",
            table_sources=sorted(GAME.sources),
            untold=True,
        ),
    )
    return Table(session)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", [1, 2, 26, 31])
def test_untold_draws_lead_to_the_same_game(options: dict[str, Any], seed: int) -> None:
    """Whoever keeps the hand back meets the same bot as whoever tells every draw."""
    cardboard = Cardboard(GAME, options, seed, "greedy" if seed % 2 else "random")
    table = companion(options)
    session, pieces = table.session, GAME.inventory(table.session.setting, table.session.state)  # type: ignore[misc]

    def tell(table: Table, answer: Any) -> None:
        table.session.answer(answer)
        assert GAME.inventory(session.setting, session.state) == pieces  # type: ignore[misc]

    followed(table, cardboard, tell)
    told, state = cardboard.play.state, session.state
    assert cardboard.pending is None
    assert (state.placed, state.tracks, state.vp) == (told.placed, told.tracks, told.vp)
    assert (state.reserves[0], state.cup) == (told.reserves[0], told.cup)
    assert len(state.reserves[1]) == len(told.reserves[1])
    assert (in_bag(state, 1), in_pile(state)) == (len(told.bags[1]), len(told.pile))
    start = convert(session.header.start, State)
    assert verify(GAME, session.setting, start, session.history.entries) is None
    assert fold(GAME, start, session.history.entries) == state


@pytest.mark.parametrize(
    "rulings",
    [
        {"improved-research-keeps": "one"},
        {"bombed-unit": "bag"},
        {"spy-copies": "last-enemy-unit", "first-turn": "player"},
        {"bot-cannot-place": "bot-skips", "pushed-marker": "may-reach-the-end"},
        {"more-than-six-units": "even-draw"},
    ],
)
@pytest.mark.parametrize("seed", [8, 9])
def test_untold_draws_lead_to_the_same_game_under_other_rulings(
    rulings: dict[str, str], seed: int
) -> None:
    cardboard = Cardboard(GAME, {}, seed, "greedy" if seed % 2 else "random", rulings)
    table = companion({}, rulings)
    followed(table, cardboard)
    told, state = cardboard.play.state, table.session.state
    assert (state.placed, state.vp, state.reserves[0]) == (told.placed, told.vp, told.reserves[0])


def test_the_record_holds_what_was_not_told_as_a_value() -> None:
    table = companion({})
    kept = [e for e in table.session.history.entries if getattr(e, "by", "") == "untold"]
    assert [(e.source, e.answer) for e in kept if isinstance(e, Answered)] == [
        ("player-bag", UNTOLD)
    ] * 3
    assert decode(encode(kept[0]), Line) == kept[0]


def test_a_saved_game_keeps_its_secrets_and_goes_on() -> None:
    session = companion({}).session
    session.answer("army-1")
    again = Session(GAME, session.setting, session.header, lines=session.history.lines)
    assert again.sources == session.sources
    assert again.state == session.state
    session.undo()
    assert session.state.reserves == ((), (UNTOLD,) * 3)


def test_only_a_hidden_draw_may_stay_untold() -> None:
    check_answer(Draw("bag", ("a", "b"), "", hidden=True), UNTOLD)
    with pytest.raises(OpforError, match="not there to be drawn"):
        check_answer(Draw("bag", ("a", "b"), ""), UNTOLD)


def test_every_unit_that_may_be_in_the_hand_is_offered() -> None:
    play = arrange(solo(), row=["army-1"], reserve=[UNTOLD, "navy-1"])
    request = _turn_of_the_person(play)
    assert isinstance(request, Choose)
    offered = {option.unit for option in request.options if isinstance(option, Place)}
    assert offered == {"navy-1", *play.state.bags[1]}


def test_placing_an_untold_unit_tells_it() -> None:
    play = arrange(solo(), row=["army-1"], reserve=[UNTOLD, UNTOLD])
    listed = play.state.bags[1].count("army-2")
    request = _turn_of_the_person(play)
    assert isinstance(request, Choose)
    play.answer(next(o for o in request.options if isinstance(o, Place) and o.unit == "army-2"))
    assert play.state.bags[1].count("army-2") == listed - 1


def _turn_of_the_person(play: Any) -> Any:
    from msgspec.structs import replace

    return play.restart(replace(play.state, mover=1))


def test_a_known_unit_of_the_hand_is_bombed_without_a_word() -> None:
    """What was known of the reserve is not known any more; every piece is still somewhere."""
    state = arrange(solo(), reserve=["army-1", UNTOLD]).state
    after = apply(state, UnitBombed(1, UNTOLD, "bag"))
    assert after.reserves[1] == (UNTOLD,)
    assert in_bag(after, 1) == in_bag(state, 1) + 1
    assert sorted(after.bags[1]) == sorted((*state.bags[1], "army-1"))


def test_an_untold_weapon_turns_up_when_it_is_placed() -> None:
    state = arrange(solo(), reserve=[]).state
    researched = apply(apply(state, WeaponResearched(1, UNTOLD)), UnitDrawn(1, UNTOLD))
    assert (in_pile(researched), in_bag(researched, 1)) == (in_pile(state) - 1, in_bag(state, 1))
    told = apply(researched, UnitTold(1, "spy"))
    assert told.reserves[1] == ("spy",)
    assert told.pile.count("spy") == state.pile.count("spy") - 1
    assert told.bags[1] == state.bags[1]


def test_the_program_does_not_draw_where_something_is_untold() -> None:
    session = companion({}).session
    with pytest.raises(OpforError, match="not told yet, so the program cannot draw"):
        session.at_table("player-bag", False)
    for source in ("cup", "bot-bag"):
        session.at_table(source, False)
    assert session.sources.untold == set(GAME.untold)


def test_nothing_stays_untold_where_the_program_draws() -> None:
    with pytest.raises(OpforError, match="the program draws from"):
        Session.new(GAME, Start(seed=1, table_sources=["player-bag"], untold=True))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_program_may_draw_for_the_bot_while_a_hand_stays_untold(seed: int) -> None:
    """Then the bot's weapons are told, because the program draws them from its bag."""
    cardboard = Cardboard(GAME, {}, seed, "greedy")
    sources = sorted(set(GAME.sources) - {"bot-bag"})
    session = Session.new(GAME, Start(seed=seed, mode="table", table_sources=sources, untold=True))
    followed(Table(session), cardboard)
    told, state = cardboard.play.state, session.state
    assert (state.placed, state.vp, state.reserves[0]) == (told.placed, told.vp, told.reserves[0])
    assert state.bags[0] == told.bags[0]


def test_from_now_on_draws_are_told_again() -> None:
    session = companion({}).session
    session.at_table(UNTOLD, False)
    assert session.sources.untold == frozenset()
    session.at_table(UNTOLD, True)
    assert session.sources.untold == set(GAME.untold)


def test_only_its_owner_knows_whether_a_hand_can_be_placed() -> None:
    play = arrange(solo(), row=["army-1"], reserve=[UNTOLD])
    from msgspec.structs import replace

    sea = [s.index for s in play.setting.board.spaces if s.terrain == "sea"]
    filled = tuple(
        (0, "navy-1") if s not in sea[:1] else None for s in range(len(play.state.placed))
    )
    open_at = play.setting.board.spaces[sea[0]]
    campaigns = tuple(
        open_at.campaign if t == open_at.theatre else -2 for t in range(len(play.state.campaigns))
    )
    stuck = replace(
        play.state, mover=1, placed=filled, campaigns=campaigns, bags=((), ("army-1", "navy-1"))
    )
    request = play.restart(stuck)
    assert isinstance(request, Judge)
    play.answer("no")
    assert play.state.loser == 1
    assert kept_back(play.setting, stuck, "player-bag") == 1
    play.restart(stuck)
    assert isinstance(play.answer("yes"), Choose)


@pytest.mark.rule("QB-9")
@pytest.mark.parametrize(
    ("reserve", "bag", "pool"),
    [
        (["navy-1"], ("army-1", "army-2"), ("army-1", "army-2")),
        (["navy-1"], ("army-1", UNTOLD), ("army-1", "scientist", "spy")),
        ([UNTOLD], ("army-1", "army-2", "navy-1"), ("army-1", "army-2", "navy-1")),
    ],
)
def test_a_draw_offers_whatever_may_come(
    reserve: list[str], bag: tuple[str, ...], pool: tuple[str, ...]
) -> None:
    """With an untold weapon in the bag every weapon of the pile may come; of an untold hand all
    that is listed in the bag."""
    play = arrange(solo(), reserve=reserve, bags=((), bag), pile=("scientist", "spy"))
    request = next(draw_unit(play, 1))
    assert isinstance(request, Draw)
    assert request.pool == pool


def test_research_is_hidden_from_the_bot_only_where_there_is_one() -> None:
    for play, hidden in ((solo(), True), (two_players(), False)):
        request = next(research(play, 1))
        assert isinstance(request, Draw)
        assert request.hidden == hidden


@pytest.mark.parametrize(
    ("reserve", "bags", "expected"),
    [
        # what is in the player's bag and in the pile, what may be in the hand, what is kept back
        (["navy-1"], ((), ("army-1",)), (1, 2, ["navy-1"], (0, 0, 0))),
        (["navy-1", UNTOLD], ((), ("army-1",)), (0, 2, ["army-1", "navy-1"], (0, 1, 0))),
        ([UNTOLD, UNTOLD], (("army-2",), ("army-1", "navy-1", UNTOLD)),
         (1, 1, ["army-1", "navy-1", "scientist", "spy"], (0, 3, 1))),
        ([], ((UNTOLD,), (UNTOLD,)), (1, 0, [], (1, 1, 2))),
    ],
)  # fmt: skip
def test_what_is_not_told_is_counted_where_it_is_listed(
    reserve: list[str], bags: tuple[tuple[str, ...], ...], expected: Any
) -> None:
    play = arrange(solo(), reserve=reserve, bags=bags, pile=("scientist", "spy"))
    state, setting = play.state, play.setting
    sources = ("bot-bag", "player-bag", "pile")
    found = tuple(kept_back(setting, state, source) for source in sources)
    assert (in_bag(state, 1), in_pile(state), may_hold(setting, state, 1), found) == expected
    assert kept_back(setting, state, "cup") == 0
    war = looked_at(setting, state)
    assert (untold.in_bag(war, 1), untold.in_pile(war)) == expected[:2]
