"""What can be compared with the cardboard, from the book: a fact is a message with its forms.

``compare-ap`` names the fact, its ``.back`` says how to put it back, its ``.gone`` how to take it
off the table, its ``.value`` how it stands where that is not a number or a name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from opfor.core.compared import Fact
from opfor.core.phrasebook import PhraseBook


def fact(
    book: PhraseBook,
    name: str,
    value: object = "",
    mend: str = "",
    of: str = "",
    source: str = "",
    ref: str = "",
    ways: Iterable[tuple[str, str]] = (),
    onto: str = "",
    **given: Any,
) -> Fact:
    """One fact; ``given`` are the values of its sentences, with ``$value`` among them."""
    told = given | {"value": value}
    entry = f"compare-{name}"
    forms = {form: book.form(entry, form, "", told) for form in ("value", "gone", "back")}
    stands = str(value) if value != "" else forms["value"]
    return Fact(
        what=book.say(entry, told),
        value=stands,
        mend=mend,
        gone=forms["gone"],
        back=forms["back"],
        of=of,
        source=source,
        shown=str(given.get("shown", "")),
        ref=ref,
        ways=tuple(ways),
        onto=onto,
    )
