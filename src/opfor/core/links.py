"""Texts in an address: compressed, in letters that an address may hold."""

from __future__ import annotations

import base64
import binascii
import zlib

from opfor.core.errors import OpforError

LARGEST = 200_000
MISSION = "link:"
"""What the name of a mission begins with that is the mission itself."""


def packed(text: str) -> str:
    """A text as part of an address."""
    made = zlib.compressobj(9, wbits=-15)
    body = made.compress(text.encode()) + made.flush()
    return base64.urlsafe_b64encode(body).decode().rstrip("=")


def unpacked(link: str, what: str) -> str:
    """The text of a link to ``what``; one that was cut or is too large is refused."""
    try:
        body = base64.b64decode(link + "=" * (-len(link) % 4), altchars=b"-_", validate=True)
        reader = zlib.decompressobj(wbits=-15)
        document = reader.decompress(body, LARGEST)
        if reader.unconsumed_tail:
            raise OpforError(f"the link holds more than {what}")
        if not reader.eof:
            raise ValueError
        return document.decode()
    except (ValueError, binascii.Error, zlib.error):
        raise OpforError(f"the link is not whole: it holds no {what.removeprefix('a ')}") from None


def mission_link(text: str) -> str:
    """A mission as its own name: whoever has the name has the mission."""
    return MISSION + packed(text)


def mission_in(name: str) -> str:
    """The text of a mission that is its own name."""
    return unpacked(name.removeprefix(MISSION), "a mission")
