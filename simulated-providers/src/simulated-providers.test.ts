import { describe, expect, it } from "vitest";
import { startSimulatedProviders } from "./simulated-providers.ts";

const asked = { lines: [{ role: "opening", count: 4 }] };

const callChat = (url: string) =>
  fetch(`${url}/v1/chat/completions`, {
    method: "POST",
    body: JSON.stringify({
      model: "calm-1",
      messages: [{ role: "user", content: JSON.stringify(asked) }],
    }),
  });

const set = (url: string, change: object) =>
  fetch(`${url}/simulation`, { method: "POST", body: JSON.stringify(change) });

describe("The simulated providers", () => {
  it("answer by their queue first and then by their mode, and keep what they were asked", async () => {
    await using providers = await startSimulatedProviders();
    providers.chat.mode = "overloaded";
    providers.chat.queue.push("good", "rate");
    const statuses = [];
    for (let times = 0; times < 4; times += 1)
      statuses.push((await callChat(providers.url)).status);
    expect(statuses).toEqual([200, 429, 529, 529]);
    const modes = providers.chat.calls.map(({ mode }) => mode);
    expect(modes).toEqual(["good", "rate", "overloaded", "overloaded"]);
    expect(providers.chat.calls[0]?.body).toContain("calm-1");
    expect(providers.messages.calls).toEqual([]);
  });

  it("are set and read by HTTP, too", async () => {
    await using providers = await startSimulatedProviders();
    const change = { mode: "overloaded", queue: ["rate"] };
    const answer = await set(providers.url, { route: "chat", ...change });
    expect(await answer.json()).toMatchObject(change);
    expect((await callChat(providers.url)).status).toBe(429);
    expect((await callChat(providers.url)).status).toBe(529);
    const read = await (await fetch(`${providers.url}/simulation`)).json();
    expect(read).toMatchObject({ chat: [{ mode: "rate" }, { mode: "overloaded" }], messages: [] });
    await set(providers.url, { route: "chat", latency: { firstSeconds: 0.25 } });
    expect(providers.chat.mode).toBe("overloaded");
    expect(providers.chat.latency).toEqual({ firstSeconds: 0.25, wholeSeconds: 0 });
  });

  it("take no route and no mode that there isn't, and change nothing then", async () => {
    await using providers = await startSimulatedProviders();
    for (const change of [{ route: "fax" }, { route: "chat", mode: "odd", queue: ["rate"] }])
      expect((await set(providers.url, change)).status).toBe(400);
    expect(providers.chat).toMatchObject({ mode: "good", queue: [] });
  });

  it("say the first line and the last one at the times that are set", async () => {
    await using providers = await startSimulatedProviders();
    Object.assign(providers.chat.latency, { firstSeconds: 0.2, wholeSeconds: 0.6 });
    const start = performance.now();
    const { body } = await callChat(providers.url);
    let said = "";
    const seconds: Record<string, number> = {};
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      said += text;
      const pieces = said.matchAll(/"content":"((?:[^"\\]|\\.)*)"/g);
      const lines =
        Array.from(pieces, ([, piece]) => piece)
          .join("")
          .split("expendable").length - 1;
      seconds[lines] ??= (performance.now() - start) / 1000;
    }
    // The clock of the calls has milliseconds.
    expect(seconds[1]).toBeGreaterThan(0.19);
    expect(seconds[2]).toBeGreaterThan(0.32);
    expect(seconds[3]).toBeGreaterThan(0.45);
    expect(seconds[4]).toBeGreaterThan(0.58);
  });

  it("are gone once they stop, and come back at the same address", async () => {
    await using providers = await startSimulatedProviders();
    await callChat(providers.url);
    providers.chat.mode = "hang";
    const hanging = callChat(providers.url);
    const outcome = hanging.catch((error: unknown) => error);
    await expect.poll(() => providers.chat.calls.length).toBe(2);
    await providers.stop();
    expect(await outcome).toBeInstanceOf(TypeError);
    await expect(callChat(providers.url)).rejects.toThrow("fetch failed");
    await providers.comeBack();
    providers.chat.mode = "good";
    expect((await callChat(providers.url)).status).toBe(200);
  });
});
