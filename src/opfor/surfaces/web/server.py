"""The page and its calls over HTTP: one POST for each call, events for those who look on."""

from __future__ import annotations

import asyncio
import secrets
import sys
import traceback
import zlib
from collections.abc import AsyncIterator
from typing import Any, TypeAlias

import msgspec
from litestar import Litestar, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import ServerSentEvent

from opfor import __version__
from opfor.app.speech import spoken
from opfor.core.codec import met
from opfor.core.echo import shortened, with_short_echoes
from opfor.core.errors import OpforError
from opfor.core.language import ENGLISH, LANGUAGES, speaking
from opfor.core.shown import Ground
from opfor.surfaces.web import printed
from opfor.surfaces.web.asks import GroundAsked
from opfor.surfaces.web.calls import CALLS, Call
from opfor.surfaces.web.decide import decide
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.guard import Guard, Guesses, headers
from opfor.surfaces.web.guest import Guest
from opfor.surfaces.web.network import Network
from opfor.surfaces.web.pages import KINDS, delivered
from opfor.surfaces.web.shelf import Taken
from opfor.surfaces.web.visitor import Visitor

Asking: TypeAlias = Request[Any, Any, Any]
LARGEST_BODY = 25_000_000
BEAT = 0.2
"""Seconds between looks at a table that somebody follows."""
SILENCE = 15.0


def app(desk: Desk, guard: Guard, secret: str = "", network: Network | None = None) -> Litestar:
    """The whole server; with a secret it is shared by people who own their games."""
    calls = [_handler(name, call) for name, call in CALLS.items() if name != "ground"]
    return Litestar(
        route_handlers=[healthz, openapi, ground, sheet, events, decide, *calls, page],
        state=State(
            {
                "desk": desk,
                "secret": secret,
                "code": guard.code,
                "network": network,
                "is_ending": False,
            }
        ),
        middleware=[guard.middleware],
        after_request=headers,
        exception_handlers={
            OpforError: _refused,
            HTTPException: _failed,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            title="opfor",
            version=__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, str]:
    """It can play."""
    return {"opfor": __version__}


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Asking) -> dict[str, Any]:
    """The whole API."""
    schema: dict[str, Any] = request.app.openapi_schema.to_schema()
    return schema


