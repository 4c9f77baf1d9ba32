import { describe, expect, it } from "vitest";
import { toOffered } from "./listed-voices.ts";

const listed = (...ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `the voice ${id}`, character: "as listed" }));
const idsOf = (...ids: readonly string[]) => toOffered(listed(...ids)).map(({ id }) => id);

describe("The voices that people are offered", () => {
  it("have names to read where their ids are Kokoro's, and else those of the list", () => {
    expect(toOffered(listed("af_bella", "am_adam", "bf_emma", "bm_george", "alloy"))).toEqual([
      { id: "af_bella", name: "Bella", character: "American, female" },
      { id: "am_adam", name: "Adam", character: "American, male" },
      { id: "bf_emma", name: "Emma", character: "British, female" },
      { id: "bm_george", name: "George", character: "British, male" },
      { id: "alloy", name: "the voice alloy", character: "as listed" },
    ]);
  });

  it("are none of another language, and none of an early version", () => {
    const ids = ["zf_xiaobei", "jm_kumo", "af_v0", "af_v0bella", "am_v0adam"];
    expect(toOffered(listed(...ids))).toEqual([]);
  });

  it.each(["xaf_bella", "af_bella2", "af_bella v2", "cats_v0", "my af_v0", "a_bella", "ax_bella"])(
    "may have an id that only looks like Kokoro's: %s",
    (id) => {
      expect(toOffered(listed(id))).toEqual(listed(id));
    },
  );

  it("begin with the best of Kokoro's, and stay in the order of the list", () => {
    expect(idsOf("b", "a", "af_heart", "c")).toEqual(["af_heart", "b", "a", "c"]);
    expect(idsOf("af_heart", "b", "a")).toEqual(["af_heart", "b", "a"]);
    expect(idsOf("b", "a")).toEqual(["b", "a"]);
  });

  it("are there once, and have each a name of its own", () => {
    const anna = { id: "a1", name: "Anna", character: null };
    const another = { id: "a2", name: "Anna", character: "bright" };
    expect(toOffered([anna, another, anna])).toEqual([
      anna,
      { id: "a2", name: "Anna (a2)", character: "bright" },
    ]);
  });
});
