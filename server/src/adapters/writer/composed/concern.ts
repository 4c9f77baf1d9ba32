import { isState } from "./adjectives.ts";
import { articleFor } from "./goal-phrases.ts";
import { lowerFirst, turnToYou } from "./second-person.ts";
import {
  baseOfGerund,
  isAdverb,
  isAuxiliary,
  isBaseVerb,
  isPastVerb,
  isThirdPersonVerb,
} from "./verbs.ts";
import { chooseHeaviest, person, weigh } from "./weighing.ts";

/** What may be said back to the person, in the second person, as lower-case clauses without a stop. */
export interface Concern {
  /** The clauses, in the order in which they were written; at most two, none when nothing is certain. */
  readonly clauses: readonly string[];
  /** "tomorrow", "Friday": the day that the text looks forward to; else null. */
  readonly day: string | null;
}

const maxWords = 16;

/** Words that the voice doesn't say back, because it would make them true or hurt again. */
const unspeakable =
  /\b(?:stupid|idiot\w*|ugly|fat|loser|fuck\w*|shit\w*|bitch\w*|damn\w*|crap\w*|arse\w*|asshole\w*|bastard\w*|disgusting|pathetic|worthless|useless|failure|moron\w*|dumb|kill\w*|suicid\w*|die|dying|hate myself|porn\w*|sex\w*|rap(?:e\w*|ist)|abus\w*|bullshit\w*|wtf|unlovable|garbage|trash|a joke|a fraud|an imposter|an impostor|a mess|so am i|scream\w*|hit|slapp?\w*|punch\w*|hates? me|worst|terrible (?:person|mother|mum|mom|father|dad|parent)|monster|sucks?|bad (?:person|mother|mum|mom|father|dad|parent))\b/i;

/** What would be an accusation when said back: "You're a burden." */
const condemning =
  /\b(?:burden\w*|faults?|blame\w*|deserv\w*|ruin\w*|coward\w*|(?:a|such a) nobody|disappoint(?:ment|ing)|unworthy|unloved|incompetent|hopeless|selfish|weak|hideous|gross|repulsive|horrible|awful (?:person|friend|wife|husband|partner|mum|mom|mother|dad|father|parent|son|daughter|sister|brother)|(?:bad|terrible|rubbish|lousy) (?:friend|wife|husband|partner|son|daughter|sister|brother|teacher|boss|girlfriend|boyfriend)|(?:not|\w+n't|never) (?:(?:going to|be|been|feel|being) )*(?:a |an |very )?(?:good|smart|clever|pretty|enough|worth\w*|lovable|normal|wanted)(?! (?:day|time|week|month|night|idea|sign|money|sleep|hours|space|room|rest|energy|work|people|of)\b)|(?:no one|no-one|nobody)(?:'ll|'s|'d)? (?:\w+ ){0,4}(?:love\w*|car(?:e|es|ed)|likes?|liked|wants?|wanted|misse?s?|missed) ?(?:about |for )?me|never (?:going to )?(?:find|be|have|amount|get better|do anything right)|all my fault|a failure|a waste|a freak|a liar|a fake|broken beyond|hate (?:who|what) I am|(?:can't|couldn't|never) (?:get|be|fall) pregnant|(?:don't|didn't) want (?:it|the baby|this baby)$|wrong with me)\b/i;

