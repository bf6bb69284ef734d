"""A program of somebody's own in a seat: it is told what the seat sees and answers by number.

A line of JSON goes each way. To the program::

    {"type": "new", "game", "seat", "options", "rulings"}   a game begins
    {"type": "choose", "seat", "question", "board", "view",
     "offers": [{"number", "label", "typed", "action"}]}
    {"type": "illegal", "answer", "left"}               that was none of the offers
    {"type": "bye"}

From it ``{"answer": NUMBER}`` for each ``choose`` and each ``illegal``; a model may add what it
took (``"tokens": NUMBER``). An answer that is not
offered is counted, never replaced: after ``MOST_ILLEGAL`` in a game that game is lost.

Nothing that is read from a file or sent by a page starts a program: only who types it here does.
"""

from __future__ import annotations

import atexit
import os
import shlex
import subprocess
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any

import msgspec

from opfor.app.conversation.asking.asked import asking
from opfor.app.masked_names import Masked
from opfor.app.players import PROGRAM, Thinker, allowed
from opfor.core.codec import decode, to_plain
from opfor.core.echo import shortened
from opfor.core.errors import Forfeit, OpforError
from opfor.core.foresight import PickOne
from opfor.core.play import Play
from opfor.core.requests import Choose

MASKED, TRANSCRIPTS = "OPFOR_MASKED", "OPFOR_TRANSCRIPTS"
"""The seed by which names are masked, and the folder that keeps every line of both sides."""
MOST_ILLEGAL = 10
LONGEST = 10_000
"""Letters of an answer that a transcript keeps."""
PATIENCE = 60.0
"""Seconds for one answer."""


class ProgramPlayer(Thinker):
    """The program is started with the first question and told when a game begins."""

    def __init__(self, name: str) -> None:
        if name not in allowed():
            raise OpforError(f"{name!r}: programs are started only for --player on a command line")
        self.name = name
        self._process: subprocess.Popen[str] | None = None
        self._masked: Masked | None = None
        self._said: Queue[str] = Queue()
        self._play: Play[Any, Any] | None = None
        self.given = self.illegal = self.tokens = 0

    def answer(self, play: Play[Any, Any], request: Choose, pick: PickOne) -> Any:  # noqa: ARG002
        """One of the request's options, by the number that the program gives."""
        if self._play is not play:
            self._play = play
            if seed := os.environ.get(MASKED, ""):
                self._masked = self._masked or Masked(play.game, int(seed))
            self.given = self.illegal = self.tokens = 0
            self._tell(new_line(play, request.seat))
        self._tell(told_by_line(play, request))
        while True:
            said = self._line()
            number = _number(said, "answer")
            self.given += 1
            self.tokens += max(0, _number(said, "tokens"))
            if 0 <= number < len(request.options):
                return request.options[number]
            self.illegal += 1
            left = MOST_ILLEGAL - self.illegal
            if left == 0:
                raise Forfeit(request.seat, f"{self.name}: {MOST_ILLEGAL} illegal answers")
            self._tell({"type": "illegal", "answer": shortened(said), "left": left})

    def counted(self, play: Play[Any, Any]) -> dict[str, int]:
        """Of this game: answers, those among them that were illegal, tokens as it tells them."""
        if self._play is not play:
            return {}
        return {"given": self.given, "illegal": self.illegal, "tokens": self.tokens}

    def _tell(self, message: dict[str, Any]) -> None:
        process = self._process or self._started()
        line = msgspec.json.encode(self._masked(message) if self._masked else message).decode()
        self._keep(line)
        try:
            assert process.stdin is not None
            process.stdin.write(f"{line}\n")
            process.stdin.flush()
        except OSError:
            raise OpforError(f"{self.name}: the program has ended") from None

    def _started(self) -> subprocess.Popen[str]:
        try:
            words = shlex.split(self.name.removeprefix(PROGRAM))
            pipe = subprocess.PIPE
            found = subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        except (OSError, ValueError, IndexError) as error:
            why = getattr(error, "strerror", None) or "not a command"
            raise OpforError(f"{self.name}: cannot be started ({why})") from None
        self._process = found
        Thread(target=self._listen, daemon=True).start()
        atexit.register(self._leave)
        return found

    def _listen(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._said.put(line)
        self._said.put("")

    def _line(self) -> str:
        try:
            said = self._said.get(timeout=PATIENCE)
        except Empty:
            raise OpforError(f"{self.name}: no answer within {PATIENCE:g} seconds") from None
        if not said:
            raise OpforError(f"{self.name}: the program has ended")
        self._keep(shortened(said, LONGEST))
        return said

    def _keep(self, line: str) -> None:
        """A line of the transcript, if one is kept."""
        if folder := os.environ.get(TRANSCRIPTS, ""):
            path = Path(folder) / f"{os.getpid()}-{id(self)}.jsonl"
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                with path.open("a", encoding="utf-8") as file:
                    file.write(line.rstrip("\n") + "\n")
            except OSError as error:
                raise OpforError(f"{folder}: no transcript there ({error.strerror})") from None

    def _leave(self) -> None:
        if self._process is None or self._process.poll() is not None:
            return
        try:
            self._tell({"type": "bye"})
            assert self._process.stdin is not None
            self._process.stdin.close()
            self._process.wait(2)
        except (OpforError, OSError, subprocess.TimeoutExpired):
            self._process.kill()


def new_line(play: Play[Any, Any], seat: str) -> dict[str, Any]:
    """A game begins: with its options (where the setting keeps them) and rulings."""
    options = to_plain(getattr(play.setting, "options", None) or {})
    return {
        "type": "new", "game": play.game.id, "seat": seat,
        "options": options, "rulings": to_plain(play.rulings),
    }  # fmt: skip


def told_by_line(play: Play[Any, Any], request: Choose) -> dict[str, Any]:
    """A question with what its seat sees and what is offered."""
    game, setting = play.game, play.setting
    view = game.view(setting, play.state, request.seat)
    told = asking(game, setting, view, request)
    offers = [
        {"number": o.number, "label": o.label, "typed": o.typed, "action": to_plain(action)}
        for o, action in zip(told.offers, request.options, strict=True)
    ]
    return {
        "type": "choose", "seat": request.seat, "question": told.text,
        "board": game.words.board(setting, view, request.seat),
        "view": msgspec.to_builtins(view, str_keys=True), "offers": offers,
    }  # fmt: skip


def _number(said: str, name: str) -> int:
    """The number of that name in an answer; -1 for whatever is none."""
    try:
        found = decode(said, dict[str, Any]).get(name)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return -1
    return found if type(found) is int else -1
