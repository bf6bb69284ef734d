"""A campaign and the missions it leads through: two records, each kept by itself.

The campaign's file holds every answer about the run; a mission's lies beside it under the same name
with the number of its stage, and is an ordinary save. What a mission ended with is answered here
from its account, or by a person who played it with cardboard.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from opfor.app.conversation import Table, opening
from opfor.app.registry import Listing, bundled, load_game
from opfor.app.start import Start
from opfor.app.store import list_saves
from opfor.core.chance import derived_seed
from opfor.core.errors import BadSave, OpforError
from opfor.core.leading import Account, Leading
from opfor.core.requests import Choose


def leaders() -> list[Listing]:
    """The campaigns there are."""
    return [listing for listing in bundled() if listing.leads]


def newest() -> Path:
    """The campaign that was played last."""
    known = {listing.id for listing in leaders()}
    found = next((save.path for save in list_saves() if save.header.game in known), None)
    if found is None:
        raise OpforError("no campaign is kept here; opfor campaign new begins one")
    return found


class Campaign:
    """A run under way."""

    def __init__(self, table: Table) -> None:
        self.table = table
        leading = table.session.game.leading
        if leading is None:
            where = f"{table.path}: " if table.path else ""
            raise BadSave(f"{where}a game of {table.session.game.title}, not a campaign")
        self._leading: Leading = leading

    @property
    def is_over(self) -> bool:
        return self.table.session.pending is None

    @property
    def is_due(self) -> bool:
        """Whether a mission is to be fought now, and nothing of it has been told yet."""
        request = self.table.session.pending
        is_asked = isinstance(request, Choose) and request.question == self._leading.report
        return is_asked and self._order() is not None

    def _order(self) -> Mapping[str, Any] | None:
        session = self.table.session
        return self._leading.order(session.setting, session.state)

    def is_past_the_mission(self) -> bool:
        """Whether the mission at hand has been told to its end."""
        return self._order() is None

    @property
    def told(self) -> str:
        """Where it stands, as text."""
        session = self.table.session
        seat = self.table.people[0]
        return session.game.words.board(session.setting, session.state, seat)

    @property
    def mission_text(self) -> str:
        """The file of the mission that is due."""
        session = self.table.session
        return self._leading.mission(session.setting, session.state)

    def mission_path(self) -> Path:
        """Where the mission at hand is kept."""
        path, session = self.table.path, self.table.session
        stage = self._leading.stage(session.setting, session.state)
        if path is None:
            raise OpforError("a campaign that is not kept cannot fight its missions here")
        name, *endings = path.name.split(".")
        return path.with_name(".".join([f"{name}-stage-{stage}", *endings]))

    def mission(self) -> Table:
        """The mission that is due, where it was left or from its beginning. The run's seed and the
        number of the stage give its chances."""
        path, session = self.mission_path(), self.table.session
        if path.exists():
            return opening.resumed(path)
        seed = derived_seed(
            session.header.seed, self._leading.stage(session.setting, session.state)
        )
        start = Start(seed=seed, options=dict(self._order() or {}))
        table = opening.begun(load_game(self._leading.plays), start, is_kept=False)
        table.copy_to(path)
        return table

    @property
    def may_break_off(self) -> bool:
        """Whether the mission at hand has come far enough to be left."""
        path = self.mission_path()
        return path.exists() and account_of(opening.resumed(path, is_kept=False)).may_break_off

    def broken_off(self) -> None:
        """End the mission at hand as it stands: a withdrawal."""
        self.answer(account_of(opening.resumed(self.mission_path(), is_kept=False)))

    def answer(self, account: Account) -> None:
        """Tell how the mission went; dice of a table are left to the person."""
        session = self.table.session
        with session.whole():
            for answer in self._answers(account):
                session.answer(answer)

    def _answers(self, account: Account) -> Iterator[Any]:
        session = self.table.session
        while isinstance(session.pending, Choose):
            said = self._leading.answer(session.setting, session.state, session.pending, account)
            if said is None:
                return
            yield said


def account_of(table: Table) -> Account:
    """How a mission stands."""
    session = table.session
    if session.game.account is None:
        raise OpforError(f"{session.game.title} is not played in campaigns")
    return session.game.account(session.setting, session.state)
