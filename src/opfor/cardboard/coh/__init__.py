"""The boxes of Conflict of Heroes: what the tactical game and the mission generator both use."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent
"""Where the book and the packs of both lie."""
PACKS = FOLDER / "packs"
