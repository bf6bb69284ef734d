"""Games in PostgreSQL, for a server that several processes and many people share.

A line is added only after the number it was meant to follow: whoever comes second finds the count
changed, and nothing of theirs is written.
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any, LiteralString, TypeVar

import msgspec
import psycopg

from opfor.app.store import as_written_today
from opfor.core.codec import decode
from opfor.core.errors import OpforError
from opfor.core.record import Header, Line
from opfor.surfaces.web.shelf import Found, Kept, Taken, checked

MADE: LiteralString = """
create table if not exists opfor_game (
    name text primary key, owner text not null, header text not null,
    count integer not null default 0, modified timestamptz not null default now());
alter table opfor_game add column if not exists called text not null default '';
alter table opfor_game add column if not exists removed boolean not null default false;
create index if not exists opfor_game_owner on opfor_game (owner, modified desc);
create table if not exists opfor_line (
    game text not null references opfor_game on delete cascade, number integer not null,
    line text not null, primary key (game, number));
create table if not exists opfor_secret (one boolean primary key default true check (one),
    value text not null);
"""
MOST_OF_ONE = 500
"""Games that one person may keep."""

T = TypeVar("T")


class Database:
    """A shelf in a database; each thread has a connection, made anew when it was lost."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._here = threading.local()
        self._do(self._make)
        self.secret = self._do(self._secret)

    def create(self, header: Header, owner: str = "") -> str:
        def does(cursor: psycopg.Cursor[Any]) -> str:
            cursor.execute("select count(*) from opfor_game where owner = %s", (owner,))
            if int(_one(cursor)[0]) >= MOST_OF_ONE:
                raise OpforError(f"you keep {MOST_OF_ONE} games here; that is the most")
            name = f"{header.game}-{secrets.token_hex(9)}"
            cursor.execute(
                "insert into opfor_game (name, owner, header) values (%s, %s, %s)",
                (name, owner, msgspec.json.encode(header).decode()),
            )
            return name

        return self._do(does)

    def append(self, table: str, after: int, lines: Sequence[Line]) -> None:
        if not lines:
            return
        rows = [
            (checked(table), after + number, msgspec.json.encode(line).decode())
            for number, line in enumerate(lines, start=1)
        ]

        def does(cursor: psycopg.Cursor[Any]) -> None:
            cursor.execute(
                "update opfor_game set count = count + %s, modified = now() "
                "where name = %s and count = %s",
                (len(rows), table, after),
            )
            if cursor.rowcount != 1:
                raise Taken("the game has gone on meanwhile; look again")
            cursor.executemany(
                "insert into opfor_line (game, number, line) values (%s, %s, %s)", rows
            )

        self._do(does)

    def read(self, table: str) -> Found:
        def does(cursor: psycopg.Cursor[Any]) -> Found:
            cursor.execute("select header from opfor_game where name = %s", (checked(table),))
            found = cursor.fetchone()
            if found is None:
                raise OpforError("there is no such game here; it may have been removed")
            cursor.execute("select line from opfor_line where game = %s order by number", (table,))
            lines: list[Line] = [decode(row[0], Line) for row in cursor]
            header = decode(found[0], Header)
            return Found(header, as_written_today(header, lines))

        return self._do(does)

    def count(self, table: str) -> int:
        def does(cursor: psycopg.Cursor[Any]) -> int:
            cursor.execute("select count from opfor_game where name = %s", (checked(table),))
            found = cursor.fetchone()
            return -1 if found is None else int(found[0])

        return self._do(does)

    def owner(self, table: str) -> str:
        def does(cursor: psycopg.Cursor[Any]) -> str:
            cursor.execute("select owner from opfor_game where name = %s", (checked(table),))
            found = cursor.fetchone()
            return "" if found is None else str(found[0])

        return self._do(does)

    def close(self, table: str) -> None:
        """A row needs no closing."""

    def kept(self, owner: str = "") -> Iterator[Kept]:
        def does(cursor: psycopg.Cursor[Any]) -> list[Kept]:
            cursor.execute(
                "select name, header, modified, called from opfor_game "
                "where owner = %s and not removed order by modified desc",
                (owner,),
            )
            return [Kept(row[0], decode(row[1], Header), row[2], row[3]) for row in cursor]

        yield from self._do(does)

    def rename(self, table: str, name: str) -> None:
        self._set("update opfor_game set called = %s where name = %s", name, table)

    def remove(self, table: str, *, back: bool = False) -> None:
        self._set("update opfor_game set removed = %s where name = %s", not back, table)

    def _set(self, statement: LiteralString, value: Any, table: str) -> None:
        self._do(lambda cursor: cursor.execute(statement, (value, checked(table))) and None)

    def disconnect(self) -> None:
        """Give this thread's connection back."""
        found = getattr(self._here, "connection", None)
        if found is not None:
            found.close()
            self._here.connection = None

    # -- connections -------------------------------------------------------------------------

    def _do(self, work: Callable[[psycopg.Cursor[Any]], T]) -> T:
        """Do something whole or not at all; a connection that was lost is made again once.
        Where it is lost between two statements, the driver blames the cursor."""
        for again in (True, False):
            try:
                connection = self._connection()
                with connection.transaction(), connection.cursor() as cursor:
                    return work(cursor)
            except (psycopg.OperationalError, psycopg.InterfaceError):
                self._here.connection = None
                if not again:
                    break
        raise OpforError("the database does not answer; nothing is lost, try again in a moment")

    def _connection(self) -> psycopg.Connection[Any]:
        found: psycopg.Connection[Any] | None = getattr(self._here, "connection", None)
        if found is None or found.closed:
            found = psycopg.connect(self.address, autocommit=True, connect_timeout=5)
            self._here.connection = found
        return found

    @staticmethod
    def _make(cursor: psycopg.Cursor[Any]) -> None:
        cursor.execute("select pg_advisory_xact_lock(8017)")
        cursor.execute(MADE)

    @staticmethod
    def _secret(cursor: psycopg.Cursor[Any]) -> str:
        """What seat codes are made with: one for all processes."""
        cursor.execute(
            "insert into opfor_secret (value) values (%s) on conflict do nothing",
            (secrets.token_hex(32),),
        )
        cursor.execute("select value from opfor_secret")
        return str(_one(cursor)[0])


def _one(cursor: psycopg.Cursor[Any]) -> Any:
    row = cursor.fetchone()
    assert row is not None
    return row
