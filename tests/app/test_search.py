"""Looking ahead: it finds what can be worked out, never peeks, and repeats itself."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.app.coach.puzzle_search import made
from opfor.app.coach.replies import Replies
from opfor.app.conversation import Table
from opfor.app.conversation.telling.hints import hint
from opfor.app.conversation.telling.sentences import simulated_lines
from opfor.app.registry import load_game
from opfor.app.search import Budget, Expert, search
from opfor.app.search.clock import Clock
from opfor.app.search.search import ranked
from opfor.app.search.tree import Node
from opfor.app.search.winning import partners, won
from opfor.app.start import Start
from opfor.core.chance import Seeded
from opfor.core.errors import OpforError
from opfor.core.foresight import Foresight
from opfor.core.game import Game, Outcome
from opfor.core.play import Play
from opfor.core.requests import Choose, is_chance
from tests.toy_game import GAME as RACE
from tests.toy_game.values import CARDS, HIDDEN, PlayCard, State


def fair(_setting: Any, view: State, seat: str, pick: Any) -> State:
    """The other's hand is dealt anew from all cards that are nowhere in sight."""
    own = ("hare", "tortoise").index(seat)
    unseen = sorted(CARDS) * 3
    for card in view.hands[own]:
        unseen.remove(card)
    hand = tuple(sorted(unseen.pop(pick(len(unseen))) for _ in view.hands[1 - own]))
    hands = (view.hands[0], hand) if own == 0 else (hand, view.hands[1])
    return replace(view, hands=hands)


FORESIGHT: Foresight[State] = Foresight(
    appraise=lambda _setting, state, seat: 0.5,
    promise=lambda _setting, _view, request: [0.0] * len(request.options),
    redeal=fair,
    usual="random",
    is_weighty=lambda request: isinstance(request.options[0], PlayCard),
)


def foreseeing_race(foresight: Foresight[State] = FORESIGHT) -> Game[State]:
    return replace(RACE, foresight=foresight)


def at_choice(game: Game[State], at: tuple[int, int], **options: Any) -> Play[Any, State]:
    """The tortoise's turn with a short and a long card in hand."""
    setting = game.prepare(
        game.options(mode="two-player", wind=False, **options), {"finish": "over"}
    )
    deck = sorted(CARDS, key=CARDS.__getitem__)
    state = replace(game.new(setting), at=at, mover=1, hands=((), (deck[0], deck[-1])))
    play: Play[Any, State] = Play(game, setting, state)
    chance = Seeded(1)
    request = play.begin()
    while request is not None and is_chance(request):
        request = play.answer(chance(request))
    assert isinstance(play.pending, Choose)
    return play


def test_a_win_at_once_is_found() -> None:
    """One card reaches the goal, the other does not, and the hare wins next turn."""
    longest = max(CARDS.values())
    play = at_choice(foreseeing_race(), (11, 12 - longest))
    best, *_ = search(play, 1, Budget(60))
    assert CARDS[best.option.card] == longest
    assert best.chance == 1.0


def test_the_same_seed_gives_the_same_advice() -> None:
    advice = [search(at_choice(foreseeing_race(), (4, 4)), 9, Budget(40)) for _ in range(2)]
    assert advice[0] == advice[1]
    other = search(at_choice(foreseeing_race(), (4, 4)), 10, Budget(40))
    assert other != advice[0]


def test_nothing_is_touched() -> None:
    play = at_choice(foreseeing_race(), (4, 4))
    before = (play.state, play.pending, list(play.log))
    search(play, 1, Budget(20))
    assert (play.state, play.pending, list(play.log)) == before


def test_the_search_gets_only_what_the_seat_sees() -> None:
    """Whatever the other holds, the advice is the same: nothing of it reaches the search."""
    seen: list[State] = []

    def watched(setting: Any, view: State, seat: str, pick: Any) -> State:
        seen.append(view)
        return fair(setting, view, seat, pick)

    game = foreseeing_race(replace(FORESIGHT, redeal=watched))
    found = []
    for name in sorted(CARDS)[:2]:
        cards = (name, name)
        play = at_choice(game, (4, 4))
        play.state = replace(play.state, hands=(cards, play.state.hands[1]))
        play.step_start = replace(play.step_start, hands=(cards, play.step_start.hands[1]))
        found.append(search(play, 3, Budget(30)))
    assert found[0] == found[1]
    assert all(set(view.hands[0]) <= {HIDDEN} for view in seen)


