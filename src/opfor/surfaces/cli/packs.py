"""Content packs: check one or a mission file, bring files into their one form, describe tables as
JSON Schema, list what is there."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json
from opfor.app.box import report
from opfor.app.course.lessons import FILE
from opfor.app.course.lessons import faults as lesson_faults
from opfor.app.data_folder import data_folder
from opfor.app.own_content import (
    checked_inside,
    games_of,
    known_packs,
    read_pack,
    replaced_faults,
    with_owned,
)
from opfor.app.registry import listings, load_game
from opfor.app.speech import say
from opfor.core.door import path_of
from opfor.core.errors import BadPack, OpforError, one_of
from opfor.core.game import Game
from opfor.core.owned import Owned, OwnPack
from opfor.kit.packs import MANIFEST, Manifest, read_manifest, read_toml, schema
from opfor.surfaces.cli.mission_files import check_file, format_file
from opfor.surfaces.cli.output import print_json


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("do", metavar="check|format|schema|list", help="what to do")
    parser.add_argument("what", nargs="*", metavar="PATH|GAME [TABLE]")
    declare_json(parser)


def run(arguments: Arguments) -> int:
    match (arguments.do, *arguments.what):
        case ("check", path):
            return _check(_folder(path), arguments.json)
        case ("format", *files) if files:
            return max(format_file(name) for name in files)
        case ("schema", game_id, *table) if len(table) <= 1:
            print_json(_schemas(load_game(game_id), *table))
            return 0
        case ("list",):
            return _list(arguments.json)
    raise OpforError(
        "write: packs check PATH, packs format FILE, packs schema GAME [TABLE], or packs list"
    )


def _folder(given: str) -> Path:
    """A folder, or a pack of the data folder by its name."""
    named = path_of(given)
    return named if named.exists() else known_packs().get(given, named)


def _check(folder: Path, as_json: bool) -> int:
    """Every fault of a pack, each on a line naming file, entry and field."""
    if folder.is_file() and not _is_table(folder):
        return check_file(folder, as_json)
    if folder.is_file():
        raise OpforError(f"{folder}: a table of a pack; check its folder: {folder.parent}")
    if not folder.is_dir():
        raise OpforError(f"{folder}: no such folder; a pack is a folder with a {MANIFEST}")
    faults = faults_of(folder)
    if as_json:
        print_json({"pack": str(folder), "ok": not faults, "faults": faults})
    elif faults:
        print("\n".join(faults))
    else:
        manifest = read_manifest(folder)
        for line in _told(folder, manifest):
            print(line)
        say(f"{folder}: {manifest.title} {manifest.version} for {manifest.game}, no faults")
    return 1 if faults else 0


def _is_table(path: Path) -> bool:
    """Whether a file is a table of the pack it lies in, or its manifest; missions are not."""
    manifest = path.parent / MANIFEST
    if path == manifest or not manifest.is_file():
        return path == manifest
    game = load_game(read_manifest(path.parent).game)
    return path.name in game.tables or path.stem in game.tables


def _told(folder: Path, manifest: Manifest) -> Sequence[str]:
    """What is in an owner's pack, and what of it counts."""
    game = load_game(manifest.game)
    if folder.resolve().is_relative_to(game.folder.resolve()):
        return ()
    return report(game, read_pack(folder)[0]).lines


def faults_of(folder: Path) -> list[str]:
    """The manifest first, then each table by its type, then what the game itself checks.

    A table of a pack that comes with a game must be there if it is known by its whole file name;
    an owner's pack is checked as it will be played, joined to ours.
    """
    try:
        pack, manifest = read_pack(folder)
    except BadPack as error:
        return [str(error)]
    if manifest.game not in listings():
        return [f"{folder / MANIFEST}: {one_of('game', manifest.game, listings())}"]
    game = load_game(manifest.game)
    if not folder.resolve().is_relative_to(game.folder.resolve()):
        return _own_faults(pack, manifest, folder)
    if (folder / FILE).exists():
        return lesson_faults(game)
    named = (folder / name for name in game.tables if name.endswith(".toml"))
    faults = [f"{path}: no such file; a pack needs it" for path in named if not path.exists()]
    faults += [fault for path in sorted(folder.glob("*.toml")) for fault in _faults(game, path)]
    return list(dict.fromkeys([*faults, *_further(game, folder)]))


def _own_faults(pack: OwnPack, manifest: Manifest, folder: Path) -> list[str]:
    """What every game of the box finds in an owner's pack."""
    faults = [f"{folder / MANIFEST}: {fault}" for fault in replaced_faults(pack, manifest)]
    for game in games_of(manifest):
        faults += checked_inside(game, Owned((pack,)), folder)
        if FILE in pack.files and not faults and game.id == manifest.game:
            faults += lesson_faults(with_owned(game, Owned((pack,))))
    return list(dict.fromkeys(faults))


def _further(game: Game[Any], folder: Path) -> Sequence[str]:
    if game.check_pack is None:
        return ()
    try:
        return game.check_pack(folder)
    except OpforError as error:
        return [str(error)]


def _faults(game: Game[Any], path: Path) -> list[str]:
    if path.name == MANIFEST:
        return []
    kind = game.tables.get(path.name) or game.tables.get(path.stem)
    if kind is None:
        if game.check_pack is not None:
            return []  # files named at will (boards, missions) are the game's own to check
        return [f"{path}: {one_of('table', path.stem, game.tables)}"]
    try:
        read_toml(path, kind)
    except BadPack as error:
        return [str(error)]
    return []


def _schemas(game: Game[Any], table: str | None = None) -> dict[str, Any]:
    """JSON Schemas by table name; editors can check a pack while it is typed."""
    kinds: dict[str, Any] = {"pack": Manifest, **game.tables}
    if table is None:
        return {name: schema(kind) for name, kind in kinds.items()}
    if table not in kinds:
        raise OpforError(one_of(f"table of {game.title}", table, kinds))
    return schema(kinds[table])


def _list(as_json: bool) -> int:
    """Packs of the games, and private ones in the data folder; damaged ones are passed over."""
    roots = [load_game(game_id).folder / "packs" for game_id in listings()]
    roots.append(data_folder() / "packs")
    folders = {path.parent for root in roots for path in root.glob(f"*/{MANIFEST}")}
    found = []
    for folder in sorted(folders):
        with suppress(BadPack):
            found.append((read_manifest(folder), folder))
    if as_json:
        print_json({"packs": [_pack_json(*each) for each in found]})
        return 0
    for manifest, folder in found:
        print(f"{manifest.game:<12} {manifest.id:<24} {manifest.version:<8} {manifest.title}")
        print(f"{'':<12} {folder}")
    return 0


def _pack_json(manifest: Manifest, folder: Path) -> dict[str, Any]:
    named = {"id": manifest.id, "game": manifest.game, "title": manifest.title}
    return named | {"version": manifest.version, "path": str(folder)}
