"""What can be asked about: a page of the reference for everything that is drawn or said.

Pages that need no content lie in ``books/reference.toml``; a game makes those of units, cards and
ground from its packs, so that an owner's content has pages too.
"""

from __future__ import annotations

from msgspec import Struct


class Topic(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A thing, in a sentence or two. ``names`` are other words by which it is asked for,
    ``numbers`` what is printed on it (name and value), ``rules`` the rows it rests on, ``see``
    other topics by id; ``sign`` is what its emblem says where nothing else is drawn (``svg``)."""

    id: str
    title: str
    text: str
    group: str
    names: tuple[str, ...] = ()
    numbers: tuple[tuple[str, str], ...] = ()
    rules: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    sign: str = ""
    svg: str = ""
