"""Every test that asks for ``case`` runs over every game found, in every variant."""

import pytest

from tests.conformance.cases import cases, name


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=name, scope="session")
