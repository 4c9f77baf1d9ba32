import type { ToldGoal } from "@hearten/reading/reading.ts";
import { isBrokenEnglish } from "./broken-english.ts";
import { capitalise } from "./capitalise.ts";
import { type Clause, readClause, readPair, splitClauses } from "./clause.ts";
import { isGladClause } from "./predicate.ts";
import { isHarsh, isIntimate, oneSentence } from "./sentence.ts";
import { turnToYou } from "./turn-to-you.ts";
import { isVerb } from "./verbs.ts";

/** Not so, or not yet, or not for certain: asking, wishing, obliging, guessing, dating ahead. */
const unsettled: readonly RegExp[] = [
  /\?/,
  /(?<!\bI say I )(?<!\bI said I )\b(?:will|won't|would|wouldn't|should|shouldn't|must|mustn't|might|could|couldn't|shall|ought|gonna|wanna|gotta)\b/i,
  /'(?:ll|d)\b/i,
  /\bmay\b/,
  /\b(?:hope\w*|hopefully|maybe|perhaps|possibly|probably|somehow|wish\w*|someday|soon|later|eventually|inshallah|please|pls|plz|lol|willing|trying|unless|if|once (?:I|my|the|we)|one day|some day|in future|going to|about to|ready to|due to|supposed to|have to|has to|had to|used to be|sort of|kind of|almost there|not yet|yet)\b/i,
  /\b(?:tomorrow|tonight|next|coming|upcoming|tmrw)\b/i,
  /\b(?:by|before) (?:the end|the age|my (?:\w+ )?birthday|I(?:'m| am| turn)|(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|summer|spring|autumn|winter|fall|twenty|thirty|forty|fifty|two thousand))\b/i,
  /\bwhen (?:I'm|I am) (?:older|grown|big|rich|famous|thirty|forty|fifty|sixty|done|ready|better)\b/i,
  /(?<!\bhaven't .*)\bin (?:a|an|one|two|three|four|five|six|ten|twelve|\w+ty) (?:days?|weeks?|months?|years?)(?: time)?$/i,
  /\b(?:you|your|you're|yours|yourself|u|ur)\b/i,
  /\b(?:type|part|war) I\b/i,
  /, (?:I|I'm|I've|we|my|he|she|it|they|it's|he's|she's)\b/i,
  /^I\b.*\b(?:we|us|ourselves|we're|we've)\b/,
  /\bin (?:twenty|two thousand|nineteen) ?(?:and )?\w+(?:-\w+)?$/i,
  /\b(?:who|that) \w+ (?:\w+ )?(?:her|his) own\b|\b(?:a|an|the) \w*\s?(?:wo)?man (?:who|that) \w+ (?:her|his|what she|what he|who she|who he)\b/i,
];

/** What somebody does once, and not day after day: told in the present tense it sounds like a stage direction. */
const once: readonly RegExp[] = [
  /^I (?:learn (?:to|how)|become|graduate|complete|launch|forgive|go back to|come back|return to|move (?:to|out|back|into)|live (?:long enough|to see)|(?:buy|open|start|find) (?:a|an|our|back|my own|somebody|someone|work)|marry|publish|clear (?:the|my|our))\b/,
  /^I get (?:a|an|into|married|promoted|my (?:own|(?:\w+ )?(?:licen[cs]e|degree|diploma|papers|visa|GED|CDL|PhD)))\b/,
  /^I (?:(?:stop|quit) \w+ing\b|pass (?:the|my|all|grade|level|[A-Z])|pay (?:off|back)\b|pay .+ in full\b|win (?:the|a|my)\b)/,
  /^I finish (?:(?:my|the|a|our) )?(?:\w+ )?(?:thesis|dissertation|phd|degree|masters?|diploma|novel|book|album|house|shed|school|form|course|studies|training|apprenticeship|marathon)\b/i,
  /\bthis time$/i,
  /\basks me (?:to marry|out)\b|^My \w+ (?:goes public|lives to)\b/i,
  /^I (?:come out to|live past|lay my|give a (?:talk|speech)|overcome|do a handstand)\b/,
  /^(?:We|.+ and (?:I|me)) (?:get (?:our|the) papers|open a|buy a|have a baby)\b/i,
];
const again =
  /\b(?:every|each|daily|weekly|always|often|(?:once|twice) a|\w+days|nights|mornings|evenings)\b/i;

const isOfOnce = (sentence: string) =>
  once.some((sign) => sign.test(sentence)) && !again.test(sentence);

/** Days and seasons are of the past or of every week; of one to come only in the present tense. */
const dated =
  /\b(?:on (?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)|(?:in|this|of) (?:January|February|March|April|May|June|July|August|September|October|November|December|summer|spring|autumn|winter|fall)|this (?:week|weekend|month|year|morning|afternoon|evening|\w+day))\b/i;

const weekly =
  /\bon (?:\w+days|Sunday (?:evening|morning|afternoon)|\w+day (?:evenings|mornings|nights))\b/i;

function isDatedAhead(sentence: string): boolean {
  if (!dated.test(sentence) || weekly.test(sentence)) {
    return false;
  }
  const [, perfect = "", past = ""] =
    /^(?:I|We)(?:(?:'ve| have| haven't) (?:not |never |just )?(\w+)| (\w+))/i.exec(sentence) ?? [];
  const isPerfect = isVerb(perfect, "participle") && perfect !== "got";
  return !isPerfect && !(isVerb(past, "past") && !isVerb(past, "base"));
}

/** "Me and my brother", "my brother and me": as it is said, with "I" behind. */
function orderSubject(sentence: string): string {
  return sentence
    .replace(
      /^(?:Me|I) and ((?:my|our) [\w-]+|[A-Z]\w+)(?= )/,
      (_, other: string) => `${capitalise(other)} and I`,
    )
    .replace(/^((?:My|Our) (?:[\w-]+ ){1,3}|[A-Z]\w+ )and me(?= )/, "$1and I");
}

function isTold(text: string): boolean {
  const clause: Clause | null = readClause(text);
  return clause !== null && isGladClause(clause);
}

/**
 * A goal, as a person typed it, told as a fact. Null unless it is for certain right English and no more
 * than what was typed: a sentence in the first person about what is so by now. What is wished, dated
 * ahead, cut short, listed or somebody else's affair is null, and so is everything in doubt.
 */
export function tellGoal(text: string): ToldGoal | null {
  const sentence = oneSentence(text);
  if (
    sentence === null ||
    isHarsh(sentence) ||
    isIntimate(sentence) ||
    unsettled.some((sign) => sign.test(sentence)) ||
    isOfOnce(sentence)
  ) {
    return null;
  }
  const i = orderSubject(sentence);
  const clauses = splitClauses(i);
  const hasLatePair = clauses.slice(1).some((clause) => readPair(clause) !== null);
  if (isDatedAhead(i) || isBrokenEnglish(i) || hasLatePair || !clauses.every(isTold)) {
    return null;
  }
  return { you: `${turnToYou(i)}.`, i: `${i}.` };
}
