import { isIP } from "node:net";
import { withoutMapping } from "./ipv4-mapped.ts";

/**
 * Whether the host is this machine, so that what is sent to it never leaves the machine.
 *
 * @param host a name or an address, as URLs and sockets write it
 */
export function isLoopback(host: string): boolean {
  const name = withoutMapping(host.replace(/^\[|\]$/g, ""));
  return name === "localhost" || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}