/** What speaks of death, or of hurting oneself: said back, it would sound like leave to do it. */
const dangerous =
  /\b(?:dead|alive|exist\w*|suicid\w*|kms|unaliv\w*|self[- ]?(?:harm|injur)\w*|(?:never|not|without) (?:\w+ )?wak(?:e|ing)|\w+n't (?:want to |have to )?(?:ever )?wake|woke up again|sleep forever|stop living|(?:of|worth|with|point|done|keep) living|(?:done with|tired of|sick of|give up on) (?:my )?life|(?:been|was|were|hadn't been|wasn't) born|end(?:ing)? (?:it|things|my life|everything)|everything to end|go on(?! (?:a|the|to|with|stage|holiday|vacation)\b)|jump\w* (?:off|from|in front|out)|pills?|tablets|overdos\w*|noose|gun|wrists?|cut(?:ting)? (?:again|myself|last|today|tonight|deep)|(?:hurt|harm|hurting|harming|burn|drown|hang|choke) myself|better off|disappear\w*|vanish\w*|be gone|was gone|heaven|this (?:world|earth)|to live(?! (?:in|with|near|by|at|here|there)\b)|the point|(?:want|wish|deserve) death|not be here|on (?:myself|purpose)|goodbye|no (?:meaning|purpose)|cutting|drown|going to jump|do life|been me|myself again|hate living|ending it|gonna)\b/i;

/** What somebody did to the person, which is theirs to tell, and not the voice's. */
const violent =
  /\b(?:chok\w*|strangl\w*|assault\w*|molest\w*|touched me|beats?|beating|slap\w*|kicked me|grabbed me|pushed me|shoved me|forced (?:me|himself|herself)|groom\w*|threaten\w*|violen\w*)\b/i;

/** Whether a clause had better not be said back. */
function isUnspeakable(clause: string): boolean {
  return [unspeakable, condemning, dangerous, violent].some((sign) => sign.test(clause));
}

const events = new Set(
  (
    "presentation interview exam test meeting pitch talk speech deadline appointment review date wedding " +
    "flight trip move surgery operation race match game concert audition recital performance funeral " +
    "conversation call day week party visit hearing defence viva launch start shift birthday scan chemo prom"
  ).split(" "),
);

const things =
  /^(?:(?:my|the|our|this) )?(?:[a-z]+ )?(?:money|work|job|boss|mother|mom|mum|father|dad|family|kids|children|son|daughter|sister|brother|husband|wife|partner|boyfriend|girlfriend|marriage|relationship|relationships|future|health|school|studies|career|bills|debt|rent|divorce|breakup|exams|deadlines|house|dog|cat|friend|friends|body|weight|sleep|thesis|business|project|interview|exam|presentation|wedding|move|anxiety|stress)$/i;

const plurals = /(?:s|children)$/i;

const subjects =
  /^(?:i|i'm|i've|i'll|i'd|my|we|we're|we've|it|it's|there|there's|everything|everyone|everybody|nothing|nobody|no one|people|the|our|work|life|money|today|this|things|she|he|they|he's|she's|they're|school|time|mum|mom|dad|tomorrow|tonight|all|some|someone|something|some people|his|her|their|\w+ing)$/i;

/** What only a person does: before it, an unknown word with a capital is a name. */
const personalVerb =
  /^(?:says?|said|told|wants?|thinks?|left|died|called|wrote|does|has|loves?|keeps?|knows?|needs?|asked|moved|passed|hugged|isn't|won't|doesn't|and)$/;

/** "Ellen's test", "Laura says": a name that begins the clause. */
function startsWithName(words: readonly string[]): boolean {
  const [first = "", second = "", third = ""] = words;
  return /^[A-Z][a-z]+$/.test(first) && !subjects.test(first)
    ? personalVerb.test(second)
    : /^[A-Z][a-z]+'s$/.test(first) && !subjects.test(first) && hasVerb([third]);
}

const futureDay =
  /\b(?:(tomorrow)|(?:on|this|next|coming|until) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)|(next week)|(next month)|this (weekend))\b/i;

function strip(clause: string): string {
  return clause
    .replace(
      /^(?:and|but|well|because|also,?|then|or|yeah|honestly|basically|like|okay|ok|hi|hello|hey|please|today,|lately,|right now,|(?:now|then|sometimes)(?= i\b))[ ,]+(?=\w)/i,
      "",
    )
    .replace(/^I don't know,? (?=(?:just|i'm|so|it's)\b)/i, "")
    .replace(/^just (?=(?:tired|exhausted|sad|lonely|stuck|bored|scared|worried)\b)/i, "")
    .replace(/^so,? (?=(?:i|i'm|i've|my|it|it's|we|there's)\b)/i, "")
    .replace(/,$/, "")
    .trim();
}

/** "Walter and I" is one who acts, and no place to cut. */
const jointSubject = /(^|[.!?] |, )((?:my|our) [a-z]+|[A-Z][a-z]+) and I\b/gi;

/** Cuts a text into clauses: at sentence ends, and where "and", "but" or a comma opens a new one. */
function split(cleaned: string): readonly string[] {
  return cleaned
    .replace(jointSubject, "$1I and $2")
    .split(
      /[.!]\s+|[.!]$|(?<=\?)\s+|(?:,| and| but| because|, and|, but) (?=(?:(?:honestly|now|then|still|sometimes) )?(?:i|i'm|i've|i'd|my|it's|we|he|he's|she|she's|they|everyone|nobody|there's|the whole)\b)|, (?:and |but )?(?=(?:work|so|just|also|what if|can't|don't|still|the|our|his|her|it|never)\b)/i,
    )
    .map(strip)
    .filter((clause) => clause !== "");
}

function hasVerb(words: readonly string[]): boolean {
  return words.some(
    (word) =>
      isAuxiliary(word) ||
      isThirdPersonVerb(word) ||
      isPastVerb(word) ||
      isBaseVerb(word) ||
      /n't$|'s$/.test(word),
  );
}

/** Gerunds that say of which kind an event is: "driving test". */
const kinds =
  /^(?:driving|speaking|listening|reading|writing|swimming|running|dancing|singing|training|opening|closing|planning)$/;

/** An event without a verb: "big presentation tomorrow" becomes "there's a big presentation tomorrow". */
function announce(clause: string): string | null {
  const words = lowerFirst(clause).split(" ");
  const [start = ""] = words;
  // "It's my birthday", "missed my flight": a sentence, or what happened, and no kind of event.
  const happened = isPastVerb(start) || (baseOfGerund(start) !== null && !kinds.test(start));
  if (
    !events.has(start) &&
    (/'/.test(start) || happened || /^\w+ed (?:my|our|the|a|an)\b/i.test(clause))
  ) {
    return null;
  }
  const at = words.findIndex((word) => events.has(word));
  if (
    at < 0 ||
    at > 3 ||
    words.length > 9 ||
    hasVerb(words.filter((_, index) => index !== at && index !== 0))
  ) {
    return null;
  }
  const after = words.slice(at + 1).join(" ");
  const placed =
    /^(?:(?:round \w+ )?(?:tomorrow|tonight|today|this|next|on|in|at|with|coming|about|for|later|the day|first thing)\b.*)?$/.test(
      after,
    );
  if (!placed) {
    return null;
  }
  if (words[at] === "chemo") {
    return at === 0 ? `there's ${words.join(" ")}` : null;
  }
  const determined = /^(?:a|an|the|my|our|another|one|two|three|four|five|no)$/.test(
    words[0] ?? "",
  );
  const noun = determined ? words.join(" ") : `${articleFor(words[0] ?? "")} ${words.join(" ")}`;
  const first = /^(?:first|last)$/.test(words[0] ?? "")
    ? `your ${words.join(" ")}`
    : turnToYou(noun);
  return /^(?:two|three|four|five)$/.test(words[0] ?? "") ? null : `there's ${first}`;
}

/** What happened, told without a subject or a verb, as a clause in the first person. */
function completeFragment(lower: string): string | null {
  if (/^(?:laid off|fired|dumped|diagnosed|rejected|passed over)\b/.test(lower)) {
    return `I was ${lower}`;
  }
  const loss = /^(?:my |another |first |second |third |fourth )*(?:miscarriage|stillbirth)$/.exec(
    lower,
  );
  if (loss !== null) {
    return `this was ${/^(?:my|another)\b/.test(lower) ? lower : `my ${lower}`}`;
  }
  if (
    /^(?:(?:had )?(?:a|another) )?(?:big )?(?:fight|argument) with (?:my|our) \w+(?: \w+)?$/.test(
      lower,
    )
  ) {
    return `there was ${/\b(?:a|another)\b/.test(lower) ? lower.replace("had ", "") : `${articleFor(lower)} ${lower}`}`;
  }
  if (
    /^(?:divorce papers|scan|biopsy|tests?|test results|results|blood tests?) (?:came|is|are|was|were|arrived)\b/.test(
      lower,
    )
  ) {
    return `the ${lower}`;
  }
  if (/^baby (?:is|was|came|won't|doesn't)\b/.test(lower)) {
    return `my ${lower}`;
  }
  const dated =
    /^(?:my |the )?((?:\w+ )?(\w+)) is (?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|next week)$/i.exec(
      lower,
    );
  if (dated !== null && events.has(dated[2]?.toLowerCase() ?? "")) {
    const day = dated[3] ?? "";
    return `my ${dated[1] ?? ""} is ${/day$/i.test(day) ? "on " : ""}${day}`;
  }
  const pondering =
    /^(?:i'm )?(?:just )?(?:thinking|wondering|debating)(?: about)? (?:whether|if) (.+)$/.exec(
      lower,
    )?.[1];
  return pondering === undefined ? null : `I'm wondering whether ${pondering}`;
}

/** "Should I leave Mark?" as something that the person asks themselves; null for other questions. */
function sayQuestionBack(clause: string): string | null {
  const asked = /^(?:so )?should i (?:just )?([a-z].*)\?$/i.exec(clause)?.[1];
  return asked === undefined ? null : turnToYou(`I'm asking myself whether to ${asked}`);
}

/** One clause in the second person; null when it can't be said back with certainty. */
function sayBack(written: string): string | null {
  const clause = written
    // "scared but calm??" doubts, and asks nothing.
    .replace(/^((?:I|I'm|I've|my|so|just|maybe)\b.*)\?$/i, "$1")
    .replace(/^(?=(?:mum|mom|dad|gran|grandma|grandpa)\b)/i, "my ")
    .replace(/^my [MDG](?=\w)/, (start) => start.toLowerCase());
  const words = clause.split(" ");
  const lower = lowerFirst(clause);
  if (clause.endsWith("?")) {
    return isUnspeakable(clause) || words.length > maxWords - 4 ? null : sayQuestionBack(clause);
  }
  if (
    words.length > maxWords ||
    isUnspeakable(clause) ||
    /\b(?:you|your|you're|yours|yourself|thee)\b/i.test(clause) ||
    // Turned to "you", a duty would sound like an order.
    /^i(?:'ve got to| (?:really |just |still )?(?:should|must|ought|have to|need to))\b/i.test(
      clause,
    ) ||
    !/[aeiouy]/i.test(clause)
  ) {
    return null;
  }
  const [first = "", second = ""] = lower.split(" ");
  if (
    isState(lower) ||
    (isState(first) && /^(?:about|of|with|at|from|by|for|because|before|after)$/.test(second)) ||
    (/^(?:so|very|really|too|just|feeling|a)$/.test(first) &&
      isState(lower.split(/ (?:about|of|with|at|from|by|for|because|before|after|of) /)[0] ?? ""))
  ) {
    return turnToYou(`I am ${lower}`);
  }
  const completed = completeFragment(lower);
  if (completed !== null) {
    return turnToYou(completed);
  }
  const event = announce(clause);
  if (event !== null) {
    return event;
  }
  if (things.test(lower)) {
    return `${turnToYou(lower)} ${plurals.test(lower) && !/(?:stress|business|thesis)$/.test(lower) ? "are" : "is"} on your mind`;
  }
  if (/^(?:i|i'm|i've|i'll|i'd)$/i.test(first)) {
    const verb =
      clause
        .replace(/^I and (?:my |our )?\w+ /, "I ")
        .split(" ")
        .slice(1)
        .find((word) => !isAdverb(word))
        ?.replace(/,$/, "")
        .toLowerCase() ?? "";
    const known = /'/.test(first) || isAuxiliary(verb) || isBaseVerb(verb) || isPastVerb(verb);
    return known && words.length >= (isAuxiliary(verb) || /'/.test(first) ? 3 : 2)
      ? turnToYou(clause)
      : null;
  }
  if (startsWithName(words)) {
    // Keeps the capital of the name.
    return turnToYou(`x ${clause}`).slice(2);
  }
  if (
    subjects.test(first) &&
    words.length >= 3 &&
    hasVerb(/^it's$/i.test(first) ? words : words.slice(1)) &&
    baseOfGerund(first) === null
  ) {
    return turnToYou(clause);
  }
  const start = isAdverb(first) ? second : first;
  if (
    /^(?:can't|don't|didn't|couldn't|haven't|won't|wasn't|had|need|want|have|feel|keep|lost|got|think|miss|hate|wish|worry|know|hope)$/.test(
      start,
    ) &&
    words.length >= (start.endsWith("n't") ? 2 : 3)
  ) {
    return turnToYou(`I ${lower}`);
  }
  // After "my" or "the" a word is a noun, whatever it may be elsewhere: "my taxes".
  const free = words.filter(
    (_, index) => index > 0 && !/^(?:my|the|our|his|her|their)$/i.test(words[index - 1] ?? ""),
  );
  const isWaiting = /^waiting (?:for|on|to)$/.test(`${first} ${second}`);
  if (baseOfGerund(first) !== null && words.length >= 2 && (isWaiting || !hasVerb(free))) {
    return turnToYou(`I am ${lower}`);
  }
  if (
    isPastVerb(first) &&
    words.length >= 3 &&
    /^(?:my|a|an|the|out|up|with|to|into|for|nobody|no)$/.test(second)
  ) {
    return turnToYou(`I ${lower}`);
  }
  return null;
}

function dayOf(cleaned: string): string | null {
  const ahead = split(cleaned).filter((clause) => !clause.split(" ").some(isPastVerb));
  const match = futureDay.exec(ahead.join(". "));
  const found = match?.slice(1).find((group) => group !== undefined) ?? null;
  if (found === null) {
    return null;
  }
  const lower = found.toLowerCase();
  if (lower === "weekend") {
    return "the weekend";
  }
  return lower.endsWith("day") ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
}

/** What a clause about the recognised theme weighs more. */
const themeWeight = 3;

/**
 * Reads a cleaned description. What is said back is what weighs most in it: losses, decisions,
 * feelings, people. `matters` tells whether a clause is about the theme that was recognised, which
 * weighs as well.
 */
export function readConcern(cleaned: string, matters: (clause: string) => boolean): Concern {
  const spoken = split(cleaned)
    .slice(0, 24)
    .flatMap((clause, position) => {
      const said = sayBack(clause);
      const weight = weigh(clause) + (matters(clause) ? themeWeight : 0);
      const tellsWho = person.test(clause) || startsWithName(clause.split(" "));
      return said === null ? [] : [{ clause, said, position, weight, tellsWho }];
    });
  const chosen = chooseHeaviest(spoken).map(({ said }) => said);
  return { clauses: [...new Set(chosen)], day: dayOf(cleaned) };
}
