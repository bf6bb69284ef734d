"""Pages of the reference that content makes: units, effects of spaces, theatres, stratagems."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.book import load_book
from opfor.core.phrases import capital, listed
from opfor.core.topics import Topic
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.told.pictures.board import space_ref
from opfor.games.blitzkrieg.told.pictures.symbols import EFFECTS
from opfor.games.blitzkrieg.told.pictures.tokens import token
from opfor.games.blitzkrieg.values.content import Theatre
from opfor.games.blitzkrieg.values.options import FOLDER, Setting
from opfor.games.blitzkrieg.values.state import STRATAGEM_TITLES, STRATAGEMS, State, Stratagem
from opfor.games.blitzkrieg.values.tables import EffectKind, UnitRow
from opfor.kit.drawing.emblem import emblem

ROWS: dict[EffectKind, str] = {
    "none": "BLZ-3.4",
    "propaganda": "BLZ-E-6",
    "strategic-advantage": "BLZ-E-4",
    "tactical-advantage": "BLZ-E-5",
    "industrial-production": "BLZ-E-1",
    "research": "BLZ-E-2",
    "improved-research": "BLZ-E-3b",
    "research-industry": "BLZ-E-3",
    "bombing": "BLZ-E-10",
}


T_ROWS = (
    *("BLZ-T-1", "BLZ-T-2", "BLZ-T-3", "BLZ-T-4"),
    *("BLZ-T-5", "BLZ-T-6", "BLZ-T-7", "BLZ-T-8"),
)
STRATAGEM_ROWS = dict(zip(STRATAGEMS, T_ROWS, strict=True))


def topics(setting: Setting) -> Iterator[Topic]:
    """A page for every token, every kind of space, every theatre, every stratagem."""
    for row in setting.units.by_id.values():
        yield _unit(setting, row)
    yield from map(_effect, EFFECTS)
    yield from (_theatre(setting, theatre) for theatre in setting.board.theatres)
    yield from map(_stratagem, STRATAGEMS)


def topic_of(setting: Setting, state: State, ref: str) -> str:
    """Units by what is printed on them, a space by what it does."""
    kind, _, name = ref.partition(":")
    match kind:
        case "reserve":
            seat, _, slot = name.partition("/")
            held = state.reserves[setting.seats.index(seat)]
            unit = held[int(slot) - 1] if int(slot) <= len(held) else ""
            return f"unit/{unit}" if unit in setting.units.by_id else "unit"
        case "unit" | "space":
            where = {space_ref(setting, s.index): s for s in setting.board.spaces}
            space = where.get(f"space:{name}")
            there = state.placed[space.index] if space is not None else None
            if kind == "unit" and there is not None:
                return f"unit/{there[1]}" if there[1] in setting.units.by_id else "unit"
            return f"effect/{space.effect}" if space is not None and kind == "space" else kind
        case "theatre" | "stratagem":
            return f"{kind}/{name}"
    return kind


def _unit(setting: Setting, row: UnitRow) -> Topic:
    texts = load_book(FOLDER).texts
    said = [texts["roams" if row.roams else row.kind]]
    said += [texts["leads"].format(kinds=_kinds(row))] if row.leads else []
    can = {
        "blitz": row.blitz,
        "bomber": row.bomber,
        "task-force": setting.skips_effect(row),
        "nuclear": row.nuclear,
        "spy": row.spy,
        "scientist": row.scientist,
    }
    said += [texts[name] for name, has in can.items() if has]
    special = ((SAY("number-special"), SAY("yes")),) if row.special else ()
    return Topic(
        id=f"unit/{row.id}",
        title=capital(str(say.unit(setting, row.id))),
        names=(row.title,),
        text=" ".join(said),
        group=SAY("pages-units"),
        numbers=((SAY("number-strength"), str(row.strength)), *special),
        rules=("BLZ-3.1",),
        see=("unit", "space"),
        svg=token(setting, "you", row.id),
    )


def _effect(effect: EffectKind) -> Topic:
    title = capital(str(SAY.thing(f"effect-{effect}")))
    return Topic(
        id=f"effect/{effect}",
        title=title,
        text=load_book(FOLDER).texts[effect],
        group=SAY("pages-spaces"),
        rules=(ROWS[effect],),
        see=("space",),
        svg=f'<path fill="none" stroke="currentColor" stroke-width="2" transform="scale(1.7)" '
        f'd="{EFFECTS[effect]}"/>',
    )


def _kinds(row: UnitRow) -> str:
    return listed(str(SAY.thing(f"kind-{kind}")) for kind in row.leads)


def _theatre(setting: Setting, theatre: Theatre) -> Topic:
    said = load_book(FOLDER).texts["theatre"]
    points = listed(str(campaign.vp) for campaign in theatre.campaigns)
    return Topic(
        id=f"theatre/{theatre.id}",
        title=say.theatre_name(setting, theatre.index),
        names=(theatre.title,),
        text=said.format(campaigns=len(theatre.campaigns), steps=theatre.steps),
        group=SAY("pages-theatres"),
        numbers=(
            (SAY("number-points"), points),
            (SAY("number-shields"), listed(map(str, theatre.shields))),
        ),
        rules=("BLZ-1.1", "BLZ-1.2"),
        see=("theatre", "campaign", "track"),
        svg=emblem("".join(word[0] for word in theatre.title.split() if word != "&")),
    )


def _stratagem(name: Stratagem) -> Topic:
    title = str(say.stratagem(name))
    return Topic(
        id=f"stratagem/{name}",
        title=title,
        names=(STRATAGEM_TITLES[name],),
        text=load_book(FOLDER).texts[name],
        group=SAY("pages-stratagems"),
        rules=(STRATAGEM_ROWS[name],),
        see=("stratagem", "greatest-change"),
        svg=emblem("".join(word[0] for word in title.split() if word != "&")),
    )
