"""Teaches the text classifier's branch for points: what each sentence of a text says in passing.

usage: teach_points.py LESSONS TRAINED
  LESSONS  what `write-point-lessons.ts` wrote
  TRAINED  the folder with `classifier.bin` and `classifier.json`, and for `points.bin` and `points.json`

The branch goes on from what the classifier's first layers make of a text, which stay as they are, by copies of the others that
learn. It takes some 15 minutes. Run it with Debian's python3-torch; it is no part of the product.
"""

import copy
import json
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from teach import (
    BEGINNING,
    END,
    LAYERS,
    MOST_PIECES,
    SEED,
    WIDE,
    WIDTH,
    Writer,
    create_answer,
    fill_up,
    group_by_length,
    take_step,
    to_mask,
    use_all_cores,
)
from trained_classifier import read_classifier

AFTER = 4
EPOCHS = 8
RATE = 2e-4
ANSWER_RATE = 1e-3
WARMING = 0.06
TEXTS_IN_BATCH = 32
# A tenth of each sentence is for all labels alike (label smoothing): hands label with some doubt.
SMOOTHING = 0.1
# What is answered to these is kept, so that a test can tell whether the product answers the same.
CHECKS = (
    ("I passed!!", "Nobody knows yet, not even my sister."),
    ("third time now.", "hands won't stop shaking"),
    ("Bus, soup, dishes.",),
)


class Branch(nn.Module):
    def __init__(self, layers, labels):
        super().__init__()
        self.layers = nn.ModuleList(copy.deepcopy(layer) for layer in layers)
        self.dropout = nn.Dropout(0.2)
        self.answer = create_answer(labels)

    def forward(self, all, present, runs):
        mask = to_mask(present)
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=self.training):
            for layer in self.layers:
                all = layer(all, mask)
        parts = [all[text, start:end].float() for text, start, end in runs]
        summaries = torch.stack([torch.cat([part.mean(0), part.max(0).values]) for part in parts])
        return self.answer(self.dropout(summaries))


def number(word_pieces, sentences):
    """The pieces of a text between its marks, and where each of its sentences begins and ends; what has no room is left out."""
    pieces, runs = [], []
    for sentence in sentences:
        own = word_pieces.take_apart(sentence)
        room = MOST_PIECES - 2 - len(pieces)
        start = len(pieces) + 1
        pieces += own[:room]
        runs.append((start, len(pieces) + 1))
    return [word_pieces.numbers[BEGINNING], *pieces, word_pieces.numbers[END]], runs


def go_through(model, texts):
    """What the first layers make of texts, which is the same in every epoch."""
    made = [None] * len(texts)
    with torch.no_grad():
        for batch in group_by_length(texts):
            pieces, present = fill_up([texts[text] for text in batch])
            all = model.norm(model.pieces(pieces) + model.places.weight[: pieces.shape[1]])
            for layer in model.layers[:AFTER]:
                all = layer(all, to_mask(present))
            for row, text in enumerate(batch):
                made[text] = all[row, : len(texts[text])].half()
    return made


def put_together(made):
    length = max(len(one) for one in made)
    all, present = torch.zeros(len(made), length, WIDTH), torch.zeros(len(made), length)
    for row, one in enumerate(made):
        all[row, : len(one)] = one.float()
        present[row, : len(one)] = 1
    return all, present


def to_batches(lengths, chance):
    """Texts of about the same length together, so that little is filled up."""
    order = chance.permutation(len(lengths))
    batches = []
    for start in range(0, len(order), 1024):
        pool = sorted(order[start : start + 1024], key=lambda text: lengths[text])
        batches += [pool[at : at + TEXTS_IN_BATCH] for at in range(0, len(pool), TEXTS_IN_BATCH)]
    return [batches[at] for at in chance.permutation(len(batches))]


def teach(branch, made, rows, labels):
    """`rows` has for each text where its sentences stand, and the labels of each."""
    groups = [
        {"params": list(branch.layers.parameters()), "rate": RATE},
        {"params": list(branch.answer.parameters()), "rate": ANSWER_RATE},
    ]
    optimizer = torch.optim.AdamW(groups, lr=RATE, weight_decay=0.01)
    chance = np.random.default_rng(SEED)
    batches = [batch for _ in range(EPOCHS) for batch in to_batches([len(one) for one in made], chance)]
    warming, start = int(len(batches) * WARMING), time.time()
    branch.train()
    for step, batch in enumerate(batches):
        pace = min((step + 1) / warming, max(0.02, (len(batches) - step) / (len(batches) - warming)))
        for group in optimizer.param_groups:
            group["lr"] = group["rate"] * pace
        runs, shares = [], []
        for row, text in enumerate(batch):
            for (begin, end), own in zip(*rows[text]):
                if begin == end:
                    continue
                runs.append((row, begin, end))
                share = np.full(len(labels), SMOOTHING / len(labels), np.float32)
                share[own] += (1 - SMOOTHING) / len(own)
                shares.append(share)
        said = functional.log_softmax(branch(*put_together([made[text] for text in batch]), runs), -1)
        loss = -(torch.from_numpy(np.stack(shares)) * said).sum() / 60
        take_step(optimizer, branch, loss)
        if step % 100 == 0:
            print(f"{step} of {len(batches)}, {time.time() - start:.0f} s, loss {float(loss.detach()):.3f}", flush=True)


def answer(model, branch, word_pieces, sentences):
    """The probabilities of all labels for each sentence, as the product computes them, but for what goes into the branch: halved."""
    branch.eval()
    pieces, runs = number(word_pieces, sentences)
    with torch.no_grad():
        said = branch(*put_together(go_through(model, [pieces])), [(0, *run) for run in runs])
    return [[round(probability, 4) for probability in own] for own in functional.softmax(said, -1).tolist()]


def main():
    lessons, trained = (Path(argument) for argument in sys.argv[1:3])
    use_all_cores()
    torch.manual_seed(SEED)
    with lessons.open() as file:
        labels = json.loads(next(file))
        texts = [json.loads(line) for line in file]
    model, word_pieces, _ = read_classifier(trained)
    numbered = [number(word_pieces, text["sentences"]) for text in texts]
    made = go_through(model, [pieces for pieces, _ in numbered])
    rows = [(runs, text["labels"]) for (_, runs), text in zip(numbered, texts)]
    branch = Branch(model.layers[AFTER:], labels)
    teach(branch, made, rows, labels)
    writer = Writer()
    for layer in branch.layers:
        writer.put_layer(layer)
    writer.put_linear(branch.answer)
    (trained / "points.bin").write_bytes(writer.content)
    description = {
        "after": AFTER,
        "layers": LAYERS - AFTER,
        "width": WIDTH,
        "wide": WIDE,
        "labels": labels,
        "checks": [
            {"sentences": sentences, "answers": answer(model, branch, word_pieces, sentences)} for sentences in CHECKS
        ],
    }
    (trained / "points.json").write_text(json.dumps(description, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
