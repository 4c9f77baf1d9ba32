import { gzipSync } from "node:zlib";

/** kB (1,000 bytes) of the scripts at these addresses, with gzip at level 9, however the server compresses them. */
export async function gzipKilobytes(addresses: readonly string[]): Promise<number> {
  const texts = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length / 1000, 0);
}
