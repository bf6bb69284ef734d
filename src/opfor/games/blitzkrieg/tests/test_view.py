"""What a seat may see and hear, and what is counted."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.tests.table import arrange, fresh, run_chance, solo, two_players
from opfor.games.blitzkrieg.told.view import aspects, heard, inventory, view
from opfor.games.blitzkrieg.values.events import (
    Corrected,
    StratagemDrawn,
    UnitBombed,
    UnitDrawn,
    WeaponResearched,
)
from opfor.games.blitzkrieg.values.names import names_of
from opfor.games.blitzkrieg.values.state import HIDDEN


def test_with_two_players_the_others_units_are_hidden() -> None:
    play = arrange(two_players(), row=["army-1", "general"], reserve=["navy-1"])
    seen = view(play.setting, play.state, "allies")
    assert seen.reserves == ((HIDDEN, HIDDEN), ("navy-1",))
    assert set(seen.bags[0]) == {HIDDEN}
    assert seen.bags[1] == play.state.bags[1]
    assert set(seen.pile) == {HIDDEN}


def test_a_view_is_the_same_whatever_the_other_side_holds() -> None:
    play = arrange(two_players(), row=["army-1", "general"], reserve=["navy-1"])
    other = arrange(two_players(), row=["spy", "navy-3"], reserve=["navy-1"])
    same_sizes = replace(other.state, bags=(other.state.bags[0][:20], other.state.bags[1]))
    same_sizes = replace(same_sizes, pile=(*same_sizes.pile, "army-2"))
    assert view(play.setting, play.state, "allies") == view(other.setting, same_sizes, "allies")


def test_a_stranger_sees_neither_side() -> None:
    play = arrange(two_players(), row=["army-1"], reserve=["navy-1"])
    assert view(play.setting, play.state, "").reserves == ((HIDDEN,), (HIDDEN,))


def test_a_solo_game_is_open() -> None:
    play = arrange(solo(), row=["army-1"], reserve=["navy-1"])
    assert view(play.setting, play.state, "player") is play.state


def test_the_others_draws_are_heard_of_without_their_names() -> None:
    setting = two_players().setting
    for event in (UnitDrawn(0, "spy"), WeaponResearched(0, "spy"), UnitBombed(0, "spy", "bag")):
        assert heard(setting, event, "axis") == event
        assert heard(setting, event, "allies") == replace(event, unit=HIDDEN)
    told = heard(setting, Corrected("reserves", (("spy",), ()), "axis holds spy"), "allies")
    assert "spy" not in str(told)


def test_everything_is_heard_in_a_solo_game() -> None:
    event = UnitDrawn(0, "spy")
    assert heard(solo().setting, event, "player") is event
    assert heard(two_players().setting, StratagemDrawn("secure", None), "axis") is not None


def test_the_bot_sits_first_in_a_solo_game() -> None:
    seats = GAME.seats(solo().setting)
    assert [(seat.id, seat.bot) for seat in seats] == [("bot", True), ("player", False)]
    assert [seat.id for seat in GAME.seats(two_players().setting)] == ["axis", "allies"]


def test_every_token_and_stratagem_is_counted_from_the_start() -> None:
    play = fresh()
    start = inventory(play.setting, play.state)
    assert sum(start.values()) == 22 + 22 + 16 + 8
    run_chance(play)
    assert inventory(play.setting, play.state) == start


def test_every_source_of_chance_is_named() -> None:
    for variant in GAME.variants:
        play = fresh(**variant)
        names = names_of(play.setting)
        sources = {*names.bags, names.reserves[1], "pile", "die", "cup", "campaigns"}
        assert sources <= set(GAME.sources)


def test_a_finished_game_gives_numbers_to_the_lab() -> None:
    play = arrange(solo(), vp=(20, 26), placed={("western-europe", 1, 1): ("bot", "navy-1")})
    assert aspects(play.setting, play.state) == {
        "vp_bot": 20, "vp_player": 26, "margin": 6, "placements": 1, "could_not_place": 0,
    }  # fmt: skip
    lost = replace(play.state, loser=1)
    assert aspects(play.setting, lost)["could_not_place"] == 1
