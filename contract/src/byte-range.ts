/** An inclusive range of bytes. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header against an object's size (RFC 9110, section 14), for all that answer requests
 * of players: the server, and the service worker for what is on the device.
 *
 * @param header null or absent when the request has none
 * @param size in bytes
 * @returns the range; "whole" for no header, for one that is not understood or not valid, and for
 *   several ranges, which a server may all ignore; "unsatisfiable" when no byte of the object lies in it
 */
export function parseByteRange(
  header: string | null | undefined,
  size: number,
): ByteRange | "whole" | "unsatisfiable" {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header ?? "");
  const [, first = "", last = ""] = match ?? [];
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "unsatisfiable" : { start, end };
}
