"""Generated firefights as ordinary missions: checked, written, read back, played."""

from __future__ import annotations

import tomllib

import msgspec
import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.faults import faults
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.mission_text import mission_toml
from opfor.cardboard.coh.missions.solo_mission import SoloMission, solo_faults
from opfor.core.errors import OpforError
from opfor.games.coh_generator.rules.completion import cannot_fight
from opfor.games.coh_generator.rules.hidden_units import hideable
from opfor.games.coh_generator.tests.story import EXAMPLE, german, soviet, told
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.mission.solo import mission_of, ranges, solo_mission_of


@pytest.mark.rule("GEN-4.0-d", "GEN-4.0-e")
def test_the_example_becomes_a_mission() -> None:
    from opfor.games.coh_generator.told.scripted import generate_scripted

    mission = to_mission(generate_scripted(EXAMPLE, {}))
    assert list(faults(mission, "fight")) == []
    assert (mission.rounds, mission.cards, mission.first) == (4, ("02-07",), None)
    assert [side.cards_each_round for side in mission.sides] == [1, 2]
    (marker,) = mission.control
    assert (marker.hex, marker.owner, marker.when_taken) == ("E09", "soviet", 3)


@pytest.mark.parametrize("guideline", range(1, 9))
def test_a_written_mission_reads_back_the_same(guideline: int) -> None:
    for seed in (1, 2, 3):
        mission = to_mission(generate_auto(guideline, seed))
        again = msgspec.convert(tomllib.loads(mission_toml(mission)), Mission)
        assert again == mission


@pytest.mark.parametrize("guideline", range(1, 7))
def test_solo_missions_are_valid_and_read_back(guideline: int) -> None:
    for seed in range(1, 8):
        mission = solo_mission_of(generate_auto(guideline, seed, solo=True))
        assert list(solo_faults(mission, "fight")) == []
        again = msgspec.convert(tomllib.loads(mission_toml(mission)), SoloMission)
        assert again == mission


@pytest.mark.rule("QS-19")
def test_the_guidelines_rounds_may_end_a_solo_mission_too() -> None:
    by_track = solo_mission_of(generate_auto(1, 2, solo=True))
    ruled = {"solo-length": "track-or-rounds"}
    by_rounds = solo_mission_of(generate_auto(1, 2, solo=True, rulings=ruled))
    assert (by_track.rounds, by_rounds.rounds) == (99, 4)


@pytest.mark.rule("SOLO-5.5-a", "SOLO-5.5-c", "SOLO-5.5.1-a", "SOLO-5.3.2-a")
def test_the_track_of_the_worked_example() -> None:
    from opfor.games.coh_generator.told.scripted import generate_scripted

    script = EXAMPLE | {"solo": {"side_die": 3, "sheet_die": 4}}
    mission = solo_mission_of(generate_scripted(script, {}))
    assert len(mission.track) == 40
    with_tile = [n for n, space in enumerate(mission.track, 1) if "Tile 01" in space.title]
    assert with_tile == [2, 5, 9, 12, 16, 19, 23, 26, 30, 33, 37, 40]
    assert with_tile == [n for n, space in enumerate(mission.track, 1) if "01" in space.tiles]
    assert mission.orders == ("13-51", "54-55")
    assert mission.counteractions[0] == "AI closest to Just Acted Unit: Attack +1CAP"
    assert len(mission.mission_orders) == 1
    assert mission.sides[1].caps == 0


def test_rumours_and_their_cup_are_in_the_mission() -> None:
    hunt = german("14", "top", chosen=["rifle-05"], sites=["C05", "C07", "C09"])
    mission = mission_of(told(soviet("03"), hunt, solo={"side_die": 1, "sheet_die": 1}))
    assert isinstance(mission, SoloMission)
    assert (mission.cup, mission.no_enemy) == ((5,), 2)
    assert mission.rumors == ("C05", "C07", "C09")
    assert 5 not in [n for force in mission.sides[1].forces for n in force.numbers]


def test_a_side_without_units_makes_no_mission() -> None:
    for seed in range(1, 200):
        done = generate_auto(2, seed, player="random")
        if any("no Units at all" in line for line in done.advice):
            with pytest.raises(OpforError, match="generate another"):
                to_mission(done)
            return
    pytest.fail("no such generation among the seeds")


