// Addresses of media that somebody made up or changed: none opens anything but what its signature is for.
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import * as fc from "fast-check";
import type { WholeProduct } from "./whole-product.fixture.ts";

/** What paths out of a folder are made of, in the spellings that have opened doors elsewhere. */
const pieces = [
  "..",
  ".",
  "...",
  "%2e%2e",
  "%2e%2e%2f",
  "..%2f",
  "..%5c",
  "%5c",
  "\\",
  "//",
  "/",
  "%2f",
  "%252e%252e%252f",
  "%c0%ae%c0%ae/",
  "%00",
  "%e0%a4%a",
  "%ef%bc%8f",
  "~",
  ";",
  ":",
  "secret",
  "hearten.sqlite",
  "identity.sqlite",
  "outbox",
  "etc/passwd",
  "inspirations",
  "audio.mp3",
  ".temporary",
  "%F0%9F%8D%AA",
  "A".repeat(3_000),
];

const ranges = ["bytes=0-", "bytes=-5", "bytes=5-1", "bytes=0-1,3-4", "bytes=99999999999-", "junk"];

/** Opens an address as it stands: no client tidies it up. */
function ask(address: string, method: string, headers: Record<string, string>) {
  const { hostname, port, path } = parse(address);
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sending = request({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => void chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString("latin1") }),
      );
      answer.on("error", reject);
    });
    sending.on("error", reject);
    sending.end();
  });
}

function parse(address: string) {
  const [, hostname = "", port = "", path = ""] =
    /^http:\/\/([^:/]+):(\d+)(.*)$/s.exec(address) ?? [];
  return { hostname, port, path };
}

/**
 * Asks for so many addresses, most of them near a valid one, and rejects with the first that opened what it must not.
 *
 * @param address a valid one
 * @param content of what the valid address opens; a part of it is enough to know it again
 * @param seed the same seed gives the same addresses
 */
export async function openHostilePaths(
  product: WholeProduct,
  { address, content }: { readonly address: string; readonly content: string },
  { runs, seed }: { readonly runs: number; readonly seed: number },
): Promise<void> {
  const [path = "", query = ""] = address.split("?");
  const secrets = [await readFile(join(product.directory, "secret"), "latin1")];
  const key = path.slice("/api/media/".length);
  const piece = fc.oneof(
    fc.constantFrom(...pieces, ...key.split("/")),
    fc.string({ maxLength: 8 }).map(encodeURIComponent),
  );
  const hostilePath = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((parts) => `/api/media/${parts.join("")}`),
    fc.array(piece, { maxLength: 8 }).map((parts) => `/api/media/${parts.join("/")}`),
    fc
      .tuple(fc.integer({ min: 1, max: path.length }), piece)
      .map(([at, part]) => path.slice(0, at) + part + path.slice(at)),
    fc
      .integer({ min: 1, max: path.length })
      .map((at) => path.slice(0, at) + path.slice(at).toUpperCase()),
    fc.constant(path),
  );
  const hostileQuery = fc.oneof(
    fc.constant(query),
    fc.constant(""),
    fc
      .tuple(
        fc.nat(query.length - 1),
        fc.constantFrom("", "A", "%00", "&", "=", "+", " ".trim(), "9"),
      )
      .map(([at, part]) => query.slice(0, at) + part + query.slice(at + 1)),
    fc.constant(`${query}&${query}`),
    fc.string({ maxLength: 40 }).map((text) => `signature=${encodeURIComponent(text)}&${query}`),
  );
  const asked = fc.record({
    path: hostilePath,
    query: hostileQuery,
    method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "DELETE"),
    range: fc.option(fc.constantFrom(...ranges)),
  });
  const property = fc.asyncProperty(asked, async (hostile) => {
    const wanted = hostile.query === "" ? hostile.path : `${hostile.path}?${hostile.query}`;
    const headers: Record<string, string> = hostile.range === null ? {} : { range: hostile.range };
    const { status, text } = await ask(product.address + wanted, hostile.method, headers);
    if (status >= 500) throw new Error(`${wanted} was answered with ${status}`);
    const kept = [content, "SQLite format 3", ...secrets].some((each) => text.includes(each));
    // What a path leads to is decided once, where it comes in. Only what is signed opens it.
    const resolved = new URL(product.address + hostile.path).pathname;
    if (resolved === path && meansTheSame(hostile.query, query)) return;
    if (kept || (status < 400 && resolved.startsWith("/api/")))
      throw new Error(`${wanted} opened something: ${status}`);
  });
  await fc.assert(property, { numRuns: runs, seed });
}

/** Whether it has the first value of each name that the signed one has. */
function meansTheSame(query: string, signed: string): boolean {
  const [given, right] = [new URLSearchParams(query), new URLSearchParams(signed)];
  return Array.from(right).every(([name, value]) => given.get(name) === value);
}