@get(["/", "/{name:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Asking, name: str = "") -> Response[bytes]:
    """A file of the page; what the browser has already is not sent again."""
    wanted = name.strip("/") or "index.html"
    body = delivered().get(wanted)
    if body is None:
        raise NotFoundException(f"there is no {shortened(wanted)} here")
    mark = f'"{zlib.crc32(body):08x}"'
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers={"etag": mark})
    kind = KINDS[f".{wanted.rpartition('.')[2]}"]
    return Response(body, media_type=kind, headers={"etag": mark})


@get("/api/ground/{table:str}/{key:str}", sync_to_thread=True)
def ground(request: Asking, table: str, key: str) -> Response[Ground]:
    """The still layer of a board; what a key stands for never changes."""
    with speaking(_language(request)):
        visitor = _visitor(request)
        visitor.welcome(table)
        found = CALLS["ground"].does(visitor, GroundAsked(table, key))
    if found.key != key:
        raise OpforError("the board has been drawn anew; open the game again")
    return Response(found, headers={"cache-control": "private, max-age=31536000, immutable"})


@get("/api/sheet/{table:str}", media_type="application/pdf", sync_to_thread=True)
def sheet(
    request: Asking,
    table: str,
    paper: str = "a4",
    seat: str = "",
    only: str = "",
    size: str = "16",
    backs: str = "long",
    whole: bool = False,
) -> Response[bytes]:
    """The sheet of the mission that is played or was made here, or the whole set of its game, as a
    PDF."""
    wanted = {"paper": paper, "only": only, "size": size, "backs": backs}
    with _visitor(request).eyes(table, seat) as eyes:
        made = printed.sheet(eyes.table, table, wanted, whole=whole)
    name = {"content-disposition": f'attachment; filename="{table}.pdf"'}
    return Response(printed.pdf(made), media_type="application/pdf", headers=name)


@get("/api/events")
async def events(request: Asking, table: str, seat: str = "") -> ServerSentEvent:
    """The number of the moment, whenever it has changed."""
    await asyncio.to_thread(_seen, _visitor(request), table, seat)
    return ServerSentEvent(_moments(request.app.state, table))


def _seen(visitor: Visitor, table: str, seat: str) -> None:
    """Refuse whoever may not look."""
    with visitor.eyes(table, seat):
        pass


def _language(request: Asking) -> str:
    """What the page says it speaks; whoever says nothing hears English."""
    named = str(request.headers.get("opfor-language", ""))
    return named if named in LANGUAGES else ENGLISH


def _visitor(request: Asking) -> Visitor:
    state = request.app.state
    who = str(request.scope.get("opfor_who", ""))
    guest: Guest | None = request.scope.get("opfor_guest")  # type: ignore[assignment]
    network: Network | None = state.network
    entry = state.code or (network.code if network else "")
    guesses: Guesses | None = request.scope.get("opfor_guesses")  # type: ignore[assignment]
    return Visitor(state.desk, who, state.secret, entry, guest, network, guesses)


async def _moments(state: State, table: str) -> AsyncIterator[dict[str, Any]]:
    told, quiet = -1, 0.0
    desk: Desk = state.desk
    with desk.followed(table):
        while not state.is_ending:
            count = await asyncio.to_thread(desk.shelf.count, table)
            if count != told:
                told, quiet = count, 0.0
                yield {"data": str(count)}
            elif quiet >= SILENCE:
                quiet = 0.0
                yield {"comment": "still here"}
            await asyncio.sleep(BEAT)
            quiet += BEAT


def _handler(name: str, call: Call) -> HTTPRouteHandler:
    """The address of one call, typed by what it takes and gives."""

    def does(request: Asking, data: Any) -> Any:
        with speaking(_language(request)):
            visitor = _visitor(request)
            visitor.welcome(str(getattr(data, "table", "")))
            return call.does(visitor, data)

    does.__name__ = name
    does.__doc__ = call.says
    does.__annotations__ = {"request": Asking, "data": met(call.takes), "return": call.gives}
    return post(f"/api/{name}", sync_to_thread=True, status_code=200, summary=call.says)(does)


def _refused(request: Asking, error: OpforError) -> Response[dict[str, str]]:
    """One line, and whether to look again."""
    status = 409 if isinstance(error, Taken) else 400
    with speaking(_language(request)):
        said = spoken(" ".join(str(error).split()))
    return _said(said, status)


def _failed(_request: Asking, error: HTTPException) -> Response[dict[str, str]]:
    extra = error.extra if isinstance(error.extra, list) else []
    said = "; ".join(_complaint(each) for each in extra if isinstance(each, dict))
    return _said(said or error.detail, error.status_code)


def _too_deep(_request: Asking, _error: RecursionError) -> Response[dict[str, str]]:
    return _said("lists within lists, too deep to be read", 400)


def _broken(request: Asking, error: Exception) -> Response[dict[str, str]]:
    """A fault of ours: a number for whoever asked, under which the one who keeps the server finds
    what went wrong. Written at once, so that faults of two threads do not mix."""
    number = secrets.token_hex(4)
    what = shortened(f"{type(error).__name__}: {error}")
    head = f"opfor: fault {number}: {request.method} {shortened(request.url.path)}: {what}\n"
    sys.stderr.write(head + "".join(traceback.format_exception(error)))
    sys.stderr.flush()
    line = f"a fault of ours, number {number}; what was answered before is kept"
    with speaking(_language(request)):
        return _said(spoken(line), 500)


def _complaint(each: dict[str, Any]) -> str:
    """What is wrong, after what of the address it is wrong with."""
    place = f"{each['key']}: " if each.get("source") == "query" else ""
    return f"{place}{each.get('message', '')}"


def _said(line: str, status: int) -> Response[dict[str, str]]:
    body = msgspec.json.encode({"detail": with_short_echoes(line)})
    return Response(body, status_code=status, media_type="application/json")  # type: ignore[arg-type]
