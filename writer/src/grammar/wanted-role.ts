import { articleFor, readNounPhrase } from "./noun-phrase.ts";
import { lowerUnlessName } from "./proper-names.ts";
import { isPost, isWishedToBe } from "./roles.ts";

/** Done to somebody as well as being somebody: "coach my son". */
const alsoVerb =
  /^(?:champion|chair|clown|coach|cook|guide|judge|lead|model|nurse|pilot|tutor|volunteer)$/i;
/** "Visit grandma", "wife president": who is to be seen, or who somebody else is to be. */
const aboutOthers =
  /^(?:call|help|hug|marry|meet|phone|ring|see|thank|visit|wife|husband|mum|mom|mother|dad|father|son|daughter|brother|sister)$/i;
/** "Nurse in London": where, under whom or as who. */
const placed = /^(?:in|at|for|of|with|like|on|who|again|and|without|near|by|before|until)$/;

/**
 * Who somebody wants to be that names no more than that, as it follows "to": "head chef", "senior nurse in Leeds" as "be a
 * senior nurse in Leeds". Null where they may as well want to have such a person.
 *
 * @param sentence in plain spoken English
 */
export function toWantedRole(sentence: string): string | null {
  const words = sentence.split(" ");
  const phrase = readNounPhrase(words, 0);
  if (phrase === null || phrase.kind !== "role" || !isWishedToBe(phrase.words)) return null;
  const next = words[phrase.end] ?? "";
  // "A doctor who listens to me" is somebody else.
  if (/^(?:who|that) .*\b(?:me|my)\b/.test(words.slice(phrase.end).join(" "))) return null;
  if (phrase.words.length > 1 && aboutOthers.test(phrase.words[0] ?? "")) return null;
  const isVerbal = phrase.words.length === 1 && alsoVerb.test(phrase.words[0] ?? "");
  if (next !== "" && (isVerbal || !placed.test(next))) return null;
  const role = lowerUnlessName(sentence);
  return isPost(phrase.words.join(" ")) ? `be ${role}` : `be ${articleFor(role)} ${role}`;
}
