"""Pages of the reference about ground, fieldworks and hit counters."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.board.terrain import Terrain
from opfor.cardboard.coh.counters.numbers import Hit, WorkKind
from opfor.cardboard.coh.pictures.legend import swatch
from opfor.core.book import load_book
from opfor.core.declared import declared
from opfor.core.phrases import capital, listed
from opfor.core.topics import Topic
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values.options import Setting
from opfor.kit.drawing.emblem import emblem
from opfor.kit.drawing.markers import work as work_picture

WAYS = ("foot", "wheeled", "tracked")


def ground_topics(setting: Setting) -> Iterator[Topic]:
    """Every kind of ground, and every work."""
    yield from map(_ground, setting.field.table.terrain)
    yield from map(_work, setting.works.values())


def hit_topics(setting: Setting) -> Iterator[Topic]:
    texts = load_book(FOLDER).texts
    for hit in setting.hits.values():
        comes_off = texts["rally" if hit.rally else "no-rally"].format(number=hit.rally)
        changes = capital(listed(_changes(hit), SAY("no-change")))
        said = texts["hit"].format(changes=changes, rally=comes_off)
        title = capital(box.hit(hit))
        yield Topic(
            id=f"hit/{hit.id}",
            title=f"{title} ({SAY(f'pile-{hit.pile}')})",
            names=(title,),
            text=texts["hit-destroyed"] if hit.destroys else said,
            group=SAY("pages-hits"),
            rules=("COH-1.0-d", "COH-4.1.2-f"),
            see=("hit",),
            svg=emblem(title[:2]),
        )


def _changes(hit: Hit) -> Iterator[str]:
    """``1 AP more to attack``, ``red AR −2``, ``it cannot move``."""
    for name in ("attack-cost", "move-cost", "red", "blue", "front-dr", "flank-dr"):
        if number := getattr(hit, name.replace("-", "_")):
            more = "more" if number > 0 else "less"
            yield SAY(f"change-of-{name}", n=abs(number), more=more, by=number)
    for name in ("only-rally", "no-move", "no-red", "no-blue"):
        if getattr(hit, name.replace("-", "_")):
            yield SAY(f"change-{name}")
    if hit.range is not None:
        yield SAY("change-range", n=hit.range)


def _ground(ground: Terrain) -> Topic:
    texts = load_book(FOLDER).texts
    cover = texts["ground-cover" if ground.dm else "ground-bare"].format(dm=ground.dm)
    sight = texts["ground-hides" if ground.blocks_sight else "ground-clear"]
    note = declared(FOLDER)(ground.note)
    ways = ((SAY("number-enter", way=SAY(f"way-{way}")), _extra(ground, way)) for way in WAYS)
    return Topic(
        id=f"ground/{ground.id}",
        title=capital(box.ground(ground)),
        text=texts["ground"].format(cover=cover, sight=sight, note=note).strip(),
        group=SAY("pages-terrain"),
        numbers=((SAY("number-dm"), f"{ground.dm:+d}" if ground.dm else "0"), *ways),
        rules=("COH-5.0-a" if ground.dm else "COH-5.0-b",),
        see=("hex", "sight", "number-dv"),
        svg=swatch(ground.id),
    )


def _extra(ground: Terrain, way: str) -> str:
    cost = getattr(ground, way)
    return SAY("barred") if isinstance(cost, str) else SAY("aps-more", n=cost)


def _work(work: WorkKind) -> Topic:
    name = "work"
    if work.obstacle:
        name = "mines" if work.explodes else "obstacle-bars" if work.bars else "obstacle"
    bars = [SAY(f"way-{way}") for way in work.bars]
    return Topic(
        id=f"work/{work.id}",
        title=capital(box.work(work)),
        text=load_book(FOLDER)
        .texts[name]
        .format(front=work.dm_front, flank=work.dm_flank, bars=listed(bars, SAY("number-none"))),
        group=SAY("pages-works"),
        numbers=((SAY("number-dr"), str(work.dr)),),
        rules=("COH-5.0-a",),
        see=("work", "number-dv"),
        svg=work_picture(work.id),
    )
