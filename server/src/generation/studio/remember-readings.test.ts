import { expect, test } from "vitest";
import type { Reading } from "@hearten/reading/reading.ts";
import { rememberReadings } from "./remember-readings.ts";

const written = (description: string) => ({ description, goals: ["I sleep well", "", ""] });

test("reads a commission once", async () => {
  const read: string[] = [];
  const reader = rememberReadings({
    async read({ description }) {
      read.push(description);
      return { day: description } as Reading;
    },
  });
  const [first, second] = [await reader.read(written("calm")), await reader.read(written("busy"))];
  expect(await reader.read(written("calm"))).toBe(first);
  expect(await reader.read(written("busy"))).toBe(second);
  expect((await reader.read({ ...written("calm"), goals: ["I run"] })).day).toBe("calm");
  expect(read).toEqual(["calm", "busy", "calm"]);
});

test("reads again what failed", async () => {
  let attempts = 0;
  const reader = rememberReadings({
    async read() {
      attempts += 1;
      if (attempts === 1) throw new Error("out of memory");
      return { day: "Friday" } as Reading;
    },
  });
  await expect(reader.read(written("calm"))).rejects.toThrow("out of memory");
  expect((await reader.read(written("calm"))).day).toBe("Friday");
});

test("forgets the oldest", async () => {
  const read: string[] = [];
  const reader = rememberReadings({
    async read({ description }) {
      read.push(description);
      return {} as Reading;
    },
  });
  for (let index = 0; index < 40; index += 1) await reader.read(written(String(index)));
  await reader.read(written("39"));
  await reader.read(written("0"));
  expect(read).toHaveLength(41);
});
