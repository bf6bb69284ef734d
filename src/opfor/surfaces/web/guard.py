"""Who may use the server, and what a page of it may do."""

from __future__ import annotations

import hmac
import re
import secrets
import time
from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from litestar import Response
from litestar.types import ASGIApp, Receive, Scope, Send

from opfor.surfaces.web.guest import guest_of

GUESSES = 10
"""Wrong codes of the server or of a seat that one address may try in a minute; then all wait."""
KEPT = 10_000
"""So many addresses are kept in mind before those that have waited long enough are forgotten."""
COOKIE, WHO = "opfor-code", "opfor-who"
WELL_FORMED = re.compile(r"[0-9a-f]{32}")
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


def household(address: str) -> str:
    """Whose address it is: of IPv6 anybody has as many as he likes below one /64."""
    try:
        number = ip_address(address)
    except ValueError:
        return address
    if isinstance(number, IPv6Address) and number.ipv4_mapped is None:
        return str(IPv6Network((number, 64), strict=False))
    return address


class Rates:
    """How often one address may ask: so many at once, so many a second afterwards."""

    def __init__(self, burst: float = 120, each_second: float = 30) -> None:
        self.burst, self.each_second = burst, each_second
        self._left: dict[str, tuple[float, float]] = {}

    def allow(self, who: str) -> bool:
        """Whether it may ask now; that counts as asking."""
        left = self.left(who)
        if len(self._left) >= KEPT:
            self._left = {each: kept for each, kept in self._left.items() if self._counts(each)}
        self._left[who] = (max(left - 1, 0), time.monotonic())
        return left >= 1

    def _counts(self, who: str) -> bool:
        """Whether it has asked too lately to be forgotten."""
        return self.left(who) < self.burst

    def left(self, who: str) -> float:
        """How often it may still ask at once."""
        now = time.monotonic()
        left, at = self._left.get(who, (self.burst, now))
        return min(self.burst, left + (now - at) * self.each_second)


class Guesses(NamedTuple):
    """The wrong codes of one address."""

    rates: Rates
    address: str

    @property
    def are_spent(self) -> bool:
        return self.rates.left(self.address) < 1

    def note(self) -> None:
        """One more."""
        self.rates.allow(self.address)


class Guard:
    """Refuses changes that come from another site, and everybody without the code where one is
    needed. ``code`` is empty on a loopback server; ``shared`` gives every browser a name of its
    own and lets none of them ask too often."""

    def __init__(self, code: str = "", *, shared: bool = False) -> None:
        self.code, self.shared = code, shared
        self._rates = Rates()
        self._guesses = Rates(GUESSES, GUESSES / 60)

    def middleware(self, app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            method = str(scope.get("method", "GET"))
            said = {
                name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
            }
            if method not in ("GET", "HEAD") and _is_foreign(said):
                await _refuse(send, 403, "Changes are taken from this server's own page only.")
                return
            if not scope["query_string"].isascii():  # a browser encodes all else
                await _refuse(send, 400, "The address has signs that no address may have.")
                return
            address = household(str((scope.get("client") or ("",))[0]))
            guesses = Guesses(self._guesses, address)
            if self.code and scope["path"] != "/healthz":
                given = _given(scope, said, self.code)
                guest = guest_of(given, self.code)
                if given and guesses.are_spent:
                    await _refuse(send, 429, "Too many wrong access codes; wait a minute.")
                    return
                if guest is None and not hmac.compare_digest(given.encode(), self.code.encode()):
                    if given:
                        guesses.note()
                    await _refuse(send, 401, "Open the address with the access code in it.")
                    return
                send = _remembering(send, COOKIE, given)
                scope["opfor_guest"] = guest  # type: ignore[typeddict-unknown-key]
            if self.shared:
                scope["opfor_guesses"] = guesses  # type: ignore[typeddict-unknown-key]
                who = _cookie(said, WHO)
                if not WELL_FORMED.fullmatch(who):
                    who = secrets.token_hex(16)
                    send = _remembering(send, WHO, who)
                scope["opfor_who"] = who  # type: ignore[typeddict-unknown-key]
                if not self._rates.allow(address):
                    await _refuse(send, 429, "Too many calls; wait a moment.")
                    return
            await app(scope, receive, send)

        return guarded


def _is_foreign(said: dict[str, str]) -> bool:
    """A change must come from a page of this very host, by its origin or by what the browser says
    of the site; programs that are no browsers send neither."""
    if said.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = said.get("origin")
    return origin is not None and urlsplit(origin).netloc != said.get("host")


def _given(scope: Scope, said: dict[str, str], entry: str) -> str:
    """The code of the address, else the one that was kept; who has the server's own keeps it."""
    kept = _cookie(said, COOKIE)
    query = parse_qs(scope["query_string"].decode("latin-1"))
    is_entered = hmac.compare_digest(kept.encode(), entry.encode())
    return query["code"][0] if "code" in query and not is_entered else kept


def _cookie(said: dict[str, str], name: str) -> str:
    cookies: SimpleCookie = SimpleCookie()
    try:
        cookies.load(said.get("cookie", ""))
    except CookieError:
        return ""
    return cookies[name].value if name in cookies else ""


def _remembering(send: Send, name: str, value: str) -> Send:
    async def sent(message: Any) -> None:
        if message["type"] == "http.response.start":
            cookie = f"{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000"
            message = {
                **message,
                "headers": [*message["headers"], (b"set-cookie", cookie.encode())],
            }
        await send(message)

    return sent


async def _refuse(send: Send, status: int, line: str) -> None:
    body = f'{{"detail":"{line}"}}'.encode()
    kinds = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    kinds += [(name.encode(), value.encode()) for name, value in SAFE.items()]
    await send({"type": "http.response.start", "status": status, "headers": kinds})
    await send({"type": "http.response.body", "body": body, "more_body": False})
