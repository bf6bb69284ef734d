"""Games as data: the same bytes whoever writes them, read back, learned from, played again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.core.errors import OpforError
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.lab.corpus import written
from opfor.lab.corpus.predict import predicted
from opfor.lab.corpus.read import positions, read
from tests.conftest import Opfor

WORDS = ["corpus", "blitzkrieg", "--seed", "3"]


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some decisions of three parts, written by two processes."""
    from opfor.__main__ import main

    folder = tmp_path_factory.mktemp("corpus") / "decisions"
    more = ["--games", "140", "--rows", "4500", "--jobs", "2"]
    assert main([*WORDS, *more, "-o", str(folder)]) == 0
    return folder


def test_the_same_command_gives_the_same_bytes_in_pieces_too(
    opfor: Opfor, corpus: Path, tmp_path: Path
) -> None:
    again = tmp_path / "again"
    words = [*WORDS, "--games", "140", "--rows", "4500", "--jobs", "1", "-o", str(again)]
    assert opfor(*words).code == 0
    names = sorted(path.name for path in corpus.iterdir())
    assert names == ["README.md", "card.json", *(f"part-{n:05}.parquet" for n in range(2))]
    assert all((again / name).read_bytes() == (corpus / name).read_bytes() for name in names)
    (again / "part-00001.parquet").unlink()
    assert opfor(*words).code == 0
    assert all((again / name).read_bytes() == (corpus / name).read_bytes() for name in names)


def test_rows_tell_what_was_decided_and_why(corpus: Path) -> None:
    frame = read(corpus)
    assert frame.height == 4500
    for row in frame.head(300).to_dicts():
        steps = json.loads(row["steps"])
        assert row["chosen"] in row["survivors"] or row["chosen"] is None
        assert set(row["survivors"]) <= set(row["candidates"])
        assert [*dict.fromkeys(step["rule"] for step in steps)] == row["cited"]
        assert row["settled_by"] in (*row["cited"], "chance", "only-candidate")
    one = frame.filter(frame["game"] == 5)
    again = [
        (decision.question, decision.settled_by())
        for _, decision in positions(corpus, one["seed"][0])
    ]
    assert again == list(zip(one["question"], one["settled_by"], strict=True))


def test_a_small_learner_predicts_what_settles_better_than_the_usual_rule(corpus: Path) -> None:
    found = predicted(read(corpus))
    assert found.decisions > 500
    assert found.linear.low > found.usual.value > 0.2


def test_choices_tell_what_the_seat_saw_and_how_it_ended(opfor: Opfor, tmp_path: Path) -> None:
    out = tmp_path / "choices"
    words = ["corpus", "2gm", "--what", "choices", "--games", "2", "--jobs", "1", "-o", str(out)]
    ran = opfor(*words, "--option", "mode=two-player", "--json")
    assert ran.code == 0, ran.err
    frame = read(out)
    assert frame.height == json.loads(ran.out)["rows"] > 50
    seats = prepared(load_game("2gm"), {"mode": "two-player"}, {})[0].seats
    for row in frame.head(100).to_dicts():
        assert 0 <= row["chosen"] < len(row["offers"])
        seen = json.loads(row["view"])
        theirs = seen["decks"][1 - seats.index(row["seat"])]["hand"]
        assert set(theirs) <= {HIDDEN}
    assert set(frame["reward"]) <= {1.0, 0.0, -1.0}
    assert "what the seat saw" in (out / "README.md").read_text(encoding="utf-8")


def test_a_corpus_that_was_tampered_with_or_is_another_is_refused(
    opfor: Opfor, corpus: Path, tmp_path: Path
) -> None:
    ran = opfor(*WORDS, "--games", "9", "-o", str(corpus))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "another corpus lies there" in ran.err
    few = opfor(*WORDS, "--games", "1", "--rows", "900", "--jobs", "1", "-o", str(tmp_path / "few"))
    assert "rows in 1 games; say more --games for 900" in few.err
    with pytest.raises(OpforError, match="no corpus lies there"):
        read(tmp_path)
    with pytest.raises(OpforError, match="never finished"):
        read(tmp_path / "few")
    copied = tmp_path / "copied"
    copied.mkdir()
    for path in corpus.iterdir():
        (copied / path.name).write_bytes(path.read_bytes())
    (copied / "part-00000.parquet").write_bytes(b"x")
    with pytest.raises(OpforError, match="not the part that the card tells of"):
        read(copied)
    (copied / written.CARD).write_bytes(b"{")
    with pytest.raises(OpforError, match="not the card of a corpus"):
        read(copied)
    nobody = opfor("corpus", "blitzkrieg", "--mode", "two-player", "-o", str(tmp_path / "none"))
    assert "nobody decides by published rules in this game" in nobody.err
    assert not (tmp_path / "none").exists()
    assert opfor(*WORDS).err == "opfor: corpus: -o FOLDER says where it lies\n"
