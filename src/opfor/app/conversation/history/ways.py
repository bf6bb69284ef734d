"""The way to a moment: how a game was begun, and every answer persons gave, by number.

It is short enough for an address, and whoever follows it comes to the same moment with the same
story behind it: what the seed and the opponent did follows from it anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from opfor.app.conversation.table import Table
from opfor.app.entered import is_entered
from opfor.app.own_content import with_owned
from opfor.app.recording import Keep
from opfor.app.registry import load_game
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.book import load_book, resolve
from opfor.core.codec import answer_from_plain, to_plain
from opfor.core.errors import OpforError
from opfor.core.owned import Owned
from opfor.core.record import Adjusted, Answered, Header, Learned, Sources
from opfor.core.requests import Choose

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes

MOST_ANSWERS = 3_000
ELSEWHERE = "send the record as a file instead"


class Way(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """``answers``: the number of an option, what was rolled or drawn (in a list), or the words of a
    correction."""

    game: str
    seed: int
    answers: tuple[int | str | list[Any], ...]
    options: dict[str, Any] = {}
    rulings: dict[str, str] = {}
    players: dict[str, str] = {}
    mode: str = "play"
    table_sources: tuple[str, ...] = ()
    untold_sources: tuple[str, ...] = ()
    files: dict[str, str] = {}


def way_to(eyes: Eyes) -> Way:
    """The way to the present moment, tried out; for one who plays alone, or after the end."""
    session = eyes.table.session
    if session.pending is not None and not (eyes.seat and eyes.table.is_solo):
        raise OpforError("a link to a moment shows both sides; wait for the end of the game")
    if session.header.own or any(isinstance(n, Sources | Learned) for n in session.history.lines):
        raise OpforError(f"what was rolled, drawn or typed in here fits no link; {ELSEWHERE}")
    way = _beginning(session.header)
    again = _begun(way, lambda _lines: None)
    if again.header.start != session.header.start:
        raise OpforError(f"this game did not begin with the set-up; {ELSEWHERE}")
    entries = session.history.entries
    answers = tuple(_retold(again, entry) for entry in entries if is_entered(entry))
    if again.state != session.state:
        raise OpforError(f"this game cannot be told by its answers alone; {ELSEWHERE}")
    return msgspec.structs.replace(way, answers=answers)


def _beginning(header: Header) -> Way:
    """How a game was begun, without what goes without saying."""
    game = load_game(header.game)
    usual, rulings = to_plain(game.options()), resolve(load_book(game.folder), {})
    return Way(
        game=header.game,
        seed=header.seed,
        answers=(),
        options={k: v for k, v in header.options.items() if usual.get(k) != v},
        rulings={k: v for k, v in header.rulings.items() if rulings.get(k) != v},
        players=header.players,
        mode=header.mode,
        table_sources=header.table_sources,
        untold_sources=header.untold_sources,
        files=header.files,
    )


def _begun(way: Way, keep: Keep) -> Session:
    game = with_owned(load_game(way.game), Owned((), way.files))
    return Session.new(
        game,
        Start(
            options=way.options,
            rulings=way.rulings,
            seed=way.seed,
            mode=way.mode,
            table_sources=way.table_sources,
            untold=bool(way.untold_sources),
            players=way.players,
        ),
        keep=keep,
    )


def _retold(session: Session, entry: Any) -> int | str | list[Any]:
    """Give an answer again, and say it as a way does."""
    if isinstance(entry, Adjusted):
        session.adjust(entry.text)
        return entry.text
    request = session.pending
    assert isinstance(entry, Answered)
    if request is None:
        raise OpforError(f"this game cannot be told by its answers alone; {ELSEWHERE}")
    answer = answer_from_plain(request, entry.answer, session.game.actions)
    session.answer(answer)
    return request.options.index(answer) if isinstance(request, Choose) else [entry.answer]


def followed(way: Way, keep: Keep) -> Table:
    """Go a way to its end."""
    if len(way.answers) > MOST_ANSWERS:
        raise OpforError(f"a way has at most {MOST_ANSWERS} answers; {ELSEWHERE}")
    session = _begun(way, keep)
    for number, said in enumerate(way.answers, start=1):
        try:
            _follow(session, said)
        except (OpforError, TypeError, ValueError) as error:
            raise OpforError(f"answer {number} of the link does not fit here: {error}") from None
    return Table(session)


def _follow(session: Session, said: int | str | list[Any]) -> None:
    request = session.pending
    if isinstance(said, str):
        session.adjust(said)
    elif request is None:
        raise OpforError("the game is over by then")
    elif isinstance(said, list):
        given = said[0] if len(said) == 1 else None
        session.answer(answer_from_plain(request, given, session.game.actions))
    elif isinstance(request, Choose) and 0 <= said < len(request.options):
        session.answer(request.options[said])
    else:
        raise OpforError("there is no such answer")
