"""Runs: the same bytes whoever works, however it ends; resumable, mergeable."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from opfor.core.errors import OpforError
from opfor.lab.execution import carry_out
from opfor.lab.folder import RunFolder
from opfor.lab.frames import Run
from opfor.lab.stop import Stop, looks
from opfor.lab.workers import DEATHS, Here, Processes, in_any_order

LabRun = Callable[..., Run]
PATIENCE = 600
"""Seconds: how long a busy machine may take for what takes two."""
AXES = {"option.goal": [9], "ruling.finish": ["exact"]}
EXPERIMENT = """
name = "slow-race"
game = "race"
block = 16
measure = ["aspects", "rules", "events", "lead", "turns"]
[base]
options = { goal = 150 }
[axes]
"ruling.finish" = ["exact"]
[stop]
games = 160
"""


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_the_same_bytes_for_one_two_and_seven_workers(lab_run: LabRun) -> None:
    runs = [lab_run(f"by-{jobs}", jobs=jobs, games=130, axes=AXES) for jobs in (1, 2, 7)]
    one, two, seven = (contents(run.path) for run in runs)
    assert len(one) == 1 + 3 * 9 * 3
    assert one == two == seven


def test_a_stopped_run_goes_on_where_it_was(lab_run: LabRun) -> None:
    whole = contents(lab_run("whole", axes=AXES).path)
    folder = lab_run("cut", axes=AXES).path
    kept = folder / "tally" / "000-000001.json"
    before = kept.stat().st_mtime_ns
    for name in ("tally/001-000000.json", "tally/002-000003.json", "games/002-000003.parquet"):
        (folder / name).unlink()
    (folder / "games" / "001-000000.parquet.part").write_bytes(b"torn")
    lab_run("cut", axes=AXES)
    assert kept.stat().st_mtime_ns == before
    assert contents(folder) == whole


def test_parts_of_a_run_pour_together_in_any_order(lab_run: LabRun, tmp_path: Path) -> None:
    whole = lab_run("whole", axes=AXES)
    pieces = []
    for name, blocks in (("late", (2, 4)), ("early", (0, 2))):
        folder = RunFolder.create(tmp_path / name, whole.manifest)
        pieces.append(carry_out(folder, 1, blocks=blocks))
    merged = RunFolder.create(tmp_path / "merged", whole.manifest)
    assert [merged.absorb(piece) for piece in pieces] == [6, 6]
    assert merged.absorb(pieces[0]) == 0
    assert contents(merged.path) == contents(whole.path)


def test_another_experiment_does_not_go_into_the_same_folder(lab_run: LabRun) -> None:
    lab_run("one", games=20)
    with pytest.raises(OpforError, match=r"holds another run \(different seed\); name another"):
        lab_run("one", games=20, seed=2)


def test_blocks_that_are_not_there(lab_run: LabRun) -> None:
    run = lab_run(games=20)
    with pytest.raises(OpforError, match=r"--blocks 0:9: the run has 2 blocks"):
        carry_out(run.folder, 1, blocks=(0, 9))


def test_no_run_no_report(tmp_path: Path) -> None:
    with pytest.raises(OpforError, match="no run here; opfor lab run makes one"):
        RunFolder.open(tmp_path)


def test_looks_cover_every_block_once() -> None:
    assert list(looks(Stop(games=1000), 64)) == [(0, 16)]
    found = list(looks(Stop(games=1000, width=0.1), 64))
    assert found[0] == (0, 2)
    assert [n for begin, end in found for n in range(begin, end)] == list(range(16))


def test_a_run_stops_when_the_interval_is_narrow_enough(lab_run: LabRun) -> None:
    """``past`` is the default: nothing differs, so the interval soon is narrow."""
    stop = {"games": 4000, "width": 0.05}
    run = lab_run(axes={"ruling.finish": ["past"]}, stop=stop)
    effect = run.effects.row(0, named=True)
    assert effect["effect_high"] - effect["effect_low"] <= 0.05
    assert effect["games"] < 1000


def test_a_sequential_test_stops_as_soon_as_an_effect_is_sure(lab_run: LabRun) -> None:
    axes = {"player": ["random"], "ruling.finish": ["past"]}
    run = lab_run(axes=axes, stop={"games": 320, "error": 0.01}, base={"players": "greedy"})
    games = dict(zip(run.rates["variant"], run.rates["games"], strict=True))
    assert games["player random"] < 320
    assert games["finish past"] == 320 == games["base"]


def bomb(task: tuple[Path, int]) -> int:
    """Kills its process the first time it is asked for number 3."""
    mark, number = task
    if number == 3 and not mark.exists():
        mark.write_text("was here")
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def always_bomb(_task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def half_an_answer(_task: int) -> int:
    """Dies when its answer has begun to be written."""
    for line in [thing for thing in gc.get_objects() if isinstance(thing, Connection)]:
        os.write(line.fileno(), b"\x00\x01")
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def divided_by(task: int) -> float:
    return 1 / task


def test_a_dead_worker_costs_its_task_only(tmp_path: Path) -> None:
    tasks = [(tmp_path / "mark", n) for n in range(12)]
    with Processes(2) as executor:
        found = [n for _, n in in_any_order(executor, 2, bomb, tasks)]
    assert sorted(found) == list(range(12))
    assert (tmp_path / "mark").exists()


def test_a_task_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    with Processes(1) as executor, pytest.raises(OpforError, match=f"{DEATHS} workers died"):
        list(in_any_order(executor, 1, always_bomb, [1]))


def test_a_worker_that_dies_in_the_middle_of_an_answer_is_heard_to_be_dead() -> None:
    with Processes(1) as executor, pytest.raises(OpforError, match=f"{DEATHS} workers died"):
        list(in_any_order(executor, 1, half_an_answer, [1]))


def test_what_goes_wrong_in_a_worker_says_where() -> None:
    with Processes(1) as executor, pytest.raises(ZeroDivisionError) as raised:
        executor.submit(divided_by, 0).result()
    assert "in divided_by" in "".join(raised.value.__notes__)


def test_only_a_few_tasks_are_under_way_at_a_time() -> None:
    asked: list[int] = []

    def tasks():  # type: ignore[no-untyped-def]
        for n in range(100):
            asked.append(n)
            yield n

    for count, _ in enumerate(in_any_order(Here(), 1, str, tasks()), 1):
        assert len(asked) <= count + 3


def started(
    opfor_process: Callable[..., subprocess.Popen[str]], file: Path, out: Path
) -> subprocess.Popen[str]:
    words = ("lab", "run", str(file), "--out", str(out), "--jobs", "2", "--json")
    return opfor_process(*words)


def wait_for(folder: Path, parts: int) -> None:
    end = time.monotonic() + PATIENCE
    while len(list(folder.glob("tally/*.json"))) < parts:
        assert time.monotonic() < end, "nothing was played"
        time.sleep(0.01)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks processes up in /proc")
def test_kill_9_of_the_parent_and_a_second_start(
    opfor_process: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    """The same bytes as a run that nobody killed."""
    file = tmp_path / "slow-race.toml"
    file.write_text(EXPERIMENT)
    cut, whole = tmp_path / "cut", tmp_path / "whole"
    first = started(opfor_process, file, cut)
    wait_for(cut, 3)
    workers = workers_of(first.pid)
    os.kill(first.pid, signal.SIGKILL)
    first.communicate()
    wait_until_gone(workers)
    done = len(list(cut.glob("tally/*.json")))
    assert 3 <= done < 20
    for out in (cut, whole):
        _, err = started(opfor_process, file, out).communicate(timeout=PATIENCE)
        assert err == ""
    assert contents(cut) == contents(whole)
    shutil.rmtree(cut)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks processes up in /proc")
def test_kill_9_of_a_worker(
    opfor_process: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    file = tmp_path / "slow-race.toml"
    file.write_text(EXPERIMENT)
    process = started(opfor_process, file, tmp_path / "run")
    wait_for(tmp_path / "run", 3)
    os.kill(workers_of(process.pid)[0], signal.SIGKILL)
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert len(list((tmp_path / "run" / "tally").iterdir())) == 20


def test_ctrl_c_keeps_what_is_finished(
    opfor_process: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    file = tmp_path / "slow-race.toml"
    file.write_text(EXPERIMENT)
    run = tmp_path / "run"
    process = started(opfor_process, file, run)
    wait_for(run, 3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, "")
    assert err == "\nopfor: stopped; the same command goes on from here\n"
    assert 3 <= len(list(run.glob("tally/*.json"))) < 20
    assert not list(run.rglob("*.part"))


def workers_of(parent: int) -> list[int]:
    """The processes that play for another one."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            above = (path / "stat").read_text().rpartition(")")[2].split()[1]
            if int(above) == parent and b"spawn_main" in (path / "cmdline").read_bytes():
                found.append(int(path.name))
    return found


def wait_until_gone(processes: list[int]) -> None:
    end = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{process}").exists() for process in processes):
        assert time.monotonic() < end, "workers outlive the process they work for"
        time.sleep(0.05)
