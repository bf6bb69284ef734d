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
from opfor.surfaces.web.asks import Nothing, Text
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
    return Link(query, _drawn(asked.address, query))


class SeatLink(msgspec.Struct, frozen=True):
    """An address (``query``) that shows one seat's eyes only; ``onlooker`` is for everybody."""

    seat: str
    title: str
    query: str
    qr: str = ""


class SeatLinks(msgspec.Struct, frozen=True):
    """``address`` is where other devices find the page, empty while only this computer does;
    ``door`` is ``shut`` or ``open`` where whoever asks may turn it; ``own`` is for one's own
    devices."""

    links: tuple[SeatLink, ...]
    address: str = ""
    door: str = ""
    own: SeatLink | None = None


class Networking(msgspec.Struct, frozen=True):
    is_open: bool


def open_network(visitor: Visitor, asked: Networking) -> Nothing:
    """Let other devices in, or no more; for whoever sits at this computer or has its code."""
    network = visitor.network
    if network is None or not visitor.owns_all:
        raise OpforError("the network is opened by whoever keeps this server")
    network.open() if asked.is_open else network.close()
    return Nothing()


def seat_links(visitor: Visitor, asked: LinkAsked) -> SeatLinks:
    """A link for each person's seat and one for onlookers; who only sits there gets their own."""
    with visitor.eyes(asked.table, asked.seat) as eyes:
        own, people, seats = eyes.seat, eyes.table.people, eyes.table.seats
    network = visitor.network
    address = (network.address if network else "") or asked.address
    titles = {each.id: each.title for each in seats} | {ONLOOKER: "Onlookers"}
    wanted = [seat for seat in people if visitor.owns(asked.table) or seat == own]
    made = []
    for seat in (*wanted, ONLOOKER):
        query = urlencode(visitor.invitation(asked.table, seat))
        made.append(SeatLink(seat, titles.get(seat, seat), query, _drawn(address, query)))
    entry = urlencode({"code": visitor.entry}) if visitor.owns_all and visitor.entry else ""
    whole = SeatLink("", "", entry, _drawn(address, entry)) if entry else None
    turns = visitor.owns_all and network is not None and network.can_open
    door = "" if not turns or network is None else "open" if network.code else "shut"
    return SeatLinks(tuple(made), network.address if network else "", door, whole)


def _drawn(page: str, query: str) -> str:
    """The address as a QR code, where it fits into one."""
    address = f"{page.split('?')[0].split('#')[0]}?{query}"
    return qr(address) if page and len(address) <= MOST_IN_QR else ""


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
