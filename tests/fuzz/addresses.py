"""Requests as strangers send them: methods, paths, queries, headers and bodies with nonsense."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.guard import Guard
from opfor.surfaces.web.server import app
from opfor.surfaces.web.shelf import Files
from tests.fuzz.calls import one_call
from tests.fuzz.changes import STRANGE_TEXTS, changed_text

METHODS = ("GET", "GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "NONE")
PATHS = ("/", "/index.html", "/healthz", "/openapi.json", "/api/openapi.json", "/api/ground/a/b",
         "/api/sheet/a", "/sw.js", "/../secret", "//", "/api", "/api/decide/coh")  # fmt: skip
HEADERS = ("origin", "host", "cookie", "content-type", "content-length", "accept-language",
           "if-none-match", "sec-fetch-site", "authorization", "x-forwarded-for", "accept",
           "accept-encoding")  # fmt: skip
VALUES = ("text/html", "application/json", "null", "de,en;q=0.1", "opfor-who=" + "a" * 32,
          "opfor-code=x; =;", "gzip", "*/*", "5", "cross-site", "http://x",
          "localhost")  # fmt: skip
PATIENCE = 15.0

Asked = tuple[str, str, str, list[tuple[str, str]], str]
"""Method, path, query, headers, body."""


def address(chance: Random) -> Asked:
    name, body = one_call(chance)
    path = chance.choice([f"/api/{name}", f"/api/{name}", *PATHS])
    if chance.random() < 0.4:
        parts = path.split("/")
        spot = chance.randrange(len(parts))
        parts[spot] = changed_text(parts[spot], chance)
        path = "/".join(parts)
    words = (*STRANGE_TEXTS, "code=x", "paper=a3", "seat=~", "whole=maybe", "table=a&moment=x")
    query = chance.choice(words) if chance.random() < 0.5 else ""
    headers = [(chance.choice(HEADERS), chance.choice([*VALUES, *STRANGE_TEXTS]))
               for _ in range(chance.randrange(4))]  # fmt: skip
    return chance.choice(METHODS), f"/{path.lstrip('/')}", query, headers, body


class Server:
    """The whole server without a network."""

    def __init__(self, folder: Path) -> None:
        self.app = app(Desk(Files(folder)), Guard())
        self.loop = asyncio.new_event_loop()

    def close(self) -> None:
        """Its threads end with it."""
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()

    def asked(self, method: str, path: str, query: str, headers: Any, body: str) -> str:
        """What it answers to a person; a server error is raised."""
        if path.startswith("/api/events"):
            return ""  # goes on for as long as somebody listens
        work = self._answer(method, path, query, headers, body)
        status, said = self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE))
        if status >= 500:
            raise RuntimeError(f"{status}: {said[:200]}")
        return said if status >= 400 else ""

    async def _answer(
        self, method: str, path: str, query: str, headers: Any, body: str
    ) -> tuple[int, str]:
        raw = path.encode("utf-8", "replace")
        scope: dict[str, Any] = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http",
            "method": method, "path": raw.decode(), "raw_path": raw, "root_path": "",
            "query_string": query.encode("latin-1", "replace"), "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "headers": [(n.encode(), v.encode("latin-1", "replace")) for n, v in headers],
        }  # fmt: skip
        status, said = 0, bytearray()
        asked = [{"type": "http.request", "body": body.encode("utf-8", "replace")}]

        async def receive() -> Any:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            nonlocal status
            status = message.get("status", status)
            said.extend(message.get("body", b""))

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        return status, said.decode("utf-8", "replace")
