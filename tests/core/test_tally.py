"""A tally is the sum of its parts and can say them."""

from opfor.core.tally import Tally


def test_a_tally_remembers_its_parts() -> None:
    dv = Tally("DV").plus("front", 12).plus("heavy woods", 2).plus("nothing", 0).plus("pinned", -1)
    assert dv.total == 13
    assert dv.text() == "DV 13 = 12 front + 2 heavy woods − 1 pinned"


def test_an_empty_tally_is_zero() -> None:
    assert Tally("AR").total == 0
    assert Tally("AR").text() == "AR 0"
