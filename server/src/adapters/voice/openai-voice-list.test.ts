import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { askOpenAiVoices } from "./openai-voice-list.ts";

const { signal } = new AbortController();
const models = "/models?output_modalities=speech";

/** Asks a server that answers at these addresses: with a status of refusal, or with what is listed there. */
async function ask(answers: Readonly<Record<string, unknown>>, model = "voice-1") {
  const asked: string[] = [];
  const server = createServer(({ url: path = "", headers }, response) => {
    asked.push(`${path} ${headers.authorization ?? ""}`);
    const answer = answers[path] ?? 404;
    if (typeof answer === "number") response.writeHead(answer).end();
    else response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a port, no pipe
  const listing = askOpenAiVoices({ url, headers: { Authorization: "key" }, model }, signal);
  return { listing, asked };
}

const namesOf = async (...parameters: Parameters<typeof ask>) =>
  (await (await ask(...parameters)).listing).map(({ id, name }) => (id === name ? id : [id, name]));

describe("The voices that a server lists", () => {
  it.each([
    ["texts", ["anna", " ben\n"]],
    ["voices", { voices: ["anna", { id: "ben" }] }],
    ["data", { data: [{ voice_id: "anna" }, { name: "ben" }] }],
    ["both", { voices: [{ id: "anna", voice_id: null, name: null }], data: ["ben"] }],
    ["a list beside what is none", { voices: ["anna", "ben"], data: "none" }],
    ["another list beside what is none", { voices: 2, data: ["anna", "ben"] }],
    ["entries beside what are none", ["anna", 7, null, {}, " ", { id: 5 }, { id: "" }, "ben"]],
  ])("are read from %s", async (_name, list) => {
    expect(await namesOf({ "/audio/voices": list })).toEqual(["anna", "ben"]);
  });

  it("have the names that it gives them", async () => {
    const voices = [
      { id: "v1", voice_id: "other", name: "Anna" },
      { voice_id: "v2", name: "Ben" },
    ];
    expect(await namesOf({ "/audio/voices": voices })).toEqual([
      ["v1", "Anna"],
      ["v2", "Ben"],
    ]);
  });

  it("are asked for with the key, at one address after another, until there are some", async () => {
    const first = await ask({ "/audio/voices": ["anna"], "/voices": ["ben"] });
    expect(await first.listing).toEqual([{ id: "anna", name: "anna", character: null }]);
    expect(first.asked).toEqual(["/audio/voices key"]);
    const second = await ask({ "/audio/voices": { voices: [] }, "/voices": ["ben"] });
    expect(await second.listing).toHaveLength(1);
    expect(second.asked).toEqual(["/audio/voices key", "/voices key"]);
    const third = await ask({ [models]: { data: [{ id: "voice-1", voices: ["cleo"] }] } });
    expect(await third.listing).toHaveLength(1);
    expect(third.asked).toEqual(["/audio/voices key", "/voices key", `${models} key`]);
  });

  it.each([404, 405, 501, "<html>", "7"])("may be at another address after %j", async (answer) => {
    expect(await namesOf({ "/audio/voices": answer, "/voices": ["ben"] })).toEqual(["ben"]);
  });

  it.each([
    [400, "rejected"],
    [401, "rejected"],
    [429, "busy"],
    [500, "busy"],
  ])("are looked for no further after the status %i", async (status, kind) => {
    const { listing, asked } = await ask({ "/audio/voices": status, "/voices": ["ben"] });
    await expect(listing).rejects.toMatchObject({ kind });
    expect(asked).toHaveLength(1);
  });
});

describe("The voices that a model has", () => {
  it("are its own alone", async () => {
    const data = [
      { id: "voice-2", voices: ["dora"] },
      { name: "no model", voices: ["emil"] },
      { id: "voice-1", supported_voices: ["anna"], voices: ["ben"] },
    ];
    expect(await namesOf({ [models]: { data } })).toEqual(["anna", "ben"]);
  });

  it("are those of the first that has any, where no model is set", async () => {
    const data = [
      { id: "calm-1" },
      { id: "voice-1", supported_voices: "none", voices: ["anna"] },
      { id: "voice-2", supported_voices: ["ben"], voices: null },
    ];
    expect(await namesOf({ [models]: { data } }, "")).toEqual(["anna"]);
    expect(await namesOf({ [models]: { data } }, "voice-2")).toEqual(["ben"]);
  });

  it.each(["tts-1", "tts-1-hd", "gpt-4o-mini-tts", "openai/tts-1", "openai/gpt-4o-mini-tts"])(
    "are known of OpenAI's: %s",
    async (model) => {
      const known = "Alloy Ash Coral Echo Fable Nova Onyx Sage Shimmer".split(" ");
      const expected = known.map((name) => [name.toLowerCase(), name]);
      expect(await namesOf({}, model)).toEqual(expected);
      expect(await namesOf({ [models]: { data: [{ id: "calm-1" }, { id: model }] } }, "")).toEqual(
        expected,
      );
    },
  );

  it.each(["my-tts-1", "my/openai/tts-1", "gpt-4o", ""])(
    "are not known of another: %j",
    async (model) => {
      const { listing } = await ask({ [models]: { data: [{ id: "tts-1-of-others" }] } }, "x");
      await expect(listing).rejects.toMatchObject({ kind: "rejected" });
      await expect((await ask({}, model)).listing).rejects.toThrow("set VOICE_NAMES");
    },
  );
});
