import { isIP } from "node:net";
import type { Context } from "hono";
import type { Bindings } from "./bindings.ts";

/**
 * The client's IP address. Without a proxy it is the other end of the socket, which no header can change. Behind
 * proxies it is what the outermost one has added to `X-Forwarded-For`. What the client itself sent stands before
 * that and does not count.
 *
 * @param proxies how many of the operator's own proxies a request passes
 */
export function clientAddressOf(context: Context<Bindings>, proxies: number): string {
  const socket = context.env.incoming?.socket.remoteAddress ?? "unknown";
  if (proxies === 0) return socket;
  const named = (context.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const address = named.at(-proxies) ?? "";
  return isIP(address) > 0 ? address : socket;
}
