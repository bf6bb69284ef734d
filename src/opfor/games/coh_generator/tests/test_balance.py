"""Options matter: drafted firefights are played out and tallied by card and half."""

from __future__ import annotations

import json

import pytest

from opfor.app.registry import load_game
from opfor.core.errors import OpforError
from opfor.games.coh_generator.told.balance.command import balance
from opfor.games.coh_generator.told.balance.tallies import reported
from opfor.games.coh_generator.told.balance.trials import Trial, Trials, play_trial, play_trials

SERIES = Trials(guideline=1, games=2)
TOP, BOTTOM = ("german", "03", "top"), ("german", "03", "bottom")
RIFLES, FOG = ("soviet", "01", "bottom"), ("soviet", "fog", "bottom")


def test_every_play_of_a_firefight_is_noted() -> None:
    trial = play_trial(load_game, SERIES, 0)
    assert len({key for key in trial.played if key[1].isdigit()}) == 8, "two hands of four"
    assert trial.winner in ("", "german", "soviet")
    assert trial == play_trial(load_game, SERIES, 0), "the same seed gives the same game"


def test_conditions_are_noted_with_the_side_that_drew_them() -> None:
    found = [
        play_trial(load_game, Trials(guideline=2, games=9, drafter="lots"), n).played
        for n in range(9)
    ]
    drawn = [key for played in found for key in played if not key[1].isdigit()]
    assert {half for _, _, half in drawn} == {"top", "bottom"}


def test_a_win_counts_one_and_a_draw_half() -> None:
    report = reported(
        SERIES,
        [
            Trial(0, "german", (TOP, RIFLES)),
            Trial(1, "", (TOP, RIFLES, FOG)),
            Trial(2, "soviet", (BOTTOM, RIFLES)),
            Trial(3, "", (), refused=True),
        ],
    )
    assert (report.games, report.refused) == (3, 1)
    assert report.wins == {"german": 1, "soviet": 1, "draw": 1}
    assert report.shares["german"].value == pytest.approx(0.5)
    top, bottom, rifles = report.cards
    assert (top.plays, top.won.value) == (2, 0.75)
    assert top.to_side == pytest.approx(0.25)
    assert top.to_other is not None
    assert top.to_other.value == pytest.approx(0.75), "0.75 with the top, 0 with the bottom"
    assert bottom.won.value == 0
    assert rifles.to_other is None, "nobody played the other half"
    assert [(c.side, c.card, c.won.value) for c in report.conditions] == [("", "fog", 0.5)]


def test_a_solo_mission_is_counted_for_the_person() -> None:
    series = Trials(guideline=1, games=3, solo=True)
    trials = [Trial(0, "german", (), "soviet"), Trial(1, "soviet", (), "soviet")]
    report = reported(series, [*trials, Trial(2, "", (), "soviet")])
    assert report.alone["soviet"].value == pytest.approx(1 / 3), "a draw is not a win"
    assert report.alone["german"].high == 1, "nobody played against the Germans"
    assert play_trial(load_game, series, 0).ai in ("german", "soviet")


def test_two_processes_find_what_one_finds() -> None:
    told: list[int] = []
    assert play_trials(load_game, SERIES, 2, told.append) == play_trials(
        load_game, SERIES, 1, told.append
    )
    assert told == [1, 2, 1, 2]


def test_the_command_prints_a_line_for_each_half_played() -> None:
    lines: list[str] = []
    assert balance(load_game, ["1", "1"], lines.append) == 0
    assert lines[0].startswith("Guideline 1: 1 firefights")
    assert sum("german 0" in line for line in lines) == 4
    documents: list[str] = []
    assert balance(load_game, ["1", "1", "--json"], documents.append) == 0
    document = json.loads(documents[0])
    assert document["series"]["guideline"] == 1
    assert len([half for half in document["cards"] if half["side"] == "soviet"]) == 4


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["five"], "such as: balance 5 400"),
        (["9"], "guideline: 9 is not known"),
        (["7", "--solo"], "guideline: 7 is not known"),
        (["5", "0"], "games 0: at least 1"),
        (["5", "--drafter", "me"], "drafter: 'me' is not known"),
        (["5", "--player", "me"], "player: 'me' is not known"),
    ],
)
def test_nonsense_is_answered_in_a_line(words: list[str], line: str) -> None:
    with pytest.raises(OpforError, match=line):
        balance(load_game, words, print)
