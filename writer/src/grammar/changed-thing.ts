import { isOneThing } from "./countable-nouns.ts";
import { isMass } from "./mass-nouns.ts";
import { readNounPhrase } from "./noun-phrase.ts";
import { lowerUnlessName } from "./proper-names.ts";
import { isVerb } from "./verbs.ts";
import { isPerson, isPlural } from "./words.ts";

/** How a thing is to be that is there already: "truck paid off", "teeth fixed". */
const done =
  /^(?:(?:all )?(?:paid|sorted|back|fixed|done|under control|in order|gone|mended|\w+(?:ed|en|wn|lt|nt|ught))(?: (?:off|out|up|down|back|in full|again|for good))?)(?: (?:by|before|this|next|soon|within|after|until) .*)?$/i;
/** Typed in the plain form by those who learn English: "visa approve". */
const granted: Readonly<Record<string, string>> = {
  approve: "approved",
  accept: "accepted",
  fix: "fixed",
  finish: "finished",
  grant: "granted",
  publish: "published",
  renew: "renewed",
};
/** What one has without having made or bought it: "hair back". */
const ownBody =
  /^(?:hair|voice|confidence|energy|strength|health|sleep|memory|appetite|spark|eyesight|hearing|licence|license|job|deposit|house|home|land|car|smile|freedom|life|money|fitness|waist|figure)$/i;

/**
 * A thing of the person's that is to be otherwise than it is, with the "my" that was left out: "mortgage paid off" as "my mortgage
 * paid off". Null where it is no such thing.
 */
export function toChangedThing(sentence: string): string | null {
  const isOwn = /^(?:my|our|the) /i.test(sentence);
  const words = sentence.split(" ").slice(isOwn ? 1 : 0);
  const [first = "", ...others] = words;
  const isBack = /^back(?: (?:by|before|from|this|next|again)\b.*)?$/i.test(others.join(" "));
  if (!isOwn && isBack && ownBody.test(first)) return `my ${lowerUnlessName(sentence)}`;
  // "My name on the door"
  const named = isOwn ? readNounPhrase(words, 0) : null;
  const place = words.slice(named?.end ?? 0);
  const isPlaced = /^(?:in|on|at)$/.test(place[0] ?? "") && place.length > 1;
  if (
    named !== null &&
    named.kind !== "role" &&
    isPlaced &&
    !place.some((word) => isVerb(word, "third"))
  )
    return `${(sentence.split(" ")[0] ?? "").toLowerCase()} ${words.join(" ")}`;
  // The words up to the participle are all of the thing.
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      (Object.hasOwn(granted, word) ||
        /^(?:approved|sorted|granted|whitened|insulated|renewed|finalised|signed|cured|healed)$/.test(
          word,
        ) ||
        (isVerb(word, "participle") && !isVerb(word, "base"))),
  );
  if (at < 1 || at > 3) return null;
  const phrase = readNounPhrase([...words.slice(0, at), "and"], 0);
  const last = words[at - 1] ?? "";
  // "Cataracts done": many of what no list has.
  const isUnknownMany =
    at === 1 &&
    isPlural(first) &&
    !isPerson(first) &&
    !isVerb(first, "third") &&
    /^(?:done|fixed|sorted|removed)$/.test(words[1] ?? "");
  const isThing =
    isUnknownMany ||
    (phrase !== null &&
      phrase.kind !== "role" &&
      (isOneThing(last) || isMass(last) || phrase.kind === "many"));
  const participle = granted[words[at] ?? ""] ?? words[at] ?? "";
  const state = [participle, ...words.slice(at + 1)].join(" ");
  // "Kids schools fees paid"
  const isJumbled = words.slice(0, at - 1).some((word) => isPlural(word));
  if (isJumbled || !isThing || isVerb(first, "base") || !done.test(state)) return null;
  const name = words.slice(0, at).join(" ");
  const owner = isOwn ? (sentence.split(" ")[0] ?? "my").toLowerCase() : "my";
  return `${owner} ${lowerUnlessName(name)} ${state}`;
}
