"""Teaches the text classifier: a transformer that goes on from all-MiniLM-L6-v2, with an answer for each set of labels, one of
them for goals that stand before a text.

usage: teach.py LESSONS BASE TRAINED
  LESSONS  what `write-lessons.ts` wrote
  BASE     the folder of all-MiniLM-L6-v2 with `model.fp16.safetensors` and `tokenizer.json`
  TRAINED  the folder for `classifier.bin` and `classifier.json`

It takes some 70 minutes on two cores. Run it with Debian's python3-torch; it is no part of the product.
"""

import json
import os
import random
import struct
import sys
import time
import unicodedata
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

WIDTH, WIDE, HEADS, LAYERS = 384, 1536, 12, 6
# With two marks; longer texts are taught by their beginning, and read by the product in parts that are no longer.
MOST_PIECES = 96
# Room for a text behind three goals with their marks: 96 + 3 x 21 = 159.
MOST_PLACES = 160
MOST_GOAL_PIECES = 20
EPOCHS = 3
RATE = 2e-4
# Answers begin from nothing, and learn faster.
ANSWER_RATE = 1e-3
WARMING = 0.06
PIECES_IN_BATCH = 3072
TEXTS_IN_GROUP = 48
SEED = 1
# Of 256.
LEFT_OUT = 26
# How much sets of labels count that do not count 1.
WEIGHTS = {"moods": 1.5}
# The answer to a goal beside a text.
STANDINGS = "standings"
# So many days are taught with fewer goals than their author wrote, so that somebody with one or two is read as well.
FEWER_GOALS = 0.3
# What it answers to these is kept, so that a test can tell whether the product answers the same.
CHECKS = (
    "I got the job!!! I can't believe it",
    "He checks my phone and last night he pushed me against the wall.",
    "Another packet of batteries for his hearing aid came. Des has been gone since November.",
    "Bus, soup, dishes. Tomorrow again.",
    "I can’t believe it — Zoë’s café opens on Thursday! 🎉",
)
GOAL_CHECKS = (
    (("walk with Des every evening", "sell the house"), CHECKS[2]),
    (("open a café", "sleep through the night", "run ten kilometres"), CHECKS[4]),
)
BEGINNING, END, UNKNOWN = "[CLS]", "[SEP]", "[UNK]"


def read_tensors(path):
    """A safetensors file: its length, a header in JSON, and numbers."""
    content = path.read_bytes()
    length = struct.unpack("<Q", content[:8])[0]
    header = json.loads(content[8 : 8 + length])
    kinds = {"F16": np.float16, "F32": np.float32, "I64": np.int64}
    tensors = {}
    for name, place in header.items():
        if name == "__metadata__":
            continue
        start, end = (8 + length + offset for offset in place["data_offsets"])
        values = np.frombuffer(content[start:end], dtype=kinds[place["dtype"]])
        tensors[name.replace("bert.", "")] = values.reshape(place["shape"])
    return tensors


class WordPieces:
    """Takes texts apart as `word-pieces.ts` does, but for words of more than 100 letters and rare Chinese signs."""

    def __init__(self, numbers):
        self.numbers = numbers
        self.known = {}

    def words(self, text):
        text = unicodedata.normalize("NFD", text.lower())
        word = ""
        for sign in text:
            category = unicodedata.category(sign)
            if category == "Mn":
                continue
            alone = category.startswith("P") or (sign.isascii() and not sign.isalnum())
            if sign.isspace() or alone or "\u4e00" <= sign <= "\u9fff":
                if word:
                    yield word
                word = ""
                if not sign.isspace():
                    yield sign
            elif not category.startswith("C"):
                word += sign
        if word:
            yield word

    def pieces(self, word):
        if word in self.known:
            return self.known[word]
        found, start = [], 0
        while start < len(word):
            end = len(word)
            while end > start:
                piece = word[start:end] if start == 0 else "##" + word[start:end]
                if piece in self.numbers:
                    break
                end -= 1
            if end == start:
                found = [self.numbers[UNKNOWN]]
                break
            found.append(self.numbers[piece])
            start = end
        self.known[word] = found
        return found

    def take_apart(self, text):
        return [piece for word in self.words(text) for piece in self.pieces(word)]

    def number(self, text):
        return self.number_behind([], text)[0]

    def number_behind(self, goals, text):
        """Goals with a mark behind each, and a text behind them; then where each goal with its mark begins and ends."""
        numbers, runs = [self.numbers[BEGINNING]], []
        for goal in goals:
            start = len(numbers)
            numbers += [*self.take_apart(goal)[:MOST_GOAL_PIECES], self.numbers[END]]
            runs.append((start, len(numbers)))
        return [*numbers, *self.take_apart(text)[: MOST_PIECES - 2], self.numbers[END]], runs


