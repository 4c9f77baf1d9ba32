import { isIP } from "node:net";

/** Whether what is sent to a host's name or address never leaves the machine. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "");
  return name === "localhost" || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}
