"""A small net of values in plain NumPy: planes of an afterstate to a chance to win, and how it is
taught. What is kept of it are whole numbers (``opfor.core.net``)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from opfor.core.net import WEIGHT_BITS, Net, NetFile, packed

Floats = NDArray[np.float32]
SLOW, FAST, TINY = 0.999, 0.9, 1e-8
"""Of Adam."""


class ValueNet:
    """Two hidden layers of rectified sums; ``scale`` brings every plane to about one."""

    def __init__(self, scale: Floats, seed: int = 1, layers: tuple[int, int] = (64, 32)) -> None:
        chance, planes, (first, second) = np.random.default_rng(seed), len(scale), layers
        self.scale, self.layers = scale.astype(np.float32), layers
        sizes = {
            "w1": ((planes, first), 0.7 * np.sqrt(2 / planes)),
            "b1": ((first,), 0.0),
            "w2": ((first, second), np.sqrt(2 / first)),
            "b2": ((second,), 0.0),
            "w3": ((second,), np.sqrt(1 / second)),
            "b3": ((1,), 0.0),
        }
        self.weights: dict[str, Floats] = {
            name: chance.normal(0, 1, shape).astype(np.float32) * np.float32(spread)
            for name, (shape, spread) in sizes.items()
        }
        self._mean = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._square = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._lessons = 0
        self.taught = np.zeros(planes, bool)
        """Which planes were ever other than nought in a lesson."""

    def as_it_is(self) -> ValueNet:
        """A copy to play by, without what it needs to learn."""
        other: ValueNet = object.__new__(ValueNet)
        other.scale, other.layers = self.scale, self.layers
        other.weights = {name: each.copy() for name, each in self.weights.items()}
        return other

    def chances(self, planes: Floats) -> Floats:
        """To win, from each row of planes."""
        w = self.weights
        first = np.maximum(planes @ (self.scale[:, None] * w["w1"]) + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        return _chance(second @ w["w3"] + w["b3"][0])

    def learn(self, planes: Floats, wanted: Floats, rate: float) -> float:
        """One step towards the values wanted; how wrong it was."""
        w, x = self.weights, planes * self.scale
        self.taught |= planes.any(0)
        h1 = x @ w["w1"] + w["b1"]
        a1 = np.maximum(h1, 0)
        h2 = a1 @ w["w2"] + w["b2"]
        a2 = np.maximum(h2, 0)
        found = _chance(a2 @ w["w3"] + w["b3"][0])
        off = (found - wanted) / np.float32(len(wanted))
        d2 = np.outer(off, w["w3"])
        d2[h2 <= 0] = 0
        d1 = d2 @ w["w2"].T
        d1[h1 <= 0] = 0
        self._adam(
            {
                "w1": x.T @ d1,
                "b1": d1.sum(0),
                "w2": a1.T @ d2,
                "b2": d2.sum(0),
                "w3": a2.T @ off,
                "b3": np.array([off.sum()], np.float32),
            },
            rate,
        )
        sure = np.clip(found, 1e-6, 1 - 1e-6)
        return float(-np.mean(wanted * np.log(sure) + (1 - wanted) * np.log(1 - sure)))

    def _adam(self, slopes: dict[str, Any], rate: float) -> None:
        self._lessons += 1
        step = rate * np.sqrt(1 - SLOW**self._lessons) / (1 - FAST**self._lessons)
        for name, slope in slopes.items():
            self._mean[name] += (1 - FAST) * (slope - self._mean[name])
            self._square[name] += (1 - SLOW) * (slope**2 - self._square[name])
            move = step * self._mean[name] / (np.sqrt(self._square[name]) + TINY)
            self.weights[name] -= move.astype(np.float32)


def _chance(logit: Any) -> Floats:
    found: Floats = 1 / (1 + np.exp(-np.clip(logit, -30, 30)))
    return found.astype(np.float32)


def kept(net: ValueNet, game: str, planes: str, rules: str, card: dict[str, Any]) -> NetFile:
    """The net as data: weights as whole numbers, the planes' scale among them; planes that taught
    nothing are left out."""
    w, taught = net.weights, np.flatnonzero(net.taught)
    rows = tuple(taught.tolist()) if len(taught) < len(net.scale) else ()
    first = w["w1"] * net.scale[:, None]
    layers = {
        "first": first[list(rows)] if rows else first,
        "first_bias": w["b1"],
        "second": w["w2"],
        "second_bias": w["b2"],
        "third": w["w3"],
        "third_bias": w["b3"],
    }
    return NetFile(
        game=game,
        planes=planes,
        rules=rules,
        sizes=(len(rows) or len(net.scale), *net.layers),
        weights={name: packed(each.reshape(-1).tolist()) for name, each in layers.items()},
        card=card,
        rows=rows,
    )


def as_delivered(net: Net, planes: int) -> ValueNet:
    """The net of a file over so many planes, in fractions: what measures it."""
    _, first, second = net.sizes
    found, one = ValueNet(np.ones(planes, np.float32), layers=(first, second)), 1 << WEIGHT_BITS
    rows = np.zeros((planes, first), np.float32)
    rows[list(net.rows) or slice(None)] = np.array(net.first, np.float32) / one
    rest = net.first_bias, net.second, net.second_bias, net.third, [net.third_bias]
    found.weights = {"w1": rows} | {
        name: (np.array(each) / one).astype(np.float32)
        for name, each in zip(("b1", "w2", "b2", "w3", "b3"), rest, strict=True)
    }
    return found
