import { weekday } from "./weekday.ts";

const { raw } = String;

const animal = "(?:dog|cat|puppy|horse)";
/** Somebody whose death is one's own loss. */
const kin = `(?:mum|mam|mom|mother|mama|amma|ammi|dad|da|father|papa|baba|appa|abba|parents?|husband|wife|partner|son|daughter|child|baby|boy|girl|brother|sister|twin|nan|nana|gran|granny|grandma|grandmother|nonna|oma|abuela|grandad|grandpa|grandfather|nonno|opa|abuelo|aunt|auntie|uncle|cousin|niece|nephew|friend|best friend|neighbour|teacher|${animal})`;
/** "My mum", "our little brother", "my friend's mum". */
const own = raw`(?:my|our) (?:[\w']+ ){0,2}?${kin}\b`;
/** Themselves, and not what is theirs: "my mum's ring". */
const themselves = raw`(?!'s|' \w)`;

/** What fails as often as somebody dies. */
const device =
  "Phone|Battery|Laptop|Computer|Tablet|Printer|Internet|Wifi|Signal|Power|Oven|Fridge|Boiler|Engine|Car|Van";
/** What has a capital at the beginning of a sentence, and is nobody. */
const noName = `It|He|They|My|The|And|Who|Nobody|Everyone|Everything|Nearly|Almost|Horse|${device}`;

const number = raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;

/** Not in play, and not in work: "buried in the sand", "buried in emails". */
const earnestly = raw`(?! (?:up to|alive)\b| (?:in|under) (?:\w+ ){0,3}?(?:sand|leaves|hay|blankets|pillows|cushions|presents|kisses|paperwork|homework|marking|emails|laundry)\b| in work\b)`;
/** "Buried her on Friday", "buried her."; not "buried her face". */
const withoutNoun = raw`(?= (?:on|in|inside|at|by|beside|behind|beneath|below|between|around|outside|out|down|up|back|next|near|under|with|without|over|from|into|off|across|among|during|because|since|then|so|again|only|quietly|properly|too|also|the|our|my|i|we|he|she|they|you|today|yesterday|tomorrow|tonight|this|last|and|but|before|after|when|where|while|as|here|there|together|alone|just|finally|${number}|${weekday})\b|\s*(?:[^\s\w']|\n|$))`;

/** "Put down on Monday", "put down the same day"; not "put down the phone". */
const withoutObject = raw`(?! (?:his|her|my|your|our|their|an?|some|what|it|(?:the|that)(?! (?:same|next|other|day|week|morning|evening|night)\b))\b)`;
/** Not to sleep for a night. */
const forever = raw`(?! (?:by (?:half|quarter|bedtime|(?!an?\b)${number}(?! of\b))|in (?:\w+ )?\w+ minutes|early(?! (?:today|yesterday|this|on)\b)|for (?:the night|(?:a|her|his) nap))\b)`;
/** Nor in bed by eight, where no vet is spoken of. */
const bedtime = raw`(?! in (?:his|her) (?:own )?(?:bed|cot|crib) by (?:half|quarter|(?!an?\b)${number}(?! of\b))\b(?![^]*\bvets?\b))`;
const putDown = raw`(?:put down\b${withoutObject}|put to sleep\b${forever}${bedtime})`;
/** Together with a day it is said of no child that is laid down to sleep: "had to put him down this morning". */
const hadToPut = raw`\b(?:had|has|have|having|needed|decided|going) to put`;
const onDay = raw`(?= (?:today|yesterday|(?:this|last) (?:morning|afternoon|week|month|year|${weekday})|(?:on )?${weekday}|${number} (?:days?|weeks?|months?|years?) ago)\b)`;
/** Nor with a song, or in its basket: but an animal dies there too, with a vet, or on a day that is named. */
const inPeace = raw`(?! (?:in (?:his|her|its|my|our|the|a) (?:own )?(?:crate|bed|basket)|with a (?:lullaby|song)|(?:next to|beside) (?:me|us|my|our))\b(?![^]*\bvets?\b|[^.!?\n]*${onDay}))`;

const thing = "photos?|pictures?|blanket|shoes|toys?|mug|lead|leash|collar|bowl|tag";
/** "My mum's cat mug", "my friend's dog lead", "my dog lead"; "lost my dog things are hard" is said of the dog. */
const theirThing = raw`(?!(?<='s (?:\w+ )?\w+) (?:${thing}|clothes|things)\b|(?<=\b(?:${animal}|baby)) (?:${thing})\b(?! (?:is|are|still|everywhere)\b))`;
/** Not for a while, nor in a crowd, nor in play. */
const lostForever = raw`(?! (?:weight|at|in the|race|match|game|for (?:\w+ ){0,2}?(?:moment|while|seconds?|minutes?|hours?))\b)`;
/** An animal that ran away may be found. */
const ranAway = raw`(?:posters?|flyers?|microchip(?:ped)?|reward|(?:gone|went) missing|missing ${animal}|r[au]n (?:off|away)|escaped|(?:he|she|it) (?:came back|turned up)|found (?:him|her|it) (?:again|safe|hiding))`;

