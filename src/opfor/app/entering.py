"""Entering an owner's box card by card: where one stands, what is written, what comes next.

Everything that is complete is in the file at once; what was left in the middle of a card is asked
again. A new entry is added at the end of the file, so that a file written by hand keeps its
remarks; changing an entry writes the table anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from opfor.app.own_content import known_packs, packs_folder
from opfor.app.store import read_save
from opfor.core.door import path_of, write_file
from opfor.core.errors import BadPack, OpforError, one_of
from opfor.core.form import Form, Row, told
from opfor.core.game import Game
from opfor.core.owned import Owned, playing
from opfor.core.record import Learned
from opfor.kit.documents.document import toml_text
from opfor.kit.own_tables import joined, own_files
from opfor.kit.packs import MANIFEST, raw_toml, read_manifest

OWNER = {"provenance": "owner-supplied"}


def form_named(game: Game[Any], name: str) -> Form:
    """A form by the beginning of its name; without a name the first."""
    if not game.forms():
        raise OpforError(f"{game.title}: there is nothing to enter by form; packs are TOML files")
    found = [form for form in game.forms() if form.name.startswith(name.casefold())]
    exact = [form for form in found if form.name == name.casefold()]
    if len(exact or found) == 1 or not name:
        return (exact or found)[0]
    raise OpforError(one_of(f"what to enter for {game.title}", name, _names(game)))


def _names(game: Game[Any]) -> list[str]:
    return [form.name for form in game.forms()]


def pack_to_fill(given: str, game: Game[Any], form: Form) -> Path:
    """The folder that is written to: as named, or of that name in the data folder; made if it is
    not there. A deck of one's own takes the place of ours."""
    name = given or f"my-{game.id}"
    folder = known_packs().get(name) or (path_of(name) if _is_path(name) else packs_folder() / name)
    if (folder / MANIFEST).is_file():
        manifest = read_manifest(folder)
        if manifest.game != game.id:
            raise BadPack(f"{folder / MANIFEST}: game: a pack for {manifest.game}, not {game.id}")
        return folder
    manifest_text: Row = {"id": folder.name, "title": f"My {game.title}", "game": game.id, **OWNER}
    if form.replaces:
        manifest_text["replaces"] = [form.table]
    write_whole(folder / MANIFEST, toml_text(manifest_text))
    return folder


def typed_in(path: Path, game_id: str) -> dict[str, list[Row]]:
    """What was typed at the table in a saved game, by table."""
    saved, _ = read_save(path, repair=False)
    if saved.header.game != game_id:
        raise OpforError(f"{path}: a saved game of {saved.header.game}, not {game_id}")
    lessons = [line for line in saved.lines if isinstance(line, Learned)]
    if not lessons:
        raise OpforError(f"{path}: nothing was typed in at this table")
    with playing(Owned((lessons[-1].pack,))):
        files = [file.path for file in own_files()]
        raws = {file.stem: raw_toml(file) for file in files}
    return {
        table: [row for rows in raw.values() if isinstance(rows, list) for row in rows]
        for table, raw in raws.items()
    }


def _is_path(name: str) -> bool:
    return "/" in name or "\\" in name or name.startswith((".", "~"))


class Entering:
    """One table of a pack while it is filled in."""

    def __init__(self, folder: Path, form: Form) -> None:
        self.folder, self.form = folder, form
        self.known: dict[Any, Row] = {}
        if form.rows and self.path().is_file():
            rows = raw_toml(self.path()).get(form.rows, [])
            self.known = {
                row.get(form.key): row
                for row in rows
                if isinstance(row, dict) and all(row.get(k) == v for k, v in form.fixed.items())
            }

    def path(self, key: Any = "") -> Path:
        """The file of the table, or of the one thing."""
        return self.folder / f"{self.form.table or key}.toml"

    def next_key(self) -> Any:
        """What comes next in the order of the box; nothing if all is there."""
        expected = self.form.expected(self.known)
        return expected[0] if expected else None

    def entered(self, key: Any) -> Row:
        """What is there already under a name."""
        if not self.form.rows and self.path(key).is_file():
            return raw_toml(self.path(key))
        return self.known.get(key, {})

    def keep(self, row: Row) -> Path:
        """Check an entry and write it; the file as it was is left if that fails."""
        entry = {**told(self.form.blanks, row), **self.form.fixed}
        self.form.check(entry)
        key = entry[self.form.key]
        path = self.path(key)
        if not self.form.rows:
            write_whole(path, toml_text({**OWNER, **entry}))
            return path
        before = path.read_text(encoding="utf-8") if path.is_file() else ""
        if key in self.known or f"{self.form.rows} = [" in before:
            table = joined(raw_toml(path), {self.form.rows: [entry]})
            write_whole(path, toml_text(table))
        else:
            head = before or toml_text(OWNER)
            more = toml_text({self.form.rows: [entry]})
            write_whole(path, f"{head.rstrip()}\n{more}")
        self.known[key] = entry
        return path


def write_whole(path: Path, text: str) -> None:
    """Whole, into a folder that is made if need be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OpforError(f"{path}: cannot be written ({error.strerror})") from None
    write_file(path, text)
