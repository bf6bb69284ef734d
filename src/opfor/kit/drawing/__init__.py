"""Drawing: the ground of hex maps, counters and markers, as SVG with classes and one style sheet.

Nothing here knows a game: terrain, levels, roads, values and states come in as plain data. What
looks like chance depends on the place alone, so the same map is the same text every time.
"""
