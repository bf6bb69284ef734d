"""Every test that asks for ``case`` runs over every game found, in every variant.

``@pytest.mark.cases(of=is_for_two)`` keeps to the variants the test is about: nothing is skipped.
"""

import pytest

from tests.conformance.cases import cases, name


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        marks = [mark.kwargs["of"] for mark in metafunc.definition.iter_markers("cases")]
        about = [case for case in cases() if all(is_about(case) for is_about in marks)]
        metafunc.parametrize("case", about, ids=name, scope="session")
