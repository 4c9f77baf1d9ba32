import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createMemoryMedia } from "../adapters/media/memory.ts";
import { createMediaAddresses } from "./media-addresses.ts";
import { mountMedia } from "./media-routes.ts";
import { createTestClient, type TestClient } from "./test-client.ts";

const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);
const key = "inspirations/a/b/audio.mp3";

const ann = "ann@example.com";

describe("Media at their signed address", () => {
  const media = createMemoryMedia();
  const addresses = createMediaAddresses(randomBytes(32));
  let identity: ReturnType<typeof createMemoryIdentity>;
  let client: TestClient;
  /** As it is handed out to whoever has the token, which is the session's id here. */
  const addressFor = ({ token }: { token: string }, name = key) =>
    addresses.sign({ key: name, signIn: token });
  let address: string;
  const get = (headers: Record<string, string> = {}, method = "GET") =>
    client.request(address, { method, headers });

  beforeEach(async () => {
    await media.put(key, bytes, "audio/mpeg");
    identity = createMemoryIdentity();
    client = createTestClient({}, {}, identity, {
      mountOthers: (hono) => mountMedia(hono, { media, addresses, identity }),
    });
    address = addressFor(await identity.createAccount(ann, "secret"));
  });

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
    expect(answer.headers.has("content-range")).toBe(false);
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

  it("are nowhere without the signature, and it looks as if there were none", async () => {
    const wrong = await client.request(address.replace(/signature=.*/, "signature=wrong"));
    const signedIn = await identity.signInWithPassword(ann, "secret");
    const unknown = await client.request(addressFor(signedIn, "inspirations/a/b/none.mp3"));
    expect(wrong.status).toBe(404);
    expect(unknown.status).toBe(404);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  it("are nowhere any more for a sign-in that was ended, and there for the person's others", async () => {
    const phone = await identity.signInWithPassword(ann, "secret");
    expect((await client.request(addressFor(phone))).status).toBe(200);
    await identity.signOut(new Headers({ authorization: `Bearer ${phone.token}` }));
    for (const [method, headers] of [
      ["GET", {}],
      ["HEAD", {}],
      ["GET", { range: "bytes=0-9" }],
      ["GET", { "if-none-match": "*" }],
    ] as const)
      expect((await client.request(addressFor(phone), { method, headers })).status).toBe(404);
    expect((await get({ range: "bytes=0-9" })).status).toBe(206);
  });

  it("are nowhere any more after a new password, but for the sign-in that it began", async () => {
    const mail = await identity.createPasswordReset(ann);
    const { token } = await identity.signInWithPassword(ann, "secret");
    const headers = new Headers({ authorization: `Bearer ${token}` });
    const renewed = await identity.resetPassword(headers, mail?.token ?? "", "secret");
    for (const former of [address, addressFor({ token })])
      expect((await client.request(former)).status).toBe(404);
    expect((await client.request(addressFor(renewed ?? { token: "" }))).status).toBe(200);
  });

  it("are nowhere any more once the person is deleted, wherever their files are", async () => {
    const { person } = await identity.signInWithPassword(ann, "secret");
    await identity.deletePerson(person.uid);
    expect((await get()).status).toBe(404);
    expect(await media.stat(key)).not.toBeNull();
  });

  it("are nowhere when they go between two looks, and only opened to be read", async () => {
    const going = { ...media, open: async () => null };
    const there = createTestClient({}, {}, identity, {
      mountOthers: (hono) => mountMedia(hono, { media: going, addresses, identity }),
    });
    for (const headers of [{}, { range: "bytes=0-9" }]) {
      const gone = await there.request(address, { headers });
      expect(gone.status).toBe(404);
      expect(gone.headers.has("content-length")).toBe(false);
      expect(gone.headers.has("content-range")).toBe(false);
    }
    expect((await there.request(address, { method: "HEAD" })).status).toBe(200);
  });

  it("can't be changed there", async () => {
    const answer = await get({ "content-type": "application/json" }, "DELETE");
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET");
  });
});
