"""What can be taken along from a table: the record, a report, the mission that was made."""

from __future__ import annotations

import msgspec

from opfor.surfaces.web.asks import File, Who
from opfor.surfaces.web.call import Call
from opfor.surfaces.web.missions import mission_text
from opfor.surfaces.web.visitor import Visitor


def exported(visitor: Visitor, asked: Who) -> File:
    """The whole record for whoever owns it; else the story as the seat heard it."""
    with visitor.eyes(asked.table, asked.seat) as eyes:
        told = eyes.export()
        if visitor.owns_all or told.whole:
            return File(f"{asked.table}.opfor.jsonl", eyes.table.save())
        story = "\n".join(each.text for each in told.story if each.text)
        return File(f"{asked.table}-story.txt", story)


def reported(visitor: Visitor, asked: Who) -> File:
    """What somebody needs who looks into a complaint."""
    with visitor.eyes(asked.table, asked.seat) as eyes:
        told = msgspec.json.format(msgspec.json.encode(eyes.report())).decode()
    return File(f"{asked.table}-report.json", told)


def mission(visitor: Visitor, asked: Who) -> File:
    with visitor.eyes(asked.table, asked.seat) as eyes:
        return File(f"{asked.table}.toml", mission_text(eyes.table, asked.table))


CALLS = {
    "export": Call(Who, File, exported, "the record as a file"),
    "report": Call(Who, File, reported, "everything about this moment in one file"),
    "mission": Call(Who, File, mission, "the mission that was made, as a file"),
}
