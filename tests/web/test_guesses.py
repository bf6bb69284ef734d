"""How many wrong codes are taken from one address."""

from __future__ import annotations

import time

import pytest

from opfor.surfaces.web.guard import KEPT, Rates, household


def test_who_has_many_addresses_guesses_no_oftener(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by the addresses below one of IPv6, nor by making the server forget."""
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9")
    assert household("2001:db8:1:3::9") != household("2001:db8:1:2::9")
    assert household("::ffff:192.0.2.1") != household("::ffff:192.0.2.2")
    assert (household("192.0.2.1"), household("")) == ("192.0.2.1", "")
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    rates = Rates(2, 1)
    assert [rates.allow("me") for _ in range(3)] == [True, True, False]
    for number in range(KEPT + 5):
        rates.allow(str(number))
    assert not rates.allow("me")
    now = 60.0
    assert rates.allow("you")
    assert rates.left("me") == 2
