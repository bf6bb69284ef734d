"""What lies on a real table, as the program has it."""

from __future__ import annotations

from msgspec import Struct

from opfor.app.conversation import Eyes
from opfor.app.conversation.history.comparison import as_seen, facts_in_doubt
from opfor.core.compared import Fact


class Lying(Struct, frozen=True):
    """Everything that can be compared with the table, the likeliest to be wrong first, and what
    might lie there besides."""

    facts: tuple[Fact, ...]
    more: tuple[Fact, ...] = ()


def lying(eyes: Eyes) -> Lying:
    return Lying(tuple(facts_in_doubt(eyes)), as_seen(eyes).more)
