import { parseByteRange } from "@hearten/contract/byte-range.ts";
import type { Context, Hono } from "hono";
import type { Media, MediaInfo } from "../ports/media.ts";
import { Refusal } from "../ports/refusal.ts";
import type { Bindings } from "./bindings.ts";
import { refuseOtherMethods } from "./contract-routes.ts";
import { matchesEtag } from "./etag.ts";

interface MediaRouteParts {
  readonly media: Media;
  /** The path under which media are served; it ends with a slash. */
  readonly path: string;
  readonly addresses: {
    /** Returns the key of the object that a signed address opens; null when the signature is wrong or expired. */
    verify(path: string, query: URLSearchParams): string | null;
  };
}

/**
 * Serves media to everybody who has a signed address, the way players ask for them: whole, a range of bytes, or
 * only the headers. Browsers must not cache them: after a sign-out no byte of the person's may be left.
 */
export function mountMedia(app: Hono<Bindings>, { media, path, addresses }: MediaRouteParts): void {
  app.get(`${path}*`, async (context) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const key = addresses.verify(pathname, searchParams);
    const info = key === null ? null : await media.stat(key);
    if (key === null || info === null) throw notFound();
    setMediaHeaders(context, info);

    const etag = `"${info.etag}"`;
    if (matchesEtag(context.req.header("if-none-match"), etag)) return context.body(null, 304);
    const ifRange = context.req.header("if-range");
    const wantsRange = ifRange === undefined || ifRange === etag;
    const range = parseByteRange(wantsRange ? context.req.header("range") : undefined, info.size);
    if (range === "unsatisfiable") {
      context.header("Content-Range", `bytes */${info.size}`);
      throw new Refusal("range-not-satisfiable", `There are ${info.size} bytes.`);
    }
    const length = range === "whole" ? info.size : range.end - range.start + 1;
    context.header("Content-Length", String(length));
    if (range !== "whole")
      context.header("Content-Range", `bytes ${range.start}-${range.end}/${info.size}`);
    const status = range === "whole" ? 200 : 206;
    if (context.req.method === "HEAD") return context.body(null, status);
    const body = await media.open(key, range === "whole" ? null : range);
    if (body === null) throw notFound();
    return context.body(body.stream, status);
  });
  refuseOtherMethods(app, `${path}*`, ["GET"]);
}

function setMediaHeaders(context: Context<Bindings>, info: MediaInfo): void {
  context.header("Content-Type", info.type);
  context.header("ETag", `"${info.etag}"`);
  context.header("Accept-Ranges", "bytes");
  context.header("Cache-Control", "private, no-store");
  // The native shell's <audio> and <img> are on another origin. The signature proves the right to read.
  context.header("Cross-Origin-Resource-Policy", "cross-origin");
  context.header("Content-Security-Policy", "default-src 'none'; sandbox");
}

function notFound(): Refusal {
  return new Refusal("not-found", "There is no such object, or its address has expired.");
}
