/**
 * The words that come into the draft, before those that the person has begun there. Where the draft is these words
 * already, or begins with them and a new line, it stays as it is: they would stand there twice.
 */
export function joinWords(words: string, begun: string): string {
  if (begun.trim() === "") return words;
  return begun.trim() === words || begun.startsWith(`${words}\n`) ? begun : `${words}\n\n${begun}`;
}
