"""One way to play a game: its options, rulings, players, packs and constants.

An experiment compares variants. They are plain values, so that any process on any machine can
play a part of one.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from opfor.app.own_content import with_owned, with_packs
from opfor.app.players import player_named
from opfor.app.registry import load_game
from opfor.app.setting_up import decode_options, prepared
from opfor.app.speech import spoken
from opfor.core.book import load_book, resolve
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game
from opfor.core.owned import Owned, OwnPack
from opfor.kit.packs import names_file, pack_hash

FAIR, RANDOM = "baseline", "random"


class Variant(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``options`` are all, ``rulings`` those that differ from the default. ``constants`` are
    numbers of the game's packs that are played with another value (``base/constants:row``);
    ``files`` are fingerprints of the files and folders that options name, ``own`` the owner's
    packs, whole, so that any machine can play them, ``texts`` files that are played as if they lay
    under their names."""

    name: str
    game: str
    options: dict[str, Any] = {}
    rulings: dict[str, str] = {}
    players: dict[str, str] = {}
    constants: dict[str, Any] = {}
    files: dict[str, str] = {}
    own: tuple[OwnPack, ...] = ()
    texts: dict[str, str] = {}


def fair_player(game: Game[Any]) -> str:
    """Who plays when nobody is named: the baseline, else the first that does not play at random."""
    if not game.players:
        raise OpforError(f"{game.title} has no players for simulation yet")
    if FAIR in game.players:
        return FAIR
    return next((name for name in game.players if name != RANDOM), RANDOM)


def make_variant(
    name: str,
    game_id: str,
    options: Mapping[str, Any],
    rulings: Mapping[str, str],
    players: str | Mapping[str, str] = "",
    packs: tuple[str, ...] = (),
    constants: Mapping[str, Any] | None = None,
) -> Variant:
    """A variant that has been checked: what cannot be played is refused here, in one line."""
    game = with_packs(load_game(game_id), packs)
    setting, plain, in_force = prepared(game, options, rulings)
    return Variant(
        name=name,
        game=game_id,
        options=plain,
        rulings=changed_rulings(game, in_force),
        players=seated(game, setting, players),
        constants=dict(constants or {}),
        files=named_files(plain),
        own=game.owned.packs,
    )


def own_folders(game: Game[Any]) -> tuple[str, ...]:
    """The folders of the owner's packs in force."""
    return tuple(pack.folder for pack in game.owned.packs)


def game_played(variant: Variant) -> Game[Any]:
    """The game of a variant, with the owner's packs and the variant's constants in force."""
    owned = Owned(variant.own, variant.texts, variant.constants)
    return with_owned(load_game(variant.game), owned)


def named_files(options: Mapping[str, Any]) -> dict[str, str]:
    """The fingerprint of every file or folder that an option names: a mission, a pack."""
    paths = {value: Path(value).expanduser() for value in options.values() if names_file(value)}
    return {
        name: pack_hash(path) if path.is_dir() else sha256(path.read_bytes()).hexdigest()[:16]
        for name, path in paths.items()
        if path.exists()
    }


def seated(game: Game[Any], setting: Any, players: str | Mapping[str, str]) -> dict[str, str]:
    """Who plays each seat that is not the bot's; seats not named get the fair player."""
    free = [seat.id for seat in game.seats(setting) if not seat.bot]
    usual = players if isinstance(players, str) else ""
    named = {} if isinstance(players, str) else dict(players)
    for seat in named:
        if seat not in free:
            raise OpforError(one_of(f"players of {game.title}: seat", seat, free))
    found = {seat: named.get(seat) or usual or fair_player(game) for seat in free}
    for name in found.values():
        player_named(game, name)
    return found


def changed_rulings(game: Game[Any], rulings: Mapping[str, str]) -> dict[str, str]:
    """The rulings that are not played by their default."""
    usual = resolve(load_book(game.folder), {})
    return {name: value for name, value in rulings.items() if value != usual[name]}


def changed_options(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that are not the usual ones."""
    usual = msgspec.to_builtins(decode_options(game, {}))
    return {name: value for name, value in options.items() if value != usual.get(name)}


def seat_measured_in(variant: Variant) -> str:
    """The same of a variant; other constants seat nobody elsewhere."""
    game = game_played(msgspec.structs.replace(variant, constants={}))
    setting, _, _ = prepared(game, variant.options, variant.rulings)
    return measured_seat(game, setting)


def measured_seat(game: Game[Any], setting: Any) -> str:
    """Whose wins are compared: the first seat that is not the bot's."""
    return next(seat.id for seat in game.seats(setting) if not seat.bot)


def in_words(game: Game[Any], variant: Variant) -> str:
    """What is not as usual about a variant, on one line."""
    changed = changed_options(game, variant.options) | variant.rulings | variant.constants
    return ", ".join(f"{name} {value}" for name, value in changed.items()) or spoken("as usual")
