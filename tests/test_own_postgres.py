"""A database of the tests' own starts even where its port has been taken meanwhile."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

import pytest

from tests import own_postgres


@pytest.mark.skipif(not own_postgres.programs(), reason="no PostgreSQL here")
def test_a_port_that_somebody_took_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        ports = iter([taken.getsockname()[1], own_postgres.free_port()])
        monkeypatch.setattr(own_postgres, "free_port", lambda: next(ports))
        database = own_postgres.Postgres()
        with socket.create_connection(("127.0.0.1", urlsplit(database.address).port or 0)):
            pass
        database.stop()
