import { pipeline } from "node:stream/promises";
import type { Context } from "hono";
import type { Log } from "../ports/log.ts";
import { alreadyAnswered } from "./already-answered.ts";
import type { Bindings } from "./bindings.ts";

/**
 * Streams a file that is made while it is sent, as fast as the client reads it (backpressure). When the client
 * disconnects, the generator is ended. When the generator fails, the connection is broken off, so that nobody takes
 * a part for the whole file.
 *
 * @param file.name the suggested file name: letters, digits, `-`, `_` and `.`
 */
export async function answerWithDownload(
  context: Context<Bindings>,
  file: { readonly name: string; readonly type: string },
  chunks: AsyncGenerator<Uint8Array>,
  log: Log,
): Promise<Response> {
  context.header("Content-Type", file.type);
  context.header("Content-Disposition", `attachment; filename="${file.name}"`);
  if (context.req.method === "HEAD") return context.body(null);
  const response = context.env.outgoing;
  // We write to Node's response, with the headers that are set so far. Hono's own response would end a broken
  // file with the text of the error, as if that were its end.
  response.setHeaders(context.res.headers);
  try {
    await pipeline(chunks, response);
  } catch (error) {
    if (!isGone(error)) log.error({ error, path: context.req.routePath }, "download broke off");
  }
  return alreadyAnswered(context);
}

/** Whether the client has disconnected, and nothing else happened. */
const isGone = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
