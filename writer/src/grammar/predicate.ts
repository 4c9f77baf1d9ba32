import { hasBareNoun } from "./bare-noun.ts";
import { type Clause, skipAdverbs } from "./clause.ts";
import { isGladPast, isGladPossession, isGladState, isStateTail } from "./state.ts";
import { baseOf, isVerb } from "./verbs.ts";
import { isBleak, isGoodState } from "./words.ts";

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** Wishes and doubts, and events: told in the present tense, these are still to come. */
const unsettled = words(
  "want wish hope need intend try aim doubt seem appear become win marry graduate pass achieve reach retire quit " +
    "publish succeed expect wait deserve begin launch promise lose stop find guess suppose mean",
);

/** What nobody wants to be told they do; that they don't, gladly. */
const sorry = words(
  "cry smoke vape gamble panic procrastinate overthink overeat struggle suffer worry argue fight shout snore lie " +
    "cheat steal hurt fear regret miss owe doubt relapse yell starve die lose fail stress blame complain waste " +
    "sweat obey hide stutter apologise apologize freeze bet bite crave hate drink care",
);

/** What nobody wants to be told they don't do. */
const glad = words(
  "know sleep matter belong deserve succeed like love enjoy trust see understand want have eat believe live laugh " +
    "breathe feel cope accept help listen win work walk talk read get hope wish seem",
);

/** Done and past, these are still a wish, or a loss. */
const undone = words(
  "want hope wish dream need try plan think decide promise expect wait use divorce burn ruin deserve forget feel have",
);

/** Verbs that say enough without an object: "I meditate". */
const alone = words(
  "meditate exercise travel paint dance write sing pray cook garden swim run read volunteer draw sew knit climb surf " +
    "cycle sail ski teach jog thrive heal smile laugh drive farm fish hike tithe breathe relax rest cope box bowl sleep " +
    "graduate retire qualify recover win pass survive forgive",
);

/** What somebody near does towards the person: "my boss trusts me". Other deeds of theirs are their own. */
const towards = words(
  "love trust know understand respect support listen call ask talk make let help forgive believe visit phone ring hug " +
    "tell treat accept see like look need play read speak appreciate value include encourage text invite eat live be do",
);

/** What a thing of somebody's does only once, and so is still to do it in the present tense. */
const onceOnly = words(
  "start stop become win open sell succeed pass fail die hurt ache take get end finish grow come change improve break lose",
);

const amount =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|[\\w-]+teen|[\\w-]+ty(?:-\\w+)?|half) ";

/** Verbs that are told only where this follows. */
const onlyWith: Readonly<Record<string, RegExp>> = {
  beat: /^(?!(?:my|the|him|her|a) (?!.*\bat\b))/,
  break: /^(?:the habit|free|the cycle|(?:my|the) (?:\w+ )?record)\b/,
  dream: /^in \w+$/,
  drink:
    /^(?!.*\b(?:wine|beer|vodka|gin|whisky|alcohol|alone|too|a lot|at night|again|to)\b)\w+ \w/,
  drop: new RegExp(String.raw`^(?:${amount}|a stone\b)`),
  fall: /^(?:asleep|in love|pregnant)\b/,
  keep: /^(?!(?:thinking|looking|crying|failing|losing|beating|trying|hoping|asking)\b)/,
  lose: new RegExp(String.raw`^(?:${amount}|a stone\b|weight\b|the weight\b)`),
  plan: /^(?:my|our)\b/,
  stop: /^\w+ing\b/,
  think: /^(?:before|clearly|positively|well of|of my)\b/,
};

/** Verbs of one event, which is still to come in the present tense where this follows. */
const event =
  /^(?:buy (?:a|an|my|our|the) |get (?:a|the|my|promoted|married|hurt|sick|angry|tired|lost|drunk|paid|pregnant)|(?:start|open|leave|move|finish|meet) (?:a|an|the|my|our|to|into|out|from|work(?:ing)?) (?:\w+ )?(?:own|new|job|book|novel|thesis|degree|business|company|shop|school|university|house|home|studies|phd|charity|family|husband|wife|love|partner|soulmate|course|italy|spain))\b/;

