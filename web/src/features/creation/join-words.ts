/** The words that come into the draft, before those that the person has begun there. */
export function joinWords(words: string, begun: string): string {
  return begun.trim() === "" || begun.trim() === words ? words : `${words}\n\n${begun}`;
}
