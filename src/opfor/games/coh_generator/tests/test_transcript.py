"""A finished generation told as a script: playing the script makes the same mission again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from opfor.games.coh_generator.tests.story import EXAMPLE, german, soviet, told
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.solo import mission_of
from opfor.games.coh_generator.told.result import result
from opfor.games.coh_generator.told.scripted import generate_scripted

SEEDS = range(1, 7)


def again(script: dict[str, Any]) -> Any:
    """The generation of a script that went through a file."""
    return generate_scripted(msgspec.json.decode(msgspec.json.encode(script)), {})


def same(first: Any, second: Any) -> bool:
    """Whether two generations are the same mission, but for the seed and the words it chose."""
    missions = [
        msgspec.structs.replace(mission_of(done), title="", briefing="") for done in (first, second)
    ]
    return missions[0] == missions[1] and result(first) == result(second)


def test_the_worked_example_is_told_as_it_was_written() -> None:
    done = generate_scripted(EXAMPLE | {"solo": {"side_die": 3, "sheet_die": 4}}, {})
    placed = [play.get("placements", {}) for play in done.script["plays"]]
    assert placed[5] == {"pioneer-17": "1-E13", "pioneer-18": "1-D13"}
    assert done.script["plays"][3]["units_of"] == "03"
    assert done.script["solo"] == {"side_die": 3, "sheet_die": 4}
    assert same(done, again(done.script))


@pytest.mark.parametrize("player", ["drafter", "random"])
@pytest.mark.parametrize("guideline", range(1, 9))
def test_a_drafted_firefight_is_made_again_from_its_script(guideline: int, player: str) -> None:
    for seed in SEEDS:
        options = {"variant": True} if seed == 2 and guideline > 1 else {"smoke": seed == 3}
        done = generate_auto(guideline, seed, options=options, player=player)
        assert result(again(done.script)) == result(done), f"seed {seed}"


@pytest.mark.parametrize("guideline", range(1, 7))
def test_a_solo_mission_is_made_again_from_its_script(guideline: int) -> None:
    for seed in SEEDS:
        options = {"fewer_command_cards": 2, "fewer_caps": 1} if seed == 4 else {}
        done = generate_auto(guideline, seed, solo=True, options=options)
        assert same(done, again(done.script)), f"seed {seed}"


def test_a_game_of_the_players_own_making_is_made_again_from_its_script() -> None:
    done = generate_auto(0, 3, options={"players": 3, "hand": 4})
    assert done.script["guideline"] == 0
    assert result(again(done.script)) == result(done)


def test_partners_who_share_a_deck_get_their_own_cards_again() -> None:
    """German 1 would be dealt a card that German 2 plays, were it not kept for him."""
    for seed in range(1, 26):
        done = generate_auto(7, seed, player="random")
        assert result(again(done.script)) == result(done), f"seed {seed}"


def test_a_truck_says_whose_edges_it_uses() -> None:
    edges = {"entrance": "north", "exit": "south"}
    done = told(german("12"), soviet("22", "top", truck=edges), guideline=4, initiative="german",
                boards=["1", "3"])  # fmt: skip
    (truck,) = [play["truck"] for play in done.script["plays"] if "truck" in play]
    assert len(truck["boards"]) == 2
    assert same(done, again(done.script))
