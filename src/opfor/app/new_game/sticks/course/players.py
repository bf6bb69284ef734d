"""Players for simulation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.core.requests import Choose


def at_random(_setting: Any, _view: Any, request: Choose, pick: Callable[[int], int]) -> Any:
    return request.options[pick(len(request.options))]
