import { describe, expect, test } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { createVariable } from "../../api/observable.ts";
import { finishedInspiration } from "./player.fakes.ts";
import { createReadAgain, readAgainAfter } from "./read-again.ts";

const found = finishedInspiration({});
const away = new ApiError("network", "Nobody answers");

/** Answers in turn, and waits no time for the next. */
function setUp(answers: readonly (typeof found | Error)[], isOnline = true) {
  const waits: number[] = [];
  let calls = 0;
  const read = createReadAgain({
    async readInspiration() {
      const answer = answers[calls++] ?? away;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    network: { isOnline: createVariable(isOnline) },
    after(milliseconds, callback) {
      waits.push(milliseconds);
      callback();
      return () => {};
    },
  });
  return { read, waits };
}

describe("Reading an inspiration again", () => {
  test("is not needed where the server answers", async () => {
    const { read, waits } = setUp([found]);
    expect(await read("one")).toBe(found);
    expect(waits).toEqual([]);
  });

  test("outlasts a server that is away for seconds", async () => {
    const { read, waits } = setUp([away, new ApiError("unavailable", "Starting"), found]);
    expect(await read("one")).toBe(found);
    expect(waits).toEqual(readAgainAfter.slice(0, 2));
  });

  test("ends with the error of a server that stays away", async () => {
    const { read, waits } = setUp([]);
    await expect(read("one")).rejects.toBe(away);
    expect(waits).toEqual(readAgainAfter);
  });

  test("is not tried without a network", async () => {
    const { read, waits } = setUp([away, found], false);
    await expect(read("one")).rejects.toBe(away);
    expect(waits).toEqual([]);
  });

  test("is not tried where the server says no", async () => {
    const gone = new ApiError("not-found", "There is none");
    const { read, waits } = setUp([gone, found]);
    await expect(read("one")).rejects.toBe(gone);
    expect(waits).toEqual([]);
  });
});
