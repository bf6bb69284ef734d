"""What makes a position impossible: unknown cards, wrong values, riders without a ride.

Every fault is one line: where it is, what is wrong, what would be right.
"""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches

from opfor.core.errors import BadPosition, one_of
from opfor.games.tactics2gm.told.positions.form import PositionForm, UnitForm
from opfor.games.tactics2gm.values.content import HIDDEN, Cards
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import Ending, TerrainPiece

OWN = ("type", "cost", "movement", "range", "min_range", "to_hit", "penetration", "damage",
       "defence", "hp", "traits")  # fmt: skip
"""What a unit without a card says of itself."""


def card_of(form: UnitForm) -> str:
    return form.card if form.card is not None else f"own:{form.id}"


def check_cards(setting: Setting, form: PositionForm) -> None:
    """Every name must be known, every id used once."""
    cards = setting.cards
    known = {*printed(cards), *cards.supports}
    player = form.player_hand if isinstance(form.player_hand, tuple) else ()
    for where, names in (("hand", form.hand or ()), ("deck", form.deck), ("player_hand", player),
                         ("discard", form.discard), ("aircraft", form.aircraft)):  # fmt: skip
        for name in names:
            if name not in known:
                raise BadPosition(unknown_card(where, name, known))
    ids = [unit.id for unit in form.units]
    for unit in form.units:
        if ids.count(unit.id) > 1:
            raise BadPosition(f"unit {unit.id!r} is listed twice; every unit needs its own id")
        check_unit(cards, unit)
        check_ride(cards, form, unit)


def check_going_on(setting: Setting, form: PositionForm, ended: Ending | None) -> None:
    """Only a game that goes on has something to decide."""
    if ended is not None:
        said = f"hq: {form.hq.ai} and {form.hq.player} wounds"
        most = setting.numbers.hq.hp - 1
        raise BadPosition(f"{said}; an HQ that stands has at most {most}, and this game is over")


def printed(cards: Cards) -> list[str]:
    """The unit cards of the pack, without the units a position describes itself."""
    return [name for name in cards.units if name != HIDDEN and not name.startswith("own:")]


def unknown_card(where: str, name: str, known: Collection[str]) -> str:
    """Too many cards to list: the closest names, and where to find the others."""
    near = get_close_matches(name, sorted(known), 3, 0.4)
    hint = f"did you mean {' or '.join(near)}?" if near else "that is no card of the pack;"
    return f"{where}: card {name!r} is not known; {hint} 'opfor 2gm cards' lists them all"


def check_own(cards: Cards, form: UnitForm) -> None:
    """A unit names a card or carries its own values, not both."""
    plain = UnitForm(id="", side="ai")
    row = cards.units[str(form.card)]
    for field in OWN:
        given = getattr(form, field)
        if given not in (getattr(plain, field), getattr(row, field)):
            raise BadPosition(
                f"unit {form.id!r}: {field} {given!r}, but card {form.card!r} prints "
                f"{getattr(row, field)!r}; name a card, or give a type and values without one"
            )


def check_ride(cards: Cards, form: PositionForm, rider: UnitForm) -> None:
    """A rider needs a transport of its own side that carries its type, for itself alone."""
    if rider.aboard is None:
        return
    ids = {unit.id: unit for unit in form.units}
    if rider.aboard not in ids:
        raise BadPosition(one_of(f"unit {rider.id!r}: aboard", rider.aboard, ids))
    ride = ids[rider.aboard]
    row = cards.units[card_of(rider)]
    carries = cards.units[card_of(ride)].carries
    if ride.side != rider.side or ride is rider or row.type not in carries:
        kinds = " or ".join(carries) or "nobody"
        raise BadPosition(
            f"unit {rider.id!r} cannot be aboard {ride.id!r}, which carries {kinds} of its own side"
        )
    if sum(unit.aboard == ride.id for unit in form.units) > 1:
        raise BadPosition(f"unit {rider.id!r}: {ride.id!r} has room for one rider only")


def check_unit(cards: Cards, form: UnitForm) -> None:
    if form.card is not None:
        if form.card not in printed(cards):
            raise BadPosition(unknown_card(f"unit {form.id!r}", form.card, printed(cards)))
        check_own(cards, form)
    for token in (*form.equipment, *form.used):
        if token not in cards.tokens:
            raise BadPosition(one_of(f"unit {form.id!r}: equipment", token, cards.tokens))
    hp = cards.units[card_of(form)].hp
    if form.wounds >= hp:
        raise BadPosition(
            f"unit {form.id!r}: {form.wounds} wounds, but it has {hp} hit points; "
            f"a unit on the board has at most {hp - 1}"
        )


def check_room(setting: Setting, piece: TerrainPiece | None, there: list[UnitForm]) -> None:
    """A space holds one unit, terrain may hold more, never of both sides."""
    room = 1 if piece is None else setting.cards.terrain[piece.card].capacity
    if len({unit.side for unit in there}) > 1 or len(there) > room:
        names = " and ".join(repr(unit.id) for unit in there)
        raise BadPosition(
            f"units {names} stand on line {there[0].line}, column {there[0].column}; "
            f"it has room for {room} of one side"
        )
