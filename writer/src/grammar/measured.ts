import { isOneThing } from "./countable-nouns.ts";
import { articleFor } from "./noun-phrase.ts";
import { isNumber } from "./words.ts";

/** What has an amount: "credit score 750". */
const amounts =
  /^(?:average|balance|budget|deposit|fund|gpa|handicap|income|pension|rating|revenue|salary|score|team|turnover|wage|raise)$/i;
/** Run, swum or walked in a time. */
const raced =
  /^(?:a )?((?:half )?(?:marathon|half-marathon|parkrun|ironman|triathlon|mile)|(?:five|ten) k) (?=(?:under|below|in|sub) )/i;
/** Examinations that give a number of marks. */
const marked =
  /^(IELTS|TOEFL|TOEIC|ACT|SAT|MCAT|LSAT|GMAT|GRE|PTE|OET|GPA|NEET|JEE)(?: score)?(?: of| at)? (?=(?:\w+teen|\w+ty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/i;
/** "B2 German", and the level is said by its letter. */
export const levelOfLanguage =
  /^[A-C] (?:one|two)(?: plus)? (?:in )?(?:English|French|German|Spanish|Italian|Portuguese|Dutch|Polish|Arabic|Russian|Chinese|Mandarin|Japanese|Korean|Turkish|Hindi|Swedish|Norwegian|Danish|Finnish|Greek|Hebrew|Welsh|Irish|Czech)\b/;

/**
 * A thing with the amount that it is to have, as one says it: "credit score seven hundred and fifty" as "a credit score of
 * seven hundred and fifty".
 */
export function withMeasure(thing: string): string {
  const exam = marked.exec(thing)?.[1];
  if (exam !== undefined) {
    const name = exam.toUpperCase();
    const rest = thing.replace(marked, "");
    return name === "GPA" ? `a GPA of ${rest}` : `${articleFor(name)} ${name} score of ${rest}`;
  }
  if (raced.test(thing))
    return thing.replace(raced, (_, race: string) => `${articleFor(race)} ${race.toLowerCase()} `);
  const words = thing.split(" ");
  const at = words.findIndex(
    (word, index) => index > 0 && isNumber(word) && amounts.test(words[index - 1] ?? ""),
  );
  const isThing =
    at > 0 && at <= 4 && (isOneThing(words[at - 1] ?? "") || amounts.test(words[at - 1] ?? ""));
  return isThing ? [...words.slice(0, at), "of", ...words.slice(at)].join(" ") : thing;
}
