import type { NamedPerson } from "@hearten/reading/reading.ts";

type Gender = "he" | "she";

const women =
  "mother mum mom mam mummy mommy mama ma wife girlfriend fiancee daughter stepdaughter sister stepsister half-sister " +
  "grandmother grandma granny gran nan nana nanna granddaughter aunt auntie aunty niece stepmum stepmom stepmother " +
  "mother-in-law sister-in-law daughter-in-law godmother goddaughter ex-wife ex-girlfriend landlady headmistress";
const men =
  "father dad daddy papa pa husband boyfriend fiance son stepson brother stepbrother half-brother grandfather grandad " +
  "granddad grandpa gramps grandson uncle nephew stepdad stepfather father-in-law brother-in-law son-in-law godfather " +
  "godson ex-husband ex-boyfriend headmaster";
const either =
  "boss manager supervisor partner child kid baby toddler cousin friend teacher tutor coach mentor therapist counsellor " +
  "doctor gp surgeon dentist nurse midwife landlord neighbour neighbor colleague coworker co-worker roommate flatmate " +
  "housemate ex spouse teenager sibling grandchild student client lawyer solicitor carer caretaker twin professor " +
  "consultant interviewer stalker crush parent grandparent stepchild hubby mate patient bestie";

const genders: ReadonlyMap<string, Gender | null> = new Map([
  ...women.split(" ").map((word) => [word, "she"] as const),
  ...men.split(" ").map((word) => [word, "he"] as const),
  ...either.split(" ").map((word) => [word, null] as const),
]);

/** Two words for one person: "my mum" and "mother". */
const families = [
  ["mother", "mum", "mom", "mam", "mummy", "mommy", "mama", "ma"],
  ["father", "dad", "daddy", "papa", "pa"],
  ["grandmother", "grandma", "granny", "gran", "nan", "nana", "nanna"],
  ["grandfather", "grandad", "granddad", "grandpa", "gramps"],
  ["boss", "manager", "supervisor"],
  ["child", "kid", "baby", "toddler"],
];

/** What may stand between "my" and the word, and says nothing that has to be said again. */
const dropped =
  /^(?:little|big|older|elder|younger|eldest|oldest|youngest|dear|lovely|beautiful|darling|only|own|new|late|poor|sweet|wonderful|amazing|teenage|adult|grown-up|baby|twin|current|elderly|line|\d+-?year-?old|\w+-year-old|\d+yo|\d+)$/;

/** These keep their place: a best friend is no mere friend. */
const kept = /^(?:best|ex|former|old)$/;

/** After these the word names no person: "my mother tongue", "my dad jokes". */
const compounds =
  /^(?:tongue|bod|jokes?|figures?|steps|company|fight|training|trip|bag|shower|issues|country|land|nature|ship|superior|material|group|phase|bump|weight|brain|blues|clothes|names?|role|job|position|school|in arms|in crime|in christ|hood|to be|application|practice|interview|loans?|visa|card|discount|id|life)\b/;

/** Others who may be meant by "he" and "she", or whom it may be about. */
const others =
  /\b(?:parents|grandparents|kids|children|sons|daughters|brothers|sisters|siblings|friends|mates|cousins|uncles|aunts|nephews|nieces|twins|babies|boys|girls|men|women|colleagues|coworkers|teachers|doctors|nurses|neighbours|neighbors|clients|bosses|managers|grandkids|grandchildren|grandsons|granddaughters|in-laws|exes|mums|moms|dads|nans|grandads|grandmas|both of them|man|woman|boy|girl|guy|bloke|lady|lad|someone else|somebody else)\b/;

const pronouns: Readonly<Record<Gender, Omit<NamedPerson, "who">>> = {
  he: { he: "he", him: "him", his: "his" },
  she: { he: "she", him: "her", his: "her" },
};

function familyOf(word: string): string {
  return families.find((family) => family.includes(word))?.[0] ?? word;
}

interface Mention {
  readonly word: string;
  readonly end: number;
  /** The words that the person would be called with: "your best friend"; null where "my" isn't before it. */
  readonly who: string | null;
}

/** "mother in law" and "ex husband" as one word each, in lower case. */
function normalise(text: string): string {
  return text
    .replace(/[’‘ʼ]/g, "'")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\b(mother|father|sister|brother|son|daughter)[ -]in[ -]law\b/g, "$1-in-law")
    .replace(/\bex[ -](husband|wife|boyfriend|girlfriend)\b/g, "ex-$1")
    .replace(/\bstep[ -](mum|mom|mother|dad|father|son|daughter|brother|sister|child)\b/g, "step$1")
    .replace(/\bhalf (brother|sister)\b/g, "half-$1")
    .replace(/\bgrand (mother|father|ma|pa|dad|son|daughter)\b/g, "grand$1")
    .replace(/\bgreat[ -](?=grand|aunt|uncle)/g, "")
    .replace(/\b(\w+)[ -]years?[ -]old\b/g, "$1-year-old")
    .replace(/\bbf\b/g, "boyfriend")
    .replace(/\bgf\b/g, "girlfriend");
}

