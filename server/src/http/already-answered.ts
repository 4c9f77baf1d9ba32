import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import type { Bindings } from "./bindings.ts";

/** What a handler returns that has written to Node's own response: nothing more is sent. */
export function alreadyAnswered(context: Context<Bindings>): Response {
  context.res = RESPONSE_ALREADY_SENT;
  // Hono's adapter sends its light responses as they were made; only of a whole one it reads that all is sent.
  void context.res.body;
  return context.res;
}
