"""The gate that breaks the fast source can be used: its engine plays, and a break is noticed."""

from __future__ import annotations

from argparse import Namespace
from random import Random

from tests.fast.mutants import chosen, is_noticed
from tests.fast.trials import Engine, Trial, far_draws


def test_a_broken_draw_is_noticed_and_the_right_one_is_not() -> None:
    engine = Engine("coh")
    assert engine.proof.memory_of(engine.module).fields
    trial = Trial(far_draws, far_draws(engine), 0, 0.0)
    assert not is_noticed(engine, [trial])
    options = Namespace(game="coh", only="run", named=["nth_outcome"], every=1)
    verdicts = []
    for mutant in chosen(options, Random(1)):
        exec(compile(mutant.source, "fast", "exec"), engine.namespace)
        verdicts.append(is_noticed(engine, [trial]))
    assert len(verdicts) > 5
    assert any(verdicts)
