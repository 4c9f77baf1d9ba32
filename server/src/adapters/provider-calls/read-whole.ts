import { ProviderFault } from "../../ports/provider-fault.ts";
import { readBody } from "./call-provider.ts";

/**
 * All of an answer's body.
 *
 * @throws {ProviderFault} when the connection breaks, or the body is longer than that many bytes; the signal's reason once
 *   it aborts
 */
export async function readWhole(
  response: Response,
  mostBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of readBody(response, signal)) {
    pieces.push(piece);
    length += piece.length;
    if (length > mostBytes) throw new ProviderFault("unusable", "The answer has no end.");
  }
  return Buffer.concat(pieces);
}

/** All of an answer that should be JSON; null when it is none. Rejects as `readWhole` does. */
export async function readJson(
  response: Response,
  mostBytes: number,
  signal: AbortSignal,
): Promise<unknown> {
  const body = await readWhole(response, mostBytes, signal);
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}
