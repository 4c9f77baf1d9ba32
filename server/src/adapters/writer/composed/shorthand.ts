/** What people type when they type fast, and what they would say. An empty word is left out. */
const shorthand: Readonly<Record<string, string>> = {
  i: "I",
  im: "I'm",
  "i'm": "I'm",
  ive: "I've",
  "i've": "I've",
  "i'll": "I'll",
  "i'd": "I'd",
  dont: "don't",
  cant: "can't",
  cannot: "can't",
  wont: "won't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  wasnt: "wasn't",
  havent: "haven't",
  hasnt: "hasn't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  wouldnt: "wouldn't",
  arent: "aren't",
  thats: "that's",
  theres: "there's",
  whats: "what's",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  youre: "you're",
  gonna: "going to",
  gotta: "have to",
  wanna: "want to",
  kinda: "kind of",
  sorta: "sort of",
  dunno: "don't know",
  alot: "a lot",
  u: "you",
  ur: "your",
  r: "are",
  rn: "right now",
  bc: "because",
  cuz: "because",
  cos: "because",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  tomorow: "tomorrow",
  tommorow: "tomorrow",
  tommorrow: "tomorrow",
  idk: "I don't know",
  ppl: "people",
  thru: "through",
  tho: "though",
  pls: "please",
  plz: "please",
  lol: "",
  lmao: "",
  omg: "",
  tbh: "",
  imo: "",
  ngl: "",
  smh: "",
  bro: "",
  dude: "",
  gf: "girlfriend",
  bf: "boyfriend",
  ugh: "",
  argh: "",
  etc: "and so on",
  vs: "against",
  approx: "about",
  agian: "again",
  alwyas: "always",
  becuase: "because",
  beleive: "believe",
  buisness: "business",
  definately: "definitely",
  freind: "friend",
  freinds: "friends",
  recieve: "receive",
  realy: "really",
  succesful: "successful",
  successfull: "successful",
  teh: "the",
  untill: "until",
  wierd: "weird",
  hr: "hour",
  hrs: "hours",
  min: "minutes",
  mins: "minutes",
};

const proper = new Set(
  (
    "monday tuesday wednesday thursday friday saturday sunday january february april june july " +
    "september october november december christmas easter ramadan english french spanish german " +
    "italian portuguese dutch russian chinese japanese korean arabic mandarin alzheimer's covid"
  ).split(" "),
);

/** "in march", "since may": only beside such a word are these months and not deeds. */
const ambiguousMonth = /\b(in|since|until|last|next|by|this) (march|may|august)\b/g;

/** "id rather": before any other word it may be a passport. */
const would = /\bid(?= (?:rather|like|love|hate|be|do|have|give|never)\b)/gi;

/** "the us", "us citizen": the country, where it is typed without its capitals. */
const country =
  /(?<=\bthe )us\b(?! (?:i|we|that|of)\b)|\bus(?= (?:citizen\w*|visa|passport|army|navy|green card|dollars?|market)\b)/gi;

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Spells out shorthand, and gives "I", days, months and languages their capitals. */
export function expandShorthand(text: string): string {
  const dated = text.replace(
    ambiguousMonth,
    (_, before: string, month: string) => `${before} ${capitalise(month)}`,
  );
  const named = dated.replace(country, "US").replace(would, "I'd");
  return named.replace(/\b[A-Za-z]+(?:'[a-z]+)?\b/g, (word) => {
    const lower = word.toLowerCase();
    if (Object.hasOwn(shorthand, lower)) {
      return acronymLike(word) ? word : (shorthand[lower] ?? word);
    }
    return proper.has(lower) ? capitalise(lower) : word;
  });
}

/** In capitals, it is an abbreviation of something else. */
function acronymLike(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && !word.includes("'");
}