def test_a_side_with_nothing_but_a_truck_makes_no_mission() -> None:
    """Soviet card 22 brings the only Soviet Unit, all other cards are tops without any."""
    done = told(soviet("22", "top", truck={"entrance": "west", "exit": "east"}))
    only = [u for u in done.state.units if u.side == "german" or u.unit == "truck-36"]
    bare = replace(done, state=replace(done.state, units=tuple(only)))
    assert cannot_fight(bare.state) == ("soviet",)
    with pytest.raises(OpforError, match=r"the soviet side .* has no Units that can fight"):
        to_mission(bare)


def test_a_truck_on_its_road_cannot_hide() -> None:
    """German card 14 hides a Soviet Unit; the truck that is to cross the map is not asked for."""
    truck = soviet("22", "top", truck={"entrance": "west", "exit": "east"})
    done = told(truck, german("01"), soviet("01"))
    names = [unit.unit for unit in hideable(done.state, "soviet")]
    assert "rifle-01" in names
    assert "truck-36" not in names


@pytest.mark.rule("SOLO-5.5-d")
def test_two_tiles_on_a_space_keep_their_own_boxes() -> None:
    from opfor.games.coh_generator.told.mission.solo import TrackEvent, _space

    shared = _space([TrackEvent("A", ("plain",), False), TrackEvent("B", ("boxed",), True, "07")])
    assert (shared.event, shared.yellow, shared.landed) == (("boxed",), True, ("plain",))
    assert shared.tiles == ("07",)
    plain = _space([TrackEvent("A", ("one",), False), TrackEvent("B", ("two",), False)])
    assert (plain.event, plain.yellow, plain.landed) == (("one", "two"), False, ())
    assert plain.tiles == ()


def test_numbers_are_written_as_ranges() -> None:
    assert ranges((13, 14, 15, 54, 55, 9)) == ("09", "13-15", "54-55")


def test_a_generated_firefight_is_played_to_its_end() -> None:
    from opfor.core.book import load_book, resolve
    from opfor.core.chance import Seeded
    from opfor.core.play import Play
    from opfor.core.requests import Choose
    from opfor.games.coh import GAME
    from opfor.games.coh.values.options import setting_for
    from opfor.games.coh.values.start import new

    mission = to_mission(generate_auto(1, 1))
    setting = setting_for(mission, mission.economy, resolve(load_book(GAME.folder), {}))
    play, chance = Play(GAME, setting, new(setting)), Seeded(1)
    request = play.begin()
    for _ in range(20_000):
        if request is None:
            break
        if isinstance(request, Choose):
            seen = GAME.view(setting, play.state, request.seat)
            decide = GAME.players["baseline"]
            answer = decide(setting, seen, request, lambda n: chance.pick("x", n))
            request = play.answer(answer)
        else:
            request = play.answer(chance(request))
    assert request is None


@pytest.mark.rule("GEN-4.0-d", "GEN-4.0-e", "GT-GEN-6")
def test_round_1_draws_at_the_final_rates_and_rolls_afresh_for_initiative() -> None:
    """The Soviets had the initiative of the generation; the Germans may still move first."""
    from opfor.core.book import load_book, resolve
    from opfor.core.play import Play
    from opfor.core.requests import Choose, Draw, Roll
    from opfor.games.coh import GAME
    from opfor.games.coh.values.options import setting_for
    from opfor.games.coh.values.start import new
    from opfor.games.coh_generator.told.scripted import generate_scripted

    mission = to_mission(generate_scripted(EXAMPLE, {}))
    setting = setting_for(mission, mission.economy, resolve(load_book(GAME.folder), {}))
    play = Play(GAME, setting, new(setting))
    request, rolls = play.begin(), 0
    for _ in range(30):
        if play.state.stage == "turn":
            break
        if isinstance(request, Roll):
            rolls += 1
            request = play.answer((6, 6) if rolls == 1 else (1, 1))
        elif isinstance(request, Choose):
            request = play.answer(request.options[0])
        elif isinstance(request, Draw):
            request = play.answer(request.pool[0])
    assert [len(hand) for hand in play.state.hands] == [1, 2]
    assert (rolls, play.state.caps) == (2, (7, 6))
    assert isinstance(request, Choose)
    assert request.seat == "german"
