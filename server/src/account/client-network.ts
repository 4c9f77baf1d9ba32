/**
 * What to count a client by: an IPv4 address, or the /64 prefix of an IPv6 address. An IPv6 customer has a whole
 * /64, so counting single addresses would limit nothing.
 */
export function networkOf(address: string): string {
  return address.includes(":") && !address.includes(".")
    ? expand(address).slice(0, 4).join(":")
    : address;
}

function expand(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => "0"), ...right];
}
