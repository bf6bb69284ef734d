"""Variants with other constants: numbers of the game's own tables, changed for an experiment."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from opfor.lab.block import Block, play_block, with_constants
from opfor.lab.variant import Variant

_fitting: set[bytes] = set()


def remember_fitting(variant: Variant) -> None:
    """A variant was played somewhere: its constants need not be tried again."""
    _fitting.add(_unnamed(variant))


def refuse_unfitting(variant: Variant, seed: int) -> None:
    """Say what is wrong with the constants of a variant."""
    if variant.constants and _unnamed(variant) not in _fitting:
        with_constants(play_block, Block(variant, seed, 0, 0))


def _unnamed(variant: Variant) -> bytes:
    return msgspec.json.encode(replace(variant, name=""))
