import { parseByteRange } from "@hearten/contract/byte-range.ts";

/**
 * Answers a range request from a whole response (RFC 9110, section 14.2): 206 with the range, 416 if it has no byte, or
 * the whole response if the header is not one valid range.
 *
 * @param header the request's `Range` header; null if it has none
 */
export async function answerRange(header: string | null, whole: Response): Promise<Response> {
  if (header === null) return whole;
  const bytes = await whole.blob();
  const range = parseByteRange(header, bytes.size);
  if (range === "whole") return new Response(bytes, whole);
  if (range === "unsatisfiable")
    return new Response(null, {
      status: 416,
      headers: { "Content-Range": `bytes */${bytes.size}` },
    });
  const { start, end } = range;
  const type = whole.headers.get("content-type") ?? "";
  return new Response(bytes.slice(start, end + 1, type), {
    status: 206,
    headers: {
      "Content-Type": type,
      "Content-Range": `bytes ${start}-${end}/${bytes.size}`,
      "Content-Length": String(end - start + 1),
      "Accept-Ranges": "bytes",
    },
  });
}
