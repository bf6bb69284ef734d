"""What an owner of the box may enter: order cards, action cards, units, missions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.counters.action_cards import ActionCard
from opfor.cardboard.coh.counters.units import UnitKind
from opfor.cardboard.coh.generator_cards.tables import Tile
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.cardboard.coh.orders.completion import completions
from opfor.cardboard.coh.orders.errors import BadOrderText
from opfor.cardboard.coh.orders.findings import check_line
from opfor.cardboard.coh.orders.order_cards import OrderCardEntry, card_of
from opfor.cardboard.coh.orders.parse import parse_line, parse_priority, parse_tactical
from opfor.core.book import load_book, resolve
from opfor.core.codec import convert
from opfor.core.door import whole_number
from opfor.core.echo import shortened
from opfor.core.errors import OpforError, one_of
from opfor.core.form import ONLY, Blank, Form, Row
from opfor.games.coh.told.order_ladders import ladders_for
from opfor.kit.forms import blanks_of, form_of, starting

CARDS, TILE_NUMBERS = range(1, 56), range(1, 26)
MIDDLE = "F10"
"""The hex of a card typed in a hurry; it counts only where a hex is drawn."""
READERS = {"priority": parse_priority, "tactical": parse_tactical, "line": parse_line}


def _line(kind: str, question: str, name: str = "", needed: bool = True) -> Blank:
    """A blank for lines of order text, completed and read back by the language itself."""

    def read(text: str) -> str:
        found = check_line(text.strip(), "", READERS[kind])
        if found.level == "error":
            raise OpforError(f"{question}: {found.problem}")
        return found.canonical

    def told(text: str) -> Sequence[str]:
        order = READERS[kind](text.strip())
        meaning = check_line(text.strip(), "", READERS[kind])
        doubts = [f"Doubtful: {meaning.problem}"] if meaning.level == "warning" else []
        return [*meaning.meaning, *ladders_for(order, resolve(load_book(FOLDER), {})), *doubts]

    return Blank(
        name or kind, question, read, [], needed, True,
        complete=lambda typed: completions(kind, typed), told=told,
    )  # fmt: skip


def _track(text: str) -> dict[str, int] | None:
    """``2 14``: advance by 2 if at most 14 counters are in play."""
    if not text.strip():
        return None
    advance, _, limit = text.strip().partition(" ")
    return {
        "advance": whole_number(advance, "track", 1, 2),
        "limit": whole_number(limit, "track limit", 1, 99),
    }


def _number(text: str) -> int:
    return whole_number(text, "number", 1, 99)


def _yes(text: str) -> bool:
    word = text.strip().casefold()
    if not word or not ("yes".startswith(word) or "no".startswith(word)):
        raise OpforError(one_of("remains fresh", shortened(text), ("yes", "no")))
    return word.startswith("y")


ORDER_CARD = Form(
    name="order card",
    table="order_cards",
    rows="cards",
    key="number",
    blanks=(
        Blank("number", "Number of the card", _number),
        *(
            blank
            for blank in blanks_of(OrderCardEntry, {"colour": "Colour"}, {})
            if blank.name == "colour"
        ),
        Blank("track", "Track header, advance and limit such as 1 14 (Enter: none)", _track, None,
              needed=False, when=lambda row: row.get("colour") == "green"),
        _line("priority", "Priority order"),
        _line("tactical", "Tactical order"),
        Blank("spent", "AP Spent Number", lambda text: whole_number(text, "spent", 1, 9)),
        Blank("remain_fresh", "Remains fresh? (yes, no)", _yes, False, needed=False,
              complete=lambda typed: starting(typed, ("yes", "no"))),
        Blank("hex", "Hex number", lambda text: text.strip().upper()),
    ),
    check=lambda row: _check_card(row),
    expected=lambda known: [number for number in CARDS if number not in known],
    one_line=lambda text: card_typed(text),
    usage="card NUMBER green 3 AP C09: CC: Attack / Rally / AI closest to Unit: Attack",
    sources=("orders",),
    replaces=True,
    part=lambda names: _part(names),
)  # fmt: skip


def _check_card(row: Row) -> None:
    card_of({key: value for key, value in row.items() if value is not None})


def _part(names: tuple[str, ...]) -> Form:
    """What counts of a card that is not carried out; of its spent number also that it remains
    fresh."""
    wanted = {"number", *names, *(("remain_fresh",) if "spent" in names else ())}
    return replace(
        ORDER_CARD,
        blanks=tuple(blank for blank in ORDER_CARD.blanks if blank.name in wanted),
        fixed={ONLY: list(names)},
        usage=f"card NUMBER {' '.join(PARTS[name] for name in names)}",
    )


PARTS = {"colour": "green", "spent": "3 AP", "hex": "C09"}
"""How each is typed at a table."""
PART = re.compile(
    r"(?:card\s+)?(?P<number>\d{1,2})\s+"
    r"(?:(?P<colour>green|blue)|(?P<spent>\d)(?:\s*AP)?(?P<fresh>\s+fresh)?|(?P<hex>[A-L]\d\d))",
    re.IGNORECASE,
)


def _part_typed(text: str) -> Row | None:
    """``card 7 3 AP``, ``card 7 green``, ``card 7 C09``: no more of it than counts."""
    found = PART.fullmatch(text)
    if found is None:
        return None
    given = {name: found[name] for name in PARTS if found[name]}
    row: Row = {"number": int(found["number"]), ONLY: list(given)}
    match given:
        case {"colour": colour}:
            row["colour"] = colour.lower()
        case {"spent": spent}:
            row |= {"spent": int(spent), "remain_fresh": bool(found["fresh"])}
        case {"hex": place}:
            row["hex"] = place.upper()
    return row


CARD = re.compile(
    r"(?:card\s+)?(?P<number>\d{1,2})\s+(?P<colour>green|blue)\s+(?P<spent>\d)\s*AP?"
    r"(?P<rest>[^:]*):\s*(?P<lines>.+)",
    re.IGNORECASE,
)


def card_typed(text: str) -> Row:
    """A card on one line. Lines are set apart by a slash, and so are the actions of one line: a
    piece that begins no line goes on with the one before."""
    words = " ".join(text.split())
    if part := _part_typed(words):
        return part
    found = CARD.fullmatch(words)
    if found is None:
        raise OpforError(f"{shortened(text)!r}: write it so: {ORDER_CARD.usage}")
    row: Row = {
        "number": int(found["number"]),
        "colour": found["colour"].lower(),
        "spent": int(found["spent"]),
        "hex": MIDDLE,
    }
    for word in found["rest"].replace(",", " ").split():
        if re.fullmatch(r"[A-L]\d\d", word.upper()):
            row["hex"] = word.upper()
        elif word.lower() == "fresh":
            row["remain_fresh"] = True
        elif advance := re.fullmatch(r"([12])/(\d\d?)", word):
            row["track"] = {"advance": int(advance[1]), "limit": int(advance[2])}
        else:
            raise OpforError(f"{word!r}: a hex, fresh, or a track header such as 1/14 goes here")
    return row | _lines(found["lines"])


def _lines(text: str) -> dict[str, list[str]]:
    lines: list[str] = []
    for piece in text.split(" / "):
        begins = ":" in piece or piece.lower().startswith(("execute", "ai passes"))
        if begins or not lines:
            lines.append(piece.strip())
        else:
            lines[-1] += f" / {piece.strip()}"
    found: dict[str, list[str]] = {"priority": [], "tactical": []}
    for line in lines:
        found[_kind_of(line)].append(line)
    for kind, listed in found.items():
        if not listed:
            raise OpforError(f"no {kind} order among these lines; a card has at least one")
    return found


def _kind_of(line: str) -> str:
    """Which kind of order a line is; of two faults the one that comes later says more."""
    faults: list[BadOrderText] = []
    for kind, read in (("priority", parse_priority), ("tactical", parse_tactical)):
        try:
            read(line, f"{shortened(line)!r}")
        except BadOrderText as fault:
            faults.append(fault)
        else:
            return kind
    raise max(faults, key=lambda fault: fault.column)


def _certainty(text: str) -> str:
    if text.strip().upper() not in ("A", "B", "C"):
        raise OpforError(f"certainty: {shortened(text)!r}; A is sure, B likely, C a guess")
    return text.strip().upper()


def _check(kind: type[Any]) -> Any:
    def check(row: Row) -> None:
        try:
            convert({k: v for k, v in row.items() if v is not None}, kind)
        except Exception as fault:  # msgspec's own
            raise OpforError(str(fault)) from None

    return check


EVENTS = {
    "event": _line("line", "Line of the event", "event", needed=False),
    "landed": _line("line", "Line only where the marker ends", "landed", needed=False),
    "counteractions": _line("line", "Counteraction", "counteractions", needed=False),
    "mission_orders": _line("line", "Mission order", "mission_orders", needed=False),
    "standing": _line("line", "Standing line (Always: …, When …: …)", "standing", needed=False),
}
CERTAIN = {
    "certainty": Blank("certainty", "How sure is this? (A, B, C)", _certainty, "A"),
    "numbers": Blank(
        "numbers", "Number on a counter", lambda text: whole_number(text, "number", 1, 99), [],
        needed=False, many=True,
    ),
}  # fmt: skip
TILES = {
    "lines": _line("line", "Line of the tile", "lines"),
    "special": _line("line", "Special line", "special", needed=False),
    "number": Blank("number", "Number of the tile", _number),
}


def _tile(side: str) -> Form:
    """The faces of AI tiles of one side; whose they are nobody is asked."""
    form = form_of("tile", "tiles", "tiles", Tile, key="number", own=TILES)
    blanks = tuple(blank for blank in form.blanks if blank.name != "side")
    return replace(
        form, name=f"{side} tile", blanks=blanks, fixed={"side": side}, check=_check(Tile),
        expected=lambda known: [number for number in TILE_NUMBERS if number not in known],
    )  # fmt: skip


FORMS: tuple[Form, ...] = (
    ORDER_CARD,
    form_of("action card", "cards", "cards", ActionCard, key="number", check=_check(ActionCard)),
    form_of("german unit", "german", "units", UnitKind, own=CERTAIN, check=_check(UnitKind)),
    form_of("soviet unit", "soviet", "units", UnitKind, own=CERTAIN, check=_check(UnitKind)),
    _tile("german"),
    _tile("soviet"),
    form_of("solo mission", "", "", SoloMission, own=EVENTS),
    form_of("mission", "", "", Mission),
)
