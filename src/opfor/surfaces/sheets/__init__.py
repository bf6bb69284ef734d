"""Printing: whatever a game wants on paper, set by Typst."""

from __future__ import annotations

from opfor.surfaces.sheets.print import paper_of, wish_of, write_sheet

__all__ = ["paper_of", "wish_of", "write_sheet"]
