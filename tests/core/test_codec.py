"""Values to JSON and back."""

from __future__ import annotations

from typing import Any

from opfor.core.codec import sharing, to_plain


def test_texts_that_occur_often_are_held_once() -> None:
    def read() -> Any:
        return sharing(to_plain({"rule": "COH-5.1.2-a", "kept": ["G01", 3, None]}))

    one, other = read(), read()
    assert one == {"rule": "COH-5.1.2-a", "kept": ["G01", 3, None]}
    assert one["rule"] is other["rule"]
    assert one["kept"][0] is other["kept"][0]
