"""``POST /decide/GAME``: one decision, or up to a thousand, for whoever keeps a table elsewhere.

It answers what ``opfor decide GAME --json`` prints, and keeps nothing. What cannot be read has the
status 422 and one line.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from threading import BoundedSemaphore
from typing import Annotated, Any

import msgspec
from litestar import Response, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.params import Parameter

from opfor.app.arguments import LARGEST_SEED
from opfor.app.decided import decided
from opfor.app.game_arguments import pairs
from opfor.core.door import one_line
from opfor.core.errors import OpforError

UNREADABLE, BUSY = 422, 429
AT_ONCE = BoundedSemaphore(4)
"""So many may be decided at a time: who plays at a table here is not to wait for them."""
Seed = Annotated[int | None, Parameter(ge=0, le=LARGEST_SEED, description="settles chance")]
Rulings = Annotated[list[str] | None, Parameter(description="NAME=VALUE, again and again")]


@dataclass
class Positions(Operation):
    """What the description says of the body, which is read here as it came."""

    def __post_init__(self) -> None:
        kind = OpenAPIMediaType(Schema(description="a position, or a list of up to 1,000"))
        self.request_body = RequestBody({"application/json": kind}, required=True)


@post("/decide/{game:str}", status_code=200, sync_to_thread=True, operation_class=Positions)
def decide(body: bytes, game: str, seed: Seed = None, ruling: Rulings = None) -> Response[bytes]:
    """What the opponent does in a position, and why; for a list of positions a list."""
    if not AT_ONCE.acquire(blocking=False):
        return _said({"detail": "Others ask for decisions just now; try again."}, BUSY)
    try:
        luck = secrets.randbelow(1_000_000) if seed is None else seed
        return _said(decided(game, body, pairs("ruling", ruling or []), luck), 200)
    except OpforError as error:
        return _said({"detail": one_line(error)}, UNREADABLE)
    finally:
        AT_ONCE.release()


def _said(document: Any, status: int) -> Response[bytes]:
    body = msgspec.json.encode(document)
    return Response(body, status_code=status, media_type="application/json")
