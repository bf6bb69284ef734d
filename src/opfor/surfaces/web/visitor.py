"""One who asks: whose games they see, and at which seats they may sit.

On one's own machine everything is one's own. On a shared server a game belongs to the browser that
began it; others come to a seat by its code, or look on with the eyes of an onlooker.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from opfor.app.conversation import Eyes, Table
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.language import told_in
from opfor.surfaces.web.asks import Again, New, Opened, Text, Who
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.guest import Guest

if TYPE_CHECKING:
    from opfor.surfaces.web.guard import Guesses
    from opfor.surfaces.web.network import Network

CODE = "~"
"""Between a seat and its code."""
ONLOOKER = "onlooker"
"""Said for a seat: eyes that no seat would have to hide anything from."""


class Visitor:
    """The desk as one person may use it. Without a secret there is nobody else but guests;
    ``entry`` is the access code of the whole server, ``network`` its door to other devices."""

    def __init__(
        self,
        desk: Desk,
        who: str = "",
        secret: str = "",
        entry: str = "",
        guest: Guest | None = None,
        network: Network | None = None,
        guesses: Guesses | None = None,
    ) -> None:
        self.desk, self.who, self._secret, self.entry = desk, who, secret, entry
        self.guest, self.network, self._guesses = guest, network, guesses

    @property
    def owns_all(self) -> bool:
        return not self._secret and self.guest is None

    def welcome(self, table: str) -> None:
        """Refuse a guest whatever is not of the table it was invited to."""
        if self.guest is not None and table != self.guest.table:
            raise OpforError("this link is for one seat of one game")

    def owns(self, table: str) -> bool:
        if self.guest is not None:
            return False
        return self.owns_all or (bool(self.who) and self.desk.shelf.owner(table) == self.who)

    def new(self, asked: New) -> Opened:
        return self._with_codes(self.desk.new(asked, self.who))

    def begin(self, game: Game[Any], options: dict[str, Any], asked: New) -> Opened:
        """A game that somebody has at hand, with content of its own."""
        return self._with_codes(self.desk.begin(game, options, asked, self.who))

    def open(self, asked: Text) -> Opened:
        return self._with_codes(self.desk.open(asked, self.who))

    def _with_codes(self, opened: Opened) -> Opened:
        if self.owns_all or opened.solo:
            return opened
        seats = tuple(f"{seat}{CODE}{self.code(opened.table, seat)}" for seat in opened.seats)
        return Opened(opened.table, seats, opened.solo)

    def play_mission(self, asked: Who) -> Opened:
        """For whoever may sit at the table it was made at."""
        with self.eyes(asked.table, asked.seat):
            pass
        return self._with_codes(self.desk.play_mission(asked.table, self.who))

    def again(self, asked: Again) -> Opened:
        """For whoever may sit at the table."""
        with self.eyes(asked.table, ""):
            pass
        return self._with_codes(self.desk.again(asked, self.who))

    @contextmanager
    def at(self, table: str) -> Iterator[Table]:
        with self.desk.at(table) as found, told_in(found.session.game.folder):
            yield found

    @contextmanager
    def eyes(self, table: str, said: str) -> Iterator[Eyes]:
        """The eyes of the seat that was said, if this visitor may have them."""
        with self.desk.at(table) as found, told_in(found.session.game.folder):
            seat = self._seat(found, table, said)
            yield Eyes(found, "") if seat == ONLOOKER else found.seen_by(seat)

    def _seat(self, found: Table, table: str, said: str) -> str:
        seat, _, code = said.partition(CODE)
        if self.guest is not None:
            self.welcome(table)
            if seat not in ("", self.guest.seat):
                raise OpforError("this link is for another seat")
            return self.guest.seat
        if self.owns_all:
            return self._at_one_screen(found, seat)
        if code:
            self._fit(code, self.code(table, seat))
            return seat
        if self.owns(table) and found.is_solo:
            return found.people[0]
        if found.is_solo or seat:
            raise OpforError("this game is somebody else's; ask for a link to a seat")
        return ""

    def _fit(self, code: str, wanted: str) -> None:
        """Refuse a code that is wrong; after a few of them right ones have to wait as well."""
        if self._guesses and self._guesses.are_spent:
            raise OpforError("too many wrong codes came from here; wait a minute")
        if not hmac.compare_digest(code.encode(), wanted.encode()):
            if self._guesses:
                self._guesses.note()
            raise OpforError("this is not the code of that seat")

    def _at_one_screen(self, found: Table, seat: str) -> str:
        """Whoever says no seat at a table of several has the eyes of the one who is asked."""
        if seat or found.is_solo or not found.people:
            return seat
        asked = found.awaits
        return asked if asked in found.people else found.people[0]

    def invitation(self, table: str, seat: str) -> dict[str, str]:
        """What an address must say to bring another device to this seat."""
        query = {"table": table}
        if seat:
            coded = bool(self._secret) and not self.owns_all
            query["seat"] = f"{seat}{CODE}{self.code(table, seat)}" if coded else seat
        if not self.entry:
            return query
        is_seat = seat and not self._secret
        return query | {"code": Guest(table, seat).code(self.entry) if is_seat else self.entry}

    def code(self, table: str, seat: str) -> str:
        said = f"{table}/{seat}".encode()
        return hmac.new(self._secret.encode(), said, hashlib.sha256).hexdigest()[:20]
