"""Words: labels with odds, keys, stories, instructions, the board aloud, corrections, commands."""

from __future__ import annotations

import pytest

from opfor.core.errors import OpforError
from opfor.games.coh.tests.bench import Table, ground
from opfor.games.coh.told.board_text import board_text
from opfor.games.coh.told.commands import sight
from opfor.games.coh.told.corrections import adjust
from opfor.games.coh.told.labels import key, label
from opfor.games.coh.told.sentences import instruction, story
from opfor.games.coh.told.view import view
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Fire, Move
from opfor.games.coh.values.apply import apply


def duel() -> Table:
    return Table({"G09": "I09 N", "S01": "E09 S"}, ground({"E09": "light-woods"}), caps=(3, 2))


def test_an_attack_is_offered_with_its_odds() -> None:
    table = duel()
    said = label(table.setting, table.state, Fire(0, table.cell("E09")))
    assert said == (
        "LMG G09 fires at E09, light woods (2 APs). Rifle S01: needs 9 (28 %, kill 0 %); "
        "AR 4 = 4 red AR; DV 13 = 12 front DR + 1 light woods"
    )


def test_keys_are_short_and_tell_options_apart() -> None:
    table = duel()
    options = table.play.pending.options  # type: ignore[union-attr]
    keys = [key(table.setting, table.state, option) for option in options]
    assert len(set(keys)) == len(keys)
    assert key(table.setting, table.state, Move(0, table.cell("H09"))) == "move g09 h09"


def test_a_story_and_its_instruction() -> None:
    table = duel()
    moved = ev.UnitMoved(0, table.cell("H09"), 1)
    assert story(table.setting, table.state, moved) == "LMG G09 moves to H09."
    told = instruction(table.setting, table.state, moved)
    assert told == "Put LMG G09 on H09, facing NE."
    roll = ev.AttackRolled(0, 1, 9, (4, 5), 1, "hit", table.cell("E09"))
    said = story(table.setting, table.state, roll)
    assert said == "LMG G09 attacks Rifle S01, needs 9 and rolls 4 + 5 + 1: a hit."


def test_the_board_reads_aloud() -> None:
    table = duel()
    text = board_text(table.setting, table.state, "german")
    assert "LMG G09 at I09, facing N, fresh. Can hit S01 on 9 (28 %). Covered by S01." in text
    assert "Rifle S01 at E09, light woods, facing S, fresh." in text
    assert "German 0 VPs and 3 CAPs, Soviet 0 VPs and 2 CAPs." in text


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("g09 h09 ne", "facing", 1),
        ("g09 spent", "spent", True),
        ("g09 hit pinned", "hit", "pinned"),
        ("g09 destroyed", "place", "destroyed"),
    ],
)
def test_corrections_of_a_unit(text: str, field: str, value: object) -> None:
    table = duel()
    state = apply(table.state, adjust(table.setting, table.state, text))
    assert getattr(state.counters[0], field) == value


def test_a_correction_is_told_by_what_it_sets_right() -> None:
    table = duel()
    told = [
        story(table.setting, table.state, adjust(table.setting, table.state, text))
        for text in ("g09 h09 ne", "g09 spent", "g09 destroyed", "caps soviet 7")
    ]
    assert [each.partition(" is ")[2] for each in told[:3]] == ["at H09.", "spent.", "destroyed."]
    assert told[3] == "Corrected: CAPs."


def test_corrections_of_the_rest() -> None:
    table = duel()
    state = apply(table.state, adjust(table.setting, table.state, "caps soviet 7"))
    assert state.caps == (3, 7)
    state = apply(state, adjust(table.setting, state, "control E09 german"))
    assert [(m.cell, m.side) for m in state.markers] == [(table.cell("E09"), 0)]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("g09 Z99", "hex Z99 is not on map"),
        ("g09 hit tired", "hit: 'tired' is not known"),
        ("g77 spent", "no such unit or correction"),
        ("caps french 3", "side: 'french' is not known"),
    ],
)
def test_bad_corrections_say_what_would_be_right(text: str, complaint: str) -> None:
    table = duel()
    with pytest.raises(OpforError, match=complaint):
        adjust(table.setting, table.state, text)


def test_the_sight_command_names_what_hides(capsys: pytest.CaptureFixture[str]) -> None:
    assert sight(["1", "E10", "C14"]) == 0
    said = capsys.readouterr().out
    assert "does not see" in said
    assert "heavy woods" in said


def test_the_enemy_is_told_where_a_hidden_unit_appears() -> None:
    units = {"S01": "E09 N hidden", "G01": "H09 N"}
    table = Table(units, ground({"E09": "light-woods"}), mover=1)
    shown = view(table.setting, table.state, "german")
    revealed = ev.UnitRevealed(table.n("S01"), table.cell("E09"), 3, "opened-fire")
    said = story(table.setting, shown, revealed)
    assert said == "Rifle S01 is revealed at E09: it opened fire."
