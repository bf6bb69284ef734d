"""The map of a mission as a picture to set up from: edges, areas, counters, markers."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.games.coh.battlefield import standard_battlefield
from opfor.games.coh.generator.content import counter_name
from opfor.games.coh.generator.drawing import Drawing
from opfor.games.coh.layout import settle
from opfor.games.coh.mission import Mission
from opfor.games.coh.mission_check import cells_of
from opfor.games.coh.numbers import work_kinds
from opfor.games.coh.solo.mission import SoloMission
from opfor.games.coh.units import kind_numbered
from opfor.kit.scene import Scene, to_svg

FONT = "Libertinus Serif"
"""A font that Typst brings along."""


def map_scene(mission: Mission) -> Scene:
    """The set-up as a drawing; hidden Units are left off, for the enemy reads the sheet too."""
    field = standard_battlefield(settle(mission.maps))
    drawing = Drawing(field)
    for number, side in enumerate(mission.sides):
        for force in side.forces:
            for cell in cells_of(field, (*force.by, *force.area)):
                drawing.edge_hex(cell, number)
    for control in mission.control:
        owner = [side.nation for side in mission.sides].index(control.owner)
        drawing.marker(field.cell(control.hex), owner)
    for work in mission.works:
        if not work.hidden:
            drawing.work(field.cell(work.hex), work_kinds()[work.kind].title)
    for smoke in mission.smoke:
        drawing.work(field.cell(smoke.hex), "Smoke")
    for hex_ in mission.rumors if isinstance(mission, SoloMission) else ():
        drawing.rumor(field.cell(hex_))
    for number, side in enumerate(mission.sides):
        for force in side.forces:
            if force.hex and not force.hidden:
                for counter in force.numbers:
                    name = counter_name(kind_numbered(side.nation, counter), counter)
                    drawing.unit(field.cell(force.hex), number, name, force.facing or "")
    return drawing.scene(mission.title, mission.briefing)


def map_svg(mission: Mission) -> str:
    """The drawing for print: light tones only, a font that is there."""
    scene = map_scene(mission)
    palette = {name: replace(tone, dark=tone.light) for name, tone in scene.palette.items()}
    text = to_svg(replace(scene, palette=palette))
    start, end = text.find("@media"), text.find("</style>")
    if start >= 0:
        text = text[:start] + text[end:]
    return text.replace("system-ui, sans-serif", FONT)
