import { isIP } from "node:net";

/** Whether the host is this machine, so that what is sent to it never leaves the machine. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "");
  return name === "localhost" || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}
