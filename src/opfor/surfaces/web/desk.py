"""Games under way, taken from the shelf when somebody asks for them and put to sleep when nobody
does; one at a time answers for each table."""

from __future__ import annotations

import json
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any

import msgspec

from opfor.app.arguments import Arguments
from opfor.app.conversation import Eyes, Table
from opfor.app.conversation.history.ways import Way, followed
from opfor.app.conversation.opening import continued, from_position
from opfor.app.game_arguments import players_of
from opfor.app.learning import usual_table, whose_cards
from opfor.app.own_content import game_of_record, with_fitting_packs
from opfor.app.registry import listings, load_game
from opfor.app.setting_up import prepared
from opfor.app.soundness import doubted
from opfor.app.sources import stays_untold
from opfor.app.start import Start
from opfor.core.book import load_book, resolve
from opfor.core.codec import convert
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.record import Header, Line
from opfor.surfaces.web.asks import Again, New, Opened, Text
from opfor.surfaces.web.box import with_box
from opfor.surfaces.web.choices import seated
from opfor.surfaces.web.imported import saved_in
from opfor.surfaces.web.missions import mission_made, refuse_paths
from opfor.surfaces.web.shelf import Shelf, Taken
from opfor.surfaces.web.turns import Turns

MOST_AWAKE = 200
IDLE = 30.0
"""Seconds after which a table that nobody plays or follows goes to sleep."""