/** Every word for a person; null where one of them doesn't name a person for certain. */
function mentionsIn(text: string): readonly Mention[] | null {
  const words = [...text.matchAll(/[a-z0-9]+(?:[-'][a-z]+)*/g)];
  const mentions: Mention[] = [];
  for (const [index, match] of words.entries()) {
    const word = match[0].replace(/'s?$/, "");
    const end = match.index + match[0].length;
    if (!genders.has(word) || (/^(?:ma|pa)$/.test(word) && words[index - 1]?.[0] !== "my")) {
      continue;
    }
    const before: string[] = [];
    let back = index - 1;
    while (
      back >= 0 &&
      (dropped.test(words[back]?.[0] ?? "") || kept.test(words[back]?.[0] ?? ""))
    ) {
      before.unshift(words[back]?.[0] ?? "");
      back -= 1;
    }
    const isMine = words[back]?.[0] === "my";
    const after = text.slice(end).trimStart();
    if (isMine && compounds.test(after)) {
      return null;
    }
    const keeps = before.filter(
      (each) => kept.test(each) && !(each === "old" && word !== "friend"),
    );
    mentions.push({ word, end, who: isMine ? ["your", ...keeps, word].join(" ") : null });
  }
  return mentions;
}

/** Whether another person is named beside: "my wife and Tom", "Lisa told my husband". */
function namesSomebodyElse(text: string): boolean {
  const verbs =
    "is|was|has|had|says|said|told|thinks|wants|wanted|left|died|and I|called|asked|keeps|will|came|went";
  return (
    /\b(?:and|with|or) (?!I\b|I')[A-Z][a-z]+\b(?! (?:is|was) (?:a|the))/.test(text) ||
    new RegExp(
      String.raw`(?:^|[.!?] |, |\b(?:that|because|but|when|if) )(?!I\b|My\b|She\b|He\b|It\b|We\b|They\b|There\b|This\b|That\b|What\b|Today\b|Tomorrow\b|Everyone\b|Everything\b|Nothing\b|Nobody\b|Mum\b|Dad\b|Mom\b|Work\b|Who\b|Life\b|God\b|Which\b|Life\b)[A-Z][a-z]+ (?:${verbs})\b`,
    ).test(text)
  );
}

/**
 * The one person whom a description names by a word of kinship or role with "my". Null where there are
 * two or more, or where the pronoun is neither in the word ("grandson") nor in the text ("my boss ... she").
 */
export function tellPerson(text: string): NamedPerson | null {
  const normal = normalise(text);
  const mentions = mentionsIn(normal);
  const mine = mentions?.find((mention) => mention.who !== null);
  if (
    mentions === null ||
    mine?.who === null ||
    mine?.who === undefined ||
    others.test(normal) ||
    namesSomebodyElse(text)
  ) {
    return null;
  }
  const isOne = mentions.every((mention) => familyOf(mention.word) === familyOf(mine.word));
  const isQuoted = /["“](?=[^"”]*["”])[^"”]*?\bmy\b/i.test(text);
  const isAnother =
    /\b(?:my other|another of my|one of my|none of my|both my|all my|any of my|a friend of my|not my|isn't my|wasn't my|never my)\b/.test(
      normal,
    );
  const isCounted =
    new Set(mentions.map((mention) => mention.who).filter((who) => who !== null)).size > 1;
  if (!isOne || isQuoted || isAnother || (isCounted && genders.get(mine.word) === null)) {
    return null;
  }
  const before = normal.slice(0, mine.end);
  if (/\b(?:he|she|him|his|hers)\b/.test(before)) {
    return null;
  }
  const isHe = /\b(?:he|him|his|himself|he's|he'd|he'll|hes)\b/.test(normal);
  const isShe = /\b(?:she|her|hers|herself|she's|she'd|she'll|shes)\b/.test(normal);
  const heard = isHe === isShe ? null : isHe ? "he" : "she";
  const gender = genders.get(mine.word) ?? heard;
  if (gender === null || (isHe && gender === "she") || (isShe && gender === "he")) {
    return null;
  }
  return { who: mine.who, ...pronouns[gender] };
}
