"""``opfor ask``: the opponent without a board, at the screen and all at once."""

from __future__ import annotations

import io
import json

import pytest

from opfor.__main__ import main


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_turn_is_asked_for_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ("1", "secure", "none", "none", "none", "all", "moon", "back", "all", "2", "3", "quit")
    typed(monkeypatch, *told)
    assert main(["ask", "blitzkrieg"]) == 0
    out = capsys.readouterr().out
    assert "'moon' is none of them" in out
    assert "The bot goes to Pacific Ocean: Secure" in out
    assert "5 questions" in out
    assert out.count("Secure is in force") == 1, "the stratagem is asked once a turn"


def test_all_answers_at_once_give_a_document(capsys: pytest.CaptureFixture[str]) -> None:
    answers = ["Secure is in force", "", "", "", "Pacific Ocean", ""]
    flags = [part for each in answers for part in ("--answer", each)]
    assert main(["ask", "blitzkrieg", "theatre", *flags[:10], "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["chosen"] == "Pacific Ocean"
    assert told["decision"]["question"] == "theatre"


def test_nonsense_ends_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "blitzkrieg", "weather", "--json"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
