"""What an owner of a game brings: packs and single files, held as text, in force while played.

A game reads its content through ``opfor.kit.packs``, which looks here first. What is in force is
that of the game under way (``Game.owned``), so two games with different content may be played side
by side; what is worked out from content is kept with it (``kept``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from msgspec import Struct
from msgspec.structs import force_setattr

P = ParamSpec("P")
T = TypeVar("T")


class OwnPack(Struct, frozen=True, kw_only=True):
    """An owner's pack: its id, the folder it was found in, the text of every file by its name."""

    id: str
    folder: str
    files: dict[str, str]
    hash: str = ""
    """The fingerprint of all its files."""

    def __post_init__(self) -> None:
        if not self.hash:
            force_setattr(self, "hash", fingerprint(self.files))


def fingerprint(files: Mapping[str, str]) -> str:
    """A short fingerprint of texts by name."""
    import hashlib  # slow to import, and most games hold nobody's content

    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode())
        digest.update(files[name].encode())
    return digest.hexdigest()[:16]


class Owned:
    """Packs in the order in which they were named (a later one has the last word), single files by
    the path that names them, and values played instead of those in the files, for experiments, by
    table and place in it: ``base/constants:head_start.hard.picks``."""

    __slots__ = ("changed", "changes", "files", "known", "packs", "texts")

    def __init__(
        self,
        packs: Sequence[OwnPack] = (),
        files: Mapping[str, str] | None = None,
        changes: Mapping[str, Any] | None = None,
    ) -> None:
        self.packs = tuple(packs)
        self.files = dict(files or {})
        self.changes = dict(changes or {})
        self.changed: set[str] = set()
        """Those of the changes that took the place of a value."""
        self.known: dict[Any, Any] = {}
        """What was worked out from this content."""
        self.texts = {str(Path(name)): text for name, text in self.files.items()}
        """Every text by its path."""
        for pack in packs:
            for name, text in pack.files.items():
                self.texts[str(Path(pack.folder) / name)] = text

    def __bool__(self) -> bool:
        return bool(self.packs or self.files or self.changes)

    def with_files(self, files: Mapping[str, str]) -> Owned:
        """The same with further files."""
        return Owned(self.packs, {**self.files, **files}, self.changes)

    def with_pack(self, pack: OwnPack) -> Owned:
        """The same with one more pack, in the place of one from the same folder."""
        others = [each for each in self.packs if each.folder != pack.folder]
        return Owned((*others, pack), self.files, self.changes)


NOTHING = Owned()
_IN_FORCE: ContextVar[Owned] = ContextVar("owned", default=NOTHING)


def in_force() -> Owned:
    """The owner's content that counts now."""
    return _IN_FORCE.get()


@contextmanager
def playing(owned: Owned) -> Iterator[None]:
    """While inside, this content counts."""
    token = _IN_FORCE.set(owned)
    try:
        yield
    finally:
        _IN_FORCE.reset(token)


def kept(function: Callable[P, T]) -> Callable[P, T]:
    """Worked out once for each owner's content, like ``functools.cache``."""
    return keeping(None)(function)


def keeping(most: int | None) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """The same for at most so many arguments, like ``functools.lru_cache``."""

    def kept_so(function: Callable[P, T]) -> Callable[P, T]:
        usual: Any = lru_cache(maxsize=most)(function)
        current = _IN_FORCE.get

        @wraps(function)
        def known(*args: P.args, **kwargs: P.kwargs) -> T:
            owned = current()
            here = usual
            if owned is not NOTHING:
                here = owned.known.get(function)
                if here is None:
                    here = owned.known[function] = lru_cache(maxsize=most)(function)
            result: T = here(*args, **kwargs)
            return result

        return known

    return kept_so


def inside(owned: Owned, function: Callable[P, T]) -> Callable[P, T]:
    """A function that runs with this content in force."""

    @wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> T:
        token = _IN_FORCE.set(owned)
        try:
            return function(*args, **kwargs)
        finally:
            _IN_FORCE.reset(token)

    return run


def each_step_inside(owned: Owned, procedure: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A procedure that runs with this content in force, whoever is asked in between."""

    def run(play: Any) -> Any:
        with playing(owned):
            inner = procedure(play)
        answer = None
        try:
            while True:
                try:
                    with playing(owned):
                        request = inner.send(answer)
                except StopIteration as end:
                    return end.value
                answer = yield request
        finally:
            inner.close()

    return run
