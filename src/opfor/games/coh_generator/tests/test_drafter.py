"""The drafter: every half now and then, the short road, the Unit that is hard to kill."""

from __future__ import annotations

from opfor.core.requests import Choose
from opfor.games.coh_generator.course.players import by_lot, drafter
from opfor.games.coh_generator.rules.trucks import road, routes
from opfor.games.coh_generator.tests.card_story import steps
from opfor.games.coh_generator.tests.story import german, setting, soviet
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.ground import field_of


def test_every_half_of_every_card_is_played_now_and_then() -> None:
    found = {
        (play.side, play.card, play.half)
        for seed in range(60)
        for play in generate_auto(2, seed).state.log
    }
    assert len(found) == 2 * 9 * 2, "both sides, nine cards, two halves"


def test_the_truck_takes_the_shortest_road() -> None:
    view = steps(soviet("03"))[-1]
    field = field_of(view)
    options = tuple(act.RouteTruck(a, b) for a, b, _ in routes(field))
    chosen = drafter(setting(), view, Choose("a", "By which edges?", options), lambda _n: 0)
    shortest = min(len(way) for _, _, way in routes(field))
    assert len(road(field, chosen.entrance, chosen.exit)) == shortest


def test_who_must_live_is_hard_to_kill_and_who_hides_is_easy_to_spare() -> None:
    view = steps(soviet("03"), german("03"), soviet("17"))[-1]
    mine = [unit.unit for unit in view.units if unit.side == "soviet"]
    options = tuple(act.ChooseUnit(name, "soviet") for name in mine)
    lives = Choose("a", "Which Unit must survive?", (*options, act.NoMore()))
    assert drafter(setting(), view, lives, lambda _n: 0).unit == "t-34a-48"
    hiding = tuple(act.ChooseUnit(name, "soviet", hides=True) for name in mine)
    hides = Choose("a", "Which Unit hides?", hiding)
    assert drafter(setting(), view, hides, lambda _n: 0).unit == "rifle-05"


def test_by_lot_any_card_may_be_played_for_anything() -> None:
    view = steps(soviet("03"))[0]
    first, second = act.PlayCard("02", "top"), act.PlayCard("04", "bottom")
    request = Choose("a", "Which card?", (first, second))
    assert by_lot(setting(), view, request, lambda _n: 0) == first
    assert by_lot(setting(), view, request, lambda n: n - 1) == second