/** What "I got" is glad of. */
const gotten =
  /^(?:the|a|an|my|our|into|through|over|back|better|married|engaged|promoted|two|three|ten|[\w-]+(?:ty|teen))\b/;

/** "I don't feel guilty", "I don't have debts": good to be told, although the verb is a glad one. */
function isRelief(verb: string, rest: string): boolean {
  if (verb === "feel") {
    return /^(?:so |too )?(?:guilty|ashamed|afraid|anxious|sick|alone|lonely|bad|scared|embarrassed|stuck|judged|awkward|nervous|tired|the need|the urge|small)\b/.test(
      rest,
    );
  }
  if (verb === "have") {
    return isBleak(rest) && /^(?:any |a )?\w+(?: \w+)?$/.test(rest);
  }
  return verb === "eat" && /\b(?:meat|sugar|sweets|late|at night|when|animals|junk)\b/.test(rest);
}

/** Whether "I don't" and the like turn these words into something to be glad of. */
function isGladlyNotDone(verb: string, rest: readonly string[]): boolean {
  const isTold = sorry.has(verb) || isRelief(verb, rest.join(" ")) || !glad.has(verb);
  return (
    isVerb(verb, "base") &&
    verb !== "be" &&
    isTold &&
    (rest.length > 0 || sorry.has(verb) || alone.has(verb))
  );
}

function isGladFeeling(rest: readonly string[]): boolean {
  const tail = skipAdverbs(rest);
  const isState = isGoodState(tail.words[0] ?? "") && isStateTail(tail.words.slice(1));
  return !tail.isNegated && (isState || /^at (?:home|peace|ease)\b/.test(rest.join(" ")));
}

/** Whether a plain verb and its rest tell of something that one does and may be glad of. */
function isGladlyDone(verb: string, rest: readonly string[]): boolean {
  const all = rest.join(" ");
  if (!isVerb(verb, "base") || verb === "be") {
    return false;
  }
  if (verb === "have") {
    return isGladPossession(rest);
  }
  if (verb === "feel") {
    return isGladFeeling(rest);
  }
  const only = onlyWith[verb];
  if (only !== undefined ? !only.test(all) : sorry.has(verb)) {
    return false;
  }
  const isRun = [verb, ...rest.slice(0, 2)].every((word) => isVerb(word, "base"));
  const isAhead = unsettled.has(verb) || event.test(`${verb} ${all}`);
  return !isAhead && !(isRun && rest.length > 1) && (rest.length > 0 || alone.has(verb));
}

/** Whether what was done is for certain done, and something to be glad of: "ran", "I've run". */
function isGladPastDeed(verb: string, rest: readonly string[]): boolean {
  const base = baseOf(verb);
  const all = rest.join(" ");
  const only = onlyWith[base];
  if (
    base === "be" ||
    undone.has(base) ||
    (only === undefined ? sorry.has(base) : !only.test(all))
  ) {
    return false;
  }
  if (base === "get") {
    return gotten.test(all) && !isBleak(all);
  }
  return base !== "drink" && (rest.length > 0 || alone.has(base));
}

/** What follows "I have": "been accepted", "sold my candles", "got two kids". */
function isGladPerfect(after: readonly string[], wasNegated: boolean, clause: Clause): boolean {
  const skipped = skipAdverbs(after);
  const isNegated = wasNegated || skipped.isNegated;
  const [first = "", ...rest] = skipped.words;
  if (first === "been") {
    const isVisit = rest[0] === "to" && rest.length > 1 && !isNegated;
    return isVisit || isGladPast(rest, isNegated, clause);
  }
  if (first === "got" && !isNegated) {
    return (
      isGladPossession(rest) || /^(?:over|back|into|through|better|used)\b/.test(rest.join(" "))
    );
  }
  if (!isVerb(first, "participle")) {
    return false;
  }
  if (isNegated) {
    return (
      sorry.has(baseOf(first)) || /^(?:had|felt|missed|touched|bought|used|taken)$/.test(first)
    );
  }
  return isGladPastDeed(first, rest);
}

