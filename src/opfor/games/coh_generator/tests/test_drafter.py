"""The drafter: every half now and then, an aim, own ground, the Unit that is hard to kill."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.core.requests import Choose
from opfor.games.coh_generator.course.drafter import drafter
from opfor.games.coh_generator.course.players import by_lot
from opfor.games.coh_generator.rules.placement_limits import hexes_passing, unit_test
from opfor.games.coh_generator.rules.trucks import road, routes
from opfor.games.coh_generator.tests.card_story import steps
from opfor.games.coh_generator.tests.story import german, setting, soviet
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.ground import entry_cells, field_of
from opfor.games.coh_generator.values.state import Played, Site, State


def test_every_half_of_every_card_is_played_now_and_then() -> None:
    found = {
        (play.side, play.card, play.half)
        for seed in range(60)
        for play in generate_auto(2, seed).state.log
    }
    assert len(found) == 2 * 9 * 2, "both sides, nine cards, two halves"


def test_the_truck_takes_the_longest_road() -> None:
    """The shortest is nine hexes: such a truck is gone before anybody has seen it."""
    view = steps(soviet("03"))[-1]
    field = field_of(view)
    options = tuple(act.RouteTruck(a, b) for a, b, _ in routes(field))
    chosen = drafter(setting(), view, Choose("a", "By which edges?", options), lambda _n: 0)
    longest = max(len(way) for _, _, way in routes(field))
    assert len(road(field, chosen.entrance, chosen.exit)) == longest > 9


def placed(view: State, unit: str, card: str = "15") -> str:
    """Where the drafter puts a Soviet Unit that may go anywhere."""
    played = replace(
        view, log=(*view.log, Played(role="soviet", side="soviet", card=card, half="top"))
    )
    test = unit_test(played, "soviet", unit)
    hexes = tuple(act.PlaceUnit(unit, hex_) for hex_ in hexes_passing(played, test))
    request = Choose("a", "Where?", (*hexes, act.LeaveUnit(unit)))
    return str(drafter(setting(), played, request, lambda n: n - 1).hex)


def test_units_stand_on_their_own_half_and_guns_to_the_rear() -> None:
    view = steps(soviet("03"), german("03"), soviet("06"))[-1]
    field = field_of(view)
    edges = {side: entry_cells(field, view.edges[side]) for side in ("soviet", "german")}

    def away(unit: str, side: str) -> int:
        cell = field.cell(placed(view, unit))
        return min(field.distance(cell, other) for other in edges[side])

    assert away("rifle-05", "soviet") <= away("rifle-05", "german")
    assert away("ig-76-27", "soviet") < 3


def test_nobody_is_put_on_others_or_where_something_hides() -> None:
    view = steps(soviet("03"), german("03"))[-1]
    first = placed(view, "rifle-05")
    unit = replace(view.unit("soviet", "rifle-05"), where="map", hex=first)
    stood = replace(view, units=(unit, *(u for u in view.units if u != unit)))
    assert placed(stood, "rifle-06") != first
    site = Site(card="14", side="soviet", units=(), hexes=(first,))
    assert placed(replace(view, sites=(site,)), "rifle-06") != first


def test_there_is_something_to_fight_for() -> None:
    """In 98 of 100; some hands hold no victory condition, or spend it before it is missed."""
    drafted = [generate_auto(2, seed, solo) for seed in range(1, 31) for solo in (False, True)]
    assert sum(bool(done.state.scores) for done in drafted) >= 58


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
