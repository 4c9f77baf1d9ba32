/** An inclusive range of bytes that lies within an object. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a `Range` header for an object of this size (RFC 9110, section 14). The server and the service worker
 * both use it.
 *
 * @param header null or undefined if the request has none
 * @param size in bytes
 * @returns the range. "whole" if there is no header, it is not valid, or it has several ranges: a server may
 *   ignore all of these. "unsatisfiable" if the range has no byte of the object.
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
