import { mendDoing } from "./articles.ts";
import { isOneThing } from "./countable-nouns.ts";
import { isPlainVerb, mayBeGoalVerb } from "./goal-verbs.ts";
import { isMass } from "./mass-nouns.ts";
import { articleFor, readNounPhrase } from "./noun-phrase.ts";
import { isPost } from "./roles.ts";
import { baseOf, isVerb } from "./verbs.ts";
import { isWantedState } from "./wanted-state.ts";
import { isDeterminer, isPerson, isPlural } from "./words.ts";

/** What people call their nearest in other tongues, and who else is theirs. */
const alsoNear =
  /^(?:gran|gramps|papa|mama|abba|amma|abuela|abuelo|lola|lolo|baba|yaya|oma|opa|pop|pops|ma|pa|hubby|grandson|granddaughter|mother-in-law|landlord|supervisor|bro|sis|twin|fiance|fiancee)$/i;
/** Which of them. */
const which = /^(?:my|our|eldest|oldest|youngest|older|younger|little|big|old|middle|both)$/i;
/** Those whom one may yet wish for: a wish that ends with "with" is for such a one. */
const wishedFor =
  /^(?:wife|husband|partner|girlfriend|boyfriend|friends?|mates?|mentor|coach|therapist|doctor|teacher|baby|child|children|team|family|staff|boss|manager|crush|customers?|clients?|students?)$/i;
const shared =
  /^to (?:share|grow old|love|marry|talk|laugh|travel|build|have|help|teach|guide|support|cook|live|spend|walk|come home to|look after|take care|care)\b|\b(?:with|to|for|about)$/i;
/** What somebody near has to leave off is for no other voice to say. */
const shaming =
  /\b(?:drinking|gambling|cheating|hitting|lying|using|smoking weed|drugs|sober|rehab|clean from|lose weight|a shower)\b/i;
/** No one of them is certain to be the person's own. */
const notTheirOwn = /^(?:one|ex|crush|dancer)$/i;

/** "Sleep through the night", "work again" */
const doingOn = /^(?:through|again|better|well|more|less|harder|out|together|here|abroad)$/;
const isNear = (word: string) => isPerson(word) || alsoNear.test(word);
const isBase = (verb: string) => isVerb(verb, "base") || isPlainVerb(verb) || mayBeGoalVerb(verb);

