/**
 * The country that the browser's first language names, such as "GB" for "en-GB"; null if it names none. A later language
 * counts only if it is the same one: the languages "de" and "en-US" are those of many who are not in the United States.
 */
export function countryOf(languages: readonly string[]): string | null {
  const [first, ...others] = languages.flatMap(readLocale);
  if (first === undefined) return null;
  const named = [first, ...others].find(
    ({ language, region }) => language === first.language && region !== undefined,
  );
  return named?.region ?? null;
}

function readLocale(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)];
  } catch {
    return [];
  }
}
