import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { archivePath, exportEndpoints } from "@hearten/contract/export.ts";
import { unzipSync } from "fflate";
import { toInspirationId, type Uid } from "@hearten/contract/ids.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createMemoryMedia } from "../adapters/media/memory.ts";
import { createMemoryMetrics } from "../adapters/metrics/memory.ts";
import { createApplication } from "../http/application.ts";
import { type RunningServer, startServer } from "../http/server.ts";
import type { Documents } from "../ports/documents/documents.ts";
import type { Log } from "../ports/log.ts";
import type { Media } from "../ports/media.ts";
import { createArchiveLinks } from "./archive-links.ts";
import { createExportRoutes, mountExport } from "./export-routes.ts";

const moment = "2026-11-21T08:00:00.000Z";
const size = 8 * 1024 * 1024;

interface Member {
  readonly uid: Uid;
  readonly token: string;
}

/** Requests the address. Resolves with the headers, before the body is read. */
async function begin(address: string): Promise<IncomingMessage> {
  const [answer] = await once(get(address), "response");
  return answer;
}

describe("Taking everything", () => {
  let server: RunningServer;
  let documents: Documents;
  let media: Media;
  let identity: ReturnType<typeof createMemoryIdentity>;
  let now: number;
  let ann: Member;
  const passed = vi.fn<(uid: string) => void>();
  const error = vi.fn<Log["error"]>();
  const log: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error };

  beforeEach(async () => {
    vi.resetAllMocks();
    now = Date.now();
    identity = createMemoryIdentity();
    documents = createMemoryDocuments();
    media = createMemoryMedia();
    const exports = {
      links: createArchiveLinks(randomBytes(32), () => now),
      rateLimits: { orders: { consume: passed }, downloads: { consume: passed } },
    };
    const app = createApplication({
      endpoints: exportEndpoints,
      handlers: createExportRoutes(exports),
      identity,
      log,
      metrics: createMemoryMetrics(),
      origins: ["https://app.example"],
      isHttps: false,
      contentSources: [],
      proxies: 0,
      csrfExemptPaths: [],
      mountOthers: (hono) => mountExport(hono, { ...documents, media, identity, log, ...exports }),
      serveWebApp: async () => new Response(),
    });
    server = await startServer(app, "127.0.0.1", 0);
    ann = await join("ann@example.com");
  });
  afterEach(() => server.stop());

  const join = async (email: string): Promise<Member> => {
    const { person, token } = await identity.createAccount(email, "secret");
    await documents.profiles.create(person.uid, {
      email,
      createdAt: moment,
      lastLoginAt: moment,
      firstName: null,
      lastName: null,
      displayName: null,
      goals: [],
      hasCompletedOnboarding: false,
      voice: null,
      keepsWordsHere: false,
      music: "full",
      reminder: null,
      calendarHash: null,
      updatedAt: moment,
    });
    return { uid: person.uid, token };
  };
  const addWithAudio = async (title: string) => {
    const id = toInspirationId(title);
    await documents.inspirations.add({
      id,
      userId: ann.uid,
      length: 1,
      description: "The garden.",
    });
    const audio = `inspirations/${id}/audio.mp3`;
    await media.put(audio, randomBytes(size), "audio/mpeg");
    await documents.inspirations.update(id, ["pending"], { status: "completed", title, audio });
  };
  const order = (token: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(server.address + exportEndpoints.prepareExport.path, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...headers,
      },
      body: "{}",
    });
  const addressFor = async ({ token }: Member) => {
    const { archiveUrl } = (await (await order(token)).json()) as { archiveUrl: string };
    return server.address + archiveUrl;
  };

  it("begins with an address that needs no sign-in, and is a download", async () => {
    await addWithAudio("One");
    const answer = await fetch(await addressFor(ann));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="hearten-${new Date().toISOString().slice(0, 10)}.zip"`,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const files = unzipSync(await answer.bytes());
    const audio = Object.keys(files).filter((name) => name.endsWith("One/audio.mp3"));
    expect(audio.map((name) => files[name]?.byteLength)).toEqual([size]);
    expect(error).not.toHaveBeenCalled();
  });

  it("is each person's own", async () => {
    await addWithAudio("One");
    const bob = await join("bob@example.com");
    const files = unzipSync(await (await fetch(await addressFor(bob))).bytes());
    expect(Object.keys(files)).toEqual(["profile.json", "index.html", "README.txt"]);
    expect(Buffer.from(files["profile.json"] ?? []).toString()).toContain("bob@example.com");
  });

  it("is refused without a sign-in, and to requests of another site", async () => {
    expect((await order("nobody")).status).toBe(401);
    const forged = await order(ann.token, { origin: "https://elsewhere.example" });
    expect(forged.status).toBe(403);
    const bare = await fetch(server.address + archivePath, {
      headers: { authorization: `Bearer ${ann.token}` },
    });
    expect(bare.status).toBe(404);
    const posted = await fetch(server.address + archivePath, { method: "POST" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET"]);
  });

  it("ends with the address, and with the person", async () => {
    const early = await addressFor(ann);
    now += 5 * 60_000;
    expect((await fetch(early)).status).toBe(404);
    const late = await addressFor(ann);
    await documents.deletions.begin(ann.uid, []);
    expect((await fetch(late)).status).toBe(404);
    await documents.profiles.delete(ann.uid);
    await documents.deletions.end([ann.uid]);
    expect((await fetch(late)).status).toBe(404);
  });

  it("ends with the sign-in that asked for its address", async () => {
    const address = await addressFor(ann);
    await identity.signOut(new Headers({ authorization: `Bearer ${ann.token}` }));
    expect((await fetch(address)).status).toBe(404);
  });

  it("counts every address and every fetch for the person", async () => {
    const address = await addressFor(ann);
    await (await fetch(address)).bytes();
    expect(passed.mock.calls).toEqual([[ann.uid], [ann.uid]]);
  });

  it("answers HEAD with the headers only", async () => {
    const pages = vi.spyOn(documents.inspirations, "list");
    const answer = await fetch(await addressFor(ann), { method: "HEAD" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
    expect(pages).not.toHaveBeenCalled();
  });

  it("answers that the store is unavailable, as long as no byte was sent", async () => {
    const address = await addressFor(ann);
    vi.spyOn(documents.profiles, "read").mockRejectedValue(new Error("away"));
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([500, "application/json"]);
  });

  it("breaks the connection when it breaks in the middle, and tells the log", async () => {
    await addWithAudio("One");
    await addWithAudio("Two");
    const open = media.open.bind(media);
    vi.spyOn(media, "open").mockImplementation(async (key, range) => {
      if (key.includes("One")) throw new Error("The bucket is away.");
      return open(key, range);
    });
    const answer = await begin(await addressFor(ann));
    expect(answer.statusCode).toBe(200);
    const chunks: Buffer[] = [];
    answer.on("data", (chunk: Buffer) => chunks.push(chunk));
    answer.on("error", () => undefined);
    await new Promise((resolve) => answer.once("close", resolve));
    expect(answer.complete).toBe(false);
    const bytes = Buffer.concat(chunks);
    expect(bytes.byteLength).toBeGreaterThan(size);
    expect(bytes.includes("The bucket is away.")).toBe(false);
    expect(() => unzipSync(bytes)).toThrow("invalid zip data");
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        error: expect.objectContaining({ message: "The bucket is away." }),
      }),
      "download broke off",
    );
  });

  it("waits for a slow client, and ends with one that goes", async () => {
    await addWithAudio("One");
    const chunk = new Uint8Array(64 * 1024);
    let sent = 0;
    const gone = Promise.withResolvers<void>();
    vi.spyOn(media, "open").mockImplementation(async () => ({
      length: 1e12,
      stream: new ReadableStream({
        pull: (controller) => {
          sent += chunk.byteLength;
          controller.enqueue(chunk);
        },
        cancel: () => gone.resolve(),
      }),
    }));
    const answer = await begin(await addressFor(ann));
    answer.on("error", () => undefined);
    // When the buffers of both sockets are full, nothing more is packed.
    let before = 0;
    const sentSince = () => {
      const since = sent - before;
      before = sent;
      return since;
    };
    await expect.poll(sentSince).toBeGreaterThan(0);
    await expect.poll(sentSince, { interval: 200 }).toBe(0);
    expect(sent).toBeLessThan(32 * 1024 * 1024);
    answer.destroy();
    await gone.promise;
    expect(sentSince()).toBeLessThan(1024 * 1024);
    expect(error).not.toHaveBeenCalled();
  });
});
