import { pipeline } from "node:stream/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import type { Log } from "../ports/log.ts";
import type { Bindings } from "./bindings.ts";

/**
 * Answers with a file that is made while it is sent, as fast as the client takes it. When the client
 * goes, the making ends; when the making fails, the connection does, so that no one can take what has
 * gone out for the whole.
 *
 * @param file.name that it is saved under; letters, digits, `-`, `_` and `.`
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
  // What the middleware has set so far goes out with the raw response: the framework's own would end a
  // broken one with the fault's message, as if that were the end of the file.
  response.setHeaders(context.res.headers);
  try {
    await pipeline(chunks, response);
  } catch (error) {
    if (!isGone(error)) log.error({ error, path: context.req.routePath }, "download broke off");
  }
  return RESPONSE_ALREADY_SENT;
}

/** Whether all that happened is that the client went. */
const isGone = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
