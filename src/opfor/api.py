"""Opfor from Python: tables to play at, single decisions, many games.

    >>> import opfor
    >>> table = opfor.new("blitzkrieg", seed=275)
    >>> table.offers()[0].label
    'Army 3 to Western Europe, space 2 (research)'
    >>> table.answer(table.offers()[0])
    >>> table.over
    False

Everything goes through the same conversation as the terminal and the page, so a program sees and
may do what the person in its seat may: ``offers`` are the legal answers, reasons come with the
rules they stand on, and nothing can be answered that is not offered.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from opfor.app.conversation.eyes import Eyes
from opfor.app.conversation.messages import Offer
from opfor.app.conversation.opening import continued, resumed
from opfor.app.conversation.table import Table
from opfor.app.conversation.telling.reasons import ForecastTold, Why, WhyNot
from opfor.app.decided import decided
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.core.codec import unpack
from opfor.core.errors import BadAnswer
from opfor.core.game import Outcome
from opfor.core.mission_card import REGULAR
from opfor.core.record import Header


class OpenTable:
    """A game under way. The program sits where a person would; the opponent plays by its book."""

    def __init__(self, table: Table) -> None:
        self._table = table

    @property
    def _eyes(self) -> Eyes:
        return self._table.seen_by(self._table.awaits or "")

    @property
    def seat(self) -> str:
        """The seat that is to answer; empty for dice and draws, and at the end."""
        return self._table.awaits or ""

    @property
    def question(self) -> str:
        """What is asked, in words."""
        asking = self._eyes.question()
        return "" if asking is None else asking.text

    def offers(self) -> tuple[Offer, ...]:
        """The legal answers; none when the game is over."""
        return () if self.over else self._eyes.offers()

    def answer(self, given: Offer | int | str) -> None:
        """Answer with an offer, its number, or what a person would type."""
        if self.over:
            raise BadAnswer("nothing was asked: the game is over")
        if isinstance(given, str):
            self._eyes.enter(given)
            return
        number = given.number if isinstance(given, Offer) else given
        if number not in range(len(self.offers())):
            raise BadAnswer(f"offer {number}: give 0 to {len(self.offers()) - 1}")
        self._eyes.answer(self._table.moment, [number])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.awaits is None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; nothing while it goes on."""
        return self._table.session.outcome

    @property
    def state(self) -> Any:
        """Everything there is, as frozen values: for experiments, not for honest players, who look
        at ``view``."""
        return self._table.session.state

    @property
    def view(self) -> Any:
        """The state as the seat that is to answer may see it."""
        seat = self._table.awaits or next(iter(self._table.people), "")
        return self._table.session.view(seat)

    def board(self) -> str:
        """The position in words."""
        return self._eyes.board_text()

    def why(self, ref: str = "") -> Why:
        """The reasons of what the opponent did last, or of what it did with a thing."""
        return self._eyes.why(None, ref)

    def why_not(self, ref: str) -> WhyNot:
        """Why the opponent did not choose something."""
        return self._eyes.why_not(ref)

    def forecast(self, given: Offer | int | None = None) -> ForecastTold:
        """What the opponent may do next, as things stand or after an offer; chances add up to 1."""
        number = given.number if isinstance(given, Offer) else given
        return self._eyes.forecast(() if number is None else (number,))

    def undo(self) -> None:
        """Take the last answer back; chance stays as it fell."""
        self._eyes.undo()

    def fork(self) -> OpenTable:
        """Another table that stands where this one stands; nothing done there changes this one."""
        header = unpack(msgspec.msgpack.encode(self._table.header), Header)
        return OpenTable(continued(header, list(self._table.lines), lambda _lines: None))

    def save(self, path: str | Path) -> None:
        """Write the game to a file that every command of opfor takes."""
        Path(path).write_text(self._table.save(), encoding="utf-8")


def new(
    game: str,
    *,
    seed: int | None = None,
    level: str = REGULAR,
    rulings: Mapping[str, str] | None = None,
    **options: Any,
) -> OpenTable:
    """A new game: ``new("coh", mission="first-light", seed=7)``; without a seed any."""
    played = load_game(game)
    if level != REGULAR or "level" in played.options.__struct_fields__:
        options["level"] = level
    chosen = secrets.randbits(31) if seed is None else seed
    table = Table.new(played, Start(options=options, rulings=rulings or {}, seed=chosen))
    return OpenTable(table)


def load(path: str | Path) -> OpenTable:
    """A saved game where it was left; the file is only read."""
    return OpenTable(resumed(Path(path), is_kept=False))


def decide(
    game: str,
    position: Mapping[str, Any] | str | bytes | Path,
    *,
    rulings: Mapping[str, str] | None = None,
    seed: int = 1,
) -> dict[str, Any]:
    """One decision for a position (a document, its JSON text, or a file), as
    ``opfor decide --json`` prints it."""
    if isinstance(position, Path):
        position = position.read_bytes()
    elif not isinstance(position, str | bytes):
        position = msgspec.json.encode(position)
    raw = position.encode() if isinstance(position, str) else position
    plain = msgspec.json.encode(decided(game, raw, rulings or {}, seed))
    found: dict[str, Any] = msgspec.json.decode(plain)
    return found


def simulate(
    game: str,
    games: int,
    *,
    player: str = "baseline",
    seed: int = 1,
    jobs: int = 1,
    rulings: Mapping[str, str] | None = None,
    **options: Any,
) -> dict[str, Any]:
    """Many games with honest statistics: wins, rates with their intervals, lengths, rules."""
    from opfor.lab.simulated import simulated

    return simulated(game, games, player, seed, jobs, options, rulings or {})
