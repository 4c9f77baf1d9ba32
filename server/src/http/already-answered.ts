import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import type { Bindings } from "./bindings.ts";

/** What a handler returns that has written to Node's own response: nothing more is sent. */
export function alreadyAnswered(context: Context<Bindings>): Response {
  context.res = RESPONSE_ALREADY_SENT;
  // The adapter sends a response of its own as it was made, without a look at what it says, until its body was asked for.
  void context.res.body;
  return context.res;
}
