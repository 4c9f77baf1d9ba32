import { type Reading, feelings } from "./reading.ts";

/** Somebody whose death is one's own loss. */
const kin =
  "(?:mum|mam|mom|mother|mama|amma|ammi|dad|da|father|papa|baba|appa|abba|parents?|husband|wife|partner|son|daughter|child|baby|boy|girl|brother|sister|twin|nan|nana|gran|granny|grandma|grandmother|nonna|oma|abuela|grandad|grandpa|grandfather|nonno|opa|abuelo|aunt|auntie|uncle|cousin|niece|nephew|friend|best friend|neighbour|teacher|dog|cat|puppy|horse)";
const own = `(?:my|our) (?:\\w+ ){0,2}?${kin}`;

/** What has a capital at the beginning of a sentence, and is nobody. */
const noName =
  "It|He|They|My|The|And|Who|Nobody|Everyone|Everything|Nearly|Almost|Horse|Phone|Battery|Laptop|Computer|Tablet|Printer|" +
  "Internet|Wifi|Signal|Power|Oven|Fridge|Boiler|Engine|Car|Van";

/**
 * What says plainly that somebody has died. Each is heard whatever was learnt: to miss a death is the worst that can be
 * missed, and short dry texts are where it is.
 */
const signs = [
  new RegExp(
    `\\b(?:bury|buried|burying|cremated|scattered) (?:${own}|him|her)\\b(?! (?:up to|in the sand))`,
    "i",
  ),
  // A name: "Buried Derek Tuesday."
  /\b(?:[Bb]uried|[Cc]remated) (?!The\b|My\b|Our\b|In\b|Under\b|Alive\b)\p{Lu}\p{Ll}+\b/u,
  new RegExp(
    `(?<!\\b(?:after|since|before|when|until|nearly) )\\b${own}(?:'s| (?:has|have|had|just))?(?: \\w+)? (?:died|passed away|passed on|is dead|was buried)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:lost|put down|to sleep) ${own}\\b(?!'s| (?:weight|at|in the|race|match|game)\\b)`,
    "i",
  ),
  /\b(?:passed away|(?<!own )(?:funeral|burial|cremation) (?:was|is(?! paid)|went|on|today|tomorrow|yesterday|this|next))\b/i,
  new RegExp(
    `(?<!\\p{L})(?!(?:${noName})\\b)\\p{Lu}\\p{Ll}+ (?:died|passed away|was buried|is dead)\\b`,
    "u",
  ),
  // A day of remembrance: "Today is one year since Baba passed."
  new RegExp(
    `(?:[Yy]ears?|[Mm]onths?|[Ww]eeks|[Dd]ays|[Aa]nniversary)(?: \\p{Ll}+)? since (?:${own}|(?!(?:${noName})\\b)\\p{Lu}\\p{Ll}+) (?:died|passed(?= away| on|[.,;!?]|$| and)|was buried|left us)`,
    "u",
  ),
  // Somebody whom one looked after.
  /\b(?:lost|buried) (?:an? (?:patient|resident)|(?:mr|mrs|ms|miss)\.? \p{L}+)\b/iu,
  /\b(?:patient|resident)s?(?: of mine| of me| we had)? (?:has |just )?(?:died|passed away)\b/i,
  /\b(?:no heartbeat|(?:dog|cat|her|him) (?:\w+ )?(?:put down|put to sleep))\b/i,
] as const;

/** Whether a text says plainly that somebody has died. */
export function hearsDeath(text: string): boolean {
  return signs.some((sign) => sign.test(text));
}

/** How probable grief is where a death is told plainly, and that the day is heavy. */
const certainty = 0.75;

/** What was read of a text's themes, and the probabilities of its feelings, in their order. */
interface Read {
  readonly themes: Reading["themes"];
  readonly feelings: Float32Array;
  readonly mood: Reading["mood"];
  readonly moments: Reading["moments"];
}

/** The same with grief first, the day heavy and the moment one of mourning, whatever else was read. */
export function inGrief(read: Read): Read {
  const learnt = read.themes.find(({ theme }) => theme === "grief")?.probability ?? 0;
  const others = read.themes.filter(({ theme }) => theme !== "grief");
  const mourning = read.moments.find(({ moment }) => moment === "mourning")?.probability ?? 0;
  return {
    themes: [
      { theme: "grief", probability: Math.max(learnt, certainty) },
      ...others.map(({ theme, probability }) => ({
        theme,
        // The loss of a baby is a death of its own kind.
        probability: theme === "pregnancy-loss" ? probability : probability * (1 - certainty),
      })),
    ],
    feelings: read.feelings.map(
      (probability, number) =>
        probability * (1 - certainty) + (feelings[number] === "heavy" ? certainty : 0),
    ),
    mood: {
      glad: read.mood.glad * (1 - certainty),
      hard: read.mood.hard * (1 - certainty) + certainty,
      mixed: read.mood.mixed * (1 - certainty),
      plain: read.mood.plain * (1 - certainty),
    },
    moments: [
      { moment: "mourning", probability: Math.max(mourning, certainty) },
      ...read.moments
        .filter(({ moment }) => moment !== "mourning")
        .map(({ moment, probability }) => ({
          moment,
          probability: probability * (1 - certainty),
        })),
    ],
  };
}
