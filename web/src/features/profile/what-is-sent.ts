import type { ThirdParties } from "@hearten/contract/third-parties.ts";

const always =
  "Your name and email never go there, and words that speak of harm never leave this server.";

/** What third parties get of a person's words, in full. */
export function whatIsSent({ writer, voice }: ThirdParties): string {
  const toWriter =
    writer === null
      ? null
      : `To write for you, ${writer} gets what is on your mind, your goals, and a few lines of your last inspirations.`;
  const toVoice = voice === null ? null : `To speak it, ${voice} gets the finished text.`;
  return [toWriter, toVoice, always].filter((sentence) => sentence !== null).join(" ");
}
