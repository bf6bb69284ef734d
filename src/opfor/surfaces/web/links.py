"""A position in an address: the position file, compressed, in letters that an address may hold."""

from __future__ import annotations

import io
import json
from urllib.parse import urlencode

import msgspec

from opfor.app.conversation import Eyes
from opfor.app.conversation.history.ways import way_to
from opfor.core.errors import OpforError
from opfor.core.links import packed, unpacked
from opfor.surfaces.web.asks import Text
from opfor.surfaces.web.visitor import ONLOOKER, Visitor

MOST_IN_QR = 2_300


class Link(msgspec.Struct, frozen=True):
    """What to add to the page's address; with the address given, the same as a QR code."""

    query: str
    qr: str = ""


class LinkAsked(msgspec.Struct, frozen=True):
    """``address`` is where the page was opened; ``what`` is ``table`` or ``position``."""

    table: str
    address: str
    what: str = "position"
    seat: str = ""


def link(visitor: Visitor, asked: LinkAsked) -> Link:
    """A link to the table (for another device) or to the position (for anybody)."""
    with visitor.eyes(asked.table, asked.seat) as eyes:
        if asked.what == "table":
            query = urlencode(visitor.invitation(asked.table, eyes.seat))
        else:
            query = f"position={written(_document(eyes))}"
    address = f"{asked.address.split('?')[0].split('#')[0]}?{query}"
    return Link(query, qr(address) if asked.address and len(address) <= MOST_IN_QR else "")


class SeatLink(msgspec.Struct, frozen=True):
    """An address (``query``) that shows one seat's eyes only; ``onlooker`` is for everybody."""

    seat: str
    title: str
    query: str
    qr: str = ""


class SeatLinks(msgspec.Struct, frozen=True):
    links: tuple[SeatLink, ...]


def seat_links(visitor: Visitor, asked: LinkAsked) -> SeatLinks:
    """A link for each person's seat and one for onlookers; who only sits there gets their own."""
    with visitor.eyes(asked.table, asked.seat) as eyes:
        own, people, seats = eyes.seat, eyes.table.people, eyes.table.seats
    titles = {each.id: each.title for each in seats} | {ONLOOKER: "Onlookers"}
    wanted = [seat for seat in people if visitor.owns(asked.table) or seat == own]
    made = []
    for seat in (*wanted, ONLOOKER):
        query = urlencode(visitor.invitation(asked.table, seat))
        address = f"{asked.address.split('?')[0].split('#')[0]}?{query}"
        drawn = qr(address) if asked.address and len(address) <= MOST_IN_QR else ""
        made.append(SeatLink(seat, titles.get(seat, seat), query, drawn))
    return SeatLinks(tuple(made))


def _document(eyes: Eyes) -> str:
    """The way to this moment; of a game that cannot be told so, the position."""
    try:
        return msgspec.json.encode(way_to(eyes)).decode()
    except OpforError as error:
        try:
            return eyes.position().document
        except OpforError:
            raise error from None


def written(document: str) -> str:
    return packed(json.dumps(json.loads(document), ensure_ascii=False, separators=(",", ":")))


def opened(text: str) -> Text:
    """The position of a link."""
    return Text(unpacked(text, "a position"))


def qr(address: str) -> str:
    """The address as a picture."""
    import segno

    out = io.BytesIO()
    segno.make(address, error="l", micro=False).save(
        out,
        kind="svg",
        xmldecl=False,
        svgns=True,
        border=3,
        dark="#1d1b12",
        light="#ffffff",
        omitsize=True,
    )
    return out.getvalue().decode()
