/** A character has up to four bytes. With the date the name stays below 255 bytes, the limit of file systems. */
const maxTitleCharacters = 50;

/**
 * Returns a function that names the folders of one archive, such as `2026-11-21 The long way home`. The names are
 * valid on every system. They are unique, also where case is ignored. The date in front avoids the names that
 * Windows reserves for devices. The time is ISO 8601.
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

/** Removes what Windows, macOS or Linux does not allow in a name, and an end that Windows would cut off. */
function toNamePart(title: string): string {
  const allowed = title
    .normalize("NFC")
    .replaceAll(/[<>:"/\\|?*\p{C}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const short = Array.from(allowed).slice(0, maxTitleCharacters).join("");
  return short.replace(/[ .]+$/, "") || "Untitled";
}
