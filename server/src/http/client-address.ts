import { isIP } from "node:net";
import type { Context } from "hono";
import type { Bindings } from "./bindings.ts";

/**
 * Where a request comes from. Without a proxy that is the other end of the socket, which no header
 * can change; behind proxies it is what the outermost of them has added to `X-Forwarded-For`, which
 * whatever the client itself has sent stands before.
 *
 * @param proxies how many of the operator's own stand in front
 */
export function clientAddressOf(context: Context<Bindings>, proxies: number): string {
  const socket = context.env.incoming?.socket.remoteAddress ?? "unknown";
  if (proxies === 0) return socket;
  const named = (context.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const address = named.at(-proxies) ?? "";
  return isIP(address) > 0 ? address : socket;
}