/** "Not go", "should not worry", "doesn't drink": turned into what follows on "to". */
function toInfinitive(rest: string, isMany: boolean): string | null {
  const [, modal = "", no = "", after = ""] =
    /^(should|must|will|would|may|shall|can)( not|n't)? (\w+.*)$/i.exec(rest) ?? [];
  if (after !== "")
    return `${no === "" ? "" : "not "}to ${/^can$/i.test(modal) ? "be able to " : ""}${after}`;
  const plain = rest.replace(
    /^(?:doesn't|don't|do not|does not|isn't|not to|aren't|not) ?(?:to )?/i,
    "not ",
  );
  const isNot = plain.startsWith("not ");
  const words = plain.replace(/^not /, "").replace(/^to /, "").split(" ");
  const [verb = "", ...others] = words;
  const doing = mendDoing([baseOf(verb), ...others].join(" "), true);
  const told = `${isNot ? "not to" : "to"} ${doing}`;
  if (/^(?:to|not to) /.test(rest)) {
    // "Not to micromanage": behind "not to" any word is a verb.
    const isVerbal =
      isBase(verb) || (isNot && /^[a-z]{3,}$/.test(verb)) || /(?:ate|ify|ise|ize)$/.test(verb);
    return isVerbal ? told : null;
  }
  // As often what somebody is as what they do: "family close", "mum put in a home".
  if (/^(?:is|are|close|clean|hurt|put|cut|let|hit|set)$/.test(verb)) return null;
  // "Customers love my cakes": no noun has "my" behind it.
  const isNoun =
    (isOneThing(verb) || isMass(verb)) &&
    !doingOn.test(others[0] ?? "") &&
    !isDeterminer(others[0] ?? "");
  const isCertain = isVerb(verb, "third") && !isMany ? !isNoun : isBase(verb) && !isNoun;
  const isPast = isVerb(verb, "past") && !isVerb(verb, "base");
  return isCertain && !isPast ? told : null;
}

/** What somebody near is to be, without a verb: "back from the front", "happy", "doctor". */
function toState(rest: string): string | null {
  if (
    /^(?:back|home|together)(?: (?:safe|safely|from|to|in|for|with|by|soon|healthy|again|at|on|under)\b.*)?$/i.test(
      rest,
    )
  )
    return rest;
  // Nobody says it of whom they expect to live.
  if (/^(?:alive|hurt)\b/i.test(rest)) return null;
  const words = rest.split(" ");
  if (isWantedState(rest)) return `to be ${rest}`;
  const phrase = readNounPhrase(words, 0);
  if (phrase?.kind !== "role" || phrase.end < words.length) return null;
  return `to be ${isPost(rest) ? "" : `${articleFor(rest)} `}${rest}`;
}

/**
 * A goal of which somebody else is the one to do something, without the "my" that is left out: "mum to stop working" as "my
 * mum to stop working", "wife recover", "sons not go to war". Null where it isn't certain that it is about somebody near.
 *
 * @param sentence in plain spoken English
 */
export function toWantedOfOthers(sentence: string): string | null {
  if (/^God (?!first|willing)/i.test(sentence)) {
    const wanted = toInfinitive(sentence.slice(4), false);
    return wanted === null ? null : `God ${wanted}`;
  }
  const words = sentence.split(" ");
  const first = words.findIndex((word) => !which.test(word));
  // "Eldest to finish college"
  const at = isNear(words[first] ?? "") || !isNear(words[first - 1] ?? "") ? first : first - 1;
  const someone = words[at] ?? "";
  // "Mum and dad happy"
  const isPair = words[at + 1] === "and" && isNear(words[at + 2] ?? "");
  const end = isPair ? at + 3 : at + 1;
  const isOwn = /^(?:my|our)$/i.test(words[0] ?? "");
  if (at > 2 || notTheirOwn.test(someone) || !isNear(someone)) return null;
  const rest = words.slice(end).join(" ");
  const isDoubtful = !isOwn && wishedFor.test(someone) && shared.test(rest);
  if (rest === "" || isDoubtful || shaming.test(rest)) return null;
  const isMany = isPair || isPlural(someone);
  const wanted = toInfinitive(rest, isMany) ?? toState(rest);
  if (wanted === null) return null;
  const who = words.slice(0, end).map((word) => word.toLowerCase());
  return [...(isOwn ? [] : ["my"]), ...who, wanted].join(" ");
}

/** What a thing does by itself that somebody wishes it to: "farm to go to my son". */
const byItself =
  /^(?:to|not to) (?:go to|grow|succeed|survive|thrive|do well|heal|bloom|last|stay|work out|go viral|sell out|break even|be)\b/;

/** A thing of the person's that is to do something, with the "my" that is left out: "business to grow". */
export function toThingOfTheirs(sentence: string): string | null {
  const words = sentence.split(" ");
  const phrase = readNounPhrase(words, 0);
  const rest = words.slice(phrase?.end ?? 0).join(" ");
  const isPet = /^(?:cat|dog|horse|pony|puppy|hamster|rabbit|kitten|parrot)$/i.test(
    phrase?.words.at(-1) ?? "",
  );
  if (isPet && /^(?:not )?to /.test(rest) && !shared.test(rest))
    return `my ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  return phrase?.kind === "one" &&
    !/^(?:place|chance|reason|way|space|home)$/.test(phrase.words.at(-1) ?? "") &&
    byItself.test(rest) &&
    !/\b(?:in|with|for|from)$/.test(rest)
    ? `my ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : null;
}
