"""Players for simulation."""

from __future__ import annotations

from typing import Any

from opfor.core.foresight import PickOne
from opfor.core.requests import Choose


def at_random(_setting: Any, _view: Any, request: Choose, pick: PickOne) -> Any:
    return request.options[pick(len(request.options))]
