"""Whether other devices reach this server: by a second door, opened on wish, with an access code.

The first door stays as it is, for this computer alone. Whoever comes by the second needs the code
of the server or of a seat, as on a server that was started for the network.
"""

from __future__ import annotations

import secrets
import socket
import threading
from collections.abc import Callable
from typing import Any, NamedTuple

import uvicorn

from opfor.core.errors import OpforError

CODE_LENGTH = 16
ELSEWHERE = ("192.0.2.1", 9)
"""An address of examples: nothing is sent there, the system only says from where it would go."""


class Door(NamedTuple):
    """What serves other devices, under which code; ``address`` is how they reach it."""

    server: uvicorn.Server
    code: str
    address: str


class Network:
    """The door to the network. ``app`` makes what is served there, from its access code; without it
    there is no door to open, as on a server that is in the network already, at ``address``."""

    def __init__(
        self, app: Callable[[str], Any] | None = None, host: str = "", address: str = ""
    ) -> None:
        self._app, self._host, self._address = app, host, address
        self._door: Door | None = None
        self._opening = threading.Lock()

    @property
    def can_open(self) -> bool:
        return self._app is not None

    @property
    def code(self) -> str:
        return self._door.code if self._door else ""

    @property
    def address(self) -> str:
        """Where other devices find the page; empty while they do not."""
        return self._door.address if self._door else self._address

    def open(self) -> None:
        """Let other devices in; nothing happens where they are."""
        if self._app is None:
            raise OpforError("this server opens no door to the network")
        with self._opening:
            if self._door is None:
                self._door = self._opened(self._app)

    def _opened(self, app: Callable[[str], Any]) -> Door:
        host = self._host or outside()
        listening = socket.create_server((host, 0))
        code = secrets.token_urlsafe(CODE_LENGTH)
        server = served(app(code))
        threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True).start()
        return Door(server, code, f"http://{host}:{listening.getsockname()[1]}/")

    def close(self) -> None:
        """Shut the door; its codes open nothing any more."""
        with self._opening:
            if self._door is not None:
                self._door.server.should_exit = True
                self._door = None


class _Served(uvicorn.Server):
    """When it ends, those who only listen are let go first."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.config.app.state.is_ending = True  # type: ignore[union-attr]
        await super().shutdown(sockets)


def served(app: Any) -> uvicorn.Server:
    """A server that says nothing of itself and does not wait for those who only listen."""
    return _Served(
        uvicorn.Config(
            app, log_level="warning", access_log=False, server_header=False,
            timeout_graceful_shutdown=2, lifespan="off",
        )
    )  # fmt: skip


def outside() -> str:
    """This computer's own address in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(ELSEWHERE)
            found = str(asked.getsockname()[0])
        except OSError:
            found = ""
    if not found or found.startswith(("127.", "0.")):
        raise OpforError("this computer is in no network")
    return found
