"""Who may use the server, and what a page of it may do."""

from __future__ import annotations

import hmac
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import parse_qs, urlsplit

from litestar import Response
from litestar.types import ASGIApp, Receive, Scope, Send

COOKIE = "opfor-code"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
SAFE = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def headers(response: Response[Any]) -> Response[Any]:
    """The headers of every answer."""
    for name, value in SAFE.items():
        response.headers.setdefault(name, value)
    if not response.headers.get("cache-control"):
        response.headers["cache-control"] = "no-cache"
    return response


class Guard:
    """Refuses changes that come from another site, and everybody without the code where one is
    needed. ``code`` is empty on a loopback server."""

    def __init__(self, code: str = "") -> None:
        self.code = code

    def middleware(self, app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            method = str(scope.get("method", "GET"))
            said = {
                name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
            }
            if method not in ("GET", "HEAD") and _is_foreign(said):
                await _refuse(send, 403, "Changes are taken from this server's own page only.")
                return
            if self.code and scope["path"] != "/healthz":
                given = _given(scope, said)
                if not hmac.compare_digest(given.encode(), self.code.encode()):
                    await _refuse(send, 401, "Open the address with the access code in it.")
                    return
                send = _remembering(send, self.code)
            await app(scope, receive, send)

        return guarded


def _is_foreign(said: dict[str, str]) -> bool:
    """A change must come from a page of this very host, by its origin or by what the browser says
    of the site; programs that are no browsers send neither."""
    if said.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = said.get("origin")
    return origin is not None and urlsplit(origin).netloc != said.get("host")


def _given(scope: Scope, said: dict[str, str]) -> str:
    query = parse_qs(scope["query_string"].decode("latin-1"))
    if "code" in query:
        return query["code"][0]
    cookie: SimpleCookie = SimpleCookie()
    cookie.load(said.get("cookie", ""))
    return cookie[COOKIE].value if COOKIE in cookie else ""


def _remembering(send: Send, code: str) -> Send:
    async def sent(message: Any) -> None:
        if message["type"] == "http.response.start":
            cookie = f"{COOKIE}={code}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000"
            message = {
                **message,
                "headers": [*message["headers"], (b"set-cookie", cookie.encode())],
            }
        await send(message)

    return sent


async def _refuse(send: Send, status: int, line: str) -> None:
    body = f'{{"detail":"{line}"}}'.encode()
    kinds = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": kinds})
    await send({"type": "http.response.body", "body": body, "more_body": False})
