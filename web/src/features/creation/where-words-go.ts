import type { ThirdParties } from "@hearten/contract/third-parties.ts";

/** One sentence that says to which hosts the words go. Empty if they go nowhere. */
export function whereWordsGo({ writer, voice }: ThirdParties): string {
  if (writer === null && voice === null) return "";
  if (writer === null) return `To speak this, what is written goes to ${voice}.`;
  if (voice === null) return `To write this, your words go to ${writer}.`;
  if (writer === voice) return `To write and speak this, your words go to ${writer}.`;
  return `To write this, your words go to ${writer}; to speak it, what is written goes to ${voice}.`;
}

/**
 * Whether a person who has been told of these third parties knows all to whom the words go now.
 *
 * @param named those of whom they were told; null for none
 */
export function areNamed(now: ThirdParties, named: ThirdParties | null): boolean {
  const isNamed = (part: keyof ThirdParties) => now[part] === null || now[part] === named?.[part];
  return isNamed("writer") && isNamed("voice");
}
