import { capitalise } from "./capitalise.ts";
import { speakNumbers } from "./spoken-numbers.ts";

/**
 * What people type when they type fast, and what they would say. What may mean something else is left as it is, such as
 * "bc", a province too, or told by its neighbours (`toldByNeighbours`).
 */
const shorthand: Readonly<Record<string, string>> = {
  im: "I'm",
  ive: "I've",
  dont: "don't",
  cant: "can't",
  wont: "won't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  wasnt: "wasn't",
  havent: "haven't",
  hasnt: "hasn't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  arent: "aren't",
  werent: "weren't",
  thats: "that's",
  theres: "there's",
  whats: "what's",
  whos: "who's",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  weve: "we've",
  cannot: "can't",
  alot: "a lot",
  ppl: "people",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  thru: "through",
  yrs: "years",
  mins: "minutes",
  hrs: "hours",
  bday: "birthday",
  xmas: "Christmas",
  dept: "department",
  wks: "weeks",
  cuz: "because",
  gonna: "going to",
  bf: "boyfriend",
  gf: "girlfriend",
  agian: "again",
  alwyas: "always",
  becuase: "because",
  beleive: "believe",
  buisness: "business",
  definately: "definitely",
  freind: "friend",
  freinds: "friends",
  infront: "in front",
  realy: "really",
  recieve: "receive",
  millionare: "millionaire",
  succesful: "successful",
  succesfull: "successful",
  successfull: "successful",
  teh: "the",
  untill: "until",
  wieght: "weight",
};

/** What means one thing or another by what stands around it. */
const toldByNeighbours: readonly (readonly [RegExp, string])[] = [
  [
    /\bidk,? (?=(?:i|i'm|it|it's|its|he|she|they|we|nothing|just|maybe|feel|feeling)\b)/gi,
    "I don't know, ",
  ],
  [/\bidk\b/gi, "I don't know"],
  // "RN" is a nurse, and so is "an rn".
  [/(?<!\b(?:an?|the|as|my|new|registered|another) )\brn(?=[\s.!?,]*$)/, "right now"],
  [/(?<=\b(?:one|more|a|this|next|last|every|per) )yr\b/gi, "year"],
  [/(?<=\b(?:one|more|a|this|next|last|every|per) )wk\b/gi, "week"],
  [/(?<=\b(?:five|ten|fifteen|twenty|thirty|forty|fifty|few|some|couple of) )min\b/gi, "minutes"],
  [/(?<=\w) n (?=\w)/g, " and "],
  [/(?<=\b(?:thousand|hundred|million|\w+ty|\w+teen) )shs\b/g, "shillings"],
  [
    /\bcos(?= (?:i|i'm|he|she|it|it's|its|we|they|my|our|his|her|the|of|there|nobody)\b)/gi,
    "because",
  ],
  [/\beveryday(?=[.,!]|$| and\b| at\b)/gi, "every day"],
  [
    /\b(and|but) its (?=(?:a|the|not|so|going|doing|working|growing|good|great|fine)\b)/g,
    "$1 it's ",
  ],
];

const speakByNeighbours = (text: string) =>
  toldByNeighbours.reduce((told, [typed, spoken]) => told.replace(typed, spoken), text);

const proper = new Set(
  (
    "monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays " +
    "saturdays sundays january february april june july september october november december christmas easter " +
    "ramadan english french spanish german italian portuguese polish dutch welsh irish arabic russian chinese " +
    "mandarin japanese korean turkish hindi urdu swedish norwegian greek hebrew latin god bible quran sabbath " +
    "japan italy spain france germany greece portugal canada australia india london paris europe africa america"
  ).split(" "),
);

