"""The net that is delivered with the game, and whether it fits a setting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from opfor.core.errors import OpforError
from opfor.core.game import Player
from opfor.core.net import Net, digest, load_net
from opfor.games.blitzkrieg.course.planes import plane_names
from opfor.games.blitzkrieg.values.options import FOLDER, Options, Setting
from opfor.games.blitzkrieg.values.rulings import Rulings

NET = FOLDER / "nets" / "base.json"
LESSONS: Sequence[Mapping[str, Any]] = (
    {"difficulty": "easy"},
    {"difficulty": "medium"},
    {"difficulty": "hard"},
    {"level": "first-battle"},
    {},
    {"level": "veteran"},
)
"""The settings it is trained in."""
UNSEEN: Sequence[Mapping[str, Any]] = (
    {"stratagems": False},
    {"extra_vp": 3, "extra_progress": 1},
)
"""Settings it never sees before it is measured there."""
TRIED: Sequence[Mapping[str, str]] = (
    {"bombed-unit": "bag"},
    {"improved-research-keeps": "one"},
    {"first-turn": "player"},
)
"""Rulings it never sees either."""
TRIAL_GAMES = 8
"""Games that the rules are known by."""


@cache
def delivered() -> Net | None:
    return load_net(NET)


def net_for(setting: Setting) -> Net | None:
    """The net, if it was made for what is played here; else none."""
    if "net" not in setting.__dict__:
        setting.__dict__["net"] = _fitting(setting)
    found: Net | None = setting.__dict__["net"]
    return found


def needed_net(setting: Setting) -> Net:
    """The net; where none fits, a line that says so."""
    found = net_for(setting)
    if found is None:
        raise OpforError(
            "no net fits this game: the one delivered knows the base board against the bot, by "
            "the rules it was trained with"
        )
    return found


def _fitting(setting: Setting) -> Net | None:
    net = delivered()
    if net is None or setting.bot is None or net.planes != digest(plane_names(setting)):
        return None
    return net if net.rules == rules_fingerprint(setting) else None


def rules_fingerprint(setting: Setting) -> str:
    """The rules as they are played: how some games of random players went on this board with the
    usual options and rulings. Another writing of the same rules leaves it as it is."""
    from opfor.core.foresight import at_random
    from opfor.games.blitzkrieg.course.rooms import Rooms

    usual = replace(setting, options=Options(board=setting.options.board), rulings=Rulings())
    players: dict[str, Player] = {"player": at_random}
    columns = Rooms(usual, players).play(1, 0, TRIAL_GAMES)
    return digest([columns.games, columns.rules])
