/** The address without the mapping by which a socket for both versions tells an IPv4 one (RFC 4291, 2.5.5.2). */
export function withoutMapping(address: string): string {
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
}
