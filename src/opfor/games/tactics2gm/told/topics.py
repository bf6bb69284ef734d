"""Pages of the reference that content makes: units, support cards, equipment, terrain, stances."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from opfor.core.phrasebook import Thing
from opfor.core.topics import Topic
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.told.pictures.terrain import terrain as terrain_picture
from opfor.games.tactics2gm.told.pictures.unit_cards import Held, unit_card
from opfor.games.tactics2gm.told.refs import unit_ref
from opfor.games.tactics2gm.values.content import HIDDEN, SupportRow, TerrainRow, TokenRow, UnitRow
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.stances import STANCES, Stance
from opfor.games.tactics2gm.values.state import State
from opfor.kit.drawing.emblem import card_emblem, emblem

Printed = Iterable[tuple[str, Any]]


def topics(setting: Setting) -> Iterator[Topic]:
    """A page for everything with a name of its own."""
    cards = setting.cards
    yield from (_unit(setting, row) for row in cards.units.values() if row.id != HIDDEN)
    yield from (_support(setting, row) for row in cards.supports.values())
    yield from (_token(setting, row) for row in cards.tokens.values())
    yield from (_terrain(setting, row) for row in cards.terrain.values())
    stances = STANCES[setting.ai_kind] if setting.ai is not None else ()
    yield from (_stance(setting, stance) for stance in stances)


def topic_of(setting: Setting, state: State, ref: str) -> str:
    """A unit and a card by what is printed on them, a space by its terrain."""
    kind, _, name = ref.partition(":")
    match kind:
        case "unit":
            found = next((u for u in state.units if unit_ref(state, u.id) == ref), None)
            return "unit" if found is None or found.card == HIDDEN else f"card/{found.card}"
        case "card":
            seat, _, number = name.partition("/")
            hand = state.decks[setting.seats.index(seat)].hand
            return f"card/{hand[int(number) - 1]}" if int(number) <= len(hand) else "card"
        case "pile":
            return f"card/{name.partition('/')[2]}"
        case "terrain-card":
            return f"terrain/{name}"
        case "terrain" | "space" if "." in name:
            line, _, column = name.partition(".")
            there = state.terrain[setting.board.cell(int(line), int(column))]
            return "space" if there is None else f"terrain/{there.card}"
    return "ap" if kind == "terrain" else kind


def _page(
    ref: str, thing: Thing, group: str, svg: str, numbers: Printed = (), **more: Any
) -> Topic:
    """A page whose title and text are the thing's; ``more`` says it otherwise."""
    told = {
        "title": say.capital(thing),
        "text": thing.form("text"),
        "names": (thing.title,),
        "numbers": tuple((SAY(f"number-{name}"), str(value)) for name, value in numbers),
    }
    return Topic(id=ref, group=SAY(f"pages-{group}"), svg=svg, **(told | more))


def _unit(setting: Setting, row: UnitRow) -> Topic:
    svg = f'<g transform="scale(.5)">{unit_card(row, "you", Held(0, row.hp))}</g>'
    thing, see = say.card(setting, row.id), ("unit", "deployment")
    return _page(f"card/{row.id}", thing, "units", svg, _of_unit(row), rules=("2GM-PH-6",), see=see)


def _of_unit(unit: UnitRow) -> Printed:
    yield "kind", say.listed((SAY.thing(f"type-{unit.type}"), SAY.thing(f"class-{unit.kind}")))
    yield "cost", SAY("ap", n=unit.cost)
    yield "movement", unit.movement
    if unit.can_fire:
        far = {"from": unit.min_range, "to": unit.range}
        yield "range", SAY("range-to", **far) if unit.min_range > 1 else unit.range
        yield from _weapon(unit)
    yield "defence", unit.defence
    yield "hp", unit.hp
    if unit.traits:
        yield "special", said_of("trait", unit.traits)
    if unit.carries:
        yield "carries", said_of("type", unit.carries)


def _weapon(row: UnitRow | TokenRow) -> Printed:
    yield "hits", f"{row.to_hit}+"
    yield "penetration", row.penetration
    yield "damage", row.damage


def _support(setting: Setting, row: SupportRow) -> Topic:
    only = [("only", said_of("type", row.types))] if row.types else []
    numbers = [("cost", SAY("ap", n=row.cost)), *only]
    thing, rules = say.card(setting, row.id), ("2GM-CON-5", "2GM-CON-1")
    svg, see = card_emblem(f"{row.cost}"), ("card", "deployment")
    return _page(f"card/{row.id}", thing, "supports", svg, numbers, rules=rules, see=see)


def _token(setting: Setting, row: TokenRow) -> Topic:
    thing = say.token(setting, row.id)
    numbers: list[tuple[str, Any]] = [("cost", SAY("ap", n=row.cost))]
    if row.use == "weapon":
        numbers += [("range", row.range), *_weapon(row)]
    return _page(
        f"token/{row.id}",
        thing,
        "equipment",
        emblem(row.id[:2].capitalize()),
        numbers,
        title=say.capital(SAY("page-token", token=thing)),
        names=(row.title, str(thing)),
        text=SAY("page-equipment", types=said_of("type", row.types), text=thing.form("text")),
        rules=("2GM-CON-2", "2GM-CON-4") if row.arrow else ("2GM-CON-2",),
        see=("unit", "shooting"),
    )


def _terrain(setting: Setting, row: TerrainRow) -> Topic:
    numbers: list[tuple[str, Any]] = [("cover", row.cover)]
    numbers += [("hard", said_of("type", row.hard))] if row.hard else []
    numbers += [("closed", said_of("type", row.blocks))] if row.blocks else []
    numbers += [("hp", SAY("page-hp", hp=row.hp, defence=row.defence))] if row.hp else []
    thing, drawn = say.card(setting, row.id), terrain_picture(row.id)
    svg = f'<g transform="scale(.45)">{drawn}</g>' if drawn else emblem(row.title[:2])
    rules, see = ("2GM-MOD-1" if row.cover else "2GM-MOD-3",), ("terrain", "number-to-hit")
    return _page(f"terrain/{row.id}", thing, "terrain", svg, numbers, rules=rules, see=see)


def _stance(setting: Setting, stance: Stance) -> Topic:
    thing = say.stance(setting, stance.name)
    first = "offensive" if stance.is_offensive else "defensive"
    rules = (stance.movement, stance.deployment, stance.shooting)
    svg = emblem("".join(word[0] for word in stance.title.split()))
    text = SAY("page-stance", stance=thing, first=first)
    return _page(f"stance/{stance.name}", thing, "stances", svg, text=text, rules=rules,
                 see=("stance",))  # fmt: skip


def said_of(kind: str, names: Iterable[str]) -> str:
    """``infantry and anti-air``."""
    return say.listed(SAY.thing(f"{kind}-{name}") for name in names)
