"""Pages of the reference about ground, fieldworks and hit counters."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.board.terrain import Crossing, Terrain
from opfor.cardboard.coh.counters.numbers import Hit, WorkKind
from opfor.cardboard.coh.pictures.legend import swatch
from opfor.core.book import load_book
from opfor.core.phrases import capital, listed
from opfor.core.topics import Topic
from opfor.games.coh.values.options import Setting
from opfor.kit.drawing.emblem import emblem
from opfor.kit.drawing.markers import work as work_picture

WAYS = ("foot", "wheeled", "tracked")


def ground_topics(setting: Setting) -> Iterator[Topic]:
    """Every kind of ground, and every work."""
    for terrain in setting.field.table.terrain:
        yield _ground(terrain)
    for work in setting.works.values():
        yield _work(work)


def hit_topics(setting: Setting) -> Iterator[Topic]:
    texts = load_book(FOLDER).texts
    for hit in setting.hits.values():
        comes_off = texts["rally" if hit.rally else "no-rally"].format(number=hit.rally)
        changes = capital(listed(_changes(hit), "nothing changes"))
        said = texts["hit"].format(changes=changes, rally=comes_off)
        yield Topic(
            id=f"hit/{hit.id}",
            title=f"{hit.title} ({hit.pile})",
            names=(hit.title,),
            text=texts["hit-destroyed"] if hit.destroys else said,
            group="Hit counters",
            rules=("COH-1.0-d", "COH-4.1.2-f"),
            see=("hit",),
            svg=emblem(hit.title[:2]),
        )


def _changes(hit: Hit) -> Iterator[str]:
    """``1 AP more to attack``, ``red AR −2``, ``it cannot move``."""
    for number, what in ((hit.attack_cost, "attack"), (hit.move_cost, "move")):
        if number:
            yield f"{abs(number)} AP {'more' if number > 0 else 'less'} to {what}"
    for number, what in (
        (hit.red, "red AR"),
        (hit.blue, "blue AR"),
        (hit.front_dr, "front DR"),
        (hit.flank_dr, "flank DR"),
    ):
        if number:
            yield f"{what} {'+' if number > 0 else '−'}{abs(number)}"
    for is_so, said in (
        (hit.only_rally, "it may only rally"),
        (hit.no_move, "it cannot move"),
        (hit.no_red, "no red attacks"),
        (hit.no_blue, "no blue attacks"),
        (hit.range is not None, f"range {hit.range}"),
    ):
        if is_so:
            yield said


def _ground(ground: Terrain) -> Topic:
    texts = load_book(FOLDER).texts
    cover = texts["ground-cover" if ground.dm else "ground-bare"].format(dm=ground.dm)
    sight = texts["ground-hides" if ground.blocks_sight else "ground-clear"]
    return Topic(
        id=f"ground/{ground.id}",
        title=capital(ground.title),
        text=texts["ground"].format(cover=cover, sight=sight, note=ground.note).strip(),
        group="Terrain",
        numbers=(
            ("DM", f"{ground.dm:+d}" if ground.dm else "0"),
            *((f"to enter, {way}", _extra(ground, way)) for way in WAYS),
        ),
        rules=("COH-5.0-a" if ground.dm else "COH-5.0-b",),
        see=("hex", "sight", "number-dv"),
        svg=swatch(ground.id),
    )


def _extra(ground: Crossing, way: str) -> str:
    cost = getattr(ground, way)
    return cost if isinstance(cost, str) else f"+{cost} AP"


def _work(work: WorkKind) -> Topic:
    texts, name = load_book(FOLDER).texts, "work"
    if work.obstacle:
        name = "mines" if work.explodes else "obstacle-bars" if work.bars else "obstacle"
    return Topic(
        id=f"work/{work.id}",
        title=work.title,
        text=texts[name].format(
            front=work.dm_front, flank=work.dm_flank, bars=listed(work.bars, "no")
        ),
        group="Fieldworks",
        numbers=(("DR", str(work.dr)),),
        rules=("COH-5.0-a",),
        see=("work", "number-dv"),
        svg=work_picture(work.id),
    )