class Desk:
    """All tables of one engine."""

    def __init__(self, shelf: Shelf, packs: Sequence[str] = ()) -> None:
        self.shelf = shelf
        self._packs = tuple(packs)
        self._awake: OrderedDict[str, Table] = OrderedDict()
        self._lock = Lock()
        self._turns = Turns(self._lock)
        self._used: dict[str, float] = {}
        self._followed: Counter[str] = Counter()

    # -- sitting down ------------------------------------------------------------------------

    def game(self, game_id: str) -> Game[Any]:
        """A game as it is begun here: with the owner's packs that are for it."""
        return with_fitting_packs(load_game(game_id), self._packs)

    def new(self, asked: New, owner: str = "") -> Opened:
        """A new game; it is on the shelf before anybody sees it."""
        game = with_box(self.game(asked.game), asked.box)
        options: dict[str, Any] = {
            name.replace("-", "_"): value for name, value in asked.options.items()
        }
        refuse_paths(options)
        first = game.options.__struct_fields__[0]
        if asked.offered and game.offered is not None:
            options.setdefault(first, game.offered()[0][0])
        return self.begin(game, options, asked, owner)

    def begin(self, game: Game[Any], options: dict[str, Any], asked: New, owner: str) -> Opened:
        """A game as it is at hand, told these options."""
        setting, _, _ = prepared(game, options, asked.rulings)
        named = Arguments(player=seated(game, setting, asked.players))
        sources = _sources(game.sources, usual_table(game, setting), asked.chance)
        kept = _Kept(self.shelf, owner=owner)
        table = Table.new(
            game,
            Start(
                options=options,
                rulings=asked.rulings,
                seed=secrets.randbelow(1_000_000) if asked.seed is None else asked.seed,
                mode="table" if sources else "play",
                table_sources=sources,
                untold=TABLE in asked.chance and stays_untold(game, sources),
                players=players_of(named, game, setting),
            ),
            keep=kept,
        )
        if sources:
            table.notices.extend(whose_cards(game, setting, sources, in_page=True))
        return self._begin(table, kept)

    def _begin(self, table: Table, kept: _Kept) -> Opened:
        name = kept.begin(table.header)
        with self._lock:
            self._awake[name] = table
        return self._opened(name, table)

    def _opened(self, name: str, table: Table) -> Opened:
        return Opened(name, table.people, table.is_solo)

    def open(self, asked: Text, owner: str = "") -> Opened:
        """A saved game or a position, from text that somebody brought."""
        text = asked.text.strip()
        found = saved_in(text)
        if found is None:
            return self._position(text, asked.game, owner)
        header, lines = found
        refuse_paths({k: v for k, v in header.options.items() if str(v) not in header.files})
        kept = _Kept(self.shelf, owner=owner)
        with doubted("the saved game", header, lines):
            table = continued(header, lines, kept)
            for seat in ("", *table.people):
                table.seen_by(seat).view()
        kept.waiting = list(table.lines)
        return self._begin(table, kept)

    def _position(self, text: str, game_id: str, owner: str) -> Opened:
        try:
            document = json.loads(text)
        except (ValueError, RecursionError):
            raise OpforError("this is neither a saved game nor a position") from None
        named = document.get("game", game_id) if isinstance(document, dict) else ""
        if not isinstance(named, str) or named not in listings():
            raise OpforError("this is neither a saved game nor a position: no game is named")
        kept = _Kept(self.shelf, owner=owner)
        if "answers" in document:
            return self._begin(self._gone(document, kept), kept)
        game = self.game(named)
        options, state = from_position(game, resolve(load_book(game.folder), {}), text.encode())
        seed = secrets.randbelow(1_000_000)
        table = Table.new(game, Start(options=options, seed=seed, state=state), keep=kept)
        return self._begin(table, kept)

    def _gone(self, document: Any, kept: _Kept) -> Table:
        """A link to a moment, gone through."""
        try:
            way = convert(document, Way)
        except msgspec.ValidationError as error:
            raise OpforError(f"this is no way to a moment: {error}") from None
        refuse_paths({k: v for k, v in way.options.items() if str(v) not in way.files})
        return followed(way, kept)

    def play_mission(self, table: str, owner: str = "") -> Opened:
        """Begin the mission that a generation made."""
        with self.at(table) as found:
            game, mission = mission_made(found, table)
        first = game.options.__struct_fields__[0]
        return self.begin(game, {first: mission}, New(game.id), owner)

    def again(self, asked: Again, owner: str = "") -> Opened:
        """A new game told what another was told."""
        with self.at(asked.table) as found:
            header, people = found.header, found.people
        chance = header.table_sources if header.mode == "table" else ()
        sat: Iterable[tuple[str, str]] = header.players.items()
        if asked.other:
            if len(people) != len(header.players):
                raise OpforError("nobody can change sides here")
            sat = zip(people, header.players.values(), strict=True)
        players = tuple(f"{seat}:{name}" for seat, name in sat)
        seed = header.seed if asked.same else None
        new = New(header.game, seed, rulings=header.rulings, players=players, chance=chance)
        return self.begin(game_of_record(header), dict(header.options), new, owner)

    # -- at a table --------------------------------------------------------------------------

    @contextmanager
    def at(self, table: str) -> Iterator[Table]:
        """A table for as long as one thing is done at it; what fails there is a fault of the save
        if it cannot have been played."""
        with self._turns.at(table):
            try:
                self._used[table] = time.monotonic()
                found = self._awakened(table)
                with doubted("the saved game", found.header, found.lines):
                    yield found
            except Taken:
                self.sleep(table)
                raise
            finally:
                if table not in self._awake:
                    self._used.pop(table, None)

    @contextmanager
    def eyes(self, table: str, seat: str) -> Iterator[Eyes]:
        with self.at(table) as found:
            yield found.seen_by(seat)

    def _awakened(self, name: str) -> Table:
        found = self._awake.get(name)
        if found is not None and self.shelf.count(name) == len(found.lines):
            with self._lock:
                self._awake.move_to_end(name)
            return found
        taken = self.shelf.read(name)
        kept = _Kept(self.shelf, name)
        kept.count = len(taken.lines)
        table = continued(taken.header, taken.lines, kept, taken.notice)
        with self._lock:
            self._awake[name] = table
            self._make_room()
        return table

    def _make_room(self) -> None:
        """Put to sleep what was asked for longest ago; nothing that somebody is at just now."""
        for name in list(self._awake)[:-1]:
            if len(self._awake) <= MOST_AWAKE:
                return
            if not self._turns.wanted(name):
                self._lay_down(name)

    @contextmanager
    def followed(self, name: str) -> Iterator[None]:
        """While somebody looks on, a table stays awake."""
        with self._lock:
            self._followed[name] += 1
        try:
            yield
        finally:
            with self._lock:
                self._followed[name] -= 1
                if not self._followed[name]:
                    del self._followed[name]

    def sweep(self, idle: float = IDLE) -> None:
        """Put to sleep what nobody plays or follows, so that the terminal may go on with it."""
        late = time.monotonic() - idle
        with self._lock:
            for name in list(self._awake):
                used = self._used.get(name, 0) > late
                if not (used or self._turns.wanted(name) or self._followed[name]):
                    self._lay_down(name)

    def put_away(self, name: str, *, back: bool) -> None:
        """Take a game off the shelf, or put it back; whoever is at it finishes first."""
        with self._turns.at(name):
            self.sleep(name)
            self.shelf.remove(name, back=back)

    def sleep(self, name: str) -> None:
        """Put a table to sleep: the next who asks finds it as the shelf has it."""
        with self._lock:
            if name in self._awake:
                self._lay_down(name)

    def _lay_down(self, name: str) -> None:
        del self._awake[name]
        self._used.pop(name, None)
        self.shelf.close(name)


class _Kept:
    """Keeps the lines of one table: they wait until it has a name, then go to the shelf."""

    def __init__(self, shelf: Shelf, table: str = "", owner: str = "") -> None:
        self.shelf, self.table, self.owner = shelf, table, owner
        self.count = 0
        self.waiting: list[Line] = []

    def __call__(self, lines: Sequence[Line]) -> None:
        if not self.table:
            self.waiting += lines
            return
        self.shelf.append(self.table, self.count, lines)
        self.count += len(lines)

    def begin(self, header: Header) -> str:
        self.table = self.shelf.create(header, self.owner)
        self(self.waiting)
        self.waiting = []
        return self.table


TABLE, TOLD = "table", "told"
"""The usual sources of a table: own draws stay untold if they can, or everything is told."""


def _sources(known: Any, usual: set[str], wanted: Sequence[str]) -> tuple[str, ...]:
    """Sources the table answers: none, the usual ones of a table, or those named."""
    if not wanted or "program" in wanted:
        return ()
    if TABLE in wanted or TOLD in wanted:
        return tuple(sorted(usual))
    if unknown := [each for each in wanted if each not in known]:
        raise OpforError(f"source of chance {unknown[0]!r}: there are {', '.join(known)}")
    return tuple(sorted(wanted))
