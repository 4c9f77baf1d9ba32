import { type InspirationId, toInspirationId } from "@hearten/contract/ids.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followPlaces, type ToldEvent } from "./follow-places.ts";

const [one, other] = [toInspirationId("one"), toInspirationId("other")];

/** An event of an inspiration that waits for its turn behind so many others, or whose turn has come. */
const changed = (
  id: InspirationId,
  ahead: number | null,
  step: "writing" | null = null,
): ToldEvent => ({ type: "changed", inspiration: { id, making: { step, ahead, seconds: null } } });
const finished = (id: InspirationId): ToldEvent => ({
  type: "changed",
  inspiration: { id, making: null },
});

const goOn = () => vi.advanceTimersByTimeAsync(2_000);

describe("Places in the queue", () => {
  let places: Map<InspirationId, number | null>;
  let refreshed: string[];
  let asked: string[];
  let leaving: AbortController;
  let countAhead: (id: InspirationId) => Promise<number | null>;
  let note: (event: ToldEvent) => void;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    places = new Map();
    refreshed = [];
    asked = [];
    leaving = new AbortController();
    countAhead = async (id) => places.get(id) ?? null;
    const ask = (id: InspirationId) => {
      asked.push(id);
      return countAhead(id);
    };
    note = followPlaces(ask, (id) => refreshed.push(id), leaving.signal);
  });
  afterEach(() => vi.useRealTimers());

  it("are asked for every two seconds, and told when they have changed", async () => {
    places.set(one, 3);
    note(changed(one, 3));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(asked).toEqual([]);
    await goOn();
    expect([asked, refreshed]).toEqual([[one], []]);
    places.set(one, 2);
    await goOn();
    expect(refreshed).toEqual([one]);
    note(changed(one, 2));
    await goOn();
    expect(refreshed).toEqual([one]);
  });

  it("are asked for as long as one of all that wait has a turn to come", async () => {
    note(changed(one, 1));
    note(changed(other, 2));
    expect(vi.getTimerCount()).toBe(1);
    note(changed(one, null, "writing"));
    expect(vi.getTimerCount()).toBe(1);
    await goOn();
    expect(asked).toEqual([other]);
    note(finished(other));
    expect(vi.getTimerCount()).toBe(0);
    note(changed(one, 1));
    expect(vi.getTimerCount()).toBe(1);
    note({ type: "removed", id: one });
    expect(vi.getTimerCount()).toBe(0);
    note(finished(one));
    expect(vi.getTimerCount()).toBe(0);
  });

  it("are asked for by nobody who has gone, nor after that", async () => {
    note(changed(one, 1));
    leaving.abort();
    expect(vi.getTimerCount()).toBe(0);
    note(changed(other, 1));
    expect(vi.getTimerCount()).toBe(0);
  });

  it("stay as they were told while the queue can't be asked", async () => {
    countAhead = () => Promise.reject(new Error("away"));
    note(changed(one, 3));
    await goOn();
    expect([asked, refreshed]).toEqual([[one], []]);
  });

  it("are asked for one question at a time, however slow the queue is", async () => {
    const answer = Promise.withResolvers<number | null>();
    countAhead = () => answer.promise;
    note(changed(one, 3));
    for (let passed = 0; passed < 3; passed += 1) await goOn();
    note(changed(one, 3));
    await goOn();
    expect(asked).toEqual([one]);
    answer.resolve(3);
    await goOn();
    expect(asked).toEqual([one, one]);
  });

  it("are told by whoever comes first", async () => {
    const answer = Promise.withResolvers<number | null>();
    countAhead = () => answer.promise;
    note(changed(one, 3));
    await goOn();
    note(changed(one, 1));
    answer.resolve(2);
    await answer.promise;
    await vi.advanceTimersByTimeAsync(0);
    expect(refreshed).toEqual([]);
  });
});
