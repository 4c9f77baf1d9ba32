const typesByExtension = new Map([
  ["mp3", "audio/mpeg"],
  ["jpg", "image/jpeg"],
  ["webp", "image/webp"],
  ["json", "application/json"],
]);

/** The media type of a key, by its extension. */
export function typeOfKey(key: string): string {
  return typesByExtension.get(key.slice(key.lastIndexOf(".") + 1)) ?? "application/octet-stream";
}
