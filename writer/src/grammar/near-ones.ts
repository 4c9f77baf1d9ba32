import { isMass } from "./mass-nouns.ts";
import { articleFor, readNounPhrase } from "./noun-phrase.ts";
import { isVerb } from "./verbs.ts";

/** Of these one has one's own: "bring wife here". */
const near =
  /^(?:mother|mum|mom|mam|father|dad|wife|husband|son|sons|daughter|daughters|brother|brothers|sister|sisters|grandson|grandsons|granddaughter|granddaughters|grandkids|grandchildren|parents|grandparents|grandma|grandpa|granny|grandad|nan|gran|papa|mama|abuela|boss)$/i;
/** These may be anybody's, but not where they are sent, brought or called. */
const young = /^(?:kids|children|boys|girls|family|friends|mates|cousins)$/i;
const moving =
  /^(?:bring|call|drop|fetch|feed|forgive|hug|invite|phone|reunite|ring|see|send|surprise|take|tell|text|thank|visit)$/i;
const others =
  /^(?:beat|care|feed|forgive|help|honour|join|make|meet|move|protect|support|treat|with|to|from|for|by|near|and)$/i;
const linking = /^(?:with|to|from|for|by|near|and|about)$/i;

/** "Send my kids good school": to where. */
function withGoal(words: readonly string[]): readonly string[] {
  const at = words[1] === "my" ? 3 : 2;
  const phrase = /^send$/i.test(words[0] ?? "") ? readNounPhrase(words, at) : null;
  if (phrase === null || phrase.kind === "role" || phrase.kind === "many") return words;
  const noun = phrase.words.at(-1)?.toLowerCase() ?? "";
  const isBare = isMass(noun) && phrase.words.length === 1;
  const isPlace = /^(?:school|college|university|uni|nursery|academy|camp|kindergarten)$/.test(
    noun,
  );
  if (!isPlace) return words;
  const to = isBare ? ["to"] : ["to", articleFor(phrase.words[0] ?? "")];
  return [...words.slice(0, at), ...to, ...words.slice(at)];
}

/** What somebody does, with "my" before those who are theirs for certain: "bring wife here", "holiday with sister". */
export function withMyOwn(doing: string): string {
  const words = doing.split(" ").flatMap((word, at, all) => {
    const before = (all[at - 1] ?? "").toLowerCase();
    const name = word.replace(/,$/, "");
    const isSomeones = near.test(name) && (moving.test(before) || others.test(before));
    // "Wife and kids", "my wife and son" have one "my" for both.
    const isJoined =
      before === "and" &&
      (at < 2 || all.slice(0, at - 1).some((each) => /^(?:my|our|a|an|the)$/.test(each)));
    const isVerbal = linking.test(before) || isVerb(before, "base");
    const isYoung = young.test(name) && at === 1 && moving.test(before);
    // "A trip to mother and baby groups", "a letter to wife number two"
    return isVerbal && !isJoined && (isSomeones || isYoung) ? ["my", word] : [word];
  });
  return withGoal(words).join(" ");
}
