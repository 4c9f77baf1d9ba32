import { withoutMapping } from "../network/ipv4-mapped.ts";

/**
 * What to count a client by: an IPv4 address, or the /64 prefix of an IPv6 address. An IPv6 customer has a whole
 * /64, so counting single addresses would limit nothing.
 */
export function networkOf(address: string): string {
  const plain = withoutMapping(address);
  return plain.includes(":") ? expand(plain).slice(0, 4).join(":") : plain;
}

function expand(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: missing }, () => "0"), ...right];
  return groups.map((group) => group.replace(/^0+(?=.)/, ""));
}
