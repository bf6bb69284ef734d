"""The text board and the picture."""

from __future__ import annotations

import pytest

from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.tests.table import arrange, solo, two_players
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay


def middle_game() -> BlitzkriegPlay:
    return arrange(
        solo(),
        row=["army-1", "general"],
        reserve=["navy-1", "navy-1"],
        placed={
            ("western-europe", 1, 1): ("bot", "navy-2"),
            ("western-europe", 1, 2): ("player", "army-2"),
            ("western-europe", 1, 3): ("bot", "airforce-1"),
            ("western-europe", 2, 2): ("player", "army-elite"),
        },
        tracks={"western-europe": 6, "pacific-ocean": -11},
        campaigns={"south-east-asia": "closed"},
        vp=(4, 9),
        stratagem="steamroll",
        in_force="secure",
        mover=1,
    )


def text(play: BlitzkriegPlay, seat: str = "player") -> str:
    return GAME.words.board(play.setting, play.state, seat)


@pytest.mark.parametrize(
    "line",
    [
        "Turn 1: your move.",
        "Victory points: the bot 4, you 9 (the end is at 25).",
        "Western Europe: the bot leads by 6. Bonus +1, +2 at 10, outright win at 14.",
        "  Campaign 2, open, 3 VP:",
        "    1. land, bombing: empty",
        "    2. land, industrial production: your elite army 4",
        "  Campaign 3, later, 5 VP: land or sea research industry; land strategic advantage +3; "
        "land or sea no effect.",
        "  Campaign 1, closed: the bot's navy 2, your army 2, the bot's airforce 1.",
        "Pacific Ocean: you lead by 11. Bonus +2, outright win at 14.",
        "Eastern Europe: tied. Bonus +1 at 5, +2 at 10, outright win at 14.",
        "South East Asia: closed, tied.",
        "The bot's row, from the left: 1 army 1, 2 general.",
        "Your reserve: 2 × navy 1.",
        "Stratagem lying out: Steamroll (acting as Secure).",
        "In the cup: Big Guns, Counterattack, Economic Warfare, For the Glory, Rapid Deployment, "
        "Research & Development, Secure.",
    ],
)
def test_the_text_board_tells_everything(line: str) -> None:
    assert line in text(middle_game()).splitlines()


def test_the_text_board_has_a_paragraph_for_every_open_theatre() -> None:
    paragraphs = text(middle_game()).split("\n\n")
    firsts = [paragraph.split(":")[0] for paragraph in paragraphs]
    assert firsts[1:5] == [
        "Western Europe", "Pacific Ocean", "Eastern Europe", "Africa & Middle East",
    ]  # fmt: skip


def test_the_other_players_reserve_is_not_told() -> None:
    play = arrange(two_players(), row=["general"], reserve=["admiral", "navy-1"])
    shown = text(play, "axis")
    assert "The Axis' reserve: 1 × general." in shown
    assert "The Allies' reserve: 2 hidden units." in shown
    assert "admiral" not in shown.split("The Allies' reserve")[1].split("\n")[0]


def test_a_learning_game_tells_of_no_stratagems() -> None:
    assert "cup" not in text(solo(stratagems=False))


def test_campaigns_waiting_to_be_opened_are_told() -> None:
    shown = text(two_players(board="nippon"), "axis")
    assert (
        "Miami: not yet open, red +3, 3 VP, track of 8: sea bombing; land or sea propaganda 2; "
        "land or sea no effect."
    ) in shown.splitlines()
