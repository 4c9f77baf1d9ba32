import { lengthsInMinutes } from "@hearten/contract/limits.ts";
import { harmKinds } from "@hearten/reading/reading.ts";
import { describe, expect, it } from "vitest";
import type { EarlierInspiration, Script } from "../ports/writer.ts";
import { type CareOrder, writeCare } from "./write-care.ts";

const order: CareOrder = { id: "7d9f2a34", length: 1, earlier: [] };

const writers = harmKinds.map(
  (kind) => [kind, (asked: CareOrder) => writeCare({ ...asked, kind })] as const,
);

/** As the dashboard keeps it; the person may have given it another title. */
const toEarlier = ({ lines }: Script): EarlierInspiration => ({
  title: "Renamed",
  text: lines.map(({ text }) => text).join(" "),
  answersHarm: true,
});

describe.each(writers)("A script for %s", (_kind, write) => {
  it.each(lengthsInMinutes)("of %d minutes can be spoken, and cut", (length) => {
    const { title, preference, lines } = write({ ...order, length });
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(preference).toMatch(/^[A-Z].*[^.]$/);
    expect(lines[0]).toMatchObject({ role: "opening", startsParagraph: true, expendable: 0 });
    expect(lines.at(-1)).toMatchObject({ role: "close", expendable: 0 });
    const needed = lines.filter((line) => line.expendable === 0).map(({ text }) => text);
    expect(needed).toEqual(write(order).lines.map(({ text }) => text));
    expect(needed.join(" ")).toContain("findahelpline.com");
    for (const { text } of lines) {
      expect(text).toMatch(/^[A-Z].*[.?!]$/);
      expect(text).not.toMatch(/[\n*_#"“”’;()[\]{}<>]/);
    }
  });

  it("is not heard again within ten days, whatever its length and its name", () => {
    const earlier: EarlierInspiration[] = [];
    for (let day = 0; day < 40; day += 1) {
      const length = lengthsInMinutes[day % 3] ?? 1;
      const script = write({ id: `day ${day}`, length, earlier: earlier.slice(0, 10) });
      const first = script.lines[0]?.text ?? "";
      expect(earlier.slice(0, 10).filter(({ text }) => text.startsWith(first))).toEqual([]);
      earlier.unshift(toEarlier(script));
    }
  });

  it("is the same for the same order, and the one heard longest ago when all were heard", () => {
    expect(write(order)).toEqual(write(order));
    const earlier: EarlierInspiration[] = [];
    for (let day = 0; day < 11; day += 1)
      earlier.unshift(toEarlier(write({ ...order, id: `${day}`, earlier })));
    expect(toEarlier(write({ ...order, earlier }))).toEqual(earlier.at(-1));
  });
});
