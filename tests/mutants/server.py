"""The pytest plugin: collected once, every mutant runs in a fork with its code put in place."""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import _lru_cache_wrapper, cache
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest

from tests.mutants.tokens import MODULE, Mutant, codes
from tests.mutants.watched import Watch, cut_short, forget, functions_of, lines_of

SURVIVED, KILLED, ELSEWHERE = 0, 1, 3
SLOWEST = 4.0
"""Seconds of a test that is worth running for a mutant."""
TOO_LONG = 3 * SLOWEST
"""Seconds after which a test is given up while it is learnt: it is not worth running anyway."""
MOST_SECONDS = 10.0
"""For the tests of one mutant, and again for those elsewhere."""
FEW_CASES = 6
"""Of a test, before those that do more."""
PATIENCE = 8.0
"""How many times its usual time a test may take before it hangs."""


class Usual(NamedTuple):
    """What a test does when nothing is broken."""

    seconds: float
    reached: frozenset[tuple[str, str]]
    """The functions it calls: file and qualified name."""
    lines: frozenset[tuple[str, int]]
    """Those of the lines asked for that it runs: file and number."""


class Server:
    """Holds the collected tests, what each reaches, and lets mutants loose on them."""

    def __init__(
        self, root: Path, built: set[tuple[str, str]], work: Callable[[Server], None]
    ) -> None:
        self.root, self.work = root, work
        self.items: list[pytest.Item] = []
        self.usual: dict[str, Usual] = {}
        self.rows: dict[str, frozenset[str]] = {}
        self.built: set[tuple[str, str]] = built
        """Functions called while the game is imported: for them everything is read anew."""
        self.notes = Path(tempfile.mkdtemp(prefix="opfor-mutants-"))
        self.is_sound = False
        """Whether tests were seen to pass in a process that reads everything anew."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of running the tests: everything happens here."""
        self.items = session.items
        for item in self.items:
            marks = item.iter_markers("rule")
            self.rows[item.nodeid] = frozenset(row for mark in marks for row in mark.args)
        self.work(self)
        return True

    # -- the usual ---------------------------------------------------------------------------

    def learn(self, mutants: Sequence[Mutant]) -> int:
        """Run every test once in a fork; those that fail there are left out."""
        places = {(str(self.root / m.path), line) for m in mutants for line in m.lines}
        read, write = os.pipe()
        if os.fork() == 0:
            _be_quiet()
            os.close(read)
            with os.fdopen(write, "wb") as out:
                pickle.dump(self._watched(places), out)
            os._exit(0)
        os.close(write)
        with os.fdopen(read, "rb") as told:
            self.usual = pickle.load(told)
        os.wait()
        return len(self.items)

    def _watched(self, places: set[tuple[str, int]]) -> dict[str, Usual]:
        """What every test does; before each file of tests everything kept is forgotten."""
        took: dict[str, float] = {}
        watch, file = Watch(self.root / "src"), Path()
        for item, after in zip(self.items, [*self.items[1:], None], strict=True):
            if item.path != file:
                file = item.path
                forget("opfor")
            watch.turn_to(item.nodeid)
            start = time.process_time()
            with cut_short(TOO_LONG):
                good = _passes(item, after)
            if good:
                took[item.nodeid] = time.process_time() - start
        reached: dict[str, set[tuple[str, str]]] = {name: set() for name in took}
        lines: dict[str, set[tuple[str, int]]] = {name: set() for name in took}
        owners = cache(lambda path: functions_of(Path(path)))
        for name, path, line in watch.told():
            if name in took:
                reached[name].add((path, owners(path).get(line, MODULE)))
                lines[name] |= {(path, line)} & places
        return {n: Usual(took[n], frozenset(reached[n]), frozenset(lines[n])) for n in took}

    # -- mutants -----------------------------------------------------------------------------

    def tests_for(self, mutant: Mutant) -> tuple[list[pytest.Item], list[pytest.Item]]:
        """Tests that run the broken line: those that cite a row of it (all, if it cites none); and
        the others, with those that run its file (what is kept runs for the first of them only)."""
        names = self._mixed([n for n in self._reaching(mutant) if self.usual[n].seconds <= SLOWEST])
        own = [n for n in names if not mutant.rows or self.rows[n] & mutant.rows]
        others = [n for n in [*names, *self._near(mutant, names)] if n not in own]
        if self._is_built(mutant):
            others = []
        by_name = {item.nodeid: item for item in self.items}
        return [by_name[n] for n in self._few(own)], [by_name[n] for n in self._few(others)]

    def _reaching(self, mutant: Mutant) -> list[str]:
        """By the line; where nothing tells lines apart (it runs while a game is imported, or is
        only a jump) by the function, then by the file, then all."""
        path = str(self.root / mutant.path)
        places = {(path, line) for line in mutant.lines}
        if found := [n for n, usual in self.usual.items() if usual.lines & places]:
            return found
        if not self._is_built(mutant) and self._has_code(mutant):
            return []
        key = (path, mutant.function)
        if found := [n for n, usual in self.usual.items() if key in usual.reached]:
            return found
        near = {each for usual in self.usual.values() for each in usual.reached if each[0] == path}
        found = [n for n, usual in self.usual.items() if usual.reached & near]
        return found or [*self.usual]

    def _near(self, mutant: Mutant, names: list[str]) -> list[str]:
        """Tests that run the file of a mutant, but are not among these."""
        path, known = str(self.root / mutant.path), set(names)
        return self._mixed(
            [
                name
                for name, usual in self.usual.items()
                if name not in known
                and usual.seconds <= SLOWEST
                and any(file == path for file, _ in usual.reached)
            ]
        )

    def _has_code(self, mutant: Mutant) -> bool:
        """Whether the compiler makes something of its lines that can be watched."""
        path = self.root / mutant.path
        every = codes(compile(path.read_text(encoding="utf-8"), str(path), "exec")).values()
        return any(lines_of(code) & {*mutant.lines} for code in every)

    def _is_built(self, mutant: Mutant) -> bool:
        """Whether it works while the game is imported: then everything has to be read anew."""
        key = (str(self.root / mutant.path), mutant.function)
        return mutant.function == MODULE or key in self.built

    def _mixed(self, names: list[str]) -> list[str]:
        """Those that do least besides first, then the quickest, but a few cases of each test before
        the rest of any."""
        turns: dict[str, int] = {}
        ranks: dict[str, tuple[int, int, float]] = {}
        for name in sorted(names, key=self._breadth):
            test = name.partition("[")[0]
            turns[test] = turns.get(test, 0) + 1
            ranks[name] = turns[test] // FEW_CASES, *self._breadth(name)
        return sorted(names, key=ranks.__getitem__)

    def _breadth(self, name: str) -> tuple[int, float]:
        return len(self.usual[name].reached), self.usual[name].seconds

    def _few(self, names: list[str]) -> list[str]:
        """As many of them as fit into the time for one mutant; at least one."""
        ends = list(accumulate(self.usual[name].seconds for name in names))
        return names[: max(1, sum(end <= MOST_SECONDS for end in ends))]

    def verdicts(self, mutants: Sequence[Mutant], jobs: int) -> Iterator[tuple[Mutant, str]]:
        """Each mutant with ``killed``, ``survived``, ``unreached``, or the test elsewhere that
        killed it, as they are done."""
        running: dict[int, Mutant] = {}
        for mutant in mutants:
            own, others = self.tests_for(mutant)
            if not own and not others:
                yield mutant, "unreached"
                continue
            if len(running) >= jobs:
                yield self._reaped(running)
            anew = self._is_built(mutant)
            if anew and not self.is_sound:
                self._try_unbroken(mutant, own)
            start = self._anew if anew else self._loose
            running[start(mutant, own, others)] = mutant
        while running:
            yield self._reaped(running)

    def _loose(self, mutant: Mutant, own: list[pytest.Item], others: list[pytest.Item]) -> int:
        """A fork in which the tests run against the mutant; its exit code is the verdict."""
        tests = [*own, *others]
        pid = os.fork()
        if pid:
            return pid
        _be_quiet()
        signal.signal(signal.SIGPROF, signal.SIG_DFL)  # a hang ends the process: killed
        put_in_place(mutant, self.root)
        for number, (item, after) in enumerate(zip(tests, [*tests[1:], None], strict=True)):
            seconds = self.usual[item.nodeid].seconds
            signal.setitimer(signal.ITIMER_PROF, 2 + PATIENCE * seconds)
            if not _passes(item, after):
                if number < len(own):
                    os._exit(KILLED)
                (self.notes / str(os.getpid())).write_text(item.nodeid)
                os._exit(ELSEWHERE)
        os._exit(SURVIVED)

    def _anew(self, mutant: Mutant, own: list[pytest.Item], _others: list[pytest.Item]) -> int:
        """A process of its own that imports the broken file in place of the right one."""
        pid = os.fork()
        if pid:
            return pid
        _be_quiet()
        source = self.notes / f"{os.getpid()}.py"
        source.write_text(mutant.source, encoding="utf-8")
        broken = {
            "OPFOR_BROKEN": str(self.root / mutant.path),
            "OPFOR_BROKEN_AS": str(source),
        }
        os.chdir(self.root)
        words = [sys.executable, "-m", "tests.mutants.fresh", *(item.nodeid for item in own)]
        os.execve(sys.executable, words, {**os.environ, **broken})
        raise AssertionError("this process is another one now")

    def _try_unbroken(self, mutant: Mutant, own: list[pytest.Item]) -> None:
        """What imports everything anew must pass while nothing is broken: else all seem killed."""
        right = mutant._replace(source=(self.root / mutant.path).read_text("utf-8"))
        _, status = os.waitpid(self._anew(right, own, []), 0)
        self.is_sound = os.waitstatus_to_exitcode(status) == SURVIVED
        assert self.is_sound, f"tests fail in a process of their own: {[i.nodeid for i in own]}"

    def _reaped(self, running: dict[int, Mutant]) -> tuple[Mutant, str]:
        pid, status = os.wait()
        code = os.waitstatus_to_exitcode(status)
        verdict = {SURVIVED: "survived"}.get(code, "killed")
        if code == ELSEWHERE:
            verdict = (self.notes / str(pid)).read_text()
        return running.pop(pid), verdict


def put_in_place(mutant: Mutant, root: Path) -> None:
    """Give every function made from the broken code that code, wherever it was imported."""
    path = str(root / mutant.path)
    right = codes(compile((root / mutant.path).read_text("utf-8"), path, "exec"))
    broken = codes(compile(mutant.source, path, "exec"))
    changed = {key: broken[key] for key in right if key in broken and right[key] != broken[key]}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename == path:
            code: CodeType | None = changed.get(
                (thing.__code__.co_qualname, thing.__code__.co_firstlineno)
            )
            if code is not None:
                thing.__code__ = code
        elif isinstance(thing, _lru_cache_wrapper):
            wrapped = getattr(thing, "__wrapped__", None)
            if isinstance(wrapped, FunctionType) and wrapped.__code__.co_filename == path:
                thing.cache_clear()


def _passes(item: pytest.Item, after: pytest.Item | None) -> bool:
    """Whether a test passes, set-up and all."""
    from _pytest.runner import runtestprotocol

    try:
        reports = runtestprotocol(item, log=False, nextitem=after)
    except BaseException:
        return False
    return all(report.passed for report in reports)


def _be_quiet() -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
