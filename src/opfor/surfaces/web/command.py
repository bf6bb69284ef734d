"""Play in the browser: a small server on this machine, and the page it serves.

Without --host only this machine can reach it. With --host 0.0.0.0 everybody in the network can who
has the access code; it is part of the address printed.
"""

from __future__ import annotations

import os
import secrets
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from opfor.app.arguments import Arguments, Parser, declare_packs
from opfor.app.game_arguments import allow_programs, declare_programs, is_program
from opfor.app.own_content import pack_folder, read_pack
from opfor.app.program import how_to_get
from opfor.core.errors import OpforError
from opfor.core.game import Game

if TYPE_CHECKING:
    from opfor.surfaces.web.desk import Desk
    from opfor.surfaces.web.network import Network

LOOPBACK = "127.0.0.1"


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("--port", type=int, default=8017, metavar="N", help="0 takes a free one")
    parser.add_argument("--host", default=LOOPBACK, metavar="ADDRESS", help=f"default {LOOPBACK}")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument(
        "--database", metavar="ADDRESS", help="keep games in PostgreSQL: a server many people share"
    )
    parser.add_argument("--data", metavar="FOLDER", help="keep games there")
    parser.add_argument(
        "--player", action="append", default=[], metavar="cmd:COMMAND",
        help="a program of your own that can be chosen as a player (docs/research.md)",
    )  # fmt: skip
    declare_programs(parser)
    declare_packs(parser)


def run(arguments: Arguments) -> int:
    try:
        import litestar  # noqa: F401
        import uvicorn  # noqa: F401
    except ModuleNotFoundError as error:
        raise OpforError(f"the page needs {error.name}: {how_to_get('web')} brings it") from None
    from opfor.surfaces.web.network import Network, served

    if arguments.data:
        os.environ["OPFOR_DATA"] = str(Path(arguments.data).expanduser().resolve())
    for name in arguments.player:
        if not is_program(name):
            raise OpforError(f"--player {name}: the page knows its own players; say cmd:COMMAND")
    allow_programs(arguments)
    for name in arguments.pack:
        read_pack(pack_folder(name))
    if not arguments.database:
        _make_folder()
    listening = _bound(arguments.host, arguments.port)
    is_open = _is_loopback(arguments.host) or arguments.database
    code = "" if is_open else secrets.token_urlsafe(16)
    port = listening.getsockname()[1]
    address = _address(arguments.host, port, code)
    print(address, flush=True)
    if code:
        _expose(address)
    desk, secret = _desk(arguments.database, arguments.pack)
    if code:
        network = Network(address=_address(_reached(arguments.host), port, ""))
    elif arguments.database:
        network = Network()
    else:
        network = Network(lambda entry: _made(desk, entry, "", network))
    if not arguments.no_open and sys.stdout.isatty():
        webbrowser.open(address)
    for ending in (signal.SIGTERM, signal.SIGINT):
        signal.signal(ending, lambda *_: None)  # uvicorn hands them on when it has ended
    threading.Thread(target=_sweep, args=(desk,), daemon=True).start()
    served(_made(desk, code, secret, network)).run(sockets=[listening])
    network.close()
    return 0


def _made(desk: Desk, code: str, secret: str, network: Network) -> Any:
    """What is served to whoever has the code; with a secret to people who own their games."""
    from opfor.surfaces.web.guard import Guard
    from opfor.surfaces.web.server import app

    return app(desk, Guard(code, shared=bool(secret)), secret, network)


def _make_folder() -> None:
    """The folder of the games, before anybody plays one that cannot be kept."""
    from opfor.app.store import saves_folder

    folder = saves_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise OpforError(
            f"{folder}: games cannot be kept here ({error.strerror}); "
            "give --data a folder you can write to"
        ) from None


def _desk(database: str | None, packs: Sequence[str]) -> tuple[Desk, str]:
    """The games of this machine, or those of a database with the secret of its seat codes."""
    from opfor.app.store import saves_folder
    from opfor.surfaces.web.desk import Desk
    from opfor.surfaces.web.shelf import Files

    if not database:
        return Desk(Files(saves_folder()), packs), ""
    from opfor.surfaces.web.database import Database

    kept = Database(database)
    return Desk(kept, packs), kept.secret


def _sweep(desk: Desk) -> None:
    """Let tables sleep that nobody plays."""
    while True:
        time.sleep(5)
        desk.sweep()


def _expose(address: str) -> None:
    """What a server in the network exposes, and the address for a camera."""
    import segno

    print("Everybody with this address can see and play every game kept here.", file=sys.stderr)
    segno.make(address, error="l").terminal(out=sys.stderr, compact=True)
    sys.stderr.flush()


def _bound(host: str, port: int) -> socket.socket:
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(kind, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise OpforError(
            f"{host} port {port}: cannot listen there ({reason}); try --port 0"
        ) from None
    listening.listen(128)
    return listening


def _reached(host: str) -> str:
    """How other devices call a server that listens there."""
    from opfor.surfaces.web.network import outside

    if host != "0.0.0.0":
        return host
    try:
        return outside()
    except OpforError:
        return host


def _is_loopback(host: str) -> bool:
    return host in ("localhost", "::1") or host.startswith("127.")


def _address(host: str, port: int, code: str) -> str:
    shown = {"0.0.0.0": socket.gethostname(), "localhost": LOOPBACK}.get(host, host)
    shown = f"[{shown}]" if ":" in shown else shown
    return f"http://{shown}:{port}/" + (f"?code={code}" if code else "")
