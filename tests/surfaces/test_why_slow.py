"""Why a mission is not played by the compiled engine is said wherever it is looked at."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor import fast
from opfor.__main__ import main
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.lab.verdict import why_slow
from tests.fast.engines import needs_compiled

TEXT = (load_game("coh").folder / "packs" / "solo" / "steel-at-noon.toml").read_text(
    encoding="utf-8"
)
SAID = "The compiled engine does not play a mission of this size"


@needs_compiled
def test_check_simulate_and_needle_say_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "steel-at-noon.toml"
    path.write_text(TEXT.replace("hand = 1\n", "hand = 1\nartillery = { strikes = 20 }\n", 1))
    for words in (
        ("packs", "check", str(path)),
        ("simulate", "coh", "--mission", str(path), "--games", "1"),
        ("lab", "needle", str(path), "--seconds", "0.1", "--no-turns", "--games", "1"),
    ):
        main(list(words))
        assert SAID in capsys.readouterr().out, words


@pytest.mark.parametrize("game", ["blitzkrieg", "2gm", "coh"])
def test_a_player_that_no_engine_knows_is_said(game: str) -> None:
    """Nothing falls back to the readable engine in silence."""
    setting, _, _ = prepared(load_game(game), {}, {})
    players = {seat.id: object() for seat in load_game(game).seats(setting) if not seat.bot}
    found = fast.uncovered(setting, players)
    assert found is not None
    assert found.kind == "player"
    assert "player" in why_slow(found)


def test_a_mission_that_is_played_fast_is_sound_and_nothing_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "steel-at-noon.toml"
    path.write_text(TEXT)
    main(["packs", "check", str(path)])
    assert capsys.readouterr().out == f"{path}: no faults\n"
