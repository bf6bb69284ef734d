"""A ladder: how often players win the held-out games of a game, with intervals, as a file.

A player is measured in every setting on the same seeds, so that rows of two players, made on two
machines, are about the same games. Whoever is measured again replaces the rows it had. Rows of
other rules or of another number of games are refused. Places count settings that are held out;
known ones, of which only the seed is new, stand beside them.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from opfor import __version__
from opfor.app.players import PROGRAM
from opfor.core.door import json_of, read_file, write_file
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.kit.shares import Rate, difference, wilson
from opfor.lab.execution import Progress
from opfor.lab.held_out import Held, HeldOut, options_in
from opfor.lab.series import run_series
from opfor.lab.source import source_hash
from opfor.lab.variant import FAIR, make_variant, seat_measured_in

ANSWERS = "answers"
"""What the tally counts of the answers of a program."""


class Standing(Struct, frozen=True, kw_only=True):
    """A player in one setting. ``answers`` are those of a program: given, illegal, tokens."""

    player: str
    setting: str
    seat: str
    games: int
    won: int
    rate: Rate
    known: bool = False
    answers: dict[str, int] = {}


class Place(Struct, frozen=True, kw_only=True):
    """A player over what is held out: its share of wins, and how much more than the baseline's."""

    player: str
    games: int
    rate: Rate
    more: Rate | None
    legal: Rate | None
    tokens: int


class Ladder(Struct, kw_only=True, forbid_unknown_fields=True):
    """The file: ``games`` in each setting. ``held_out`` is the fingerprint of the games that count
    here, ``rules`` the one of the rules they were played by."""

    game: str
    version: str
    held_out: str
    rules: str
    seed: int
    games: int
    standings: list[Standing] = []

    def add(self, rows: Iterable[Standing]) -> None:
        new = {(row.player, row.setting): row for row in rows}
        kept = [row for row in self.standings if (row.player, row.setting) not in new]
        self.standings = sorted([*kept, *new.values()], key=lambda row: (row.player, row.setting))

    def places(self) -> list[Place]:
        """The best first. Settings count alike; the interval of their sum is Wilson's."""
        base = self._rate(FAIR) if any(row.player == FAIR for row in self.standings) else None
        players = dict.fromkeys(row.player for row in self.standings)
        found = [self._place(player, base) for player in players]
        return sorted(found, key=lambda place: (-place.rate.value, place.player))

    def _rows(self, player: str) -> list[Standing]:
        return [row for row in self.standings if row.player == player]

    def _rate(self, player: str) -> Rate:
        rows = self._rows(player)
        rows = [row for row in rows if not row.known]
        share = sum(row.rate.value for row in rows) / len(rows)
        games = sum(row.games for row in rows)
        return wilson(share * games, games)

    def _place(self, player: str, base: Rate | None) -> Place:
        rows, rate = self._rows(player), self._rate(player)
        given = sum(row.answers.get("given", 0) for row in rows)
        illegal = sum(row.answers.get("illegal", 0) for row in rows)
        return Place(
            player=player,
            games=sum(row.games for row in rows if not row.known),
            rate=rate,
            more=difference(rate, base) if base is not None and player != FAIR else None,
            legal=wilson(given - illegal, given) if player.startswith(PROGRAM) else None,
            tokens=sum(row.answers.get("tokens", 0) for row in rows),
        )


def new_ladder(game: Game[Any], held: HeldOut, games: int) -> Ladder:
    return Ladder(
        game=game.id,
        version=__version__,
        held_out=held.mark,
        rules=source_hash(),
        seed=held.seed,
        games=games,
    )


def read_ladder(path: Path, game: Game[Any], held: HeldOut) -> Ladder:
    """A ladder to go on with; one of other games is refused."""
    found: Ladder = json_of(read_file(path), str(path), Ladder)
    if found.game != game.id:
        raise OpforError(f"{path}: a ladder of {found.game}, not of {game.id}")
    if found.held_out != held.mark:
        raise OpforError(f"{path}: other games were held out then; begin a new ladder")
    return found


def check_alike(path: Path, ladder: Ladder, games: int) -> None:
    """Only rows about the same games, played by the same rules, stand in one ladder."""
    if ladder.games != games:
        raise OpforError(
            f"{path}: {ladder.games} games in each setting there, not {games}; "
            f"say --games {ladder.games}, or begin a new ladder"
        )
    if ladder.rules != source_hash():
        raise OpforError(f"{path}: played by other rules; begin a new ladder")


def write_ladder(path: Path, ladder: Ladder) -> None:
    encoded = msgspec.json.encode(ladder)
    write_file(path, msgspec.json.format(encoded, indent=1) + b"\n")


def measured(
    game: Game[Any],
    held: HeldOut,
    player: str,
    games: int,
    jobs: int | None,
    progress: Progress = lambda _games, _of: None,
) -> list[Standing]:
    """A player in all settings: so many games each."""
    total = games * len(held.settings)
    return [
        _measured(game, held.seed, setting, player, games, jobs, lambda n: progress(n, total))
        for setting in held.settings
    ]


def _measured(
    game: Game[Any],
    seed: int,
    setting: Held,
    player: str,
    games: int,
    jobs: int | None,
    told: Any,
) -> Standing:
    options = options_in(game, setting)
    bare = make_variant(setting.name, game.id, options, setting.rulings)
    seat = seat_measured_in(bare)
    variant = msgspec.structs.replace(bare, players=bare.players | {seat: player})
    finished = run_series(variant, seed, games, jobs, told=told)
    if finished.interrupted:
        raise KeyboardInterrupt
    won = finished.tally.winners.get(seat, 0)
    return Standing(
        player=player,
        setting=setting.name,
        seat=seat,
        games=games,
        won=won,
        rate=wilson(won, games),
        known=setting.known,
        answers=finished.tally.counts.get(ANSWERS, {}),
    )
