import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import type { UsageStore } from "../ports/documents/usage-store.ts";
import type { Log } from "../ports/log.ts";
import { createToldOutages } from "./told-outages.ts";

const second = 1_000;
const minute = 60 * second;

describe("Outages that processes tell each other", () => {
  let now: number;
  let usage: UsageStore;
  let logged: object[];
  const keep = (fields: object) => void logged.push(fields);
  const log: Log = { debug: keep, info: keep, warn: keep, error: keep };
  /** Another process each time. */
  const open = (store = usage) => createToldOutages({ usage: store, log, now: () => now });

  beforeEach(() => {
    now = Date.parse("2026-11-23T12:00:00.500Z");
    logged = [];
    usage = createMemoryDocuments().usage;
  });

  it("hold for each provider by itself, until they are taken back", async () => {
    expect(await open().read()).toEqual([]);
    await open().tell("voice");
    expect(await open().read()).toEqual(["voice"]);
    await open().tell("writer");
    expect(await open().read()).toEqual(["writer", "voice"]);
    await open().takeBack("voice");
    expect(await open().read()).toEqual(["writer"]);
    await open().tell("voice");
    expect(await open().read()).toEqual(["writer", "voice"]);
  });

  it("end ten minutes after they were told last, whoever told them", async () => {
    await open().tell("writer");
    now += 4 * minute;
    await Promise.all([open().tell("writer"), open().tell("writer")]);
    now += 10 * minute - second;
    expect(await open().read()).toEqual(["writer"]);
    now += second;
    expect(await open().read()).toEqual([]);
  });

  it.each(["2026-11-23T23:49:00Z", "2026-11-23T23:55:00Z", "2026-11-24T00:00:00Z"])(
    "hold and are taken back across midnight: %s",
    async (told) => {
      now = Date.parse(told);
      await open().tell("voice");
      now += 10 * minute - second;
      expect(await open().read()).toEqual(["voice"]);
      await open().takeBack("voice");
      expect(await open().read()).toEqual([]);
    },
  );

  it("are looked for once in two seconds, however many ask", async () => {
    const days: string[] = [];
    const counted = {
      ...usage,
      read: (...asked: [string, string]) => {
        days.push(asked[1]);
        return usage.read(...asked);
      },
    };
    const outages = open(counted);
    expect(await Promise.all([outages.read(), outages.read()])).toEqual([[], []]);
    await open().tell("voice");
    now += 2 * second - 1;
    expect(await outages.read()).toEqual([]);
    expect(days).toHaveLength(2);
    now += 1;
    expect(await outages.read()).toEqual(["voice"]);
    expect(days).toHaveLength(4);
  });

  it("stop nobody when the store can't be told, and tell the log", async () => {
    const error = new Error("the store is away");
    const outages = open({
      ...usage,
      reserve: () => Promise.reject(error),
      giveBack: () => Promise.reject(error),
    });
    await outages.tell("voice");
    await outages.takeBack("voice");
    expect(logged).toEqual([{ error }, { error }]);
  });
});
