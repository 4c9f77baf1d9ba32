import { BlockList, isIP } from "node:net";

/** Addresses of this machine and of the networks that are somebody's own. */
const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  privateAddresses.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  privateAddresses.addSubnet(network, prefix, "ipv6");

/**
 * Whether a host is this machine or one of the operator's own network, by its name alone: nothing is asked of the
 * network.
 *
 * @param hostname as `URL` writes it
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, "");
  const version = isIP(host);
  if (version > 0) return privateAddresses.check(host, version === 4 ? "ipv4" : "ipv6");
  // Only a network of one's own knows names without a dot, such as those of containers.
  return !host.includes(".") || /\.(?:local|internal)$/.test(host);
}
