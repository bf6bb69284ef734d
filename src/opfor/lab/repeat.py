"""A run's manifest as the experiment file that makes it again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from opfor.lab.folder import Manifest
from opfor.lab.variant import Variant


def as_experiment(manifest: Manifest) -> str:
    """Every variant in full, so that nothing rests on what is usual today."""
    base, *others = manifest.variants
    stop = {name: value for name, value in msgspec.to_builtins(manifest.stop).items() if value}
    lines = [
        f"name = {_value(manifest.name)}",
        f"game = {_value(base.game)}",
        f"seed = {manifest.seed}",
        f"measure = {_value(list(manifest.measures))}",
        f"block = {manifest.block}",
        "",
        "[base]",
        *_part(base, base.game),
        "",
        "[stop]",
        *(f"{name} = {_value(value)}" for name, value in stop.items()),
    ]
    for other in others:
        lines += ["", "[[variants]]", f"name = {_value(other.name)}", *_part(other, base.game)]
    return "\n".join(lines) + "\n"


def _part(variant: Variant, usual: str) -> list[str]:
    lines = [f"game = {_value(variant.game)}"] if variant.game != usual else []
    for name in ("options", "rulings", "players", "constants"):
        values: Mapping[str, Any] = getattr(variant, name)
        if values:
            lines.append(f"{name} = {_value(values)}")
    return lines


def _value(value: Any) -> str:
    """A value as TOML writes it; its strings, numbers and lists look like JSON's."""
    if isinstance(value, Mapping):
        inside = ", ".join(f"{json.dumps(k)} = {_value(v)}" for k, v in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(each) for each in value)}]"
    return json.dumps(value, ensure_ascii=False)
