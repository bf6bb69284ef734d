"""A game under way, for everybody at it: who sits where, which moment it is, whose eyes look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from opfor.app.conversation.drawing.ground import ground_of
from opfor.app.conversation.history.exports import record
from opfor.app.conversation.messages import About, SeatTitle
from opfor.app.conversation.telling.reference import Reference
from opfor.app.explain import Explainer
from opfor.app.keeper import Keeper
from opfor.app.learning import lesson_filled, lesson_of
from opfor.app.recording import Keep
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.echo import shortened
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game, Generating
from opfor.core.record import Header, Line, Remark
from opfor.core.shown import Ground

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes

RULES = "rules"
PERSON = "person"


class Table:
    """One game. Everything a surface does goes through the eyes of a seat (``seen_by``)."""

    def __init__(self, session: Session, keeper: Keeper | None = None) -> None:
        self.session = session
        self._keeper = keeper or Keeper(session.history.lines)
        self._explainer = Explainer(session.game, session.setting)
        self._reference: Reference | None = None
        self.is_coached = False
        """Whether the persons here want the coach: hints where they play each other, a warning
        before an act that throws the game away."""
        self._grounds: dict[str, Ground] = {}
        self.resumed_at = 0
        """The moment at which a kept game was taken up again."""
        self._seats = tuple(
            SeatTitle(
                seat.id,
                seat.title,
                RULES if seat.bot else session.named_players.get(seat.id, PERSON),
            )
            for seat in session.game.seats(session.setting)
        )

    @classmethod
    def new(cls, game: Game[Any], start: Start, *, keep: Keep = lambda _lines: None) -> Table:
        """Start a game."""
        return cls(Session.new(game, start, keep=keep))

    @property
    def explainer(self) -> Explainer:
        """Whoever tells reasons, by the content in force now."""
        if not self._explainer.tells(self.session.setting):
            self._explainer = Explainer(self.session.game, self.session.setting)
        return self._explainer

    @property
    def reference(self) -> Reference:
        """Every page about the things of this game; made when one is first asked for."""
        if self._reference is None or not self._reference.tells(self.session.setting):
            self._reference = Reference(self.session.game, self.session.setting)
        return self._reference

    def learn(self, text: str) -> str:
        """Take in a card that was drawn and is not known; says what was taken in. Eyes look anew
        after that (``seen_by``)."""
        return self.session.learn(lesson_of(self.session.game, self.header, text))

    def learn_filled(self, source: str, fields: Mapping[str, str]) -> str:
        """The same, filled in field by field."""
        session = self.session
        lesson = lesson_filled(session.game, self.header, source, session.pending, fields)
        return session.learn(lesson)

    @property
    def moment(self) -> int:
        """The count of record lines up to the last that changed the game: it grows with every
        change, an undo included. What is written about the game leaves it as it stands."""
        lines = self.session.history.lines
        count = len(lines)
        while isinstance(lines[count - 1], Remark):
            count -= 1
        return count

    @property
    def seats(self) -> tuple[SeatTitle, ...]:
        """Who sits where, in the language in force."""
        said = {seat.id: seat.title for seat in self.session.game.seats(self.session.setting)}
        return tuple(replace(seat, title=said.get(seat.id, seat.title)) for seat in self._seats)

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that persons have."""
        return tuple(seat.id for seat in self._seats if seat.by == PERSON)

    @property
    def is_solo(self) -> bool:
        return len(self.people) == 1

    def may_be_coached(self, wanted: bool = False) -> bool:
        """Whether anybody is helped here: who plays alone, and where persons play each other those
        who want it (``wanted``: on a device of their own). The record says who asked."""
        return self.is_solo or self.is_coached or wanted

    def may_be_reviewed(self) -> bool:
        """Whether the game can be looked at again: nobody learns from it what is still to be
        decided against them."""
        return self.is_solo or self.session.pending is None

    def seen_by(self, seat: str = "") -> Eyes:
        """One seat's eyes; without a seat those of the only person, or of an onlooker."""
        from opfor.app.conversation.eyes import Eyes

        if not seat and self.is_solo:
            seat = self.people[0]
        known = [each.id for each in self._seats]
        if seat and seat not in known:
            raise OpforError(one_of("seat", seat, known))
        return Eyes(self, seat)

    def ground(self, key: str = "") -> Ground:
        """The still layer, the same for all seats: of that key if it has been seen, else of now."""
        return self._grounds.get(key) or self.ground_at(self.session.state)

    def ground_at(self, state: Any) -> Ground:
        """The still layer of a moment; drawn once where it never changes."""
        game = self.session.game
        if game.shown.ground_at is None and self._grounds:
            return next(iter(self._grounds.values()))
        found = ground_of(game, self.session.setting, state)
        return self._grounds.setdefault(found.key, found)

    def about(self) -> About:
        """What is played here."""
        game, header = self.session.game, self.session.header
        chosen = [shortened(v) for v in header.options.values() if isinstance(v, str) and v]
        return About(
            game=game.id,
            title=game.title,
            subtitle=", ".join(chosen),
            seed=header.seed,
            mode=header.mode,
            makes="" if game.generating is None else game.generating.makes,
            leads="" if game.leading is None else game.leading.plays,
            takes_corrections=game.adjust is not None,
            has_map=game.shown.sketch is not None,
        )

    @property
    def awaits(self) -> str | None:
        """The seat that is to decide; empty for dice, cards and facts, ``None`` at the end."""
        request = self.session.pending
        return None if request is None else getattr(request, "seat", "")

    def forfeit(self, seat: str) -> None:
        """A seat has given too many answers that nobody offered: its game is lost."""
        self.session.forfeit(seat)

    @property
    def notices(self) -> list[str]:
        """What a person should know about a resumed game."""
        return self.session.notices

    # -- keeping -----------------------------------------------------------------------------

    @property
    def path(self) -> Path | None:
        """The file the game is kept in after every answer, if it is."""
        return None if self._keeper.file is None else self._keeper.file.path

    def copy_to(self, path: Path) -> None:
        """Write the whole game into another file and go on there."""
        self._keeper.copy_to(self.session.header, path)

    @property
    def header(self) -> Header:
        """How the game was begun."""
        return self.session.header

    @property
    def lines(self) -> Sequence[Line]:
        """The whole record: for whoever keeps it."""
        return self.session.history.lines

    def save(self) -> str:
        """The whole record as the text of a save file: for the owner of the table."""
        return record(self.session)

    def close(self) -> None:
        """Leave the file to others."""
        self._keeper.close()

    @property
    def generating(self) -> Generating | None:
        """How missions are made here, if they are."""
        return self.session.game.generating

    def generated(self) -> Any:
        """What was generated, if the game makes missions and has come to its end."""
        session, generating = self.session, self.session.game.generating
        if generating is None or session.outcome is None:
            return None
        seed, record = session.header.seed, session.history.answers()
        return generating.finished(session.setting, session.state, seed, record)
