"""A program of one's own in a seat: a line each way, garbage loses, nobody else starts one."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from opfor.app.players import ALLOWED, allow
from opfor.app.program_player import MOST_ILLEGAL
from opfor.app.registry import load_game
from opfor.core.errors import OpforError
from opfor.surfaces.web.asks import New
from opfor.surfaces.web.choices import choices
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.shelf import Files
from tests.conftest import Opfor

AGENT = """
import json, sys
heard = open({log!r}, "a")
for line in sys.stdin:
    told = json.loads(line)
    print(told["type"], told.get("seat", ""), len(told.get("offers", ())), file=heard, flush=True)
    if told["type"] in ("choose", "illegal"):
        {answer}
"""
FIRST = 'print(json.dumps({"answer": 0}), flush=True)'
GARBAGE = 'print("[" * 9 + "so what?", flush=True)'
ONCE_WRONG = 'print(json.dumps({"answer": 99 if told["type"] == "choose" else 0}), flush=True)'


@pytest.fixture(autouse=True)
def nobody_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ALLOWED, "")


def agent(folder: Path, answer: str) -> str:
    path = folder / "agent.py"
    path.write_text(AGENT.format(log=str(folder / "heard"), answer=answer), encoding="utf-8")
    return f"cmd:{sys.executable} {path}"


def simulated(opfor: Opfor, name: str, *more: str) -> dict[str, object]:
    words = ["simulate", "race", "--games", "3", "--seed", "2", "--jobs", "1", "--json"]
    ran = opfor(*words, "--player", name, *more)
    assert ran.code == 0, ran.err
    return dict(json.loads(ran.out))


def test_it_plays_and_is_told_what_its_seat_sees(opfor: Opfor, tmp_path: Path) -> None:
    told = simulated(opfor, agent(tmp_path, FIRST))
    assert told["games"] == 3
    heard = (tmp_path / "heard").read_text().splitlines()
    assert sum(line.startswith("new tortoise") for line in heard) == 3
    assert all(int(line.split()[-1]) > 0 for line in heard if line.startswith("choose"))


def test_an_illegal_answer_is_told_and_may_be_mended(opfor: Opfor, tmp_path: Path) -> None:
    told = simulated(opfor, agent(tmp_path, ONCE_WRONG), "--option", "goal=3")
    assert told["games"] == 3
    assert "illegal" in (tmp_path / "heard").read_text()


def test_garbage_loses_and_is_not_replaced(opfor: Opfor, tmp_path: Path) -> None:
    told = simulated(opfor, agent(tmp_path, GARBAGE))
    assert dict(told["wins"])["bot"] == 3  # type: ignore[call-overload]
    heard = (tmp_path / "heard").read_text().splitlines()
    assert sum(line.startswith("illegal") for line in heard) == 3 * (MOST_ILLEGAL - 1)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("cmd:/no/such/program", "cannot be started (No such file or directory)"),
        ("cmd:", "cannot be started"),
        ("cmd:'", "cannot be started (not a command)"),
        (f"cmd:{sys.executable} -c pass", "the program has ended"),
    ],
)
def test_a_program_that_does_not_play_is_one_line(opfor: Opfor, name: str, said: str) -> None:
    ran = opfor("play", "race", "--seed", "1", "--player", name, "--no-save")
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_it_can_sit_at_a_table_that_is_kept(opfor: Opfor, tmp_path: Path) -> None:
    ran = opfor("play", "race", "--seed", "1", "--player", agent(tmp_path, FIRST), "--json")
    assert ran.code == 0, ran.err


def test_a_save_starts_no_program(
    opfor: Opfor, tmp_path: Path, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = agent(tmp_path, FIRST)
    assert opfor("play", "race", "--seed", "1", "--player", name).code == 0
    monkeypatch.setenv(ALLOWED, "")
    (tmp_path / "heard").unlink()
    ran = opfor("play", "--resume")
    assert "programs are started only for --player on a command line" in ran.err
    assert not (tmp_path / "heard").exists()


@pytest.mark.usefixtures("toy_installed")
def test_a_page_starts_no_program(tmp_path: Path) -> None:
    name = agent(tmp_path, FIRST)
    for players in ((name,), (f"tortoise:{name}",), (f"tortoise={name}",)):
        with pytest.raises(Exception, match=r"programs are started only|is not known"):
            Desk(Files(tmp_path / "data")).new(New("race", seed=1, players=players))
    assert not (tmp_path / "heard").exists()


def test_a_game_lost_by_garbage_is_lost_in_its_record_too(
    opfor: Opfor, tmp_path: Path, data_folder: Path
) -> None:
    name = agent(tmp_path, GARBAGE)
    ran = opfor("play", "race", "--seed", "1", "--player", name)
    assert ran.code == 0, ran.err
    assert "Too many answers" in ran.out
    (save,) = data_folder.rglob("*.jsonl")
    assert '"lost"' in save.read_text(encoding="utf-8")
    told = opfor("replay", str(save))
    assert (told.code, "nobody had offered" in told.out) == (0, True), told.err
    assert opfor("verify", str(save)).code == 0


def test_names_can_be_masked_and_every_line_is_kept(opfor: Opfor, tmp_path: Path) -> None:
    words = ["simulate", "blitzkrieg", "--games", "1", "--seed", "2", "--jobs", "1", "--json"]
    kept = tmp_path / "kept"
    more = ["--transcripts", str(kept), "--masked", "7"]
    ran = opfor(*words, "--player", agent(tmp_path, FIRST), *more)
    assert ran.code == 0, ran.err
    (path,) = kept.glob("*.jsonl")
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    asked = [line for line in lines if line.get("type") == "choose"]
    assert len(asked) == sum("answer" in line for line in lines) > 5
    said = json.dumps(lines)
    assert not any(name in said for name in ("Pacific", "pacific-ocean", "army-1", "airforce"))
    assert asked[0]["offers"][0]["label"] != asked[0]["offers"][1]["label"]


def test_an_experiment_is_played_by_a_program_that_is_typed(opfor: Opfor, tmp_path: Path) -> None:
    path = tmp_path / "experiment.toml"
    path.write_text(
        'name = "own"\ngame = "race"\nmeasure = []\nstop = { games = 16 }\n[[variants]]\n'
        'name = "windy"\noptions = { wager = true }\n',
        encoding="utf-8",
    )
    words = ["lab", "run", str(path), "--jobs", "1", "--json", "--out", str(tmp_path / "run")]
    ran = opfor(*words, "--player", agent(tmp_path, FIRST))
    assert ran.code == 0, ran.err
    heard = (tmp_path / "heard").read_text().splitlines()
    assert sum(line.startswith("new tortoise") for line in heard) >= 32


@pytest.mark.usefixtures("toy_installed")
def test_the_page_offers_a_program_that_was_typed_and_seats_it_against_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = agent(tmp_path, FIRST)
    allow(name)
    assert name in choices(load_game("race")).players
    desk = Desk(Files(tmp_path / "data"))
    opened = desk.new(
        New("race", seed=1, players=(f"against:{name}",), options={"mode": "two-player"})
    )
    assert opened.seats == ("hare",)
    with pytest.raises(OpforError, match="nobody else sits at this table"):
        desk.new(New("race", seed=1, players=(f"against:{name}",)))
