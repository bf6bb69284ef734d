"""A saved game brought as text: checked line by line before anything is done with it."""

from __future__ import annotations

import tempfile
from pathlib import Path

from opfor.app.store import SUFFIX, read_save
from opfor.core.errors import BadSave, OpforError
from opfor.core.record import Header, Line

LARGEST = 20_000_000


def saved_in(text: str) -> tuple[Header, list[Line]] | None:
    """Header and lines; ``None`` where the text is no saved game at all."""
    if '"check"' not in text.partition("\n")[0]:
        return None
    if len(text) > LARGEST:
        raise OpforError(f"a saved game has at most {LARGEST // 1_000_000} million letters")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"brought{SUFFIX}"
        path.write_text(text.rstrip("\n") + "\n", encoding="utf-8")
        try:
            saved, _ = read_save(path, repair=False)
        except BadSave as error:
            raise BadSave(str(error).replace(str(path), "the saved game")) from None
    return saved.header, saved.lines
