import { parseByteRange } from "@hearten/contract/byte-range.ts";
import type { Context, Hono } from "hono";
import type { Identity } from "../ports/identity.ts";
import type { Media, MediaInfo } from "../ports/media.ts";
import { Refusal } from "../ports/refusal.ts";
import type { Bindings } from "./bindings.ts";
import { refuseOtherMethods } from "./contract-routes.ts";
import { matchesEtag } from "./etag.ts";
import { type MediaAddresses, mediaPath } from "./media-addresses.ts";

interface MediaRouteParts {
  readonly media: Media;
  readonly addresses: Pick<MediaAddresses, "verify">;
  readonly identity: Pick<Identity, "holdsSignIn">;
}

/**
 * Serves media to everybody who has a signed address of a sign-in that holds, the way players ask for them: whole, a
 * range of bytes, or only the headers. Browsers must not cache them: after a sign-out no byte of the person's may be left.
 */
export function mountMedia(app: Hono<Bindings>, parts: MediaRouteParts): void {
  const { media, addresses, identity } = parts;
  app.get(`${mediaPath}*`, async (context) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const address = addresses.verify(pathname, searchParams);
    if (address === null || !(await identity.holdsSignIn(address.signIn))) throw notFound();
    const { key } = address;
    const info = await media.stat(key);
    if (info === null) throw notFound();
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
    const isRead = context.req.method !== "HEAD";
    const body = isRead ? await media.open(key, range === "whole" ? null : range) : null;
    if (isRead && body === null) throw notFound();

    // Not before: an error would keep them, and whoever is told of more bytes than come waits for the rest.
    const length = range === "whole" ? info.size : range.end - range.start + 1;
    context.header("Content-Length", String(length));
    if (range !== "whole")
      context.header("Content-Range", `bytes ${range.start}-${range.end}/${info.size}`);
    const status = range === "whole" ? 200 : 206;
    return body === null ? context.body(null, status) : context.body(body.stream, status);
  });
  refuseOtherMethods(app, `${mediaPath}*`, ["GET"]);
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
  return new Refusal("not-found", "There is no such object, or its address has ended.");
}
