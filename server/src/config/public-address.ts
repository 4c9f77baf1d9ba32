import type { toStack } from "./stack.ts";

/** Every address of the machine, as URLs write it: to listen at, and not to go to. */
const wildcards = ["0.0.0.0", "[::]", "[::ffff:0:0]"];

/** The address of a host as far as it is one of the web. */
export const toAddress = (host: string, port: number | string) =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

/**
 * That a server that mails links and leads popups does not know by which address it is reached, said in
 * one plain sentence. The one that a request names would be its sender's choice.
 */
export function findMissingAddress(
  given: Readonly<Record<string, unknown>>,
  host: string,
  { role }: Pick<ReturnType<typeof toStack>, "role">,
): string[] {
  if (given["PUBLIC_URL"] !== undefined || role === "worker") return [];
  const address = toAddress(host, 80);
  if (URL.canParse(address) && !wildcards.includes(new URL(address).hostname)) return [];
  return [
    `PUBLIC_URL is missing: nobody can open a link to HOST=${host}; ` +
      "set the address by which people reach the server.",
  ];
}
