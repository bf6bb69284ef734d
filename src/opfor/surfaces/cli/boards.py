"""The boards of a game; -o writes the bare drawing of one."""

from __future__ import annotations

from opfor.app.arguments import Arguments
from opfor.surfaces.cli.stock import declare as declare
from opfor.surfaces.cli.stock import shown, stock_of


def run(arguments: Arguments) -> int:
    return shown(arguments, stock_of(arguments)[1])
