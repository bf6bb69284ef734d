"""Pages of the reference that content makes: units, support cards, equipment, terrain, stances."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from opfor.core.book import load_book
from opfor.core.phrases import capital, listed
from opfor.core.topics import Topic
from opfor.games.tactics2gm.bot.stance.table import STANCES, Stance
from opfor.games.tactics2gm.told.pictures.terrain import terrain as terrain_picture
from opfor.games.tactics2gm.told.pictures.unit_cards import Held, unit_card
from opfor.games.tactics2gm.told.refs import unit_ref
from opfor.games.tactics2gm.values.content import HIDDEN, SupportRow, TerrainRow, TokenRow, UnitRow
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State
from opfor.kit.drawing.emblem import card_emblem, emblem

FOLDER = Path(__file__).parents[1]


def topics(setting: Setting) -> Iterator[Topic]:
    """A page for everything with a name of its own."""
    cards = setting.cards
    for unit in cards.units.values():
        if unit.id != HIDDEN:
            yield _unit(unit)
    yield from map(_support, cards.supports.values())
    yield from map(_token, cards.tokens.values())
    yield from map(_terrain, cards.terrain.values())
    yield from map(_stance, STANCES[setting.ai_kind] if setting.ai is not None else ())


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


def _text(kind: str, row: UnitRow | SupportRow | TokenRow | TerrainRow, **more: str) -> str:
    return load_book(FOLDER).texts[kind].format(text=row.text, **more).strip()


def _unit(unit: UnitRow) -> Topic:
    return Topic(
        id=f"card/{unit.id}",
        title=unit.title,
        text=_text("unit", unit),
        group="Units",
        numbers=tuple(_numbers(unit)),
        rules=("2GM-PH-6",),
        see=("unit", "deployment"),
        svg=f'<g transform="scale(.5)">{unit_card(unit, "you", Held(0, unit.hp))}</g>',
    )


def _numbers(unit: UnitRow) -> Iterator[tuple[str, str]]:
    yield "kind", f"{unit.type}, {unit.kind.replace('-', ' ')}"
    yield "cost", f"{unit.cost} AP"
    yield "movement", str(unit.movement)
    if unit.can_fire:
        least = f"{unit.min_range} to " if unit.min_range > 1 else ""
        yield "range", f"{least}{unit.range}"
        yield "hits on", f"{unit.to_hit}+"
        yield "penetration", str(unit.penetration)
        yield "damage", str(unit.damage)
    yield "defence", str(unit.defence)
    yield "hit points", str(unit.hp)
    if unit.traits:
        yield "special", words_of(unit.traits)
    if unit.carries:
        yield "carries", words_of(unit.carries)


def _support(card: SupportRow) -> Topic:
    only = (("only for", words_of(card.types)),) if card.types else ()
    return Topic(
        id=f"card/{card.id}",
        title=card.title,
        text=_text("support", card),
        group="Support cards",
        numbers=(("cost", f"{card.cost} AP"), *only),
        rules=("2GM-CON-5", "2GM-CON-1"),
        see=("card", "deployment"),
        svg=card_emblem(f"{card.cost}"),
    )


def _token(token: TokenRow) -> Topic:
    shoots = token.use == "weapon"
    weapon = (
        ("range", str(token.range)),
        ("hits on", f"{token.to_hit}+"),
        ("penetration", str(token.penetration)),
        ("damage", str(token.damage)),
    )
    return Topic(
        id=f"token/{token.id}",
        title=f"{token.title} (equipment)",
        names=(token.title,),
        text=_text("equipment", token, types=words_of(token.types)),
        group="Equipment",
        numbers=(("cost", f"{token.cost} AP"), *(weapon if shoots else ())),
        rules=("2GM-CON-2", "2GM-CON-4") if token.arrow else ("2GM-CON-2",),
        see=("unit", "shooting"),
        svg=emblem(token.id[:2].capitalize()),
    )


def _terrain(terrain: TerrainRow) -> Topic:
    numbers = [("cover", str(terrain.cover))]
    numbers += [("hard for", listed(terrain.hard))] if terrain.hard else []
    numbers += [("closed to", listed(terrain.blocks))] if terrain.blocks else []
    numbers += [("hit points", f"{terrain.hp}, defence {terrain.defence}")] if terrain.hp else []
    drawn = terrain_picture(terrain.id)
    return Topic(
        id=f"terrain/{terrain.id}",
        title=capital(terrain.title),
        text=_text("terrain", terrain),
        group="Terrain",
        numbers=tuple(numbers),
        rules=("2GM-MOD-1" if terrain.cover else "2GM-MOD-3",),
        see=("terrain", "number-to-hit"),
        svg=f'<g transform="scale(.45)">{drawn}</g>' if drawn else emblem(terrain.title[:2]),
    )


def _stance(stance: Stance) -> Topic:
    texts = load_book(FOLDER).texts
    first = texts["stance-offensive" if stance.is_offensive else "stance-defensive"]
    return Topic(
        id=f"stance/{stance.name}",
        title=stance.title,
        text=f"{texts['stance'].format(aim=stance.aim)} {first}",
        group="Stances",
        rules=(stance.movement, stance.deployment, stance.shooting),
        see=("stance",),
        svg=emblem("".join(word[0] for word in stance.title.split())),
    )


def words_of(names: Iterable[str]) -> str:
    """``infantry and anti air``."""
    return listed(name.replace("-", " ") for name in names)
