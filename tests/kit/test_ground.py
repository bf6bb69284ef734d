"""The layers of a drawing."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from opfor.kit.scene import Outline, ground_svg, laid


def test_equal_grounds_have_equal_keys_and_others_do_not() -> None:
    here = Outline("hex:A01", "M0 0h9v9z", 4, 4, "A01, open ground")
    ground = laid(90, 60, "<g/>", outlines=[here], style=".a{fill:red}")
    assert ground.key == laid(90, 60, "<g/>", outlines=[here], style=".a{fill:red}").key
    assert ground.key != laid(90, 60, "<g/>", outlines=[here]).key
    assert ground.key != laid(90, 60, "<g/>", style=".a{fill:red}").key


def test_a_ground_alone_is_a_document_with_its_own_style() -> None:
    root = ET.fromstring(ground_svg(laid(90, 60.5, '<path d="M0 0"/>', style=".a{fill:red}")))
    assert root.get("viewBox") == "0 0 90 60.5"
    assert [child.tag.split("}")[1] for child in root] == ["style", "path"]
