// The security headers of every kind of answer, as they come over a socket.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createMemoryMedia } from "../adapters/media/memory.ts";
import { createApplication } from "./application.ts";
import { answerWithDownload } from "./download.ts";
import { answerWithEvents } from "./event-stream.ts";
import { mountMedia } from "./media-routes.ts";
import { type RunningServer, startServer } from "./server.ts";
import { createStaticFiles } from "./static-files.ts";

const silent = () => undefined;
const log = { debug: silent, info: silent, warn: silent, error: silent };
const addresses = { verify: (path: string) => ({ key: path.slice(11), signIn: "one" }) };

let folder: string;
let server: RunningServer;
let etags: { page: string; media: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "answers-"));
  await writeFile(join(folder, "index.html"), "<script>1</script><p>Hearten</p>");
  await writeFile(join(folder, "sample.mp3"), "sound");
  const media = createMemoryMedia();
  await media.put("a.mp3", new Uint8Array(100), "audio/mpeg");
  const webApp = await createStaticFiles(folder, { mayBeMissing: false });
  const app = createApplication({
    endpoints: {},
    handlers: {},
    identity: createMemoryIdentity(),
    log,
    metrics: { countAnswer: silent, countError: silent },
    origins: ["https://hearten.example"],
    isHttps: true,
    contentSources: [{ script: webApp.inlineScripts }],
    proxies: 0,
    csrfExemptPaths: [],
    mountOthers(hono) {
      hono.get("/api/fault", () => {
        throw new Error("broken");
      });
      hono.get("/api/events", (context) =>
        answerWithEvents(context, async (stream) => stream.close()),
      );
      hono.get("/api/file", (context) =>
        answerWithDownload(
          context,
          { name: "a.zip", type: "application/zip" },
          writeFileInParts(),
          log,
        ),
      );
      mountMedia(hono, { media, addresses, identity: { holdsSignIn: async () => true } });
    },
    serveWebApp: webApp.answer,
  });
  server = await startServer(app, "127.0.0.1", 0);
  etags = { page: await etagOf("/"), media: await etagOf("/api/media/a.mp3") };
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function* writeFileInParts() {
  yield new Uint8Array(10);
}

const etagOf = async (path: string) => String((await ask("GET", path)).headers["etag"]);

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const asked = request(server.address + path, { method, headers });
  asked.end();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once("response", resolve).once("error", reject);
  });
  await text(answer);
  return { status: answer.statusCode, headers: answer.headers };
}

/** Nothing from elsewhere, no inline script but by its hash, and no text that becomes a script. */
const pagePolicy = expect.stringMatching(
  /^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; (?!.*(?:unsafe|\*)).*object-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default$/,
);

describe("An answer", () => {
  it.each(["/api/none", "/api/media/a.mp3"])(
    "to %s says that it is for this origin alone, and so does one to no origin",
    async (path) => {
      for (const given of [{}, { origin: "https://hearten.example" }])
        expect((await ask("GET", path, given)).headers["vary"]).toBe("Origin");
    },
  );

  it.each([
    ["GET", "/", {}, 200],
    ["HEAD", "/", {}, 200],
    ["GET", "/dashboard", {}, 200],
    ["GET", "/", { "if-none-match": "page" }, 304],
    ["GET", "/assets/none.js", {}, 404],
    ["POST", "/", {}, 405],
    ["GET", "/sample.mp3", { range: "bytes=0-1" }, 206],
    ["GET", "/sample.mp3", { range: "bytes=9-" }, 416],
    ["GET", "/api/none", {}, 404],
    ["GET", "/api/fault", {}, 500],
    ["POST", "/api/none", { origin: "https://evil.example" }, 403],
    ["OPTIONS", "/api/none", { origin: "https://hearten.example" }, 204],
    ["GET", "/api/events", {}, 200],
    ["GET", "/api/events", { origin: "https://hearten.example" }, 200],
    ["GET", "/api/file", {}, 200],
    ["GET", "/api/file", { origin: "https://hearten.example" }, 200],
    ["GET", "/api/media/a.mp3", {}, 200],
    ["GET", "/api/media/a.mp3", { range: "bytes=0-9" }, 206],
    ["GET", "/api/media/a.mp3", { range: "bytes=200-" }, 416],
    ["GET", "/api/media/a.mp3", { "if-none-match": "media" }, 304],
    ["GET", "/api/media/b.mp3", {}, 404],
  ] as const)("to %s %s %o has them all: %i", async (method, path, given, status) => {
    const wanted =
      "if-none-match" in given ? { "if-none-match": etags[given["if-none-match"]] } : given;
    const answer = await ask(method, path, wanted);
    expect(answer.status).toBe(status);
    // The native shell's pages, which play them, are on another origin.
    const isMedia = path.startsWith("/api/media/a");
    expect(answer.headers).toMatchObject({
      "content-security-policy": isMedia ? "default-src 'none'; sandbox" : pagePolicy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "strict-transport-security": "max-age=31536000",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": isMedia ? "cross-origin" : "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    const isPrivate = path.startsWith("/api/") && method !== "OPTIONS";
    expect(String(answer.headers["cache-control"]).includes("no-store") || !isPrivate).toBe(true);
  });

  it("to what can't be read shows and loads nothing", async () => {
    for (const words of [
      "hello\r\n\r\n",
      "GET /a\\b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    ]) {
      const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
      socket.write(words);
      const head = (await text(socket)).toLowerCase();
      expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
      expect(head).toContain("x-content-type-options: nosniff");
      expect(head).toContain("cache-control: no-store");
    }
  });
});
