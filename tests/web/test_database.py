"""Games in PostgreSQL: the same shelf, shared by processes and by people who own their games."""

from __future__ import annotations

import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import psycopg
import pytest
from browser import serving
from test_server import call, refused

from opfor.app.registry import load_game
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.errors import OpforError
from opfor.surfaces.web import library
from opfor.surfaces.web.asks import New, Nothing
from opfor.surfaces.web.database import Database
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.guard import GUESSES
from opfor.surfaces.web.shelf import Shelf, Taken
from opfor.surfaces.web.visitor import Visitor
from tests.own_postgres import programs


def program(name: str) -> str:
    """One of the programs that go with the server."""
    found = next((str(each / name) for each in programs()[::-1] if (each / name).is_file()), None)
    return found or shutil.which(name) or name


@pytest.fixture
def shelves(postgres: str) -> Iterator[tuple[Database, Database]]:
    """The same games, as two processes see them."""
    both = Database(postgres), Database(postgres)
    yield both
    for each in both:
        each.disconnect()


CUT_ALL = (
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() "
    "and backend_type = 'client backend'"
)


def end_backend(postgres: str, pid: int) -> None:
    """Ended, and really gone."""
    with psycopg.connect(postgres, autocommit=True) as cutting:
        cutting.execute("select pg_terminate_backend(%s, 10000)", (pid,))


def begun(shelf: Shelf, owner: str = "") -> tuple[str, Session]:
    session = Session.new(load_game("blitzkrieg"), Start(seed=7))
    table = shelf.create(session.header, owner)
    shelf.append(table, 0, session.history.lines)
    return table, session


def test_what_was_kept_is_read_back(shelves: tuple[Database, Database]) -> None:
    shelf, _ = shelves
    table, session = begun(shelf)
    found = shelf.read(table)
    assert (found.header, found.lines) == (session.header, list(session.history.lines))
    assert shelf.count(table) == len(session.history.lines)


def test_the_second_writer_of_a_number_loses_and_nothing_is_written(
    shelves: tuple[Database, Database],
) -> None:
    first, second = shelves
    table, session = begun(first)
    count, line = first.count(table), session.history.lines[-1]
    first.append(table, count, [line])
    with pytest.raises(Taken):
        second.append(table, count, [line, line])
    assert second.count(table) == count + 1


def test_a_game_belongs_to_whoever_began_it(shelves: tuple[Database, Database]) -> None:
    shelf, _ = shelves
    desk = Desk(shelf)
    mine, other = (Visitor(desk, who * 32, shelf.secret) for who in "ab")
    table = mine.new(New("blitzkrieg", 7)).table
    assert table in {each.table for each in library.tables(mine, Nothing()).tables}
    assert table not in {each.table for each in library.tables(other, Nothing()).tables}
    with pytest.raises(OpforError, match="somebody else's"), other.eyes(table, ""):
        pass
    invited = mine.invitation(table, "player")["seat"]
    with other.eyes(table, invited) as eyes:
        assert eyes.seat == "player"
    with pytest.raises(OpforError, match="not the code"), other.eyes(table, "player~wrong"):
        pass


def test_connections_that_are_cut_are_made_again(
    postgres: str, shelves: tuple[Database, Database]
) -> None:
    desk = Desk(shelves[0])
    table = desk.new(New("blitzkrieg", seed=7)).table
    with psycopg.connect(postgres, autocommit=True) as cutting:
        cutting.execute(CUT_ALL)
    with desk.eyes(table, "") as eyes:
        before = eyes.table.moment
        eyes.answer(before, [0])
    assert shelves[1].count(table) > before


@pytest.mark.parametrize("statements", [1, 2, 3])
def test_a_backend_ended_in_mid_transaction_loses_and_doubles_nothing(
    postgres: str, shelves: tuple[Database, Database], statements: int
) -> None:
    """Ended from outside after so many statements: it begins anew with another connection, and
    what the first had done by then is gone with it."""
    shelf, other = shelves
    table, session = begun(shelf)
    count, line = shelf.count(table), session.history.lines[-1]
    backends: list[int] = []

    def appends(cursor: psycopg.Cursor[object]) -> None:
        backends.append(cursor.connection.info.backend_pid)
        for number in range(1, 4):
            row = (table, count + number, msgspec.json.encode(line).decode())
            cursor.execute("insert into opfor_line (game, number, line) values (%s, %s, %s)", row)
            if len(backends) == 1 and number == statements:
                end_backend(postgres, backends[0])
        cursor.execute("update opfor_game set count = count + 3 where name = %s", (table,))

    shelf._do(appends)
    assert len(set(backends)) == 2
    assert other.count(table) == count + 3
    assert len(other.read(table).lines) == count + 3


