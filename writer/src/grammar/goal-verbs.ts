import { isOneThing } from "./countable-nouns.ts";
import { isVerb } from "./verbs.ts";

/** Verbs that are taken for no noun at the beginning of a goal; others must be followed by what no noun is followed by. */
const plain = new Set(
  (
    "accept achieve adapt adopt afford apply appreciate arrange ask attend attract avoid bake be beat become befriend begin bless " +
    "believe breastfeed breathe breed bring " +
    "build buy call care carry celebrate choose climb collect complete compose conquer contribute cook cope create crochet cultivate " +
    "deadlift deal decide " +
    "declutter dedicate deepen deliver descale deserve design develop digitise discover distribute do donate drink drive earn eat " +
    "educate embrace emigrate empower " +
    "encourage enjoy enrol enroll enter establish expand explore export face feed feel finalise find finish fix foster forage forgive " +
    "fulfil fundraise get give go graduate grieve grow have heal " +
    "hear help hire hold illustrate immigrate impress improve inherit inspire install integrate invite invest join journal juggle keep " +
    "knit know launch lead learn leave lend let listen live lose " +
    "lower maintain make manage marry master meditate meet memorise memorize mend mentor motivate move obtain organise organize " +
    "overcome own paddle pass pay perfect perform persuade play " +
    "pray preach prepare prioritise produce prove protect provide publish pursue put qualify quit raise reach read rebuild receive " +
    "recite reclaim reconcile reconnect recover recruit " +
    "rediscover reduce refit refurbish reforest register rehome rejoin relearn release relocate remain remember remodel renew renovate " +
    "reopen repaint repair repay replace requalify rescue resit resolve restore " +
    "restart retake retrain return reunite reverse revive rewild rewrite ride run save say scale secure see sell send serve settle sew " +
    "simplify sing sit sleep socialise speak spend sponsor start stay stop strengthen " +
    "study submit succeed surprise sustain swim take talk teach tell thank think thrive train translate travel treat trust understand " +
    "unlearn upgrade use visit volunteer wake walk wear win " +
    "withdraw write bench squat ferment forgo handle hug commute outgrow regain rehearse retire rewire sketch socialize specialise " +
    "specialize streamline unwind upskill weave wean weld whistle worship"
  ).split(" "),
);

/** Verbs that say enough alone. */
const lone = new Set(
  "adopt emigrate enlist foster graduate heal meditate recover requalify retire sing swim travel vote volunteer relocate qualify socialise thrive retrain forgive declutter journal exercise downsize".split(
    " ",
  ),
);

/** Verbs that may be nouns as well, so that more must tell: "plaster the hallway". */
const others = new Set(
  (
    "assemble audition babysit bind boil bottle box demolish convert dismantle erect excavate furnish insulate inspect invent landscape " +
    "lift mix mow narrate network peel polish pack pump push refill refine rescue rinse scrape screen season shave shed shoot shop " +
    "soundproof split stain stir stitch swap tattoo tighten toast tow transplant unpack vacuum vet wash whittle winterise wrap book " +
    "brew butcher captain carve chop coach cycle dig dive draft dye fence film flip frame guard guide harvest host house judge jump " +
    "knead " +
    "label mark milk model mop mount paint park patch phone photograph pickle pilot plaster plough plumb prune range record referee roast " +
    "roof row sand scrub seed shape shear sow sponsor sprint stage steer store stroke tackle tame tile tour trace transfer trim tune varnish " +
    "wallpaper waltz weed weigh wire"
  ).split(" "),
);
/** Things that a word which is a verb, too, makes a name of: "pay rise", "care home". */
const namedAfter =
  /^(?:pay (?:rise|raise|packet|cheque|bump|scale)|care (?:home|package|plan|worker)|sleep (?:quality|pattern|routine|schedule|study)|train (?:set|ticket|journey|driver)|travel (?:insurance|money|agent|bug)|live (?:music|album|show)|lead (?:role|singer|guitarist|engineer|developer|part|actor)|play (?:room|area|date|group))$/;

/** Nouns that are meant as such before a word of place or manner: "a shop with my name on it", "a farm by the river". */
const namedFirst =
  /^(?:bench|book|lead|rent|call|phone|pump|cure|end|answer|return|change|fence|offer|pass|roof|deck|boat|bike|box|farm|film|fish|fund|garden|hand|house|land|market|nurse|park|plot|pilot|ship|shop|track|show|range|match|study|film|place|position|release|record|coach|camp|field|host|ring|score|store|place|surgery|stage|start|suit|trade|watch|scale)$/;
/** What makes a compound of the verb before it, that is a noun as well: "work visa", "study room". */
const compounding =
  /^(?:visa|permit|studio|agency|deal|course|club|partner|room|contract|business|company|card|account|bench|leave|plan|space|license|licence|van|lane|desk|boots|shoes|school|team|time|lesson|lessons|group|shop|chair|stall|table|teacher|rack)$/;

/** Whether a word is a verb wherever a goal begins with it. */
export const isPlainVerb = (word: string): boolean => plain.has(word);

/** Whether a word is known as a verb of goals, for certain or by what follows. */
export const isMayBeOrPlainVerb = (word: string): boolean =>
  plain.has(word) || others.has(word) || lone.has(word) || isVerb(word, "base");

/** Whether a goal may be this verb and no more: "retire", "vote". */
export const isLoneVerb = (word: string): boolean => lone.has(word);

/** Part of a verb: "start up", "hand over". */
const particle = /^(?:up|out|off|over|down|back|away)$/;

/** Whether the two words are rather a thing than a doing: "shop with", "study room". */
export function isNounFirst(verb: string, next: string, isPlaced: boolean): boolean {
  const isCompound =
    compounding.test(next) && (!isPlainVerb(verb) || /^(?:study|travel)$/.test(verb));
  return (
    (isPlaced && !particle.test(next) && namedFirst.test(verb)) ||
    (next === "that" && isOneThing(verb)) ||
    isCompound ||
    namedAfter.test(`${verb} ${next}`)
  );
}

/** Whether a word is a verb where what follows says so. */
export const mayBeGoalVerb = (word: string): boolean => others.has(word);
