"""The needle: who wins a mission that is drawn, what happens in it, and what a turn of it does."""

from __future__ import annotations

import json
import time

import pytest

from opfor import fast
from opfor.__main__ import main
from opfor.app.registry import load_game
from opfor.core.errors import OpforError
from opfor.kit.shares import wilson
from opfor.lab.drawn import turned
from opfor.lab.evening import evened
from opfor.lab.needle import Needle, document, is_near
from opfor.lab.verdict import engine_said, games_for, grade, remedy, verdict, why_slow
from tests.fast.engines import needs_compiled

PACKS = load_game("coh").folder / "packs"
TEXT = (PACKS / "solo" / "steel-at-noon.toml").read_text(encoding="utf-8")


@needs_compiled
def test_it_knows_who_wins_to_5_points_in_3_seconds() -> None:
    began = time.process_time()
    reading = Needle("coh", TEXT).play(seconds=30)
    assert is_near(reading.rate)
    assert reading.is_sure
    assert time.process_time() - began < 3


@needs_compiled
def test_it_plays_the_games_of_the_mission_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    reading = Needle("coh", TEXT).play(seconds=30, games=200)
    main(["simulate", "coh", "--mission", "steel-at-noon", "--games", "200", "--json"])
    played = json.loads(capsys.readouterr().out)
    assert reading.wins == {who: n for who, n in played["wins"].items() if n}


@needs_compiled
def test_points_losses_and_lines_are_those_of_the_games() -> None:
    reading = Needle("coh", TEXT).play(seconds=30)
    assert set(reading.points) == {"player", "bot"}
    assert reading.points["player"]["destroyed"] > 1
    assert set(reading.fell["bot"]) <= {
        f"{row}{n:02d}" for row in "ABCDEFGHIJKL" for n in range(20)
    }
    assert 0.2 <= reading.lines["track[3].event[0]"] <= 1
    assert document(reading)["rate"]["value"] == reading.rate.value


@needs_compiled
def test_a_line_and_a_unit_that_never_do_anything_are_named() -> None:
    text = TEXT.replace('"Hit AI: Auto-Rally"', '"If Player controls A02: Hit AI: Auto-Rally"')
    text = text.replace(
        'numbers = [17]\narea = ["K09", "J10", "K05"]', 'numbers = [17]\nhex = "A02"'
    )
    reading = Needle("coh", text).play(seconds=30, games=100)
    assert "track[12].event[0]" in reading.never_fired
    assert "S17" not in Needle("coh", TEXT).play(seconds=30, games=100).never_moved


def test_what_the_compiled_engine_does_not_play_is_said_and_played_on() -> None:
    text = TEXT.replace("rumor_counters = 6", "rumor_counters = 99")
    reading = Needle("coh", text).play(seconds=0.1)
    assert reading.games >= 1
    assert reading.engine == "readable"
    assert "a mission of this size" in engine_said(reading)
    assert why_slow(None).startswith("The compiled engine is not built")


def test_the_same_text_gives_the_same_games() -> None:
    one, other = (Needle("coh", TEXT) for _ in range(2))
    one.play(seconds=60, games=4)
    other.play(seconds=60, games=4)
    assert one.reading == other.reading


@needs_compiled
def test_a_point_more_is_never_worse_and_is_compared_game_by_game() -> None:
    needle = Needle("coh", TEXT)
    needle.play(seconds=30)
    (turn,) = [t for t in needle.turns() if t.words == "one VP more for the Soviets at the start"]
    effect = needle.effect(turn, seconds=30)
    assert effect.effect.value > 0
    assert effect.effect.low > 0
    assert effect.games == 400


@needs_compiled
def test_a_stroke_is_compared_with_the_mission_before_it_game_by_game() -> None:
    before, after = Needle("coh", TEXT), Needle("coh", TEXT.replace("\nvp = 3\n", "\nvp = 6\n"))
    assert after.since(before) is None  # nothing has been played
    before.play(30, 200)
    after.play(30, 200)
    change = after.since(before)
    assert change is not None
    gain = after.reading.rate.value - before.reading.rate.value
    assert change.value == pytest.approx(gain)
    assert change.low <= change.value <= change.high
    same = before.since(before)
    assert same is not None
    assert same.value == 0


@needs_compiled
def test_the_remedy_is_a_turn_that_makes_it_even() -> None:
    text = TEXT.replace("\nvp = 3\n", "\nvp = 6\n")
    needle = Needle("coh", text)
    needle.play(seconds=30)
    effects = [needle.effect(turn, 30) for turn in needle.turns() if turn.dial.endswith("vp")]
    best = evened(needle, effects, 0.5, seconds=30, games=400)
    assert best is not None
    assert abs(best.rate.value - 0.5) <= 0.05
    changed = turned(text, best.turn, needle.drawing)
    assert Needle("coh", changed).play(seconds=30).rate == best.rate
    assert best.turn.words in remedy(best, 0.5)


def test_one_plain_sentence() -> None:
    said = verdict("player", wilson(120, 400), 400)
    assert said == "Hard: you win 3 of 10 (26–35 %). To know it to ±2 play 2,100 games."
    assert verdict("german", wilson(1000, 2000), 3000).startswith("Even for german: 5 of 10 won")
    assert verdict("player", wilson(4, 400), 400).startswith("Nearly hopeless: you win 1 of 100")
    assert [grade(wilson(n, 100)) for n in (20, 30, 50, 70, 80, 95)] == [
        "very-hard", "hard", "even", "easy", "very-easy", "walkover",
    ]  # fmt: skip
    assert remedy(None, 0.5) == ""


@pytest.mark.parametrize(("share", "near", "games"), [(0.5, 0.02, 2500), (0.5, 0.05, 390)])
def test_how_many_games_it_takes(share: float, near: float, games: int) -> None:
    assert games_for(share, near) == games


@needs_compiled
def test_a_scenario_of_2gm_tactics_says_how_it_is_won_and_where_units_fall() -> None:
    needle = Needle("2gm", load_game("2gm").drawing.text("farmhouse"))
    reading = needle.play(seconds=30, games=60)
    assert "the mission target is held" in reading.endings["player"]
    won = sum(share for ways in reading.endings.values() for share in ways.values())
    assert won == pytest.approx(1)
    board = {f"{line}.{column}" for line in range(1, 7) for column in range(1, 11)}
    assert all(set(places) <= board for places in reading.fell.values())
    columns, _ = fast.play_story(needle._hand.setting, needle._hand.players, 1, 0, 60)
    for seat, places in reading.fell.items():
        assert 60 * sum(places.values()) == pytest.approx(sum(columns.games[f"losses_{seat}"]))
    assert set(needle.strategies(30, 20)["player"]) == {
        "pass",
        "stand-still",
        "never-enter",
        "rush",
    }


def test_a_game_without_missions_to_draw_is_refused() -> None:
    with pytest.raises(OpforError, match="no missions that could be drawn"):
        Needle("coh-campaign", "id = 'x'")


def test_the_command_says_the_sentence_first(capsys: pytest.CaptureFixture[str]) -> None:
    main(["lab", "needle", "first-light", "--seconds", "0.1", "--no-turns"])
    first = capsys.readouterr().out.splitlines()[0]
    assert "you win" in first
    main(["lab", "needle", "first-light", "--seconds", "0.1", "--no-turns", "--json"])
    plain = json.loads(capsys.readouterr().out)
    assert {"games", "rate", "points", "fell", "lines", "never_moved", "effects"} <= plain.keys()
