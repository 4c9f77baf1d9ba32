import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { parseByteRange } from "@hearten/contract/byte-range.ts";
import { matchesEtag } from "./etag.ts";

const typesByExtension: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".mp3": "audio/mpeg",
};

/** Encodings with the extension of the compressed file, the smallest first. */
const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

export interface StaticFiles {
  /** Answers for any path that is not the API's. */
  readonly answer: (request: Request) => Promise<Response>;
  /** What the content security policy allows besides scripts of files: the hashes of those within the pages. */
  readonly inlineScripts: readonly string[];
}

interface StaticFile {
  readonly type: string;
  /** As the header has it. Weak where it stands for the bytes of several encodings (RFC 9110, section 8.8.3). */
  readonly etag: string;
  readonly encodings: readonly (typeof encodings)[number][];
}

/**
 * Serves a built web app. The files are listed once, and nothing else can be read. A path that is no file is a
 * screen of the app and gets its own page, such as `register.html`, or `index.html`, except below `/assets/`.
 *
 * @param directory that holds `index.html`
 * @param mayBeMissing whether the API serves without a web app too, as beside a development server
 */
export async function createStaticFiles(
  directory: string,
  { mayBeMissing }: { readonly mayBeMissing: boolean },
): Promise<StaticFiles> {
  const files = await listFiles(directory, mayBeMissing);
  const read = (name: string) => readFile(join(directory, name));

  async function answer(request: Request): Promise<Response> {
    if (request.method !== "GET" && request.method !== "HEAD")
      return plain(405, "Only GET and HEAD are allowed here.", { Allow: "GET, HEAD" });
    const path = decode(new URL(request.url).pathname);
    const isAsset = path.startsWith("/assets/");
    const isFile = files.has(path) || isAsset || extname(path) !== "";
    const ownPage = files.has(`${path}.html`) ? `${path}.html` : "/index.html";
    const name = isFile ? path : ownPage;
    const file = files.get(name);
    if (file === undefined) return plain(404, "There is nothing at this path.");

    const headers = new Headers({
      "Content-Type": file.type,
      // The name of an asset changes with its content.
      "Cache-Control": isAsset ? "public, max-age=31536000, immutable" : "no-cache",
      ETag: file.etag,
      Vary: "Accept-Encoding",
    });
    if (matchesEtag(request.headers.get("if-none-match"), file.etag))
      return new Response(null, { status: 304, headers });
    if (file.type.startsWith("audio/")) return answerRange(request, headers, await read(name));
    const accepted = request.headers.get("accept-encoding") ?? "";
    const encoding = file.encodings.find(([name]) => accepts(accepted, name));
    if (encoding !== undefined) headers.set("Content-Encoding", encoding[0]);
    const bytes = await read(name + (encoding?.[1] ?? ""));
    headers.set("Content-Length", String(bytes.byteLength));
    return new Response(request.method === "HEAD" ? null : bytes, { headers });
  }

  const pages = [...files.keys()].filter((name) => name.endsWith(".html"));
  const inlineScripts = await Promise.all(
    pages.map(async (name) => hashesOfScripts((await read(name)).toString())),
  );
  return { answer, inlineScripts: [...new Set(inlineScripts.flat())] };
}

/** The scripts that stand in a page, as sources for the content security policy. */
function hashesOfScripts(page: string): string[] {
  return Array.from(
    page.matchAll(/<script>([\s\S]*?)<\/script>/g),
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}

/** Answers the way players ask: Safari plays only what it gets a range of. */
function answerRange(request: Request, headers: Headers, bytes: Buffer<ArrayBuffer>): Response {
  headers.set("Accept-Ranges", "bytes");
  const range = parseByteRange(request.headers.get("range"), bytes.byteLength);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range === "whole" ? bytes : bytes.subarray(range.start, range.end + 1);
  headers.set("Content-Length", String(part.byteLength));
  if (range !== "whole")
    headers.set("Content-Range", `bytes ${range.start}-${range.end}/${bytes.byteLength}`);
  const status = range === "whole" ? 200 : 206;
  return new Response(request.method === "HEAD" ? null : part, { status, headers });
}

async function listFiles(
  directory: string,
  mayBeMissing: boolean,
): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      if (mayBeMissing) return [];
      throw new Error(
        `there is no web app in ${directory}; npm run build makes it when it has the same settings.`,
      );
    },
  );
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length));
  const names = new Set(paths.map((path) => path.split(sep).join("/")));
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const isCompressed = encodings.some(([, extension]) => name.endsWith(extension));
    // Files that begin with a dot are notes of the build.
    if (isCompressed || name.includes("/.")) continue;
    const content = await readFile(join(directory, name));
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
    const compressed = encodings.filter(([, extension]) => names.has(name + extension));
    files.set(name, {
      type: typesByExtension[extname(name)] ?? "application/octet-stream",
      etag: `${compressed.length > 0 ? "W/" : ""}"${hash}"`,
      encodings: compressed,
    });
  }
  return files;
}

/** Whether an `Accept-Encoding` header accepts the encoding (RFC 9110, section 12.5.3). */
function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((text) => /^q=0(?:\.0*)?$/.test(text));
  });
}

/** The decoded path. A path that can't be decoded stays as it is; no file has that name. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...headers,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
    },
  });
}
