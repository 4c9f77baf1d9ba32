import { type Need, needs } from "./reading.ts";
import { toSentences } from "./words.ts";

/** Said by who writes, of themselves, and not of what they don't want: "my sister needs", "I don't need". */
const asking =
  "(?<!n'?t |not |never |they |we |you |who |used to )\\b(?:need|want|could (?:really |just )?(?:use|do with)|give me|looking for)(?: [a-z]+){0,3}";

/** What is heard whatever was learnt: it can hardly mean anything else. */
const patterns: Readonly<Record<Need, RegExp>> = {
  push: new RegExp(
    `${asking} (?<!to )(?:push|motivation|pep talk)\\b|\\b(?:motivate|push) me (?!to\\b|away|around|about|too)|\\bmotivate me$|\\bhelp me (?:to )?(?:get (?:started|going)|start)\\b`,
    "i",
  ),
  courage: new RegExp(`${asking} (?:courage|confidence)\\b(?! (?:in|from)\\b)`, "i"),
  calm: /\b(?:calm me down|help me (?:to )?(?:calm down|relax|unwind|switch off))\b/i,
  kindness: new RegExp(
    `${asking} (?<!to )(?:something (?:nice|kind)|hug|kind words?)\\b(?! for\\b)|^(?:please )?cheer me up\\b`,
    "i",
  ),
  company: /^(?:please,? )?(?:no advice|keep me company)\b/i,
};

/**
 * The plainest request in a text; null where there is none.
 *
 * @param text with straight apostrophes
 */
export function findPlainRequest(text: string): Need | null {
  const sentences = toSentences(text).map((one) => one.replace(/[.!?]+$/, ""));
  return needs.find((need) => sentences.some((one) => patterns[need].test(one))) ?? null;
}
