"""One call of the page: what it takes, what it gives, what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from opfor.surfaces.web.visitor import Visitor


class Call(NamedTuple):
    takes: type
    gives: type
    does: Callable[[Visitor, Any], Any]
    says: str
