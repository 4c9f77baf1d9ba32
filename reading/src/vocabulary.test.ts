import { describe, expect, it } from "vitest";
import { learnVocabulary } from "./training/learn-vocabulary.ts";
import { findPiece, hashPiece } from "./vocabulary.ts";

describe("The vocabulary", () => {
  it("hashes as FNV-1a does", () => {
    // Test vectors of the authors for 64 bits: 0xaf63dc4c8601ec8c and 0x85944171f73967e8, of which 53 bits are kept.
    expect(hashPiece("a")).toBe(Number(0xaf63_dc4c_8601_ec8cn & (2n ** 53n - 1n)));
    expect(hashPiece("foobar")).toBe(Number(0x8594_4171_f739_67e8n & (2n ** 53n - 1n)));
    expect(hashPiece("")).toBe(Number(0xcbf2_9ce4_8422_2325n & (2n ** 53n - 1n)));
  });

  it("knows the pieces that five texts have, with how rare they are", () => {
    const vocabulary = learnVocabulary([
      ...Array.from({ length: 5 }, () => "a river"),
      "a river and a bridge",
    ]);
    const river = findPiece(vocabulary, "river");
    expect(river).not.toBeNull();
    expect(vocabulary.weights[river ?? -1]).toBe(0);
    expect(findPiece(vocabulary, "bridge")).toBeNull();
    const bounded = findPiece(vocabulary, "river >");
    expect(vocabulary.weights[bounded ?? -1]).toBe(Math.round(Math.log(7 / 6) * 100));
  });
});
