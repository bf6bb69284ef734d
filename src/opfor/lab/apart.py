"""Games in an interpreter of their own: for other constants, which must be there before anything
of a game is read.

The interpreter is kept for the next block of the same variant, and goes when its pipe closes.
"""

from __future__ import annotations

import atexit
import subprocess
import sys
from typing import IO

import msgspec
from msgspec.structs import replace

from opfor.core.errors import OpforError
from opfor.kit import packs
from opfor.lab.block import Block, play_block
from opfor.lab.variant import Variant

KEPT = 2
"""Interpreters that wait for another block of their variant."""
LENGTH = 8

_kept: dict[bytes, subprocess.Popen[bytes]] = {}
_fitting: set[bytes] = set()


def remember_fitting(variant: Variant) -> None:
    """A variant was played somewhere: its constants need no interpreter that tries them again."""
    _fitting.add(_unnamed(variant))


def refuse_unfitting(variant: Variant, seed: int) -> None:
    """Say what is wrong with the constants of a variant; only an interpreter of their own can."""
    if variant.constants and _unnamed(variant) not in _fitting:
        play_apart(Block(variant, seed, 0, 0))


def _unnamed(variant: Variant) -> bytes:
    return msgspec.json.encode(replace(variant, name=""))


def play_apart(block: Block) -> bytes:
    """The packed rows of a block, from the interpreter of its variant."""
    process = _interpreter(msgspec.json.encode(block.variant))
    assert process.stdin is not None
    assert process.stdout is not None
    _send(process.stdin, msgspec.msgpack.encode(block))
    answer = _receive(process.stdout)
    if answer is None:
        _kept.clear()
        raise OpforError(f"{block.variant.name}: the interpreter for its constants died")
    kind, body = answer[:1], answer[1:]
    if kind == b"!":
        raise OpforError(body.decode())
    return body


def _interpreter(variant: bytes) -> subprocess.Popen[bytes]:
    found = _kept.pop(variant, None)
    if found is None:
        command = [sys.executable, "-P", "-m", "opfor.lab.apart"]
        found = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    _kept[variant] = found
    while len(_kept) > KEPT:
        _close(_kept.pop(next(iter(_kept))))
    return found


def _close(process: subprocess.Popen[bytes]) -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()
    process.wait()


def close_all() -> None:
    """End the interpreters that wait."""
    while _kept:
        _close(_kept.popitem()[1])


atexit.register(close_all)


def _send(pipe: IO[bytes], body: bytes) -> None:
    pipe.write(len(body).to_bytes(LENGTH, "big") + body)
    pipe.flush()


def _receive(pipe: IO[bytes]) -> bytes | None:
    head = pipe.read(LENGTH)
    return pipe.read(int.from_bytes(head, "big")) if len(head) == LENGTH else None


def serve(inward: IO[bytes], outward: IO[bytes]) -> None:
    """What the interpreter does: play block after block with the constants of the first."""
    while (raw := _receive(inward)) is not None:
        block = msgspec.msgpack.decode(raw, type=Block)
        try:
            _send(outward, b"=" + _played(block))
        except OpforError as error:
            _send(outward, b"!" + str(error).encode())
        except Exception as error:  # constants that nobody has thought of
            said = f"{block.variant.name}: the game fails with it ({type(error).__name__}: {error})"
            _send(outward, b"!" + said.encode())


def _played(block: Block) -> bytes:
    constants, variant = block.variant.constants, replace(block.variant, constants={})
    packs.CHANGES.update(constants)
    rows = play_block(replace(block, variant=variant))
    if unused := [key for key in constants if key not in packs.changed]:
        raise OpforError(f"constants: {unused[0]}: no table that the game reads has such a value")
    return msgspec.msgpack.encode(rows)


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
