"""Teaches one answer of the text classifier again, where its labels have changed and nothing else has.

usage: teach_answer.py LESSONS TRAINED NAME
  LESSONS  what `write-lessons.ts` wrote
  TRAINED  the folder with `classifier.bin` and `classifier.json`, which are written anew
  NAME     the set of labels, such as `cases`

What the classifier makes of a text stays as it is, and so do its other answers. It takes some minutes. `teach.py` teaches the
whole, and better: what is made of a text then serves the new labels, too. Run it with Debian's python3-torch; it is no part of
the product.
"""

import sys
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional

from teach import SEED, WIDTH, fill_up, read_lessons, to_targets, use_all_cores, write
from trained_classifier import read_classifier

EPOCHS = 12
RATE = 1e-3
TEXTS_IN_BATCH = 64
# Of the texts that the classifier has learnt from it is surer than of others.
DROPOUT = 0.3
WEIGHT_DECAY = 0.05


def summarise(model, texts):
    """What the classifier makes of each text: 2 x 384 numbers."""
    summaries = torch.zeros(len(texts), 2 * WIDTH)
    order = sorted(range(len(texts)), key=lambda text: len(texts[text]))
    with torch.no_grad():
        for start in range(0, len(order), 48):
            batch = order[start : start + 48]
            summaries[batch] = model(*fill_up([texts[text] for text in batch]))
    return summaries


def teach(answer, summaries, shares, weights):
    nn.init.normal_(answer.weight, std=0.02)
    nn.init.zeros_(answer.bias)
    optimizer = torch.optim.AdamW(answer.parameters(), lr=RATE, weight_decay=WEIGHT_DECAY)
    chance = torch.Generator().manual_seed(SEED)
    batches = [batch for _ in range(EPOCHS) for batch in torch.randperm(len(summaries), generator=chance).split(TEXTS_IN_BATCH)]
    for step, batch in enumerate(batches):
        optimizer.param_groups[0]["lr"] = RATE * (len(batches) - step) / len(batches)
        said = functional.log_softmax(answer(functional.dropout(summaries[batch], DROPOUT)), -1)
        loss = -((shares[batch] * said).sum(-1) * weights[batch]).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    print(f"{len(batches)} steps, loss {float(loss.detach()):.3f}", flush=True)


def main():
    lessons, trained = (Path(argument) for argument in sys.argv[1:3])
    name = sys.argv[3]
    use_all_cores()
    torch.manual_seed(SEED)
    wanted, rows = read_lessons(lessons)
    rows = [row for row in rows if name in row["taught"]]
    model, word_pieces, labels = read_classifier(trained)
    labels[name] = wanted[name]
    summaries = summarise(model, [word_pieces.number(row["text"]) for row in rows])
    shares, weights = to_targets({name: wanted[name]}, rows)[name]
    model.answers[name] = nn.Linear(2 * WIDTH, len(wanted[name]))
    teach(model.answers[name], summaries, shares, weights)
    write(model, labels, word_pieces, trained)


if __name__ == "__main__":
    main()
