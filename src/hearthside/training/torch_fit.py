"""A network in training, with torch. Torch is imported when it is asked for, and only then."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

from hearthside.training.job import Matrix
from hearthside.training.net import DECAY, FIRST, SECOND, TINY, Net, Order, batch_size
from hearthside.training.weights import Layers


class TorchNet(Net):
    """The same steps as `NumpyNet`."""

    def __init__(self, layers: Layers) -> None:
        self.torch: Any = importlib.import_module("torch")
        self.parts = [
            tuple(self.torch.tensor(part, requires_grad=True) for part in layer) for layer in layers
        ]
        settings = {"betas": (FIRST, SECOND), "eps": TINY}
        self.adam = self.torch.optim.AdamW(
            [
                {"params": [weights for weights, _ in self.parts], "weight_decay": DECAY},
                {"params": [bias for _, bias in self.parts], "weight_decay": 0.0},
            ],
            **settings,
        )

    def epoch(self, x: Matrix, y: Matrix, order: Order, rate: float) -> float:
        torch = self.torch
        for group in self.adam.param_groups:
            group["lr"] = rate
        rows, labels = torch.from_numpy(x), torch.from_numpy(y)
        turns = torch.from_numpy(order)
        total = 0.0
        size = batch_size(len(order))
        for first in range(0, len(order), size):
            batch = turns[first : first + size]
            loss = self.loss(rows[batch], labels[batch])
            self.adam.zero_grad()
            loss.backward()
            self.adam.step()
            total += loss.item() * len(batch)
        return total / len(order)

    def loss(self, x: Any, y: Any) -> Any:
        functional = self.torch.nn.functional
        for weights, bias in self.parts[:-1]:
            x = functional.relu(x @ weights + bias)
        last, shift = self.parts[-1]
        out = x @ last + shift
        huber = functional.huber_loss(out[:, :2], y[:, :2], reduction="sum") / len(y)
        return huber + functional.binary_cross_entropy_with_logits(out[:, 2], y[:, 2])

    def layers(self) -> Layers:
        return [
            (np.array(weights.detach().numpy()), np.array(bias.detach().numpy()))
            for weights, bias in self.parts
        ]