/** As it stands within a sentence; a day, a month, a language or the like keeps its capital. */
export function lowerFirst(words: string): string {
  const [first = ""] = words.split(/[ ,']/);
  const isName = proper.has(first.toLowerCase());
  return /^(?:[A-Z][a-z]|A$)/.test(first) && !isName
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
}

/** Abbreviations that are said letter by letter and so keep their capitals. */
const acronyms =
  /^(?:AI|UK|US|USA|EU|PHD|MBA|CEO|CFO|CTO|IVF|BA|MA|IT|UX|DIY|GPA|SAT|AA|NA|II|PTA|UN|VIP|DNA|ADHD|OCD|PTSD|MRI|GCSES?|IELTS|OK|[B-DF-HJ-NP-TV-Z]{2,4})$/;

/** Words that people write in capitals to stress them; other short ones in capitals are abbreviations. */
const stressed =
  /^(?:MY|ONE|NOT|SO|ALL|NEVER|VERY|NO|YES|AND|BUT|THE|THIS|THAT|AM|IS|ARE|BE|DO|NOW|MORE|LESS|EVER|REAL|LOVE|ONLY|OWN|JUST|TOO|OUT|OFF|BIG|NEW|FREE|CALM|HAPPY|BEST|GOOD|STOP|QUIT|DEBT|TWO|TEN|EVERY|STILL|ALSO|OUR|WE|ME|HER|HIM|HIS|ANY|CAN|WILL|HAVE|HAS|GET|GOT|LOT|WHO|WHAT|DOG|CAT|HOME|JOB|LIFE|UP|ON|IN|AT|OF|OR|IF|AS|AN|BY|GO|HE|TO|HI|OH|TIME|RICH|FIT|THIN|LATE|DONE)$/;

function quieten(text: string): string {
  const letters = text.replace(/[^a-zA-Z]/g, "");
  const capitals = text.replace(/[^A-Z]/g, "").length;
  const isShouted = letters.length > 3 && capitals / letters.length > 0.7;
  return isShouted
    ? text.toLowerCase()
    : text.replace(/\b[A-Z][A-Z']+\b/g, (word) =>
        (acronyms.test(word) || /^[A-Z]{2,5}$/.test(word)) && !stressed.test(word)
          ? word
          : word.toLowerCase(),
      );
}

/** Signs that have a spoken form, as that; the others as pauses. */
function speakSigns(text: string): string {
  return (
    text
      .replace(/\bw\/o(?:ut)?\b/gi, "without")
      .replace(/\bw\/(?=\s|\w)/gi, "with ")
      .replace(/(?<=[a-z] )w (?=[a-z])/g, "with ")
      .replace(/\bb4\b/g, "before")
      // Elsewhere it is a name with capitals: a room, a level, a size.
      .replace(/(?<=^\s*|[.!?]\s+)B4(?= (?!(?:is|was|level|paper|and|or)\b)[a-z])/g, "Before")
      .replace(/(?<=^|\s)\+(?=\d{1,3}(?!\s?\d))/g, "plus ")
      // A level, "B2+", and an exam, "the 11+", are named so.
      .replace(
        /(?<=\b(?:[a-z]\d{1,2}|(?:the|my|his|her|our|your|their|pass|passed|sit) (?:[78]|1[0-3])))\+(?=\s|$)/gi,
        " plus",
      )
      .replace(/(?<=\d)\+(?=\s|$)/g, " or more")
      .replace(/\s?&\s?|\s\+\s/g, " and ")
      .replace(/\s?\/\s?(?=(?:day|week|month|year|night)\b)/gi, " a ")
      .replace(/\s@\s/g, " at ")
      // "the Kom–Emine trail": a long hyphen, and no dash.
      .replace(/(?<=\p{L})–(?=\p{L})/gu, "-")
      .replace(/\s?(?:—|–|--+)\s?|\s-\s/g, ", ")
      .replace(/:(?=\s|$)/g, ", ")
  );
}

function speakWord(word: string): string {
  const lower = word.toLowerCase();
  if (/^i(?:'(?:m|ve|ll|d))?$/.test(lower)) {
    return `I${lower.slice(1)}`;
  }
  const said = Object.hasOwn(shorthand, lower) ? shorthand[lower] : undefined;
  return said ?? (proper.has(lower) ? capitalise(lower) : word);
}

/** A sign that is quoted, as in "he sends a plus, '+'": left out it leaves a hole, and read it may mean anything. */
const quotedSign = /(?<![\p{L}\p{N}.,!?])["'“„«‹][^\p{L}\p{N}\s"'“”.,!?;:-]+["'”»›]/u;

/** Letters that are no plain one with a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ı: "i",
  æ: "ae",
  Æ: "Ae",
  œ: "oe",
  Œ: "Oe",
};

/**
 * A person's text as one line of plain spoken English: ASCII letters, spaces, apostrophes, hyphens
 * within words, commas and ends of sentences. Marks for the eye are gone, shouting is lowered, figures
 * and signs are words, and apostrophes stand where they were forgotten. Null where letters are of
 * another script than Latin, or where something can't be said, such as an address.
 */
export function speakText(text: string): string | null {
  const plain = text
    .replace(/[’‘ʼ´`]/g, "'")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßøØłŁđĐıæÆœŒ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "");
  if (
    /[^\P{L}A-Za-z]/u.test(plain) ||
    quotedSign.test(plain) ||
    /https?:|www\.|\S@\S|\w\*\w|\bno\.? ?\d|\d{13}|\d[-/.]\d+[-/.]\d|\d'\d/i.test(plain)
  ) {
    return null;
  }
  const unmarked = plain
    .replace(/^\s*(?:[-*+•·>#]+|\(?\d{1,2}[.)]|\[[ xX]?\])\s+/, "")
    .replace(/[*_~"“”„«»‹›|\\^{}[\]<>#]/g, " ");
  const words = speakNumbers(speakSigns(quieten(unmarked)))
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu, ". ")
    .replace(/(?:\.\s?){2,}|…/g, (dots) => (dots.includes(" ") ? ". " : "... "))
    .replace(/[A-Za-z]+(?:'[A-Za-z]+)?/g, speakWord);
  return speakByNeighbours(words)
    .replace(/[^A-Za-z0-9 ,.'?!-]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.?!])/g, "")
    .trim();
}
