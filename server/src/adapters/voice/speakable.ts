/** Addresses that a line may name, as they are said. A voice would read them as one strange word. */
export function sayAddresses(line: string): string {
  return line.replace(/\bfindahelpline\.com\b/gu, "find a help line dot com");
}

/**
 * Normalizes a line for a voice that reads well by itself: apostrophes become plain, and pictures and invisible characters
 * are left out, which some voices say by their names. Empty when nothing is left to say.
 */
export function speakable(line: string): string {
  const plain = sayAddresses(line)
    .replace(/[\u2018\u2019\u02BC\u2032]/gu, "'")
    .replace(/[\p{Extended_Pictographic}\p{Cf}\p{Cc}\uFE00-\uFE0F]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain : "";
}
