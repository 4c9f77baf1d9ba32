const keyPattern = /^(?:[a-zA-Z0-9_-]{1,100}\/)*[a-zA-Z0-9_-]{1,100}\.[a-z0-9]{1,8}$/;
const prefixPattern = /^(?:[a-zA-Z0-9_-]{1,100}\/)+$/;

/** Whether the text is a media key. Only a media key may become a path. */
export function isMediaKey(text: string): boolean {
  return keyPattern.test(text);
}

/** @throws when the text is not a media key; the product itself makes all keys */
export function requireMediaKey(key: string): string {
  if (!isMediaKey(key)) throw new Error("This is not a media key.");
  return key;
}

/** @throws when the text is not the start of media keys, up to a slash */
export function requireMediaPrefix(prefix: string): string {
  if (!prefixPattern.test(prefix)) throw new Error("This is not a prefix of media keys.");
  return prefix;
}

/** The folders directly below a prefix, each once. */
export function foldersOf(keys: Iterable<string>, prefix: string): string[] {
  const folders = new Set<string>();
  for (const key of keys) {
    const end = key.indexOf("/", prefix.length);
    if (key.startsWith(prefix) && end >= 0) folders.add(key.slice(0, end + 1));
  }
  return [...folders];
}
