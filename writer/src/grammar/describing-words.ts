import { isGoodState } from "./words.ts";

/** Adjectives, and nouns that stand before another: "second", "wooden", "data". */
const describing = new Set(
  (
    "academic accredited associate milking beauty nail bunk gift flower poetry rock jazz gospel pop phone catering cleaning drum estate " +
    "football forklift index pension rice sous staff life advanced certified experienced licensed published trained tenure track " +
    "passive care cabin support hgv monday tuesday wednesday thursday friday saturday sunday christmas customer singing flight fleet " +
    "food house landscape pastry prison quantity research shop site speech sports tattoo team tour tree wildlife youth affordable airy " +
    "all-day back bad basic beautiful best better big bigger black blood blue body bright brighter brown bumper cement " +
    "chartered cheap cheaper chief chronic clean clear close closer coffee concrete corporate cosy cozy council credit dance data date " +
    "decent deep deeper deputy detached " +
    "dental different digital double dream driving dual early easy electric emergency emotional engagement entry-level european " +
    "executive eye fair family " +
    "fashion fast faster financial fine fire first first-class fishing fitness flat foreign forever fresh freelance full full-time " +
    "fuller garden gas " +
    "gold golden good graduate grad great green grey guest half head healthier healthy hearing heavy high higher holiday home honest " +
    "hot huge indoor industrial " +
    "inner joint junior kid-free kinder large larger law lead leather left legal less-crowded light lighter literary little live local " +
    "london long longer lovely low lower luxury main major " +
    "maths medical mental milk mobile modern modest morning musical national native natural new newer next-door nice normal northern " +
    "official old online open-plan " +
    "organic outdoor paid part-time peaceful permanent personal pet pharmacy pink plain police popular portable postgraduate pretty " +
    "primary prime private " +
    "professional project promising proper public qualified quality quick quiet racing reading real recording red regional registered " +
    "regular reliable remote rental rescue " +
    "retirement river road royal rural running safe safer sales saltwater savings school science sea seaside second second-hand " +
    "secondary secure senior " +
    "serious sewing shared short shorter silver simple single slim slimmer slow small smaller smart smarter smooth social software solar solid " +
    "solo spare special spiritual spotless stable steady stone straight street strong stronger stunning sunny sustainable swimming tall " +
    "taxi tech teaching third thriving " +
    "tidy tidier tiny top training traditional true used valid vegetable vegan walking warm warmer water washing wedding well-paid " +
    "white whole wide wild " +
    "winning wooden work working writing yearly young younger court bus train truck yoga music nursing marketing tax trade tea travel " +
    "village town university college"
  ).split(" "),
);

/** Adjectives by their shape: "dental", "famous", "British"; "-ing" and "-ed" may be verbs. */
const shaped = /[a-z]{3}(?:[^v]al|ic|ous|ful|ive|able|ible|less|ish|ese)$/;

/** Whether the word may stand before a noun, and tells how it is or what it is for. */
export function isDescribing(word: string): boolean {
  const lower = word.toLowerCase();
  // "Two-bed", "six-figure", "sub-two"
  if (/^[a-z]+-[a-z]+$/.test(lower)) return true;
  return describing.has(lower) || isGoodState(lower) || shaped.test(lower);
}
