import { isState, isStateWord } from "./adjectives.ts";
import { articleFor, isRole, sentenceOfBareGoal } from "./goal-phrases.ts";
import { lowerFirst } from "./second-person.ts";
import { baseOfGerund, isBaseVerb, isPastVerb, participleOf } from "./verbs.ts";

/** Deeds that are done once: as already true they are told in the perfect. */
const once = new Set(
  (
    "lose finish complete publish graduate win buy reach land launch find pass quit stop beat learn save " +
    "overcome achieve accomplish earn start open found leave sell write clear move master close qualify " +
    "retire forgive build become pay see"
  ).split(" "),
);

const results: Readonly<Record<string, string>> = {
  promoted: "I have been promoted",
  published: "I am published",
  married: "I am married",
  engaged: "I am engaged",
  hired: "I have been hired",
  pregnant: "I am pregnant",
};

/** What one has without "a". */
const uncounted = new Set(
  (
    "skin hair health energy sleep food eyesight posture communication money credit work luck " +
    "nutrition balance news company taste confidence self-esteem focus memory vision digestion " +
    "discipline time mood stamina fitness people children friendship"
  ).split(" "),
);

function startsWithNumber(words: string): boolean {
  return /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|a thousand|a million)\b/i.test(
    words,
  );
}

/**
 * Leaves out the further deeds that the first one's form would break: "a book and be happy" becomes "a
 * book", and in the perfect "a book, travel the world" as well.
 */
function singleDeed(rest: string, isPerfect: boolean): string {
  const parts = rest.split(/(, (?:and )?| and )/);
  const breaks = (word: string): boolean => word === "be" || (isPerfect && isBaseVerb(word));
  const further = parts.findIndex(
    (part, index) => index % 2 === 0 && index > 0 && breaks(part.split(" ")[0] ?? ""),
  );
  return further === -1 ? rest : parts.slice(0, further - 1).join("");
}

/** "run a studio" as a sentence in "I": done once in the perfect, done ever again in the present. */
function sentenceOfVerb(base: string, rest: string): string | null {
  const single = singleDeed(rest, once.has(base));
  const tail = single === "" ? "" : ` ${single}`;
  if (base === "be" || base === "become") {
    return rest === "" ? null : /^(?:not|less afraid)\b/.test(rest) ? null : describe(rest, "");
  }
  if (base === "get") {
    if (/^my \w/i.test(rest)) {
      return `I have ${single}`;
    }
    if (/^(?:into|through|past|over|back (?:in|into|to|on))\b/.test(rest)) {
      return `I've got ${single}`;
    }
    if (/^better (?:at|with) \w/.test(rest)) {
      return `I am ${rest}`;
    }
    return results[rest.toLowerCase()] ?? (isState(rest) ? `I am ${rest}` : ownedOf(rest));
  }
  if (base === "stop" && baseOfGerund(rest.split(" ")[0] ?? "") === null) {
    return null;
  }
  if (base === "make" && /^(?:it|the \w+(?: \w+)?)$/.test(rest)) {
    return `I've made ${rest}`;
  }
  if (base === "feel" && isState(rest)) {
    return `I feel ${rest}`;
  }
  if (
    once.has(base) &&
    rest !== "" &&
    !/^and |\b(?:every|each|a day|a week|daily|weekly|more|less)\b/.test(rest)
  ) {
    return `I've ${participleOf(base)}${tail}`;
  }
  return `I ${base}${tail}`;
}

/** What follows "be": "calm", "a good father", "at peace". */
function describe(words: string, fallback: string): string | null {
  const [first = "", second = ""] = words.split(" ");
  const complemented =
    isState(first) && /^(?:with|to|about|in|at|of|for|around|and|than)$/.test(second);
  if (
    isState(words) ||
    complemented ||
    /^(?:a|an|the|my|able to|kind to|proud of|free of|free from|good (?:at|to|with)|there for|in|at|on|out of|more|less|someone|better at|happy|comfortable|confident) ?\b/i.test(
      words,
    )
  ) {
    return `I am ${lowerFirst(words)}`;
  }
  const head = words.split(" ").find((word) => isRole(word));
  if (head !== undefined && words.split(" ").length <= 4) {
    return `I am ${articleFor(words)} ${lowerFirst(words)}`;
  }
  return fallback === "" ? null : fallback;
}

/** The noun that the words are about: "husband" of "a loving husband who cooks". */
function headOf(words: string): string {
  const [core = ""] = words.split(/ (?:of|for|with|by|in|at|on|to|who|that)\b/);
  return core.split(" ").at(-1) ?? "";
}

/** Whether the words name somebody to be with, and not who one is: "a loving husband". */
function isCompany(words: string): boolean {
  return (
    /^(?:husband|wife|partner|friend|boss|mentor|therapist)$/i.test(headOf(words)) ||
    /\b(?:wo)?man (?:who|that)\b/i.test(words)
  );
}

