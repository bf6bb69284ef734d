"""What the page asks of somebody who learns: the reference."""

from __future__ import annotations

from msgspec import Struct

from opfor.app.conversation import pictures
from opfor.app.conversation.reference import ReferencePage, pages_of
from opfor.surfaces.web.visitor import Visitor


class ReferenceAsked(Struct, frozen=True):
    """All pages of a game, or of one under way as it is played."""

    game: str = ""
    table: str = ""
    seat: str = ""


def reference(visitor: Visitor, asked: ReferenceAsked) -> ReferencePage:
    """Everything that can be asked about."""
    if not asked.table:
        return pages_of(pictures.first_table(visitor.desk.game(asked.game)))
    with visitor.at(asked.table) as table:
        return pages_of(table)
