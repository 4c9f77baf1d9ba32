import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Documents } from "./documents.ts";
import { toUtcDay, type UsageStore } from "./usage-store.ts";

const day = "2026-11-23";

/** What every store of usage does. */
export function describeUsageStore(name: string, create: () => Promise<Documents>): void {
  describe(`${name} usage`, () => {
    let documents: Documents;
    let usage: UsageStore;
    let resource: string;

    beforeEach(async () => {
      documents = await create();
      usage = documents.usage;
      resource = `inspirations-${randomUUID()}`;
    });
    afterEach(() => documents.close());

    it("adds up to the limit of a day, and nothing that would exceed it", async () => {
      expect(await usage.read(resource, day)).toBe(0);
      expect(await usage.reserve(resource, day, 7, 10)).toBe(true);
      expect(await usage.reserve(resource, day, 4, 10)).toBe(false);
      expect(await usage.read(resource, day)).toBe(7);
      expect(await usage.reserve(resource, day, 3, 10)).toBe(true);
      expect(await usage.reserve(resource, day, 1, 10)).toBe(false);
      expect(await usage.read(resource, day)).toBe(10);
      expect(await usage.reserve(resource, day, 1, 11)).toBe(true);
      expect(await usage.reserve(resource, day, 0, 10)).toBe(false);
    });

    it("adds whatever it is told when there is no limit", async () => {
      expect(await usage.reserve(resource, day, 7, 10)).toBe(true);
      expect(await usage.reserve(resource, day, 7, Infinity)).toBe(true);
      expect(await usage.reserve(`${resource}-other`, day, 7, Infinity)).toBe(true);
      expect(await usage.read(resource, day)).toBe(14);
      expect(await usage.reserve(resource, day, 1, 10)).toBe(false);
    });

    it("keeps nothing of a first amount that would exceed the limit", async () => {
      expect(await usage.reserve(resource, day, 11, 10)).toBe(false);
      expect(await usage.reserve(resource, day, 1, 0)).toBe(false);
      expect(await usage.read(resource, day)).toBe(0);
      expect(await usage.reserve(resource, day, 10, 10)).toBe(true);
    });

    it("counts each resource and each day by itself", async () => {
      const next = "2026-11-24";
      expect(await usage.reserve(resource, day, 1, 1)).toBe(true);
      expect(await usage.reserve(resource, next, 1, 1)).toBe(true);
      expect(await usage.reserve(`${resource}-other`, day, 1, 1)).toBe(true);
      await usage.giveBack(resource, next, 1);
      expect(await usage.read(resource, day)).toBe(1);
      expect(await usage.read(resource, next)).toBe(0);
      expect(await usage.read(`${resource}-other`, day)).toBe(1);
    });

    it("never exceeds the limit, however many reserve at once", async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => usage.reserve(resource, day, 3, 20)),
      );
      expect(answers.filter(Boolean)).toHaveLength(6);
      expect(await usage.read(resource, day)).toBe(18);
    });

    it("has room again for what is given back, and never falls below zero", async () => {
      await usage.reserve(resource, day, 10, 10);
      await usage.giveBack(resource, day, 4);
      expect(await usage.read(resource, day)).toBe(6);
      expect(await usage.reserve(resource, day, 4, 10)).toBe(true);
      await usage.giveBack(resource, day, 11);
      expect(await usage.read(resource, day)).toBe(0);
      expect(await usage.reserve(resource, day, 10, 10)).toBe(true);
    });

    it("keeps nothing of a day of which something is only given back", async () => {
      await usage.giveBack(resource, day, 4);
      expect(await usage.read(resource, day)).toBe(0);
      expect(await usage.reserve(resource, day, 4, 3)).toBe(false);
    });

    it("counts large amounts exactly", async () => {
      const millionDollars = 1_000_000_000_000;
      expect(await usage.reserve(resource, day, millionDollars - 1, millionDollars)).toBe(true);
      expect(await usage.reserve(resource, day, 2, millionDollars)).toBe(false);
      expect(await usage.reserve(resource, day, 1, millionDollars)).toBe(true);
      expect(await usage.read(resource, day)).toBe(millionDollars);
    });

    it("forgets the days before a day, of all resources, and no other", async () => {
      const resources = [resource, `a-${resource}`, `z-${resource}`];
      const days = ["2025-12-31", "2026-11-21", "2026-11-22", day, "2026-11-24"];
      for (const each of resources) for (const on of days) await usage.reserve(each, on, 1, 1);
      await usage.deleteBefore(day);
      await usage.deleteBefore(day);
      for (const each of resources) {
        const left = await Promise.all(days.map((on) => usage.read(each, on)));
        expect(left).toEqual([0, 0, 0, 1, 1]);
      }
      await usage.giveBack(resource, "2026-11-22", 1);
      expect(await usage.reserve(resource, "2026-11-22", 1, 1)).toBe(true);
    });

    it("takes for a day the date in UTC", () => {
      expect(toUtcDay(Date.UTC(2026, 10, 23))).toBe(day);
      expect(toUtcDay(Date.UTC(2026, 10, 24) - 1)).toBe(day);
    });
  });
}
