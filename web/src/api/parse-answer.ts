import type { Archive } from "@hearten/contract/export.ts";
import type { WireInspiration } from "@hearten/contract/inspirations.ts";
import type { OfferedVoice } from "@hearten/contract/voices.ts";

/** The fields that contain an address of a file or a stream. */
const addresses: readonly string[] = [
  "thumbnail",
  "coverImage",
  "artwork",
  "audioUrl",
  "archiveUrl",
  "sampleUrl",
] satisfies (keyof WireInspiration | keyof Archive | keyof OfferedVoice)[];

/**
 * Parses an answer as JSON; undefined if it is none. The API's own addresses come without a host. They get the API's
 * base URL, because the page may have another origin.
 *
 * @param baseUrl the API's address; empty for the page's own origin
 */
export function parseAnswer(text: string, baseUrl: string): unknown {
  try {
    return JSON.parse(text, (field, value: unknown) =>
      typeof value === "string" && value.startsWith("/") && addresses.includes(field)
        ? baseUrl + value
        : value,
    );
  } catch {
    return undefined;
  }
}
