"""What the printed parts of Conflict of Heroes say of themselves, in one place."""

from __future__ import annotations

COUNTERS = (
    "Cut out each strip, fold it at the broken line, glue, then cut the counters apart at the "
    "marks. Fresh is filled, spent is hollow. They fit the hexes of the map pages."
)
KEY = (
    ("Tip", "its front: the top edge."),
    ("Above", "AP to attack (/ indirect), number, AP to move: F foot, W wheels, T tracks."),
    ("Middle", "left +w, +t bonus moves on wheels or tracks; right flank DR."),
    (
        "Below",
        "AR red (/ blue), range, front DR. Box at the AR: poor in close combat; at the DR: armour.",
    ),
    ("Shape", "German: round, one band, G. Soviet: cut corners, two bands, S."),
)
ORDERS = "Order cards and Action Cards"
ACTIONS = (
    "An action card is your whole turn. A bonus card is played on what is happening. Costs in APs "
    "are paid by the unit it is played on (CAPs may help), costs in CAPs from your pool."
)
PROCEDURE = "Running the AI"
"""The chapter that holds the opponent's procedure."""
AI = "AI: its counters. Units: yours."
FLOW = (
    ("Order card", "draw"),
    ("Track", "if the header says so"),
    ("Order", "▶ first, then 1, 2, 3 …"),
    ("Who", "carries it out"),
    ("Target", "what it acts on"),
    ("Hex, facing", "of a move"),
    ("Spent check", "green cards"),
)
TITLE = "Conflict of Heroes"
FRONT = {
    "kind": "front",
    "title": TITLE,
    "lead": (
        "Boards, counters and cards of our own for the tactical game and its solo opponent. A "
        "mission has a sheet of its own: opfor sheet NAME."
    ),
    "pieces": [
        {
            "lines": (
                "Print at 100 %. Counters: cut out each strip, fold it at the broken line, glue, "
                "cut apart.",
                "Boards: cut each tile at its broken lines, lay it over its neighbour, glue.",
                "You also need two six-sided dice and some cups.",
            )
        }
    ],
    "how": {
        "Counters": "one side; fold, glue, cut",
        ORDERS: "both sides of stiff paper (or --backs fold)",
    },
}
