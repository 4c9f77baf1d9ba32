/** Words that hardly stand in a goal unless somebody speaks of harm. */
const graveWords =
  /\b(?:kill\w*|suicid\w*|die|dies|dead|death|dying|unalive|kms|kys|overdos\w*|self ?-?harm\w*|cut|cuts|cutting|scars?|bandages?|harm(?:ing|ed|s)?|purg\w*|vomit\w*|starv\w*|bing(?:e|ed|es|ing)|laxatives?|calories|anorexi\w*|bulimi\w*|rap(?:e|ed|es|ing|ist)|molest\w*|abus\w*|assault\w*|violen\w*|threat\w*|hits?|hitting|beats?|beating|bruis\w*|chok\w*|strangl\w*|throat|slap\w*|punch\w*|kick\w*|shov\w*|stalk\w*|hurts|goodbyes?|disappear\w*|vanish\w*|burden|bleed\w*|guns?|noose|pills|wrists?|razor|blades?|skinny|weapons?|knife|forc(?:ed|es|ing)|locks|locked|unsafe|burnt?|burned|burning|scratch\w*|injur\w*|insulin)\b/i;

/** The same in several words. */
const gravePhrases: readonly RegExp[] = [
  /\b(?:hurt|hurting|burn|hate|end|ending|get rid of|make|made|making) myself\b/i,
  /\b(?:end|ends|ending|ended|take|taking|took|over with) (?:my(?: own)? life|it|everything)\b/i,
  /\b(?:want|wants|wish|reason|will|nothing|need|care|deserve|able)\b.*\b(?:to live|alive|to exist|be here|be born|been born|for good|live for)\b/i,
  /\b(?:tired of|go on|stop|stopped) (?:living|being alive|existing|eating|breathing)\b/i,
  /\b(?:without me|never wake|(?:dont|don't|wouldnt|wouldn't|not)(?: want to)? wake up|not be (?:here|around)|no longer (?:here|exist)|throw(?:ing)? up|threw up|sick after|not eaten|urges?|gone for good|never born|lived long enough)\b/i,
  /\b(?:afraid|scared|frightened|terrified) (?:of (?:my|him|her)|to (?:eat|go home))\b/i,
  /\b(?:pushed|pushes|touches|touched|make|makes) me (?:down|where|at|against|marry)\b|\blet me leave\b/i,
  /\b(?:skip|skipping|skipped)\b.*\b(?:meals?|lunch|dinner|eating)\b/i,
  /\b(?:eat|eaten|ate|eating) (?:nothing|anything|less|in days|for days)\b/i,
];

/**
 * Whether a goal may speak of harm. Nothing is said of such a goal while it is typed: to be silent once too often costs
 * nothing. The server reads every goal for harm, with more care, before anything is made.
 */
export function isGrave(goal: string): boolean {
  const text = goal.replaceAll(/[‘’]/g, "'");
  return graveWords.test(text) || gravePhrases.some((phrase) => phrase.test(text));
}
