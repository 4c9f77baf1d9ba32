const typesByExtension = new Map([
  ["mp3", "audio/mpeg"],
  ["jpg", "image/jpeg"],
  ["webp", "image/webp"],
  ["json", "application/json"],
]);

/** The media type that a key's extension stands for. */
export function typeOfKey(key: string): string {
  return typesByExtension.get(key.slice(key.lastIndexOf(".") + 1)) ?? "application/octet-stream";
}
