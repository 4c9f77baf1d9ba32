import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStaticFiles } from "./static-files.ts";

const page = "<!doctype html><title>Hearten</title>";
const script = "console.log('hearten');".repeat(50);

describe("The web app's files", () => {
  let directory: string;
  let serve: (request: Request) => Promise<Response>;
  let inlineScripts: readonly string[];
  const get = (path: string, init: RequestInit = {}) =>
    serve(new Request(`http://127.0.0.1${path}`, init));

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "dist-"));
    await mkdir(join(directory, "assets"));
    const files: Record<string, string | Uint8Array> = {
      "index.html": page,
      "assets/index-abc.js": script,
      "assets/index-abc.js.br": brotliCompressSync(script),
      "assets/index-abc.js.gz": gzipSync(script),
      "assets/font-abc.woff2": "font",
      "manifest.webmanifest": "{}",
      "service-worker.js": "self",
      "logo.svg": "<svg/>",
      "sample.mp3": "0123456789",
      "register.html": "<script>go()</script><script src='/assets/index-abc.js'></script>",
      ".built-for": "embedded",
    };
    for (const [name, content] of Object.entries(files))
      await writeFile(join(directory, name), content);
    await writeFile(join(directory, "..", "hearten-outside.txt"), "outside");
    ({ answer: serve, inlineScripts } = await createStaticFiles(directory, {
      mayBeMissing: false,
    }));
  });
  afterAll(async () => {
    await rm(directory, { recursive: true });
    await rm(join(directory, "..", "hearten-outside.txt"));
  });

  const asking = async (accept: string) => {
    const answer = await get("/assets/index-abc.js", { headers: { "accept-encoding": accept } });
    const body = Buffer.from(await answer.arrayBuffer());
    return { headers: answer.headers, encoding: answer.headers.get("content-encoding"), body };
  };

  it("have the page at every screen's path", async () => {
    for (const path of ["/", "/login", "/dashboard", "/player?id=1", "/index.html", "/%E0%A4%A"]) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toBe(page);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
    }
  });

  it("have a page of its own at the path that is its name, and tell what runs in it", async () => {
    expect(await (await get("/register")).text()).toContain("<script>go()</script>");
    // echo -n 'go()' | openssl dgst -sha256 -binary | base64
    expect(inlineScripts).toEqual(["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"]);
  });

  it("are kept for good when their name changes with their content", async () => {
    const answer = await get("/assets/index-abc.js");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await answer.text()).toBe(script);
    const worker = await get("/service-worker.js");
    expect(worker.headers.get("cache-control")).toBe("no-cache");
  });

  it("come compressed as the browser can read them", async () => {
    const br = await asking("gzip, deflate, br");
    expect(br.encoding).toBe("br");
    expect(br.headers.get("vary")).toBe("Accept-Encoding");
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    const gzip = await asking("gzip, br;q=0");
    expect(gzip.encoding).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect((await asking("identity")).encoding).toBeNull();
  });

  it("have their types", async () => {
    for (const [path, type] of [
      ["/assets/font-abc.woff2", "font/woff2"],
      ["/manifest.webmanifest", "application/manifest+json"],
      ["/logo.svg", "image/svg+xml"],
    ] as const)
      expect((await get(path)).headers.get("content-type")).toBe(type);
  });

  it("are sent in parts to players", async () => {
    const whole = await get("/sample.mp3");
    expect([whole.status, await whole.text()]).toEqual([200, "0123456789"]);
    expect(whole.headers.get("accept-ranges")).toBe("bytes");
    const part = await get("/sample.mp3", { headers: { range: "bytes=2-4" } });
    expect([part.status, await part.text()]).toEqual([206, "234"]);
    expect(part.headers.get("content-range")).toBe("bytes 2-4/10");
    expect(part.headers.get("content-length")).toBe("3");
    const none = await get("/sample.mp3", { headers: { range: "bytes=10-" } });
    expect(none.status).toBe(416);
    expect(none.headers.get("content-range")).toBe("bytes */10");
  });

  it("are not sent again to who has them", async () => {
    const etag = (await get("/")).headers.get("etag") ?? "";
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, "*"])
      expect((await get("/", { headers: { "if-none-match": held } })).status).toBe(304);
    expect((await get("/", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it("have a weak ETag where one is for several encodings, which is one that browsers have", async () => {
    expect((await get("/logo.svg")).headers.get("etag")).toMatch(/^"[^"]+"$/);
    const etag = (await asking("br")).headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[^"]+"$/);
    expect((await asking("identity")).headers.get("etag")).toBe(etag);
    for (const held of [etag, etag.slice(2)]) {
      const headers = { "if-none-match": held };
      expect((await get("/assets/index-abc.js", { headers })).status).toBe(304);
    }
  });

  it("that are missing are missing, and never the page", async () => {
    for (const path of ["/assets/gone.js", "/assets/", "/favicon.ico", "/assets/index-abc.js.br"]) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  it("do not hold what the build notes for itself", async () => {
    expect(await (await get("/.built-for")).text()).toBe(page);
  });

  it("are all that can be read", async () => {
    for (const path of [
      "/assets/../../hearten-outside.txt",
      "/..%2fhearten-outside.txt",
      "/assets/..%2f..%2fhearten-outside.txt",
      "//hearten-outside.txt",
      "/%2e%2e/hearten-outside.txt",
    ])
      expect(await (await get(path)).text()).not.toContain("outside");
  });

  it("can't be changed", async () => {
    const answer = await get("/", { method: "POST", body: "x" });
    expect(answer.status).toBe(405);
  });

  it("may not be there at all, where that is said", async () => {
    const folder = join(directory, "none");
    await expect(createStaticFiles(folder, { mayBeMissing: false })).rejects.toThrow(
      `there is no web app in ${folder}; npm run build makes it`,
    );
    const none = await createStaticFiles(folder, { mayBeMissing: true });
    const answer = await none.answer(new Request("http://127.0.0.1/"));
    expect(answer.status).toBe(404);
  });
});
