"""Pages of the reference that content makes: units here, ground and cards beside it."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.counters.units import UnitKind
from opfor.cardboard.coh.pictures.faces import face
from opfor.core.book import load_book
from opfor.core.phrases import listed
from opfor.core.topics import Topic
from opfor.games.coh.told.card_topics import card_topics
from opfor.games.coh.told.ground_topics import ground_topics, hit_topics
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State
from opfor.kit.drawing.counters import counter


def topics(setting: Setting) -> list[Topic]:
    """A page for everything that has values of its own."""
    own = setting.mission.sides[0].nation
    return [
        *(_unit(kind, "you" if kind.nation == own else "foe") for kind in setting.kinds.values()),
        *hit_topics(setting),
        *ground_topics(setting),
        *card_topics(setting),
    ]


def topic_of(setting: Setting, state: State, ref: str) -> str:
    """A counter by its kind, a hex by its ground, a work by its kind, cards by their numbers."""
    kind, _, name = ref.partition(":")
    match kind:
        case "unit":
            found = next((c for c in state.counters if c.id == name), None)
            kind_of = None if found is None else setting.kind(found)
            if kind_of is None or kind_of.has("rumored"):
                return "rumor" if name.startswith("RE") else "unit"
            return f"unit/{kind_of.id}"
        case "hex" if name in setting.field.names:
            return f"ground/{setting.field.terrain[setting.field.cell(name)].id}"
        case "work":
            return f"work/{name.split('/')[1]}"
        case "card" | "order":
            return f"{kind}/{name}"
    return kind


def _unit(kind: UnitKind, side: str) -> Topic:
    texts, named = load_book(FOLDER).texts, box.unit_kind(kind)
    said = [texts[kind.kind], *(texts[f"trait-{trait}"] for trait in kind.traits)]
    said += [texts["boxed"]] if kind.is_poor_in_close_combat else []
    rumored = kind.has("rumored")
    whose = named if rumored else SAY("page-unit", who=box.nation(kind.nation), unit=named)
    return Topic(
        id=f"unit/{kind.id}",
        title=str(whose),
        names=(str(named),),
        text=texts["trait-rumored"] if rumored else " ".join(said),
        group=SAY("pages-units"),
        numbers=tuple(_numbers(kind)),
        rules=("COH-2.0-b",),
        see=("unit", "number-ar", "number-dr"),
        svg=counter(face(kind, ""), side),
    )


def _numbers(kind: UnitKind) -> Iterator[tuple[str, str]]:
    ratings = [
        f"{n} {SAY(f'colour-{colour}')}" for colour in ("red", "blue") if (n := kind.rating(colour))
    ]
    if kind.is_armed:
        least = kind.minimum_range or "none"
        yield SAY("number-attack"), SAY("aps", aps=kind.attack_cost)
        yield SAY("number-ar"), listed(ratings, SAY("number-none"))
        yield SAY("number-range"), SAY("range", least=least, most=kind.range)
    price = SAY("aps", aps=kind.move_cost)
    yield SAY("number-move"), f"{price} ({SAY(f'way-{kind.movement}')})"
    colour = SAY(f"colour-{kind.front_colour}")
    told = {"front": kind.front_dr, "colour": colour, "flank": kind.flank_dr}
    yield SAY("number-dr"), SAY("front-and-flank", **told)