/** What somebody or something of the person's does: "my phone stays in the kitchen". */
function isGladDeedOf(clause: Clause, verb: string, rest: readonly string[]): boolean {
  const isPresent = isVerb(verb, clause.isMany ? "base" : "third") && !onceOnly.has(baseOf(verb));
  return rest.length > 0 && (isPresent || (isVerb(verb, "past") && isGladPastDeed(verb, rest)));
}

/** "I sing and goes": the second verb doesn't fit the subject. */
function hasSplitAgreement({ subject, words: all }: Clause): boolean {
  const isOwn = subject === "I" || subject === "we";
  return isOwn && /\band (?:was|is|has|does|goes|were)\b/.test(all.join(" "));
}

/** Somebody else's affair, unless it is towards the person or of them: "my dad is proud of me". */
function isOthersAffair({ subject }: Clause, verb: string, rest: readonly string[]): boolean {
  const isNear = rest.some((word) => /^(?:i|i'm|me|my|mine|us|our)$/.test(word));
  const base = baseOf(verb.replace(/n't$/, ""));
  return subject === "person" && !(isNear && towards.has(base)) && !(base === "be" && isNear);
}

/** Whether what is said is for certain right, so by now, and may gladly be told. */
export function isGladClause(clause: Clause): boolean {
  const { subject } = clause;
  const { words: tail, isNegated } = skipAdverbs(clause.words);
  const [verb = "", ...rest] = tail;
  const [first = ""] = clause.words;
  // "I not smoke", "I more read", "I always am calm", "I already finish": not where English has these words.
  const isMisplaced =
    /^(?:not|more|less|very|twice|once|fully|here|well)$/.test(first) ||
    (first !== verb && /^(?:am|is|are|was|were)$/.test(verb)) ||
    (first === "already" && isVerb(verb, "base") && verb !== "have");
  const isBroken = isMisplaced || hasBareNoun(clause.words) || hasSplitAgreement(clause);
  if (isBroken || isOthersAffair(clause, verb, rest)) {
    return false;
  }
  const inner = skipAdverbs(rest);
  const [deed = "", ...objects] = inner.words;
  switch (verb) {
    case "am":
      return subject === "I" && isGladState(rest, isNegated, clause);
    case "is":
    case "are":
      return (
        subject !== "I" &&
        (subject !== "we" || verb === "are") &&
        isGladState(rest, isNegated, clause)
      );
    case "was":
    case "were":
      return (
        (subject === "I" ? verb === "was" : subject !== "we" || verb === "were") &&
        isGladPast(rest, isNegated, clause)
      );
    case "isn't":
    case "aren't":
    case "wasn't":
    case "weren't":
      return isGladState(rest, true, clause);
    case "have":
    case "has":
      return (!isNegated && isGladPossession(rest)) || isGladPerfect(rest, isNegated, clause);
    case "haven't":
    case "hasn't":
      return isGladPerfect(rest, true, clause);
    case "do":
    case "does":
    case "did":
      if (rest[0] === "not") {
        return isGladlyNotDone(deed, objects);
      }
      break;
    case "don't":
    case "doesn't":
    case "didn't":
      return !inner.isNegated && isGladlyNotDone(deed, objects);
    case "can":
      if (isNegated || inner.isNegated) {
        return false;
      }
      return deed === "be" ? canBe.test(objects.join(" ")) : isGladlyDone(deed, objects);
  }
  if (subject !== "I" && subject !== "we") {
    return !isNegated && isGladDeedOf(clause, verb, rest);
  }
  if (isNegated) {
    return isGladlyNotDone(verb, rest);
  }
  return isVerb(verb, "base")
    ? isGladlyDone(verb, rest)
    : isVerb(verb, "past") && isGladPastDeed(verb, rest);
}

const canBe =
  /^(?:myself|at|in|with|there|around|proud|honest|calm|kind|still|alone|trusted|relied|open)\b/;
