"""An owner's content: found by folder or name, put in force for a game, kept in its record.

``--pack FOLDER`` names a folder, or a pack in the data folder by its name. A game bound to content
reads it wherever it reads content at all; nothing above it need know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from opfor.app.data_folder import data_folder
from opfor.app.registry import listings, load_game
from opfor.core.door import path_of, read_file, text_of
from opfor.core.errors import BadPack, OpforError, one_of
from opfor.core.game import Game
from opfor.core.owned import NOTHING, Owned, OwnPack, each_step_inside, inside, playing
from opfor.core.record import Header, Learned, Line
from opfor.kit.own_tables import own_files, read_table
from opfor.kit.packs import MANIFEST, Manifest, names_file, read_manifest

MOST_FILES = 500
HELD = "held-box"
"""The folder of a box that lies in no folder: whoever plays brings its files along."""
TYPES = frozenset(("state", "events", "actions", "options", "plain", "owned", "step"))
"""Fields of a game that are no functions."""
LATER = frozenset(("drawn_up",))
"""Fields that lead to a group of functions."""


def packs_folder() -> Path:
    """Where packs are found by their name."""
    return data_folder() / "packs"


def pack_folder(given: str) -> Path:
    """The folder of a pack: as named, else of that name (or id) in the data folder."""
    named = path_of(given, BadPack)
    if (named / MANIFEST).is_file():
        return named
    known = known_packs()
    if given in known:
        return known[given]
    if named.is_dir():
        raise BadPack(f"{given}: no {MANIFEST} in it; a pack is a folder with one")
    there = f"; in {packs_folder()}: {', '.join(sorted(known))}" if known else ""
    raise BadPack(f"--pack {given}: no such folder, and no pack of that name{there}")


def known_packs() -> dict[str, Path]:
    """The packs of the data folder, by folder name and by id."""
    found: dict[str, Path] = {}
    for path in sorted(packs_folder().glob(f"*/{MANIFEST}")):
        with suppress(OpforError):
            found[read_manifest(path.parent).id] = path.parent
        found[path.parent.name] = path.parent
    return found


def read_pack(folder: Path) -> tuple[OwnPack, Manifest]:
    """A pack as it lies on the disk, its manifest checked."""
    manifest = read_manifest(folder)
    paths = sorted(folder.glob("*.toml"))
    if len(paths) > MOST_FILES:
        raise BadPack(f"{folder}: {len(paths)} files; a pack has at most {MOST_FILES}")
    files = {p.name: text_of(read_file(p, BadPack), str(p), BadPack) for p in paths}
    return OwnPack(id=manifest.id, folder=str(folder), files=files), manifest


def games_of(manifest: Manifest) -> list[Game[Any]]:
    """The games that share a box with the one a pack is for; that one first."""
    if manifest.game not in listings():
        return []
    named = load_game(manifest.game)
    others = [load_game(name) for name in listings() if name != manifest.game]
    return [named, *(game for game in others if game.folder == named.folder)]


def replaced_faults(pack: OwnPack, manifest: Manifest) -> Iterator[str]:
    """Tables that a pack says it replaces and that nobody knows, or that it does not hold."""
    tables = {name.removesuffix(".toml") for game in games_of(manifest) for name in game.tables}
    for name in manifest.replaces:
        if name not in tables:
            yield f"replaces: {one_of('table', name, sorted(tables))}"
        elif f"{name}.toml" not in pack.files:
            yield f"replaces: {name}: there is no {name}.toml to put in its place"


def owned_packs(game: Game[Any], given: Sequence[str]) -> Owned:
    """The packs named, each fit for the game; later ones have the last word."""
    packs: list[OwnPack] = []
    for name in given:
        folder = pack_folder(name)
        pack, manifest = read_pack(folder)
        if game.id not in [each.id for each in games_of(manifest)] and manifest.game != game.id:
            where = f"{folder / MANIFEST}: game"
            if manifest.game not in listings():
                raise BadPack(one_of(where, manifest.game, listings()))
            raise BadPack(f"{where}: a pack for {manifest.game}; {game.title} is {game.id!r}")
        for fault in replaced_faults(pack, manifest):
            raise BadPack(f"{folder / MANIFEST}: {fault}")
        packs.append(pack)
    return Owned(packs) if packs else NOTHING


def with_packs(game: Game[Any], given: Sequence[str]) -> Game[Any]:
    """A game with the packs named in force; what cannot be read is refused here."""
    owned = owned_packs(game, given)
    return with_owned(game, owned) if owned else game


def with_fitting_packs(game: Game[Any], given: Sequence[str]) -> Game[Any]:
    """A game with those of the packs in force that are for its box; others are for other games."""
    manifests = {name: read_manifest(pack_folder(name)) for name in given}
    fitting = [
        name
        for name, manifest in manifests.items()
        if game.id == manifest.game or game.id in [each.id for each in games_of(manifest)]
    ]
    return with_packs(game, fitting)


def with_files_named(game: Game[Any], options: Mapping[str, Any]) -> Game[Any]:
    """A game that holds the files its options name (a mission, a deck), so that they are kept."""
    files = {
        value: text_of(read_file(path, BadPack), value, BadPack)
        for value in options.values()
        if names_file(value)
        if (path := path_of(value, BadPack)).is_file() and value not in game.owned.files
    }
    files |= {str(path_of(name)): text for name, text in files.items()}
    return with_owned(game, game.owned.with_files(files)) if files else game


def with_owned(game: Game[Any], owned: Owned) -> Game[Any]:
    """The game with this content in force, in every function it has."""
    plain = game if game.plain is None else game.plain
    if not owned:
        return plain
    bound: Game[Any] = _bound(plain, owned)
    return replace(bound, step=each_step_inside(owned, plain.step), owned=owned, plain=plain)


def _bound(value: Any, owned: Owned) -> Any:
    """A group of functions with each of them bound."""
    changed = {}
    for name in value.__struct_fields__:
        if name in TYPES:
            continue
        there = getattr(value, name)
        if isinstance(there, Struct):
            changed[name] = _bound(there, owned)
        elif name in LATER and there is not None:
            changed[name] = partial(_bound_later, there, owned)
        elif isinstance(there, Mapping):
            changed[name] = {key: _inside(each, owned) for key, each in there.items()}
        else:
            changed[name] = _inside(there, owned)
    return replace(value, **changed)


def _bound_later(find: Callable[[], Any], owned: Owned) -> Any:
    return _bound(find(), owned)


def _inside(value: Any, owned: Owned) -> Any:
    is_function = callable(value) and not isinstance(value, type)
    return inside(owned, value) if is_function else value


def game_of_record(header: Header, lines: Iterable[Line] = ()) -> Game[Any]:
    """The game of a record, with the content it was begun with and what was typed in since."""
    owned = Owned(header.own, header.files)
    for line in lines:
        if isinstance(line, Learned):
            owned = owned.with_pack(line.pack)
    return with_owned(load_game(header.game), owned)


def changes_since(header: Header) -> list[str]:
    """What an owner's packs and files are no longer, each in a line."""
    said = []
    for pack in header.own:
        if pack.folder.startswith(HELD):
            continue  # kept by the page; there is no folder to compare with
        folder = Path(pack.folder)
        goes_on = f"this game goes on with the {len(pack.files)} files it was begun with"
        if not (folder / MANIFEST).is_file():
            said.append(f"pack {pack.id}: {folder} is gone; {goes_on}")
            continue
        with suppress(OpforError):
            today, _ = read_pack(folder)
            names = sorted(
                name
                for name in {*today.files, *pack.files}
                if today.files.get(name) != pack.files.get(name)
            )
            if names:
                changed = ", ".join(names)
                said.append(f"pack {pack.id}: changed since ({changed}); {goes_on}")
    return said


def checked_inside(game: Game[Any], owned: Owned, folder: Path) -> Sequence[str]:
    """The faults that a game finds in a pack, with the pack in force."""
    with playing(owned):
        try:
            return _table_faults(game) if game.check_pack is None else game.check_pack(folder)
        except OpforError as error:
            return [str(error)]


def _table_faults(game: Game[Any]) -> list[str]:
    """Each of the owner's tables by its type, joined to that of the game."""
    faults = []
    for file in own_files():
        ours = sorted(game.folder.glob(f"packs/*/{file.path.name}"))
        if file.path.stem not in game.tables:
            faults.append(f"{file.path}: {one_of('table', file.path.stem, game.tables)}")
            continue
        try:
            read_table(ours[0] if ours else file.path, game.tables[file.path.stem])
        except OpforError as error:
            faults.append(str(error))
    return faults
