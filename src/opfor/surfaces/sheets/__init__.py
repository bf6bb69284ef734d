"""Printable sheets: a mission of Conflict of Heroes on paper, for people without the program."""

from __future__ import annotations

from opfor.surfaces.sheets.printing import write_sheet

__all__ = ["write_sheet"]
