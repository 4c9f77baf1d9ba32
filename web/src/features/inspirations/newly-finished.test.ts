import { expect, it } from "vitest";
import { createVariable } from "../../api/observable.ts";
import { type InspirationList, nothingKnown } from "./inspiration-list.ts";
import { inspirationOf } from "./inspirations.fakes.ts";
import { followFinished } from "./newly-finished.ts";

const waiting = (id: string) => inspirationOf({ id, status: "processing" });
const done = (id: string) => inspirationOf({ id });

it("calls back once with each that was waited for, and with no other", () => {
  const list = createVariable<InspirationList>(nothingKnown);
  const finished: string[] = [];
  const end = followFinished(list, ({ id }) => finished.push(id));
  const show = (...inspirations: InspirationList["inspirations"]) =>
    list.set({ status: "ready", inspirations, nextCursor: null });

  show(done("old"), waiting("one"), waiting("two"), waiting("three"));
  show(done("old"), done("one"), waiting("two"), inspirationOf({ id: "three", status: "failed" }));
  show(done("old"), done("one"), done("two"), done("unknown"));
  expect(finished).toEqual(["one", "two"]);
  show(waiting("four"));
  end();
  show(done("four"));
  expect(finished).toEqual(["one", "two"]);
});
