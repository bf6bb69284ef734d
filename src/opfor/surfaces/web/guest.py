"""A guest: whoever came by the link of one seat of one table, and may sit nowhere else.

Such a link holds no access code of the server but a code of its own, made from it: another seat or
table in the address does not fit the code, and nothing else of the server is shown.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import NamedTuple

BETWEEN = "~"


class Guest(NamedTuple):
    table: str
    seat: str

    def code(self, entry: str) -> str:
        """What opens this seat on a server with this access code."""
        said = f"{self.table}/{self.seat}".encode()
        proof = hmac.new(entry.encode(), said, hashlib.sha256).hexdigest()[:20]
        return BETWEEN.join((self.table, self.seat, proof))


def guest_of(given: str, entry: str) -> Guest | None:
    """Whose code was given, if it is one."""
    table, _, rest = given.partition(BETWEEN)
    guest = Guest(table, rest.partition(BETWEEN)[0])
    fits = hmac.compare_digest(given.encode(), guest.code(entry).encode())
    return guest if fits and table else None
