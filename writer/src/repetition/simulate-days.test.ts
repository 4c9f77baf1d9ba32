import { describe, expect, it } from "vitest";
import { loadStock } from "../stock/load-stock.ts";
import { stockFolder } from "../stock/stock-folder.ts";
import { findRepetition, listeners, simulateDays } from "./simulate-days.fixture.ts";

const line = (text: string) =>
  ({ role: "mind", text, pause: 1, startsParagraph: false, expendable: 0 }) as const;
const script = (...texts: readonly string[]) => ({
  title: "A title",
  preference: "Quiet ease",
  lines: texts.map(line),
});

describe("Repetition", () => {
  it("is found between scripts, within ten and at all, and not within one", () => {
    const others = Array.from({ length: 10 }, (_, index) => script(`Day ${index}.`));
    const found = findRepetition([script("A.", "B.", "A."), script("B."), ...others, script("A.")]);
    expect(found).toEqual({ lines: 14, lately: ["B."], ever: ["B.", "A."] });
  });

  it("is little for somebody who listens every day for a month", () => {
    const stock = loadStock(stockFolder);
    for (const listener of listeners) {
      const { name } = listener;
      const { lines, lately, ever } = findRepetition(simulateDays(listener, stock, 30, 30));
      expect(lately, `${name}: ${lately.join(" ")}`).toEqual([]);
      expect(ever.length / lines, `${name}: ${ever.join(" ")}`).toBeLessThanOrEqual(0.05);
    }
  });
});
