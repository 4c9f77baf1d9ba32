/** With the date, and four bytes to the character, below the 255 bytes that file systems take. */
const maxTitleCharacters = 50;

/**
 * Names the folders of one archive, such as `2026-11-21 The long way home`: good on every system,
 * and no two alike, not even where capitals don't count. The date in front keeps them off the names
 * that Windows has for devices.
 *
 * @returns for a moment (ISO 8601) and a title the name
 */
export function createFolderNames(): (createdAt: string, title: string) => string {
  const taken = new Set<string>();
  return (createdAt, title) => {
    const wanted = `${createdAt.slice(0, 10)} ${toNamePart(title)}`;
    let name = wanted;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${wanted} (${count})`;
    taken.add(name.toLowerCase());
    return name;
  };
}

/** What Windows, macOS and Linux take in a name, without an end that Windows would cut off. */
function toNamePart(title: string): string {
  const allowed = title
    .normalize("NFC")
    .replaceAll(/[<>:"/\\|?*\p{C}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const short = Array.from(allowed).slice(0, maxTitleCharacters).join("");
  return short.replace(/[ .]+$/, "") || "Untitled";
}