class Dropout(nn.Module):
    """Leaves out a tenth; PyTorch's own draws one number after the other and takes a tenth of the time of a step."""

    chance = np.random.default_rng(SEED)

    def forward(self, all):
        if not self.training:
            return all
        drawn = torch.from_numpy(Dropout.chance.integers(0, 256, all.shape, np.uint8))
        return all * (drawn >= LEFT_OUT).to(all.dtype).mul_(256 / (256 - LEFT_OUT))


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key, self.value, self.output = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.attention_norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.widening, self.narrowing = nn.Linear(WIDTH, WIDE), nn.Linear(WIDE, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.dropout = Dropout()

    def forward(self, all, mask):
        count, length, _ = all.shape
        part = lambda whole: whole.reshape(count, length, HEADS, -1).transpose(1, 2)
        # One large product is faster than three.
        asked = (self.query, self.key, self.value)
        weight, bias = torch.cat([one.weight for one in asked]), torch.cat([one.bias for one in asked])
        query, key, value = (part(one) for one in functional.linear(all, weight, bias).split(WIDTH, -1))
        likeness = (query @ key.transpose(-1, -2)).float() / (WIDTH // HEADS) ** 0.5 + mask
        attended = functional.softmax(likeness, -1).to(value.dtype) @ value
        attended = attended.transpose(1, 2).reshape(count, length, WIDTH)
        all = self.attention_norm(all + self.dropout(self.output(attended)))
        fed = self.narrowing(functional.gelu(self.widening(all)))
        return self.norm(all + self.dropout(fed))


def to_mask(present):
    """What keeps pieces from attending to those that only fill up."""
    return ((1 - present) * -1e4)[:, None, None, :]


def create_answer(labels):
    """What tells labels by a summary; it has learnt nothing."""
    answer = nn.Linear(2 * WIDTH, len(labels))
    nn.init.normal_(answer.weight, std=0.02)
    nn.init.zeros_(answer.bias)
    return answer


class Classifier(nn.Module):
    def __init__(self, labels):
        super().__init__()
        self.pieces, self.places, self.kinds = (
            nn.Embedding(30522, WIDTH),
            nn.Embedding(512, WIDTH),
            nn.Embedding(2, WIDTH),
        )
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.dropout = Dropout()
        self.answers = nn.ModuleDict({name: create_answer(own) for name, own in labels.items()})

    def forward(self, pieces, present):
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=self.training):
            places = self.places.weight[: pieces.shape[1]] + self.kinds.weight[0]
            all = self.dropout(self.norm(self.pieces(pieces) + places))
            mask = to_mask(present)
            for layer in self.layers:
                all = layer(all, mask)
        return all.float()

    def summarise(self, all, present):
        """The mean of what was made of the pieces that are present, then the largest of each number."""
        present = present[:, :, None]
        mean = (all * present).sum(1) / present.sum(1)
        largest = (all - 1e4 * (1 - present)).max(1).values
        return self.dropout(torch.cat([mean, largest], -1))

    def go_on_from(self, base):
        """Takes the weights of the model that was taught before."""

        def take(own, name):
            for kind in ("weight", "bias"):
                if getattr(own, kind, None) is not None:
                    getattr(own, kind).data.copy_(torch.tensor(base[f"{name}.{kind}"].astype(np.float32)))

        take(self.pieces, "embeddings.word_embeddings")
        take(self.places, "embeddings.position_embeddings")
        take(self.kinds, "embeddings.token_type_embeddings")
        take(self.norm, "embeddings.LayerNorm")
        for number, layer in enumerate(self.layers):
            before = f"encoder.layer.{number}"
            take(layer.query, f"{before}.attention.self.query")
            take(layer.key, f"{before}.attention.self.key")
            take(layer.value, f"{before}.attention.self.value")
            take(layer.output, f"{before}.attention.output.dense")
            take(layer.attention_norm, f"{before}.attention.output.LayerNorm")
            take(layer.widening, f"{before}.intermediate.dense")
            take(layer.narrowing, f"{before}.output.dense")
            take(layer.norm, f"{before}.output.LayerNorm")


def read_lessons(path):
    with path.open() as file:
        labels = json.loads(next(file))
        return labels, [json.loads(line) for line in file]


class Lessons:
    """Texts as pieces, and what is taught of each."""

    def __init__(self, labels, rows, word_pieces):
        self.labels, self.targets = labels, to_targets(labels, rows)
        self.texts, self.goals = [], []
        chance = random.Random(SEED)
        for row in rows:
            # Their authors often began with the goal that the day is about.
            goals = chance.sample(row["goals"], len(row["goals"]))
            if len(goals) > 1 and chance.random() < FEWER_GOALS:
                goals = goals[: chance.randrange(1, len(goals))]
            text, runs = word_pieces.number_behind([goal["goal"] for goal in goals], row["text"])
            self.texts.append(text)
            self.goals.append([(run, self.to_shares(goal), goal["weight"]) for run, goal in zip(runs, goals)])

    def to_shares(self, goal):
        shares = torch.zeros(len(self.labels[STANDINGS]))
        for label, share in goal["shares"]:
            shares[label] = share
        return shares

    def loss(self, model, batch):
        """How far off the model is for the texts of a batch."""
        pieces, present = fill_up([self.texts[number] for number in batch])
        all = model(pieces, present)
        summary = model.summarise(all, present)
        loss = 0
        for name, (shares, weights) in self.targets.items():
            weight = weights[batch]
            taught = weight > 0
            if taught.any():
                loss = loss + far_off(model.answers[name](summary[taught]), shares[batch][taught], weight[taught])
        beside = [(place, *goal) for place, number in enumerate(batch) for goal in self.goals[number]]
        if beside:
            places, runs, shares, weights = zip(*beside)
            summary = model.summarise(all[list(places)], to_runs(runs, all.shape[1]))
            weight = torch.tensor(weights, dtype=torch.float32)
            loss = loss + far_off(model.answers[STANDINGS](summary), torch.stack(shares), weight)
        return loss


def far_off(scores, shares, weight):
    """Cross entropy, summed, so that a text that teaches several things counts several times; 60 is about what a batch has."""
    return -((shares * functional.log_softmax(scores, -1)).sum(-1) * weight).sum() / 60


def to_runs(runs, length):
    """For each run a row in which its pieces are present."""
    present = torch.zeros(len(runs), length)
    for number, (start, end) in enumerate(runs):
        present[number, start:end] = 1
    return present


def names_of_texts(labels):
    """Of the sets of labels those of a text by itself."""
    return [name for name in labels if name != STANDINGS]


def to_targets(labels, rows):
    targets = {}
    for name in names_of_texts(labels):
        own = labels[name]
        shares, weights = np.zeros((len(rows), len(own)), np.float32), np.zeros(len(rows), np.float32)
        for number, row in enumerate(rows):
            if name in row["taught"]:
                for label, share in row["taught"][name]["shares"]:
                    shares[number, label] = share
                weights[number] = row["taught"][name]["weight"] * WEIGHTS.get(name, 1)
        targets[name] = (torch.from_numpy(shares), torch.from_numpy(weights))
    return targets


def to_batches(texts, chance):
    """Texts of about the same length together, so that little is filled up."""
    order = chance.permutation(len(texts))
    batches = []
    for start in range(0, len(order), 8192):
        pool = sorted(order[start : start + 8192], key=lambda number: len(texts[number]))
        while pool:
            count = 1
            while count < len(pool) and (count + 1) * len(texts[pool[count]]) <= PIECES_IN_BATCH:
                count += 1
            batches.append(pool[:count])
            pool = pool[count:]
    chance.shuffle(batches)
    return batches


def fill_up(texts):
    length = max(map(len, texts))
    pieces, present = np.zeros((len(texts), length), np.int64), np.zeros((len(texts), length), np.float32)
    for number, text in enumerate(texts):
        pieces[number, : len(text)] = text
        present[number, : len(text)] = 1
    return torch.from_numpy(pieces), torch.from_numpy(present)


def group_by_length(texts):
    """The numbers of the texts, in groups of about the same length, for a model that learns nothing of them."""
    order = sorted(range(len(texts)), key=lambda text: len(texts[text]))
    return [order[start : start + TEXTS_IN_GROUP] for start in range(0, len(order), TEXTS_IN_GROUP)]


def use_all_cores():
    """Debian's PyTorch takes one by itself."""
    torch.set_num_threads(os.cpu_count() or 1)


def take_step(optimizer, model, loss):
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    nn.utils.clip_grad_norm_(model.parameters(), 5)
    optimizer.step()


def teach(model, lessons):
    own = [(name, parameter) for name, parameter in model.named_parameters() if not name.startswith("answers")]
    groups = [
        {"params": [one for _, one in own if one.ndim > 1], "weight_decay": 0.01, "rate": RATE},
        {"params": [one for _, one in own if one.ndim == 1], "weight_decay": 0, "rate": RATE},
        {"params": list(model.answers.parameters()), "weight_decay": 0.01, "rate": ANSWER_RATE},
    ]
    optimizer = torch.optim.AdamW(groups, lr=RATE, foreach=True)
    chance = np.random.default_rng(SEED)
    batches = [batch for _ in range(EPOCHS) for batch in to_batches(lessons.texts, chance)]
    warming = int(len(batches) * WARMING)
    start = time.time()
    model.train()
    for step, batch in enumerate(batches):
        pace = min((step + 1) / warming, max(0.02, (len(batches) - step) / (len(batches) - warming)))
        for group in optimizer.param_groups:
            group["lr"] = group["rate"] * pace
        loss = lessons.loss(model, batch)
        take_step(optimizer, model, loss)
        if step % 50 == 0:
            print(f"{step} of {len(batches)}, {time.time() - start:.0f} s, loss {float(loss.detach()):.3f}", flush=True)


def answer(model, labels, text):
    """The probabilities of all labels, as the product computes them: in full numbers."""
    model.eval()
    pieces, present = fill_up([text])
    with torch.no_grad():
        summary = model.summarise(model(pieces, present), present)[0]
    return {name: to_probabilities(model.answers[name](summary)) for name in names_of_texts(labels)}


def answer_goals(model, numbers, runs):
    """How each goal stands to the text behind them."""
    model.eval()
    pieces, present = fill_up([numbers])
    with torch.no_grad():
        all = model(pieces, present).expand(len(runs), -1, -1)
        summaries = model.summarise(all, to_runs(runs, len(numbers)))
    return [to_probabilities(model.answers[STANDINGS](summary)) for summary in summaries]


def to_probabilities(scores):
    return [round(probability, 4) for probability in functional.softmax(scores, -1).tolist()]


class Writer:
    """Weights in the order in which `classifier-weights.ts` reads; each row of a matrix as whole numbers with a scale."""

    def __init__(self):
        self.content = bytearray()

    def put(self, values):
        self.content.extend(values.tobytes())
        self.content.extend(bytes(-len(self.content) % 4))

    def put_matrix(self, values):
        values = values.detach().numpy()
        scales = np.abs(values).max(1) / 127
        scales[scales == 0] = 1
        self.put(scales.astype("<f4"))
        self.put(np.clip(np.round(values / scales[:, None]), -127, 127).astype(np.int8))

    def put_linear(self, linear):
        self.put_matrix(linear.weight)
        self.put(linear.bias.detach().numpy().astype("<f4"))

    def put_norm(self, norm):
        self.put(norm.weight.detach().numpy().astype("<f4"))
        self.put(norm.bias.detach().numpy().astype("<f4"))

    def put_layer(self, layer):
        for linear in (layer.query, layer.key, layer.value, layer.output):
            self.put_linear(linear)
        self.put_norm(layer.attention_norm)
        self.put_linear(layer.widening)
        self.put_linear(layer.narrowing)
        self.put_norm(layer.norm)


def write(model, labels, checks, goal_checks, word_pieces, folder):
    """Writes what the product reads; the checks are texts with what is answered to them and to goals beside them."""
    writer = Writer()
    pieces = sorted(word_pieces.numbers, key=word_pieces.numbers.get)
    kept = [number for number, piece in enumerate(pieces) if not piece.startswith("[unused")]
    writer.put_matrix(model.pieces.weight[kept])
    writer.put_matrix(model.places.weight[:MOST_PLACES] + model.kinds.weight[0])
    writer.put_norm(model.norm)
    for layer in model.layers:
        writer.put_layer(layer)
    for name in labels:
        writer.put_linear(model.answers[name])
    description = {
        "width": WIDTH,
        "wide": WIDE,
        "heads": HEADS,
        "layers": LAYERS,
        "places": MOST_PLACES,
        "labels": labels,
        "checks": checks,
        "goalChecks": goal_checks,
        "pieces": [pieces[number] for number in kept],
    }
    (folder / "classifier.bin").write_bytes(writer.content)
    text = json.dumps(description, ensure_ascii=False, separators=(",", ":"))
    (folder / "classifier.json").write_text(text + "\n")


def main():
    path, base, trained = (Path(argument) for argument in sys.argv[1:4])
    use_all_cores()
    torch.manual_seed(SEED)
    labels, rows = read_lessons(path)
    numbers = json.loads((base / "tokenizer.json").read_text())["model"]["vocab"]
    word_pieces = WordPieces(numbers)
    lessons = Lessons(labels, rows, word_pieces)
    print(f"{len(lessons.texts)} texts, {sum(map(len, lessons.texts))} pieces", flush=True)
    model = Classifier(labels)
    model.go_on_from(read_tensors(base / "model.fp16.safetensors"))
    teach(model, lessons)
    checks = [{"text": text, "answers": answer(model, labels, word_pieces.number(text))} for text in CHECKS]
    goal_checks = []
    for goals, text in GOAL_CHECKS:
        answers = answer_goals(model, *word_pieces.number_behind(goals, text))
        goal_checks.append({"text": text, "goals": goals, "answers": answers})
    write(model, labels, checks, goal_checks, word_pieces, trained)


if __name__ == "__main__":
    main()
