import { maxBodyBytes } from "@hearten/contract/limits.ts";
import { Refusal } from "../ports/refusal.ts";

/** Strict on purpose: whoever reads this header leniently lets requests skip the checks. */
const jsonContentType = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

/**
 * Reads the JSON object in a request's body. It counts the bytes as they come and does not trust `Content-Length`.
 *
 * @throws `unsupported-media-type`, `body-too-large`, `malformed-json`, `invalid-input`
 */
export async function readJsonBody(request: Request): Promise<Record<string, unknown>> {
  if (!jsonContentType.test(request.headers.get("content-type") ?? ""))
    throw new Refusal("unsupported-media-type", "The body must be declared as application/json.");
  if ((request.headers.get("content-encoding") ?? "identity") !== "identity")
    throw new Refusal("unsupported-media-type", "The body must not be compressed.");
  const value = parse(await readText(request));
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Refusal("invalid-input", "The body must be a JSON object.");
  return { ...value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text, which may be private.
    throw new Refusal("malformed-json", "The body is not JSON.");
  }
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBodyBytes) throw tooLarge();
  if (request.body === null) return "";
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  let text = "";
  try {
    for await (const chunk of request.body) {
      bytes += chunk.byteLength;
      if (bytes > maxBodyBytes) throw tooLarge();
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal("malformed-json", "The body could not be read as UTF-8 text.");
  }
}

function tooLarge(): Refusal {
  return new Refusal("body-too-large", `The body is over ${maxBodyBytes} bytes.`);
}
