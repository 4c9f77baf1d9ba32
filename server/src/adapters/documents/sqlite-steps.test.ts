import { describe, expect, it, vi } from "vitest";
import { openNotes } from "../sqlite/notes.fixture.ts";
import { inSteps } from "./sqlite-steps.ts";

describe("Work in steps", () => {
  it("is done by ten items in a transaction, each once", async () => {
    const { database, note, noted } = openNotes();
    const items = Array.from({ length: 25 }, (_, index) => `number ${index}`);
    const exec = vi.spyOn(database, "exec");
    const begun = () => exec.mock.calls.filter(([sql]) => sql.startsWith("begin")).length;
    const steps: number[] = [];
    await inSteps(database, items, (item) => {
      steps.push(begun());
      note(item);
    });
    expect(noted()).toEqual(items);
    expect(steps).toEqual(items.map((_, index) => Math.floor(index / 10) + 1));
  });
});
