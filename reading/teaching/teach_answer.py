"""Teaches one answer of the text classifier: a set of labels that changed, or that more texts show.

usage: teach_answer.py LESSONS TRAINED NAME
  LESSONS  what `write-lessons.ts` wrote
  TRAINED  the folder with `classifier.bin` and `classifier.json`, which are written anew
  NAME     the set of labels, such as `cases`; any but how goals stand to a text

What the classifier makes of a text stays as it was learnt, and so do its other answers. It takes minutes for cases, which few texts
have. `teach.py` teaches the whole: what is made of a text then serves the new labels, too. Run it with Debian's
python3-torch; it is no part of the product.
"""

import sys
from pathlib import Path

import torch
from torch.nn import functional

from teach import (
    SEED,
    WIDTH,
    answer,
    create_answer,
    fill_up,
    group_by_length,
    names_of_texts,
    read_lessons,
    to_targets,
    use_all_cores,
    write,
)
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
    with torch.no_grad():
        for batch in group_by_length(texts):
            pieces, present = fill_up([texts[text] for text in batch])
            summaries[batch] = model.summarise(model(pieces, present), present)
    return summaries


def teach(linear, summaries, shares, weights):
    """For each summary `shares` has the probability of each label, and `weights` how much it counts."""
    optimizer = torch.optim.AdamW(linear.parameters(), lr=RATE, weight_decay=WEIGHT_DECAY)
    chance = torch.Generator().manual_seed(SEED)
    epochs = [torch.randperm(len(summaries), generator=chance).split(TEXTS_IN_BATCH) for _ in range(EPOCHS)]
    batches = [batch for epoch in epochs for batch in epoch]
    for step, batch in enumerate(batches):
        optimizer.param_groups[0]["lr"] = RATE * (len(batches) - step) / len(batches)
        said = functional.log_softmax(linear(functional.dropout(summaries[batch], DROPOUT)), -1)
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
    if name not in names_of_texts(wanted):
        sys.exit(f"{name} is none of {', '.join(names_of_texts(wanted))}")
    rows = [row for row in rows if name in row["taught"]]
    model, word_pieces, description = read_classifier(trained)
    labels, checks = {**description["labels"], name: wanted[name]}, description["checks"]
    summaries = summarise(model, [word_pieces.number(row["text"]) for row in rows])
    shares, weights = to_targets({name: wanted[name]}, rows)[name]
    model.answers[name] = create_answer(wanted[name])
    teach(model.answers[name], summaries, shares, weights)
    for check in checks:
        check["answers"][name] = answer(model, {name: wanted[name]}, word_pieces.number(check["text"]))[name]
    write(model, labels, checks, description["goalChecks"], word_pieces, trained)


if __name__ == "__main__":
    main()
