import { expect, it } from "vitest";
import { createListenedDays, listenedName } from "./listened-days.ts";

function createStorage(stored?: unknown) {
  const values = new Map<string, unknown>(stored === undefined ? [] : [[listenedName, stored]]);
  return {
    values,
    read: (name: string) => values.get(name),
    write: (name: string, value: unknown) => void values.set(name, value),
  };
}

const garden = { day: "2026-11-23", id: "1", title: "The quiet garden" };

it("a day has each inspiration once, by its latest title, also for another window", () => {
  const storage = createStorage();
  const days = createListenedDays(storage);
  const other = createListenedDays(storage);
  days.note({ ...garden, title: "Garden" });
  days.note({ ...garden, day: "2026-11-24" });
  days.note(garden);
  expect(days.all.get()).toEqual([{ ...garden, day: "2026-11-24" }, garden]);
  other.reload();
  expect(other.all.get()).toEqual(days.all.get());
});

it("what is removed is forgotten on every day", () => {
  const days = createListenedDays(createStorage());
  days.note(garden);
  days.note({ ...garden, id: "2" });
  days.note({ ...garden, day: "2026-11-24" });
  days.forget("1");
  expect(days.all.get()).toEqual([{ ...garden, id: "2" }]);
});

it("no more than a thousand are kept, the latest", () => {
  const days = createListenedDays(createStorage());
  for (let count = 0; count < 1_010; count += 1) days.note({ ...garden, id: String(count) });
  expect(days.all.get()).toHaveLength(1_000);
  expect(days.all.get()[0]?.id).toBe("10");
});

it("what another version has stored is no fault", () => {
  expect(createListenedDays(createStorage({ any: 1 })).all.get()).toEqual([]);
  const rows = [["2026-11-23", "1", "The quiet garden"], ["2026-11-23"], null, [1, 2, 3]];
  expect(createListenedDays(createStorage(rows)).all.get()).toEqual([garden]);
});
