import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { askElevenLabsVoices } from "./elevenlabs-voice-list.ts";

const { signal } = new AbortController();

/** Asks for a list that comes in these pages; without any the account is refused. */
async function ask(...pages: readonly unknown[]) {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    const page = pages[asked.push(url) - 1];
    response.writeHead(page === undefined ? 403 : 200).end(JSON.stringify(page));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a port, no pipe
  return { listing: askElevenLabsVoices({ url, headers: {} }, signal), asked };
}

const one = (name: unknown, labels?: unknown) => ({ voice_id: "v1", name, labels });
const page = (id: string, more: object) => ({ voices: [{ voice_id: id, name: id }], ...more });

describe("The voices of an account at ElevenLabs", () => {
  it.each([
    [one("Roger - Laid-Back, Casual"), "Roger", "laid-back, casual"],
    [one("Mary-Ann  -  Warm  - Deep"), "Mary-Ann", "warm, deep"],
    [one(" Callum "), "Callum", null],
    [one(""), "v1", null],
    [one(" "), "v1", null],
    [one(7), "v1", null],
    [
      one("A", { accent: "American", descriptive: "Calm", description: "deep" }),
      "A",
      "calm, american",
    ],
    [one("A", { accent: "British", descriptive: "", description: "Deep" }), "A", "deep, british"],
    [one("A", { accent: "British", descriptive: null }), "A", "british"],
    [one("A", { accent: 7, description: "Deep" }), "A", "deep"],
    [one("A - Warm", { accent: "british" }), "A", "warm"],
    [one("A", {}), "A", null],
    [one("A", "none"), "A", null],
  ])("are named and described: %j", async (voice, name, character) => {
    const { listing } = await ask({ voices: [voice] });
    expect(await listing).toEqual([{ id: "v1", name, character }]);
  });

  it("come page by page, as long as there are more and it is told where", async () => {
    const all = await ask(
      page("a", { has_more: true, next_page_token: "two&more" }),
      page("b", { has_more: false, next_page_token: "three" }),
    );
    expect((await all.listing).map(({ id }) => id)).toEqual(["a", "b"]);
    expect(all.asked).toEqual([
      "/v2/voices?page_size=100",
      "/v2/voices?page_size=100&next_page_token=two%26more",
    ]);
    for (const more of [{ has_more: true }, { has_more: "yes", next_page_token: "two" }, {}])
      expect(await (await ask(page("a", more))).listing).toHaveLength(1);
  });

  it.each([
    ["no voices", { voices: [] }, "rejected"],
    ["a voice without an id", { voices: [{ voice_id: "", name: "A" }] }, "unusable"],
    ["no list", { voices: "none" }, "unusable"],
    ["a text", "none", "unusable"],
  ])("can't be offered when there is %s", async (_name, page, kind) => {
    const { listing } = await ask(page);
    await expect(listing).rejects.toMatchObject({ name: "ProviderFault", kind });
  });

  it("can't be offered when the account is refused", async () => {
    const { listing } = await ask();
    await expect(listing).rejects.toMatchObject({
      kind: "rejected",
      message: expect.stringContaining("403") as string,
    });
  });
});