def test_a_player_who_peeks_is_found_out() -> None:
    """The test above fails for a deal that keeps the true hand, so it can find a cheat."""

    def peeking(_setting: Any, _view: State, _seat: str, _pick: Any) -> State:
        return truth[0]

    game = foreseeing_race(replace(FORESIGHT, redeal=peeking))
    found = []
    for strong in (False, True):
        play = at_choice(game, (8, 4))
        card = max(CARDS, key=CARDS.__getitem__) if strong else min(CARDS, key=CARDS.__getitem__)
        hands = ((card, card), play.state.hands[1])
        truth = [replace(play.step_start, hands=hands)]
        found.append(search(play, 3, Budget(60))[0].chance)
    assert found[0] != found[1]


def test_more_thought_comes_nearer_to_the_truth() -> None:
    """Both five from home, no wind. What 2,000 tries say is taken for the truth."""
    play = at_choice(foreseeing_race(), (7, 7))
    truth = search(play, 77, Budget(2000))[0]
    errors = {}
    for tries in (10, 300):
        advice = [search(play, seed, Budget(tries)) for seed in range(8)]
        chances = [{each.option: each.chance for each in one}[truth.option] for one in advice]
        errors[tries] = sum(abs(chance - truth.chance) for chance in chances) / len(chances)
    assert errors[300] < errors[10]
    assert errors[300] < 0.08


def root_with(*acts: tuple[str, list[float]]) -> Node:
    """A searched root: acts and how their tries ended."""
    root = Node()
    for name, values in acts:
        child = root.children[name] = Node(name)
        for value in values:
            child.add(value)
    return root


def test_a_lead_is_told_try_by_try() -> None:
    """Luck that both had is no error of the difference."""
    one, other = Node("one"), Node("other")
    for luck in (0.0, 1.0, 0.0, 1.0):
        one.add(0.1 + luck)
        other.add(luck)
    lead, error = one.lead(other)
    assert lead == pytest.approx(0.1)
    assert error == pytest.approx(0.0)
    assert other.lead(one)[0] == pytest.approx(-0.1)
    assert Node("new").lead(Node("untried")) == (0.0, 0.0)


def test_who_dropped_out_is_told_by_the_luck_it_has_met() -> None:
    """Both lost their first two tries; only the best went on and met better luck."""
    root = root_with(("best", [0.1, 0.1, 0.9, 0.9]), ("dropped", [0.0, 0.0]))
    best, dropped = ranked(root)
    assert best.chance == pytest.approx(0.5)
    assert dropped.chance == pytest.approx(0.4)


def test_no_act_is_said_to_be_better_than_the_one_advised() -> None:
    """Three tries that went well are no reason to trust an act more than one of forty."""
    root = root_with(("lucky", [1.0, 1.0, 1.0]), ("sure", [1.0, 0.0] * 20))
    sure, lucky = ranked(root)
    assert sure.option == "sure"
    assert lucky.chance == sure.chance


def test_among_equals_first_sight_decides() -> None:
    """One more win in a thousand is luck; five in a hundred are not."""
    often, once_more = [1.0, 0.0] * 500, [1.0, 0.0] * 499 + [1.0, 1.0]
    equals = root_with(("promising", often), ("lucky", once_more))
    assert [act.option for act in ranked(equals)] == ["promising", "lucky"]
    better = root_with(("promising", often), ("better", once_more[50:] + [1.0] * 50))
    assert [act.option for act in ranked(better)] == ["better", "promising"]


@pytest.mark.parametrize(
    "door",
    [
        Expert,
        lambda game: next(made(game, [{}], {}, 1, Clock())),
        lambda game: search(at_choice(game, (4, 4)), 1, Budget(2)),
        lambda game: Replies(at_choice(game, (4, 4)), "tortoise", 1),
        lambda game: hint(Table.new(game, Start(seed=1)).seen_by()),
    ],
)
def test_where_nobody_thinks_ahead_every_door_says_so(door: Any) -> None:
    with pytest.raises(OpforError, match=f"^{RACE.title}: nobody thinks ahead in this game$"):
        door(RACE)


def test_a_seat_of_the_expert_is_not_taken_for_a_persons() -> None:
    game = foreseeing_race()
    players = {"hare": "expert", "tortoise": "random"}
    table = Table.new(game, Start(options={"mode": "two-player"}, seed=2, players=players))
    assert {seat.id: seat.by for seat in table.seats} == players
    assert table.people == ()
    assert "hare is played by expert" in simulated_lines(table.session)[0].lower()


def test_a_partner_wins_with_the_one_who_leads() -> None:
    game = load_game("coh")
    setting = game.prepare(game.options(mission="crossroads", players=4), {})
    together = partners(game, setting, "soviet-2")
    assert {"soviet", "soviet-2"} <= together
    assert won(Outcome(winner="soviet", why=""), together) == 1
    assert won(Outcome(winner="german", why=""), together) == 0
    assert won(None, together) == 0.5