def test_games_go_on_while_connections_are_cut_again_and_again(
    postgres: str, shelves: tuple[Database, Database]
) -> None:
    """Whatever the driver says of a lost connection, people are told one line or nothing."""
    shelf, other = shelves
    end, kept = time.monotonic() + 3, dict[str, int]()
    told: list[str] = []

    def plays() -> None:
        try:
            while time.monotonic() < end:
                try:
                    table, session = begun(shelf)
                    kept[table] = len(session.history.lines)
                except OpforError as error:
                    told.append(str(error))
        except Exception as error:
            told.append(f"{type(error).__name__}: {error}")
        finally:
            shelf.disconnect()

    players = [threading.Thread(target=plays) for _ in range(4)]
    for each in players:
        each.start()
    with psycopg.connect(postgres, autocommit=True) as cutting:
        while any(each.is_alive() for each in players):
            cutting.execute(CUT_ALL)
            time.sleep(0.02)
    assert {line.partition(";")[0] for line in told} <= {
        "the database does not answer",
        "the game has gone on meanwhile",
    }
    assert kept
    assert all(other.count(table) == lines for table, lines in kept.items())


def test_a_connection_lost_between_two_statements_is_made_again(
    shelves: tuple[Database, Database],
) -> None:
    table, session = begun(shelves[0])
    tries: list[int] = []

    def looks_twice(cursor: psycopg.Cursor[object]) -> None:
        tries.append(len(tries))
        if len(tries) == 1:
            cursor.connection.close()
            cursor.close()
        cursor.execute("select 1")

    shelves[0]._do(looks_twice)
    assert tries == [0, 1]
    assert shelves[0].count(table) == len(session.history.lines)


def test_a_database_that_is_gone_is_one_line() -> None:
    with pytest.raises(OpforError, match="does not answer"):
        Database("postgresql://opfor@127.0.0.1:1/none")


def test_two_processes_serve_the_same_table(postgres: str, tmp_path: Path) -> None:
    flags = ("--database", postgres)
    with serving(tmp_path, *flags) as one, serving(tmp_path, *flags) as two:
        cookie = {"cookie": f"opfor-who={'c' * 32}"}
        table = call(one, "new", cookie, game="blitzkrieg", seed=7)["table"]
        moment = call(two, "now", cookie, table=table)["view"]["moment"]
        answered = call(two, "answer", cookie, table=table, moment=moment, path=[0])
        assert call(one, "now", cookie, table=table)["view"] == answered["view"]
        again = refused(one, "answer", cookie, table=table, moment=moment, path=[0])
        assert again[0] == 409
        assert refused(one, "now", table=table)[0] == 400


def test_a_dump_holds_everything(postgres: str, tmp_path: Path) -> None:
    """As the guide tells it: dumped, restored into an empty database, and the game goes on there
    with the links that were given out."""
    server, _, _ = postgres.rpartition("/")
    dump = tmp_path / "games.dump"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE moved_from")
        connection.execute("CREATE DATABASE moved_to")
    with serving(tmp_path, "--database", f"{server}/moved_from") as address:
        opened = call(address, "new", game="blitzkrieg", options={"mode": "two-player"}, seed=7)
        seat, table = opened["seats"][0], opened["table"]
        before = call(address, "now", table=table, seat=seat)["view"]["moment"]
    written = ["--format=custom", f"--file={dump}", f"--dbname={server}/moved_from"]
    subprocess.run([program("pg_dump"), *written], check=True, capture_output=True)
    restored = ["--no-owner", f"--dbname={server}/moved_to", str(dump)]
    subprocess.run([program("pg_restore"), *restored], check=True, capture_output=True)
    with serving(tmp_path, "--database", f"{server}/moved_to") as address:
        now = call(address, "now", table=table, seat=seat)["view"]
        assert now["moment"] == before


def test_the_code_of_a_seat_is_guessed_a_few_times_a_minute(postgres: str, tmp_path: Path) -> None:
    """Whoever comes by a link without knowing its end; the right one then waits as well."""
    owner, other = ({"cookie": f"opfor-who={letter * 32}"} for letter in "de")
    with serving(tmp_path, "--database", postgres) as address:
        asked = {"game": "blitzkrieg", "seed": 7, "options": {"mode": "two-player"}}
        opened = call(address, "new", owner, **asked)
        table, (seat, *_) = opened["table"], opened["seats"]
        assert call(address, "now", other, table=table, seat=seat)["view"]
        wrong = [f"{seat[:-4]}{n:04}" for n in range(GUESSES + 3)]
        said = [refused(address, "now", other, table=table, seat=each)[1] for each in wrong]
        assert said[0] == "this is not the code of that seat"
        assert {said[-1], refused(address, "now", other, table=table, seat=seat)[1]} == {
            "too many wrong codes came from here; wait a minute"
        }
