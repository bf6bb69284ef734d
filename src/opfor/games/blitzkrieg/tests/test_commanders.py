"""Generals and admirals: how strong they are."""

from __future__ import annotations

import pytest

from opfor.games.blitzkrieg.tests.deeds import strength
from opfor.games.blitzkrieg.tests.table import arrange, solo, space_of, two_players

AXIS = 0


@pytest.mark.rule("QB-19", "commander-support")
def test_a_general_counts_own_regular_armies_and_airforces_in_the_theatre() -> None:
    play = arrange(
        two_players(),
        row=["general"],
        placed={
            ("western-europe", 1, 1): ("axis", "navy-1"),
            ("western-europe", 1, 2): ("axis", "army-2"),
            ("western-europe", 1, 3): ("axis", "airforce-blitz"),
            ("western-europe", 2, 1): ("axis", "army-elite"),
            ("western-europe", 2, 2): ("allies", "army-1"),
            ("eastern-europe", 1, 1): ("axis", "army-1"),
        },
    )
    space = space_of(play, "western-europe", 2, 3)
    assert strength(play.setting, play.state, AXIS, "general", space) == 3


@pytest.mark.rule("commander-support")
def test_a_general_counts_special_weapons_too_by_ruling() -> None:
    play = arrange(
        two_players({"commander-support": "all-units"}),
        row=["general"],
        placed={("western-europe", 1, 2): ("axis", "army-elite")},
    )
    space = space_of(play, "western-europe", 1, 3)
    assert strength(play.setting, play.state, AXIS, "general", space) == 2


@pytest.mark.rule("commander-support", "QB-15")
@pytest.mark.parametrize(("kind", "counted"), [("special-weapon", 1), ("regular-airforce", 2)])
def test_the_bots_scientist_supports_its_general_only_as_a_regular_unit(
    kind: str, counted: int
) -> None:
    there = {("western-europe", 1, 2): ("bot", "scientist")}
    play = arrange(solo({"scientist-kind": kind}), row=["general"], placed=there)
    space = space_of(play, "western-europe", 1, 3)
    assert strength(play.setting, play.state, 0, "general", space) == counted


def test_a_players_scientist_supports_nobody() -> None:
    there = {("western-europe", 1, 2): ("player", "scientist")}
    play = arrange(solo({"scientist-kind": "regular-airforce"}), reserve=["general"], placed=there)
    space = space_of(play, "western-europe", 1, 3)
    assert strength(play.setting, play.state, 1, "general", space) == 1


def test_an_admiral_counts_navies_and_airforces() -> None:
    play = arrange(
        two_players(),
        row=["admiral"],
        placed={
            ("western-europe", 1, 1): ("axis", "navy-1"),
            ("western-europe", 1, 2): ("axis", "army-2"),
        },
    )
    space = space_of(play, "western-europe", 1, 3)
    assert strength(play.setting, play.state, AXIS, "admiral", space) == 2
