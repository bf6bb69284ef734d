"""Who plays the blocks: this process, several local ones, or a Dask cluster.

All three are a standard ``Executor``. A worker that dies costs the block it was playing: the block
is played again by another one.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ThreadPoolExecutor,
)
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from queue import SimpleQueue
from traceback import format_exc
from typing import Any, ParamSpec, TypeVar

from opfor.core.ctrl_c import hear_nothing
from opfor.core.echo import shortened
from opfor.core.errors import OpforError
from opfor.lab.extra import need

T = TypeVar("T")
R = TypeVar("R")
P = ParamSpec("P")

DEATHS = 3
"""A task during which so many workers died is given up."""
PATIENCE = 10
"""Seconds until a cluster that does not answer is said not to be there."""
MOST_JOBS = 1000
AHEAD = 3
"""Tasks that wait for each worker: enough that none is idle, few enough to stop soon."""


class Here(Executor):
    """This process: a task is done when it has been submitted."""

    def submit(self, function: Callable[P, R], /, *args: P.args, **more: P.kwargs) -> Future[R]:
        future: Future[R] = Future()
        try:
            future.set_result(function(*args, **more))
        except Exception as error:
            future.set_exception(error)
        return future


class Processes(Executor):
    """Local processes, each with a line of its own, so that one death breaks no other's work."""

    def __init__(self, jobs: int) -> None:
        self._threads = ThreadPoolExecutor(jobs, initializer=hear_nothing)
        self._own = threading.local()
        self._hired: list[Worker] = []

    def submit(self, function: Callable[P, R], /, *args: P.args, **more: P.kwargs) -> Future[R]:
        return self._threads.submit(self._carry_out, function, *args, **more)

    def _carry_out(self, function: Callable[P, R], /, *args: P.args, **more: P.kwargs) -> R:
        worker: Worker | None = getattr(self._own, "worker", None)
        if worker is None:
            worker = self._own.worker = Worker()
            self._hired.append(worker)
        try:
            return worker.carry_out(function, *args, **more)
        except BrokenExecutor:
            del self._own.worker
            raise

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._threads.shutdown(wait=wait, cancel_futures=cancel_futures)
        for worker in self._hired:
            worker.dismiss(wait)


class Worker:
    """A process that does one task after the other. Nobody but the process holds its end of the
    line: if it dies in the middle of an answer, the line is heard to be dead (a pool of the
    standard library waits for the rest for ever)."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._line, its_end = context.Pipe()
        self._process = context.Process(target=_work, args=(its_end,), daemon=True)
        self._process.start()
        its_end.close()

    def carry_out(self, function: Callable[P, R], /, *args: P.args, **more: P.kwargs) -> R:
        try:
            self._line.send((function, args, more))
            is_done, answer = self._line.recv()
        except (EOFError, OSError):
            self.dismiss()
            raise BrokenExecutor("a worker died") from None
        if is_done:
            return answer  # type: ignore[no-any-return]
        raise answer

    def dismiss(self, wait: bool = True) -> None:
        """It goes home when it hears that nobody is on the line."""
        self._line.close()
        if wait:
            self._process.join()


def _work(line: Connection) -> None:
    """One task after the other, until nobody is on the line."""
    _settle_in()
    with suppress(EOFError, OSError):
        while True:
            function, args, more = line.recv()
            try:
                line.send((True, function(*args, **more)))
            except Exception as error:
                error.add_note(format_exc())  # where it was raised does not go over the line
                line.send((False, error))


def _settle_in() -> None:
    """Ctrl-C is for the process that gathers; the others finish their block. If that process is
    killed, nobody waits for them any more, and they go, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_parent, daemon=True).start()


def _leave_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def workers(jobs: int | None, cluster: str = "") -> Iterator[tuple[Executor, int]]:
    """An executor and how many work for it; ``jobs`` ``None`` means every core."""
    if cluster:
        with _dask(cluster) as found:
            yield found
        return
    count = (os.cpu_count() or 1) if jobs is None else jobs
    if count < 1:
        raise OpforError(f"--jobs {count}: at least one process has to play")
    if count > MOST_JOBS:
        raise OpforError(f"--jobs {shortened(str(count))}: at most {MOST_JOBS} processes")
    executor = Here() if count == 1 else Processes(count)
    try:
        yield executor, count
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def _dask(address: str) -> Iterator[tuple[Executor, int]]:
    dask = need("distributed")
    try:
        client = dask.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        said = str(error).splitlines()[0] if str(error) else "no answer"
        raise OpforError(f"--cluster {address}: no Dask scheduler there ({said})") from None
    with client:
        yield client.get_executor(pure=False, retries=DEATHS), _threads(client, address)


def _threads(client: Any, address: str) -> int:
    """How many tasks the cluster plays at once; every worker must run the same opfor."""
    from opfor.lab.source import source_hash

    ours, theirs = source_hash(), client.run(source_hash)
    for worker, found in theirs.items():
        if found != ours:
            raise OpforError(
                f"--cluster {address}: worker {worker} runs another opfor than this one; "
                "install the same version on every machine"
            )
    if not theirs:
        raise OpforError(f"--cluster {address}: no workers; start one with: dask worker {address}")
    return sum(client.nthreads().values())


def in_any_order(
    executor: Executor, count: int, function: Callable[[T], R], tasks: Iterable[T]
) -> Iterator[tuple[T, R]]:
    """Each task with what came out of it, as they are finished.

    Only a few tasks are under way at a time, so memory does not grow with their number. Whoever
    stops early leaves those to the executor, which drops them when it is shut down. Finished ones
    come by a queue, at which Ctrl-C may break in at any moment: where ``wait`` is broken off, it
    can keep what a worker needs to go home.
    """
    coming, again = iter(tasks), list[T]()
    deaths: dict[int, int] = {}
    under_way: dict[Future[R], T] = {}
    finished: SimpleQueue[Future[R]] = SimpleQueue()
    while True:
        while len(under_way) < count * AHEAD:
            task = again.pop() if again else next(coming, None)
            if task is None:
                break
            future = executor.submit(function, task)
            under_way[future] = task
            future.add_done_callback(finished.put)
            if isinstance(executor, Here):
                break
        if not under_way:
            return
        future = finished.get()
        task = under_way.pop(future)
        if is_death(future):
            deaths[id(task)] = deaths.get(id(task), 0) + 1
            if deaths[id(task)] >= DEATHS:
                raise OpforError(f"{task}: {DEATHS} workers died while playing it")
            again.append(task)
        else:
            yield task, future.result()


def is_death(future: Future[Any]) -> bool:
    """Whether a worker died under a task; ``KilledWorker`` is Dask's word for it."""
    if future.cancelled():
        return True
    error = future.exception()
    return isinstance(error, BrokenExecutor | CancelledError) or (
        type(error).__name__ in ("KilledWorker", "FutureCancelledError")
    )
