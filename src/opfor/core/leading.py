"""How a campaign and the missions it is made of know of each other: by values, not by imports.

A game that leads says with which options another game is played next, and answers its own questions
from the account of that play. A person with cardboard answers them by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from opfor.core.requests import Answer, Choose
from opfor.core.sheet import Sheet


class Account(Struct, frozen=True, kw_only=True):
    """How a mission stands for the side a person plays: ``margin`` is its points less the other's,
    counters are named as in play. ``may_break_off``: it is far enough to be left; who is
    ``cut_off`` then does not get away."""

    is_over: bool
    margin: int
    destroyed: tuple[str, ...] = ()
    cut_off: tuple[str, ...] = ()
    may_break_off: bool = False


class Leading(Struct, frozen=True):
    """What a game that leads offers."""

    plays: str
    """Id of the game its missions are played by."""
    report: str
    """The name of the question that asks how a mission ended."""
    stage: Callable[[Any, Any], int]
    """``stage(setting, state)``: the number of the mission at hand, from 1 on."""
    order: Callable[[Any, Any], Mapping[str, Any] | None]
    """``order(setting, state)``: the options of the mission that is due; ``None`` where none is."""
    mission: Callable[[Any, Any], str]
    """``mission(setting, state)``: the text of its file, to print or to play elsewhere."""
    answer: Callable[[Any, Any, Choose, Account], Answer | None]
    """``answer(setting, state, request, account)``: what a question about the mission is answered
    with; ``None`` where the account does not say."""
    sheet: Callable[[Any, Any, str], Sheet] | None = None
    """``sheet(setting, state, paper)``: the rules and the run as it stands, to print."""
