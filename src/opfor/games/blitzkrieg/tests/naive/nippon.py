"""Nippon's board and tokens typed in once more, and what happens when a campaign has closed.

From the booklet: two of the four starting campaigns at random get two steps for the bot; when a
campaign closes the person says which opens next; its red number is resolved, then a step for the
bot if the bot closed. The rest from the frame in decision 0003: the number helps who did not win
the campaign that closed (after a tie who did not close it), and never reaches the last step.
"""

from __future__ import annotations

from opfor.games.blitzkrieg.tests.naive import facts

CITIES = {
    "seattle": (8, 0, 4, "S:production:1 E:research:1 L:none:0"),
    "san-francisco": (9, 0, 5, "S:bombing:0 L:tactical:1 E:propaganda:1 E:none:0"),
    "los-angeles": (9, 0, 5, "S:strategic:2 L:production:1 E:research:1 E:none:0"),
    "denver": (8, 2, 3, "L:research:1 L:production:1 E:none:0"),
    "phoenix": (8, 0, 4, "L:tactical:1 E:improved-research:2 E:none:0"),
    "houston": (8, 2, 3, "S:production:2 L:strategic:2 E:none:0"),
    "chicago": (9, 1, 4, "L:production:2 E:bombing:0 L:strategic:2 E:none:0"),
    "st-louis": (8, 3, 2, "L:tactical:2 E:propaganda:1 E:none:0"),
    "new-orleans": (9, 1, 3, "S:propaganda:1 S:bombing:0 L:tactical:2 E:none:0"),
    "detroit": (9, 2, 4, "L:research-industry:1 S:production:1 E:none:0"),
    "atlanta": (8, 2, 3, "L:bombing:0 E:research:1 E:propaganda:1"),
    "miami": (8, 3, 3, "S:bombing:0 E:propaganda:2 E:none:0"),
    "boston": (9, 2, 4, "S:improved-research:2 E:strategic:2 L:none:0"),
    "new-york": (10, 1, 5, "S:research-industry:1 E:production:1 E:propaganda:2 L:none:0"),
    "washington": (10, 1, 5, "L:propaganda:2 E:strategic:3 S:bombing:0 E:none:0"),
}
"""From the Pacific to the Atlantic, each column from the top: steps of the track, red number (none
where it is open from the start), points, spaces."""

JAPAN = {
    **facts.REGULAR,
    "army-1": 4,
    "army-2": 1,
    "army-3": 1,
    "navy-1": 4,
    "navy-2": 1,
    "onikujira": 1,
}

NIPPON = facts.Box(
    theatres=list(CITIES),
    board={city: [(points, spaces)] for city, (_, _, points, spaces) in CITIES.items()},
    track_length={city: steps for city, (steps, _, _, _) in CITIES.items()},
    shields={8: (3, 6), 9: (4, 7), 10: (4, 8)},
    bags={"bot": JAPAN, "player": facts.REGULAR},
    head_start={"easy": (2, 1), "medium": (2, 2), "hard": (2, 3)},
    names={"bot": "japan", "player": "axis"},
    red={city: red for city, (_, red, _, _) in CITIES.items() if red},
)


def helped(closed_at: int, closer: str) -> str:
    """Whom the red number of the next campaign helps, by the marker of the one that closed."""
    if closed_at > 0:
        return "player"
    if closed_at < 0:
        return "bot"
    return "player" if closer == "bot" else "bot"


def opening_marker(city: str, whom: str, has_bot_closed: bool) -> int:
    """Where the marker of a campaign that opens comes to stand, towards the bot."""
    limit = NIPPON.track_length[city] - 1
    marker = min(NIPPON.red[city], limit)
    marker = marker if whom == "bot" else -marker
    return min(marker + 1, limit) if has_bot_closed else marker
