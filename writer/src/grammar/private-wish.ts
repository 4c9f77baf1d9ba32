/** One of these tells that nobody but the person should say it, whatever stands around it. */
const kinds: readonly RegExp[] = [
  // What two are to each other, and the body for it.
  /\b(?:pregnant|conceive|ivf|surrogate|egg freezing|fertility|sperm|ovulat\w*|libido|orgasm\w*|erection\w*|intima\w+|sexual\w*|sexy|lingerie|virginity|abortion|menopause|(?:my|painful) periods)\b/i,
  /\b(?:open|polyamorous|secret|sugar) (?:relationship|marriage|daddy|affair)\b|\bthreesome\b/i,
  // Somebody who is gone, or hasn't come: to be let go of or won, by name or by "him".
  /\b(?:get|getting|got|move|moving) (?:over|past|on from) (?:him|her|them|my ex|my (?:husband|wife|marriage|divorce|affair))\b/i,
  /\b(?:get|win|have|want) (?:my )?(?:ex|him|her|them|marriage|husband|wife|girlfriend|boyfriend)(?: \w+)? back$/i,
  /\b(?:my|the) (?:ex|crush)\b/i,
  /\b(?:leave|leaving|end|divorce|divorcing|dump|escape) (?:him\b|her\b(?! (?:an?|the|my|some\w*|enough|everything)\b)|my (?:husband|wife|partner|boyfriend|girlfriend|marriage))\b/i,
  /\b(?:(?:my|his|her) )?(?:husband|wife|partner|boyfriend|girlfriend|man|woman) (?:to )?(?:(?:love|want|desire|touch|notice|choose|forgive|trust|look at|marry|need)s?|(?:come|comes) back to) me\b/i,
  /\b(?:he|she) (?:to )?(?:notice|choose|propose|marr|leave)\w*\b|\b(?:he|she) (?:to )?(?:loves?|wants?|looks?|needs?|misses) (?:at )?me\b/i,
  // A court, and whom it gives what to.
  /\b(?:custody|alimony|child support|restraining order|parole|on probation|bail|(?:out of|from|stay out of) (?:prison|jail)|court case|lawsuit|bankrupt\w*)\b/i,
  // What is kept from somebody, or told to them for the first time.
  /\b(?:(?:hide|hiding|conceal\w*|steal\w*) (?:\w+ ){0,3}from|(?:lie|lying) to(?! my heart)|cheat\w* on) (?:my|our|the|him|her|them|mum|mom|dad|people|every\w+)\b/i,
  /\bcome out (?:to|as|at|publicly)\b|\b(?:gay|lesbian|bisexual|trans|queer|straight guy)\b|\bbe with (?:him|her)\b|\b(?:the|an|my|his|her) affair\b|\b(?:longer|better|good) in bed\b|\bsleep(?:ing)? with (?:him|her|my|a (?:man|woman|girl|guy))\b|\btop surgery\b|\b(?:wetting|diarrh\w+|incontinen\w*|haemorrhoid\w*|hemorrhoid\w*|std|sti|hiv|herpes)\b/i,
  // What somebody does to others, or to themselves, as long as it has to stop.
  /\b(?:stop|quit) (?:shouting|yelling|screaming|hitting|smacking|snapping|beating|swearing|lashing out)\b/i,
  /\bstop (?:stalking|cheating|hiding (?:my|the|it)|pills|self[- ]?harm\w*|binge\w*|bingeing|throwing up|stealing|drinking alone|taking pills)\b/i,
  /\b(?:not|never|doesn'?t|don'?t|won'?t|without) (?:to )?(?:find|finds|found|finding) out\b/i,
  // What is heard, seen or taken that worries a friend, and shame before oneself.
  /\b(?:the|these|my) voices\b(?! (?:of|in the choir))|\bsteroids?\b|\blook (?:at myself )?in the mirror\b/i,
  // Somebody near, to be rid of or to be quieter.
  /\bnag(?:s|ging)?\b|\b(?:get )?rid of (?:my|our|the|this) (?:\w+ )?(?:room|flat|house)?(?:mates?|husband|wife|partner|boyfriend|girlfriend|boss|manager|colleague|neighbou?rs?|in-?laws?|mother-in-law|brother|sister|tenants?|lodger)\b/i,
  // Those whom one would lose, leave or hurt.
  /\b(?:los(?:e|ing)|leav(?:e|ing)|quit|sell|replace|abandon|punish|smack|slap|poison|butcher) (?:my |our |the )?(?:\w+ )?(?:baby|babies|child|children|kids?|sons?|daughters?|husband|wife|partner|boyfriend|girlfriend|marriage|family|mum|mom|mother|dad|father|brother|sister|parents)\b(?!'s)(?! (?:an?|the|no|some\w*|enough|my|our|everything|what|something)\b)/i,
  /\b(?:baby|child|children|kids?|sons?|daughters?|husband|wife|partner|boyfriend|girlfriend|friends|neighbou?rs?|mum|mom|mother|dad|father|family|boss|job|voices|dog|cat) (?:gone|beaten|hurt|killed|broken|dead|burn(?:t|ed))\b|\bburn(?:t|ed) down\b/i,
  // A place that is none to be in, and what one takes and would leave off.
  /\b(?:in|into|under|off|out of|at the bottom of|on top of|beneath) (?:(?:my|our|the|this|a) )?(?:grave|ground|earth|river|sea|ocean|water|life|body|coma|coffin|meds?|medication|medicine|pills|tablets|insulin|marriage|husband|wife|boss|partner|boyfriend|girlfriend|lover)\b|\bmy lover\b|^(?:be )?on my (?:husband|wife|boss|partner|boyfriend|girlfriend)\b/i,
  // A life that may be short: what somebody hopes to see next.
  /^(?:i )?(?:(?:want|hope) to )?(?:live to )?(?:see|reach|make it to) (?:another |next |the next |one more |the )?(?:spring|summer|autumn|winter|christmas|easter|birthday|year|harvest)$/i,
  /\b(?:outlive|last wish|my will|say goodbye(?! to (?!my|him|her|them|the)))\b/i,
  // The measure of a body.
  /\b(?:get|be|become|grow) (?:taller|thinner|skinnier|paler|whiter|lighter skinned|curvier)\b|\b(?:thigh gap|flat chest|bigger (?:boobs|breasts|bum|chest|butt)|smaller (?:boobs|breasts|nose|bum)|nose job|boob job|size zero|bikini body)\b/i,
  // Won over one's own.
  /\b(?:better|richer|slimmer|prettier|happier|thinner) (?:\w+ ){0,2}than (?:my|his|her) (?:\w+ )?(?:mother|father|mum|mom|dad|sister|brother|wife|husband|ex|friend|cousin|boss|neighbou?r|in-?laws?)/i,
];

/**
 * Whether a wish is one that would embarrass or hurt when somebody says it aloud, though it may be told as a fact once
 * it is so: "get pregnant", "get custody", "get over him".
 */
export function isPrivateWish(sentence: string): boolean {
  return kinds.some((kind) => kind.test(sentence));
}
