"""The text classifier as the product has it."""

import json

import numpy as np
import torch
from torch import nn

from teach import WIDTH, Classifier, WordPieces


def read_classifier(folder):
    """The model, what takes texts apart, and what `classifier.json` says; the weights are from `classifier.bin`."""
    description = json.loads((folder / "classifier.json").read_text())
    content, at = (folder / "classifier.bin").read_bytes(), 0

    def take(kind, count):
        nonlocal at
        values = np.frombuffer(content, kind, count, at)
        at += -(-values.nbytes // 4) * 4
        return values

    def take_matrix(rows, columns):
        scales = take("<f4", rows)
        return torch.from_numpy(take(np.int8, rows * columns).reshape(rows, columns) * scales[:, None])

    def take_numbers(count):
        return torch.from_numpy(take("<f4", count).copy())

    def fill(linear):
        linear.weight.data = take_matrix(*linear.weight.shape)
        linear.bias.data = take_numbers(len(linear.bias))

    def fill_norm(norm):
        norm.weight.data, norm.bias.data = take_numbers(WIDTH), take_numbers(WIDTH)

    pieces = description["pieces"]
    places, labels = description["places"], description["labels"]
    model = Classifier(labels)
    model.pieces = nn.Embedding(len(pieces), WIDTH, _weight=take_matrix(len(pieces), WIDTH))
    model.places = nn.Embedding(places, WIDTH, _weight=take_matrix(places, WIDTH))
    # It is in the places already.
    nn.init.zeros_(model.kinds.weight)
    fill_norm(model.norm)
    for layer in model.layers:
        for linear in (layer.query, layer.key, layer.value, layer.output):
            fill(linear)
        fill_norm(layer.attention_norm)
        fill(layer.widening)
        fill(layer.narrowing)
        fill_norm(layer.norm)
    for name in labels:
        fill(model.answers[name])
    return model.eval(), WordPieces({piece: number for number, piece in enumerate(pieces)}), description
