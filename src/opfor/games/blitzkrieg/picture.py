"""The position as a drawing."""

from __future__ import annotations

from typing import Any

from opfor.games.blitzkrieg.options import Setting
from opfor.games.blitzkrieg.state import State


def picture(setting: Setting, state: State, seat: str) -> Any:
    raise NotImplementedError
