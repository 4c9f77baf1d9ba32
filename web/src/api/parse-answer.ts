import type { Archive } from "@hearten/contract/export.ts";
import type { Inspiration } from "@hearten/contract/inspirations.ts";

/** The fields with an address of what is no JSON. */
const addresses: readonly string[] = [
  "thumbnail",
  "coverImage",
  "artwork",
  "audioUrl",
  "archiveUrl",
] satisfies (keyof Inspiration | keyof Archive)[];

/**
 * An answer's JSON; undefined for what is none. The API names no host in the addresses that it
 * serves itself: they get its own, since the page may stand on another.
 *
 * @param baseUrl where the API is; empty for the page's own origin
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
