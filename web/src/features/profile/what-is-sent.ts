import type { ThirdParties } from "@hearten/contract/third-parties.ts";

const always =
  "The name and email of your profile never go there, and words that speak of harm never leave this server.";

/** What third parties get of a person's words, in full. */
export function whatIsSent({ writer, voice }: ThirdParties): string {
  const toWriter =
    writer === null
      ? null
      : `To write for you, ${writer} gets what is on your mind, your goals, and titles and lines of your last inspirations.`;
  const toSpeak = writer === null ? "To speak for you" : "To speak it";
  const toVoice = voice === null ? null : `${toSpeak}, ${voice} gets the finished text.`;
  return [toWriter, toVoice, always].filter((sentence) => sentence !== null).join(" ");
}