const anyCase = (pattern: string) => new RegExp(pattern, "i");
/** Names are told by their capitals. */
const withNames = (pattern: string) => new RegExp(pattern, "u");

/**
 * What says plainly that somebody has died, with straight apostrophes. Each is heard whatever was learnt: to miss a death is
 * the worst that can be missed, and short dry texts are where it is.
 */
export const deathSigns: readonly RegExp[] = [
  anyCase(
    raw`\b(?:bury|buried|burying|cremated|scattered) (?:${own}${themselves}|him\b|her(?: ${kin})?\b${withoutNoun})${earnestly}`,
  ),
  anyCase(
    raw`\b(?:scatter(?:ed|ing|s)?|spread(?:ing)?|bury|buried|burying) (?:(?:\w+ ){0,3}\w+'s|his|her|their) ashes\b`,
  ),
  // A name: "Buried Derek Tuesday."
  withNames(
    raw`\b(?:[Bb]uried|[Cc]remated) (?!(?:The|My|Our|In|Under|Alive)\b)\p{Lu}\p{Ll}+\b${earnestly}`,
  ),
  anyCase(
    raw`(?<!\b(?:after|since|before|when|until|nearly) )\b${own}(?:'s)?(?: (?:has|have|had|just))?(?: (?!(?:nearly|almost|${device})\b)\w+)? (?:died|passed away|passed on(?! (?:an?|my|his|her|their|it|some|the(?! (?:\d|${weekday})))\b)|is dead|was buried${earnestly})\b`,
  ),
  anyCase(
    raw`\blost ${own}${themselves}${theirThing}${lostForever}(?!(?<=${animal})[^]*\b${ranAway}\b)`,
  ),
  /\b(?:passed away|(?<!own )(?:funeral|burial|cremation) (?:was|is(?! paid)|went|on|today|tomorrow|yesterday|this|next))\b/i,
  withNames(
    raw`(?<!\p{L})(?!(?:${noName})\b)\p{Lu}\p{Ll}+ (?:died|passed away|was buried|is dead)\b`,
  ),
  // A day of remembrance: "Today is one year since Baba passed."
  withNames(
    raw`(?:[Yy]ears?|[Mm]onths?|[Ww]eeks|[Dd]ays|[Aa]nniversary)(?: \p{Ll}+)? since (?:${own}|(?!(?:${noName})\b)\p{Lu}\p{Ll}+) (?:died|passed(?= away| on|[.,;!?]|$| and)|was buried|left us)`,
  ),
  // Somebody whom one looked after.
  /\b(?:lost|buried) (?:an? (?:patient|resident)|(?:mr|mrs|ms|miss)\.? \p{L}+)\b/iu,
  /\b(?:patient|resident)s?(?: of mine| of me| we had)? (?:has |just )?(?:died|passed away)\b/i,
  anyCase(
    raw`\bone of (?:my|our|the) (?:\w+ )?(?:ladies|gentlemen|residents|patients|neighbours) (?:has |just )?(?:died|passed (?:away|overnight|last night|this (?:morning|afternoon|evening)))\b`,
  ),
  /\b(?:he|she) (?:has |had )?passed peacefully\b|\bpassed in (?:his|her|their) sleep\b/i,
  /\bno heartbeat\b/i,
  // An animal, which is put to sleep.
  anyCase(
    raw`\b${animal} (?:(?:is|was|be|been|being|will|has|have|had|to) ){0,3}(?:(?!(?:and|then|i|he|she|we|they)\b)\w+ )?${putDown}`,
  ),
  anyCase(raw`\b(?:have|having|had) (?:him|her) (?:\w+ )?${putDown}`),
  anyCase(
    raw`\bgetting (?:him|her) (?:\w+ )?put (?:to sleep|down)(?= (?:today|tomorrow|this (?:morning|afternoon)|(?:on )?${weekday})\b)`,
  ),
  anyCase(raw`\bput (?:down|to sleep) ${own}${themselves}(?<=${animal})`),
  anyCase(
    raw`\bput (?:the|my|our) (?:\w+ )?${animal} (?:down\b${onDay}|to sleep\b${forever}${inPeace})`,
  ),
  anyCase(raw`${hadToPut} (?:my|our) (?:\w+ )?${animal} down(?=\s*(?:[.,;:!?]|$))`),
  anyCase(raw`${hadToPut} (?:him|her) down\b${onDay}`),
  anyCase(raw`\b(?:vet|${animal})\b[^]*${hadToPut} (?:him|her) down(?=\s*(?:[.,;:!?]|$))`),
];