/** What somebody has: "a house by the sea", "more time", "ten thousand subscribers". */
function ownedOf(words: string): string | null {
  const lower = lowerFirst(words);
  if (/\bhours? of sleep\b/.test(lower)) {
    return `I get ${lower}`;
  }
  if (/\bsteps\b/.test(lower) && startsWithNumber(lower)) {
    return `I walk ${lower}`;
  }
  if (
    /\b(?:push-?ups|pull-?ups|sit-?ups|squats|burpees)\b/.test(lower) &&
    startsWithNumber(lower)
  ) {
    return `I do ${lower}`;
  }
  const given = /^no more (\w+(?: \w+)?)$/.exec(lower)?.[1];
  if (given !== undefined && baseOfGerund(given.split(" ")[0] ?? "") === null) {
    return `I'm done with ${given}`;
  }
  const determined =
    /^(?:a|an|my own|more|less|enough|better|no|no more|another|time|good|great|healthy|plenty of)\s\w/i;
  if (determined.test(lower) || startsWithNumber(lower)) {
    const last = headOf(lower);
    const [, second = ""] = lower.split(" ");
    if (/^(?:no|less|more|better|good|great|healthy)$/.test(lower.split(" ")[0] ?? "")) {
      const sayable =
        baseOfGerund(second) === null &&
        !isStateWord(second) &&
        !/^(?:at|with|for|than|in|about)$/.test(second);
      const isOne = /^(?:better|good|great|healthy)$/.test(
        words.split(" ")[0]?.toLowerCase() ?? "",
      );
      const counted = isOne && !last.endsWith("s") && !uncounted.has(last);
      return sayable ? `I have ${counted ? "a " : ""}${lower}` : null;
    }
    return `I have ${lower}`;
  }
  return null;
}

/**
 * A goal without "I", as a sentence in the first person; null when its shape is not certain. What
 * `isWanted`, or is company, one has; without that a role is who one is: "a good father".
 */
export function sentenceOfFragment(fragment: string, isWanted = false): string | null {
  const lower = lowerFirst(fragment);
  const words = lower.split(" ");
  const [first = "", ...others] = words;
  const rest = others.join(" ");
  const bare = sentenceOfBareGoal(lower);
  if (bare !== null) {
    return bare;
  }
  if (
    isState(lower) ||
    (isState(first) && /^(?:with|to|about|around|than)$/.test(others[0] ?? ""))
  ) {
    return `I am ${lower}`;
  }
  if (isState(first) && others[0] === "for") {
    return `I have been ${lower}`;
  }
  if (first === "lost" && (startsWithNumber(rest) || /\b(?:weight|pounds|kilos)\b/.test(rest))) {
    return `I've lost ${rest}`;
  }
  if (
    /^(?:gym|church|therapy) (?:\w+ times a \w+|every \w+|daily|once a \w+|twice a \w+)$/.test(
      lower,
    )
  ) {
    return `I go to ${first === "gym" ? "the gym" : first} ${rest}`;
  }
  const housed =
    /^own (?:apartment|flat|house|home|place|room|car|business|company|shop|studio|bakery|office)$/;
  if (housed.test(lower)) {
    return `I have my ${lower}`;
  }
  if (/^fluent in \w/.test(lower)) {
    return `I am ${lower}`;
  }
  const ended = /^no more (\w+ing\b.*)$/.exec(lower)?.[1];
  if (ended !== undefined && baseOfGerund(ended.split(" ")[0] ?? "") !== null) {
    return `I've stopped ${ended}`;
  }
  if (
    /^(?:half[ -])?marathon$|^triathlon$|^ultramarathon$/.test(first.toLowerCase()) ||
    /^half marathon\b/.test(lower)
  ) {
    const timed = lower
      .replace(/(?<!in )\bunder\b/, "in under")
      .replace(/\bunder (?:two|three|four|five|six)$/, "$& hours");
    return `I run ${articleFor(lower)} ${timed}`;
  }
  if (first === "not" && isBaseVerb(others[0] ?? "")) {
    return others[0] === "be" ? null : `I don't ${rest}`;
  }
  if (first === "never" && isBaseVerb(others[0] ?? "")) {
    return `I never ${rest}`;
  }
  if (first === "be" || first === "being" || first === "become" || first === "becoming") {
    return sentenceOfVerb("be", rest);
  }
  const role =
    words.length <= 4 &&
    isRole(words.at(-1) ?? "") &&
    (words.length === 1 || isStateWord(first) || isPastVerb(first) || isRole(first));
  if (role) {
    return `I ${isWanted || isCompany(lower) ? "have" : "am"} ${articleFor(lower)} ${lower}`;
  }
  const base = baseOfGerund(first);
  if (base !== null && (rest !== "" || base !== "be")) {
    return base === "have" ? (ownedOf(rest) ?? `I have ${rest}`) : sentenceOfVerb(base, rest);
  }
  if (first === "have") {
    return rest === "" ? null : `I have ${rest}`;
  }
  if (!isWanted && /^(?:a|an) /.test(lower) && isRole(headOf(lower)) && !isCompany(lower)) {
    return `I am ${lower}`;
  }
  const owned = ownedOf(lower);
  if (owned !== null) {
    return owned;
  }
  if (
    isBaseVerb(first) &&
    (rest === "" ? false : !isState(rest) || first === "feel" || first === "get")
  ) {
    const nounLike =
      /^(?:work|love|money|travel|exercise|rest|peace|focus|balance|book|home|land|share|code)$/;
    if (
      nounLike.test(first) &&
      !/^(?:a|an|the|my|on|with|from|as|for|to|in|every|more|less|hard|out|at|home|well)\b/.test(
        rest,
      )
    ) {
      return null;
    }
    return sentenceOfVerb(first, rest);
  }
  const isDone = isPastVerb(first) && !isBaseVerb(first) && !isStateWord(first) && rest !== "";
  return isDone ? `I ${lower}` : null;
}
