import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeMood, makeReading } from "../compose/reading.fixture.ts";
import { loadStock } from "../stock/load-stock.ts";
import { stockFolder } from "../stock/stock-folder.ts";
import type { StoredReplyRelevance } from "./relevance-model.ts";
import { createReplyFeatures } from "./reply-features.ts";

const reading = makeReading({
  circumstances: [
    { circumstance: "birth", probability: 0.5 },
    { circumstance: "wedding", probability: 0.25 },
  ],
  moments: [{ moment: "love", probability: 0.8 }],
  mood: makeMood("glad"),
});
const see = createReplyFeatures(reading);

describe("What the model sees of a reply", () => {
  it("is as many numbers from 0 to 1 for every reply as were learnt from", () => {
    const all = loadStock(stockFolder).replies.map(see);
    const { scales } = JSON.parse(
      readFileSync(join(stockFolder, "reply-relevance.json"), "utf8"),
    ) as StoredReplyRelevance;
    expect(new Set(all.map(({ length }) => length))).toEqual(new Set([scales.length]));
    expect(all.flat().filter((value) => !(value >= 0 && value <= 1))).toEqual([]);
  });

  it("is how probable its circumstance is, also beside the likeliest", () => {
    const features = see({ circumstance: "wedding", moment: null, light: "bright" });
    expect(features.slice(0, 10)).toEqual([1, 0.25, 0.5, 0.0625, 0.5, 0, 0, 0, 0, 0]);
  });

  it("is how probable its moment is", () => {
    const features = see({ circumstance: null, moment: "love", light: "bright" });
    expect(features.slice(0, 10)).toEqual([0, 0, 0, 0, 0, 1, 0.8, Math.sqrt(0.8), 0.8 ** 2, 1]);
  });

  it("is nothing of what is not likely at all", () => {
    const features = see({ circumstance: "funny", moment: null, light: "bright" });
    expect(features.slice(0, 5)).toEqual([1, 0, 0, 0, 0]);
    const unclear = createReplyFeatures(makeReading({ circumstances: [], moments: [] }));
    expect(unclear({ circumstance: null, moment: "love", light: "bright" }).slice(5, 10)).toEqual([
      1, 0, 0, 0, 0,
    ]);
  });

  it("is how its light suits the mood", () => {
    const [suits, jars] = (["bright", "heavy"] as const).map(
      (light) => see({ circumstance: null, moment: null, light })[10] ?? 0,
    );
    expect(suits).toBeGreaterThan(jars ?? 1);
  });
});
