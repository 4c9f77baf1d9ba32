/**
 * What to count a client by: an IPv4 address, or the /64 prefix of an IPv6 address. An IPv6 customer has a whole
 * /64, so counting single addresses would limit nothing.
 */
export function networkOf(address: string): string {
  const plain = withoutMapping(address);
  return plain.includes(":") ? expand(plain).slice(0, 4).join(":") : plain;
}

/** Whether the client runs on this machine. */
export function isOnThisMachine(address: string): boolean {
  const plain = withoutMapping(address);
  return plain === "::1" || /^127(?:\.\d+){3}$/.test(plain);
}

/** A socket for both versions tells an IPv4 address as an IPv6 one (RFC 4291, 2.5.5.2). */
function withoutMapping(address: string): string {
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
}

function expand(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: missing }, () => "0"), ...right];
  return groups.map((group) => group.replace(/^0+(?=.)/, ""));
}
