import { describe, expect, it } from "vitest";
import { createArrivingAnswers } from "./answer-arriving.ts";

const size = 1_000_000;
const chunk = 16_000;
const audio = Uint8Array.from({ length: size }, (_byte, place) => place);
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A fake server with audio of a million bytes, each the lowest byte of its position. It counts what it sends. */
function setUp() {
  const asked: string[] = [];
  const state = { status: 200, sent: 0, stallsAt: Infinity, breaksAt: Infinity, cancelled: 0 };
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const range = new Headers(init?.headers).get("range");
    asked.push(range ?? "all");
    if (address !== "/a.mp3" && address !== "/b.mp3") throw new TypeError("Failed to fetch");
    if (state.status !== 200) return new Response("no", { status: state.status });
    let place = Number(range?.match(/\d+/)?.[0] ?? 0);
    const headers = new Headers({
      "content-type": "audio/mpeg",
      "content-length": String(size - place),
    });
    if (range !== null) headers.set("content-range", `bytes ${place}-${size - 1}/${size}`);
    const body = new ReadableStream(
      {
        async pull(answer) {
          if (place >= state.stallsAt) await new Promise(() => {});
          if (place >= state.breaksAt) throw new TypeError("network error");
          const length = Math.min(chunk, size - place);
          answer.enqueue(audio.slice(place, place + length));
          place += length;
          state.sent += length;
          if (place === size) answer.close();
        },
        cancel: () => void (state.cancelled += 1),
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { status: range === null ? 200 : 206, headers });
  };
  return { answers: createArrivingAnswers(fetch), asked, state };
}

/** Reads this many bytes, or all. */
async function take(answer: Response, most = Infinity): Promise<Uint8Array> {
  const reader = answer.body?.getReader();
  const taken: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0; length < most;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || value === undefined) break;
    taken.push(value);
    length += value.length;
  }
  await reader?.cancel();
  return new Uint8Array(await new Blob(taken).arrayBuffer());
}

describe("Audio that is being downloaded", () => {
  it("is fetched once for the player and for the device", async () => {
    const { answers, asked, state } = setUp();
    const played = await answers.answer("/a.mp3", "bytes=0-");
    expect(played.status).toBe(206);
    expect(played.headers.get("content-range")).toBe(`bytes 0-${size - 1}/${size}`);
    expect(played.headers.get("content-type")).toBe("audio/mpeg");
    await take(played, 100_000);
    const whole = await answers.answer("/a.mp3", null);
    expect(whole.status).toBe(200);
    const bytes = await take(whole);
    expect(bytes).toHaveLength(size);
    expect([bytes[300], bytes[size - 1]]).toEqual([300 % 256, (size - 1) % 256]);
    // A range further back, or further on, comes from the same request.
    const part = await take(await answers.answer("/a.mp3", "bytes=500000-500099"));
    expect([...part].slice(0, 3)).toEqual([500_000, 500_001, 500_002].map((place) => place % 256));
    expect(part).toHaveLength(100);
    expect(asked).toEqual(["all"]);
    expect(state.sent).toBe(size);
  });

  it("is not read further from the network than the player has read", async () => {
    const { answers, state } = setUp();
    const played = await answers.answer("/a.mp3", "bytes=0-");
    expect(state.sent).toBe(0);
    await take(played, 40_000);
    await settle();
    expect(state.sent).toBe(48_000);
  });

  it("is waited for where it arrives soon, and otherwise fetched separately", async () => {
    const { answers, asked } = setUp();
    await take(await answers.answer("/a.mp3", "bytes=0-"), chunk);
    expect(await take(await answers.answer("/a.mp3", "bytes=64000-65999"))).toHaveLength(2_000);
    expect(asked).toEqual(["all"]);
    const ahead = await answers.answer("/a.mp3", "bytes=900000-");
    expect(ahead.headers.get("content-range")).toBe(`bytes 900000-${size - 1}/${size}`);
    expect((await take(ahead))[1]).toBe(900_001 % 256);
    expect(asked).toEqual(["all", "bytes=900000-"]);
  });

  it("is fetched from where it is asked for when nothing is on its way, as after a pause", async () => {
    const { answers, asked, state } = setUp();
    expect(await take(await answers.answer("/a.mp3", "bytes=990000-"))).toHaveLength(10_000);
    expect(asked).toEqual(["bytes=990000-"]);
    expect(state.sent).toBe(10_000);
  });

  it("has no part beyond its end", async () => {
    const { answers } = setUp();
    await answers.answer("/a.mp3", "bytes=0-");
    const answer = await answers.answer("/a.mp3", `bytes=${size}-`);
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe(`bytes */${size}`);
  });

  it.each([403, 404, 500])(
    "is refused as the storage refuses it by %i, and asked for anew",
    async (status) => {
      const { answers, state } = setUp();
      state.status = status;
      expect((await answers.answer("/a.mp3", "bytes=0-")).status).toBe(status);
      state.status = 200;
      expect(await take(await answers.answer("/a.mp3", null))).toHaveLength(size);
    },
  );

  it("rejects when nobody answers", async () => {
    const { answers } = setUp();
    await expect(answers.answer("/nowhere.mp3", "bytes=0-")).rejects.toThrow("Failed to fetch");
  });

  it("breaks for all who read it when the network does, and comes anew for who asks then", async () => {
    const { answers, asked, state } = setUp();
    state.breaksAt = 160_000;
    const played = await answers.answer("/a.mp3", "bytes=0-");
    const whole = await answers.answer("/a.mp3", null);
    await expect(take(whole)).rejects.toThrow("network error");
    await expect(take(played)).rejects.toThrow("network error");
    state.breaksAt = Infinity;
    expect(await take(await answers.answer("/a.mp3", "bytes=160000-"))).toHaveLength(840_000);
    expect(await take(await answers.answer("/a.mp3", null))).toHaveLength(size);
    expect(asked).toEqual(["all", "bytes=160000-", "all"]);
  });

  it("is fetched anew once somebody who waited for all of it has given up", async () => {
    const { answers, asked, state } = setUp();
    state.stallsAt = 32_000;
    const played = take(await answers.answer("/a.mp3", "bytes=0-"));
    const whole = await answers.answer("/a.mp3", null);
    await settle();
    await whole.body?.cancel();
    await expect(played).rejects.toThrow(`Of ${size} bytes came 32000`);
    state.stallsAt = Infinity;
    expect(await take(await answers.answer("/a.mp3", null))).toHaveLength(size);
    expect(asked).toEqual(["all", "all"]);
  });

  it("goes on without its player for the device, and else ends with the next one", async () => {
    const { answers, state } = setUp();
    await take(await answers.answer("/a.mp3", "bytes=0-"), chunk);
    await answers.answer("/b.mp3", "bytes=0-");
    await settle();
    expect(state.cancelled).toBe(1);
    const whole = await answers.answer("/b.mp3", null);
    await answers.answer("/a.mp3", "bytes=0-");
    expect(await take(whole)).toHaveLength(size);
    expect(state.cancelled).toBe(1);
  });

  it("is forgotten when its listener leaves", async () => {
    const { answers, asked, state } = setUp();
    await take(await answers.answer("/a.mp3", "bytes=0-"), chunk);
    answers.forget();
    await settle();
    expect(state.cancelled).toBe(1);
    await take(await answers.answer("/a.mp3", "bytes=0-"), chunk);
    expect(asked).toEqual(["all", "all"]);
  });
});
