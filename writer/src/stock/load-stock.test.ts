import { join } from "node:path";
import { meaningSize } from "@hearten/reading/reading.ts";
import { describe, expect, it } from "vitest";
import { loadStock } from "./load-stock.ts";
import { packMeaning } from "./meanings.ts";
import { makeStockFolder, soundArc } from "./stock.fixture.ts";

describe("Loading a stock", () => {
  it("reads arcs", () => {
    const [arc] = loadStock(makeStockFolder()).arcs;
    expect(arc).toMatchObject({
      theme: "general",
      when: ["just a normal day", "nothing to add"],
      light: "open",
      time: "now",
      asks: [],
      isPlain: false,
      title: "An ordinary day",
    });
    expect(arc?.goals).toHaveLength(3);
    expect(arc?.goals[2]?.[0]).toMatchObject({
      level: 1,
      text: "{Goal}. Put it down on the slats for now.",
    });
    expect(arc?.meet).toHaveLength(6);
  });

  it("reads the goals of a kind, and what fits which feeling", () => {
    const stock = loadStock(
      makeStockFolder({
        "goals/sleep.md": "---\nkind: sleep\n---\n\n## night\n\n{Goal}. So be it.\n",
        "wishes.md": "## first: list\n\nYou want {wish}.\n\n## next: and\n\nAnd you want {wish}.\n",
        "remarks/told-nobody.md":
          "---\npoint: told-nobody\n---\n\n## alone\n\nNobody knew.\n+ Now one does.\n",
        "rests.md": "## shelf\n\nlight: heavy, low\n\nIt keeps.\n",
      }),
    );
    expect(stock.goals.get("sleep")?.map(({ name }) => name)).toEqual(["night"]);
    expect(stock.remarks.get("told-nobody")?.map(({ name }) => name)).toEqual(["alone"]);
    expect(stock.wishes.first.map(({ name }) => name)).toEqual(["list"]);
    expect(stock.wishes.next.map(({ name }) => name)).toEqual(["and"]);
    expect(stock.rests[0]?.lights).toEqual(["heavy", "low"]);
    expect(stock.arrivals[0]?.lights).toBe("any");
  });

  it("knows the meaning of a sentence where there is one", () => {
    const meaning = Array.from({ length: meaningSize }, (_, index) => (index % 255) - 127);
    const stock = loadStock(
      makeStockFolder({
        "meanings.json": JSON.stringify({ "nothing to add": packMeaning(meaning), odd: "AAAA" }),
      }),
    );
    expect(stock.meaningOf("nothing to add")).toEqual(Int8Array.from(meaning));
    expect(() => stock.meaningOf("odd")).toThrow('"odd" has 3 numbers');
    expect(stock.meaningOf("something else")).toBeNull();
  });

  it.each([
    ["light: open", "light: mild", "themes/general/bench.md:6: unknown light: mild"],
    ["asks: []", "asks: [money]", "themes/general/bench.md:8: unknown asks: money"],
    ["asks: []\n", "", "themes/general/bench.md:1: the setting asks is missing"],
    ["asks: []", "picture: a bench", "themes/general/bench.md:8: unknown setting picture"],
    ["asks: []", "moment: tea\nasks: []", "themes/general/bench.md:8: unknown moment: tea"],
    ["## along", "## beside", "unknown heading beside"],
    ["## turn", "## turn\nlight: low", "themes/general/bench.md:24: unknown setting light"],
  ])("names the file and the line when %j is %j", (from, to, message) => {
    const folder = makeStockFolder({ "themes/general/bench.md": soundArc.replace(from, to) });
    expect(() => loadStock(folder)).toThrow(message);
  });

  it.each([
    ["stillness.md", "## bed\n\nask: lying\n\nLie down.\n", "stillness.md:3: unknown setting ask"],
    ["stillness.md", "---\nasks: lying\n---\n\n## bed\n\nLie down.\n", "unknown setting asks"],
    ["stillness.md", "## Bed\n\nLie down.\n", "stillness.md:1: unknown heading Bed"],
    ["wishes.md", "## last: so\n\nYou want {wish}.\n", "wishes.md:1: unknown heading last: so"],
    [
      "wishes.md",
      "---\nkind: sleep\n---\n## next: so\n\nYou want {wish}.\n",
      "unknown setting kind",
    ],
    ["goals/sleep.md", "---\nkind: sleep\nlight: low\n---\n", "sleep.md:3: unknown setting light"],
    [
      "remarks/nth-try.md",
      "---\npoint: nth-try\nkind: sleep\n---\n",
      "remarks/nth-try.md:3: unknown setting kind",
    ],
  ])("refuses what it doesn't know in %s: %j", (file, text, message) => {
    expect(() => loadStock(makeStockFolder({ [file]: text }))).toThrow(message);
  });

  it("names every file that is wrong, not only the first", () => {
    const folder = makeStockFolder({
      "themes/general/a.md": soundArc.replace("theme: general", "theme: weather"),
      "rests.md": "Nothing.\n",
    });
    expect(() => loadStock(folder)).toThrow(/a\.md:2: unknown theme: weather[\s\S]*rests\.md:1:/);
  });

  it("needs a general arc, and an arrival for any light", () => {
    const folder = join(makeStockFolder(), "empty");
    expect(() => loadStock(folder)).toThrow(/there is no general arc[\s\S]*no arrival is for any/);
  });
});
