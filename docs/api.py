"""Write ``docs/api.md`` from the docstrings of ``opfor.api``: ``python docs/api.py``."""

from __future__ import annotations

import inspect
from pathlib import Path

from opfor import api

PAGE = Path(__file__).with_suffix(".md")


def page() -> str:
    """The interface for programs, as its docstrings tell it."""
    parts = [f"# Opfor from Python\n\n{_text(api)}\n"]
    for function in (api.new, api.load, api.decide, api.simulate):
        parts.append(f"## `opfor.{function.__name__}{_signature(function)}`\n\n{_text(function)}\n")
    parts.append(f"## A table\n\n{_text(api.OpenTable)}\n")
    for name, member in vars(api.OpenTable).items():
        if name.startswith("_"):
            continue
        is_value = isinstance(member, property)
        said = member.fget if is_value else member
        shown = name if is_value else f"{name}{_signature(member)}"
        parts.append(f"- `table.{shown}`: {' '.join(_text(said).split())}")
    parts.append(
        "\nAn offer has a `number`, `label`, `typed`, `refs`, `cost`, `odds`, `consequence`. "
        "What is refused raises `opfor.core.errors.OpforError` with one line."
    )
    return "\n".join(parts) + "\n"


def _signature(function: object) -> str:
    said = inspect.signature(function).replace(return_annotation=inspect.Signature.empty)  # type: ignore[arg-type]
    return str(said).replace("(self, ", "(").replace("(self)", "()").replace("'", "")


def _text(of: object) -> str:
    return inspect.getdoc(of) or ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
