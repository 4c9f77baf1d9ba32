import { beforeAll, describe, expect, it } from "vitest";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createMemoryMedia } from "../adapters/media/memory.ts";
import type { Media } from "../ports/media.ts";
import { mountMedia } from "./media-routes.ts";
import { createTestClient } from "./test-client.ts";

const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);
const key = "inspirations/a/b/audio.mp3";

/** Signs by a word: what signatures are worth is told elsewhere. */
const addresses = {
  sign: (name: string) => `/api/media/${name}?signature=right`,
  verify: (path: string, query: URLSearchParams) =>
    query.get("signature") === "right" ? path.slice("/api/media/".length) : null,
};

describe("Media at their signed address", () => {
  const media: Media = createMemoryMedia(addresses);
  const client = createTestClient({}, {}, createMemoryIdentity(), {
    mountOthers: (hono) => mountMedia(hono, { media, path: "/api/media/", addresses }),
  });
  const address = addresses.sign(key);
  const get = (headers: Record<string, string> = {}, method = "GET") =>
    client.request(address, { method, headers });

  beforeAll(() => media.put(key, bytes, "audio/mpeg"));

  it("are read whole, and nothing of them is kept", async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "audio/mpeg",
      "content-length": "1000",
      "accept-ranges": "bytes",
      "cache-control": "private, no-store",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
  });

  it.each([
    ["bytes=0-99", 0, 99],
    ["bytes=900-", 900, 999],
    ["bytes=-50", 950, 999],
  ])("are read by range: %s", async (range, start, end) => {
    const answer = await get({ range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes ${start}-${end}/1000`);
    expect(answer.headers.get("content-length")).toBe(String(end - start + 1));
    const body = Buffer.from(await answer.arrayBuffer());
    expect(body.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it("have nothing beyond their end", async () => {
    const answer = await get({ range: "bytes=1000-" });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe("bytes */1000");
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(await answer.json()).toMatchObject({
      error: { code: "range-not-satisfiable" },
    });
  });

  it("tell their size without being read", async () => {
    const whole = await get({}, "HEAD");
    expect(whole.status).toBe(200);
    expect(whole.headers.get("content-length")).toBe("1000");
    expect(await whole.text()).toBe("");
    const part = await get({ range: "bytes=0-9" }, "HEAD");
    expect(part.status).toBe(206);
    expect(part.headers.get("content-length")).toBe("10");
  });

  it("are not read again by who has them, and whole by who has another version", async () => {
    const etag = (await get()).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[^"]+"$/);
    expect((await get({ "if-none-match": etag })).status).toBe(304);
    for (const held of [`W/${etag}`, `"other", ${etag}`, "*"])
      expect((await get({ "if-none-match": held })).status).toBe(304);
    expect((await get({ "if-none-match": '"other"' })).status).toBe(200);
    expect((await get({ range: "bytes=0-9", "if-range": etag })).status).toBe(206);
    expect((await get({ range: "bytes=0-9", "if-range": '"other"' })).status).toBe(200);
  });

  it("are nowhere without the signature, and the two cases look the same", async () => {
    const unsigned = await client.request(`/api/media/${key}?signature=wrong`);
    const unknown = await client.request(addresses.sign("inspirations/a/b/none.mp3"));
    expect(unsigned.status).toBe(404);
    expect(unknown.status).toBe(404);
    expect(await unsigned.text()).toBe(await unknown.text());
  });

  it("can't be changed there", async () => {
    const answer = await get({ "content-type": "application/json" }, "DELETE");
    expect(answer.status).toBe(405);
  });
});
