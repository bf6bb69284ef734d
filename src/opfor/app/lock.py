"""One writer at a time: a save that is open is locked, and a second program is told at once.

The lock belongs to the open file, so it goes with the process however that ends. Where a system
knows no locks (the page engine) there is one writer anyway.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path

from opfor.core.errors import OpforError

HELD = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
FAR = 1 << 60
"""The byte that is locked where whole files cannot be: beyond any save, so that it can be read."""


class Lock:
    """Held until it is closed or nobody has it any more."""

    def __init__(self, path: Path) -> None:
        self._file: int | None = None
        self._file = os.open(path, os.O_RDWR)
        try:
            _lock(self._file)
        except OSError as error:
            self.close()
            if error.errno in HELD:
                raise OpforError(f"{path}: open in another program; close it there first") from None

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def __del__(self) -> None:
        self.close()


def _lock(file: int) -> None:
    if os.name == "nt":
        import msvcrt

        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        return
    import fcntl

    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
