/** Beside these nothing is named, whatever was learnt: a title stays on the screen for months. */
export const wounds = new RegExp(
  String.raw`\b(?:${[
    "funeral|burial|buried|died|dead|death|dying|killed|ashes|grave|graves|cemetery|memorial|remembrance|eulogy|requiem|hospice",
    "late (?:husband|wife|mother|father|mum|mom|dad)|widow\\w*|(?:a|one|two|three|\\w+) years? (?:since|without)|year today",
    "hospital|icu|nicu|ambulance|surge\\w+|operat(?:ion|ing)|biops\\w+|scans?|mri|chemo\\w*|radiation|tumou?r|cancer|lump|benign",
    "malignant|diagnos\\w+|stroke|seizure|hearing (?:test|aids?)|bloods?|transplant|symptoms?|clinic",
    "miscarr\\w+|heartbeat|lost (?:the|our|a|my) baby|baby we lost|pregnan\\w+|ivf|embryo|stillb\\w+|overdos\\w+|suicid\\w*|relaps\\w+|sober|rehab|sponsor|drank",
    "divorc\\w+|custody|police|prison|court|arrest\\w*|assault\\w*|abus\\w+|crash\\w*|accident|bombs?|bombed|rockets?|missiles?",
    "sirens?|shelling|evacuat\\w+|evict\\w+|bailiffs?|asylum|redundan\\w+|laid off|sacked|fired|refused|rejected|denied|declined",
    "cots?|prams?|cribs?|withdrawn|repossess\\w+|miss (?:him|her|you|them|mum|mom|dad)",
  ].join("|")})\b`,
  "i",
);

/** What is off is no occasion any more. */
export const off =
  /\b(?:cancel\w*|postpon\w*|call(?:ed)? off|pulled out|passed over|put back|reschedul\w+|missed|didn't go|skipp(?:ed|ing)|(?:un|not |wasn't )invited)\b/i;

/** Near these it isn't so, or only in thought, or long ago, or on a screen. */
export const away =
  /^(?:no|not|never|without|nobody|none|neither|nor|like|than|as|called|named|instead|if|unless|\w+n't|cannot|(?:ca|do|did|wo|was|is)nt|maybe|perhaps|might|would|could|should|wish|wishes|hop(?:e|es|ing)|imagined?|dream(?:t|ed|s)?|remember(?:ed|ing)?|since|until|till|ago|used|every|always|usually|sometimes|ever|want(?:s|ed)?|supposed|years?|decades?|other|or|any|some|most|all|both|pretend\w*|joke[ds]?|film|tv|avoid\w*)$/;

/** A time long over. */
export const longOver =
  /\blast (?:time|year|month|summer|winter|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december|christmas)\b/i;

/** Somebody else, or many. */
export const others =
  /^(?:he|she|they|you|him|them|hers|theirs|his|her|their|someone|somebody|everyone|everybody|people|others|m[ae]n|wom[ae]n|bloke|guys?|lads?|lady|ladies|girls?|boys?|(?:he|she|they|you)'(?:s|re|d|ll|ve)|hes|shes|foreman|patients?|passengers?|guests?|vicar|priest|imam|minister|mayor)$/;

export const firstPerson = /^(?:i|me|my|mine|we|us|our|ours|im|ive|(?:i|we)'(?:m|ve|ll|d|re))$/;

/** What may stand before it and is said again, beside nouns. */
export const kept =
  /^(?:first|second|third|fourth|fifth|sixth|last|final|double|late|early|split|theory|practical|half|online|annual|winter|summer|spring|autumn|christmas|easter|eid|diwali|halloween|graduation)$/;

/** Before these words it is several, or somebody's, or none. */
export const uncertain =
  /^(?:his|her|their|your|its|whose|no|every|each|any|some|these|those|which|what|other|many|several|few|more|most|all|both|\d+)$/;

export const pointing =
  /^(?:the|this|that|a|an|another|(?:today|tonight|tomorrow|yesterday|\w+day)'s)$/;

/** What has an apostrophe, and owns nothing. */
export const noOwner =
  /^(?:it|that|there|here|what|who|where|when|how|let|he|she|everyone|everybody|nobody|nothing|something|one|year|month|week|day|night|\w+day)'s$/;

export const relatives =
  /^(?:mum|mam|mom|mother|dad|father|son|daughter|wife|husband|sister|brother|nan|nana|gran|granny|grandma|grandad|grandpa|grandson|granddaughter|niece|nephew|aunt|auntie|uncle|cousin|partner|boyfriend|girlfriend|fiance|fiancee|friend)'s$/;

/** These name one's own without "my". */
export const ownRelatives = /^(?:mum|mam|mom|dad|nan|nana|gran|granny|grandma|grandad|grandpa)'s$/;

/** After these words it is only the place or the time of something else. */
export const scenery = /^(?:of|like|than|as|since|until|till|by|during|between|from)$/;
/** After these words it is so, too, where "the" doesn't stand before it. */
export const bareScenery =
  /^(?:of|like|than|as|since|until|till|by|during|between|from|to|before|in|on|at|over)$/;

/** What may follow it, so that the phrase has ended. */
export const following =
  /^(?:today|tonight|tomorrow|tmrw|tmw|yesterday|are|was|were|done|over|finished|passed|went|this|next|last|mon|tues?|wed|thurs?|fri|sat|sun|\w+day|\d.*|starts?|begins?|goes|is|isn't|soon|now|again|already|due|all|morning|afternoon|evening|then|(?:i|we)(?:'\w+)?|my|it|has|had|will|tho|though|please|lol|haha|x)$/;

/** What happens to something that is over. */
export const happened =
  /^(?:was|were|went|ended|finished|survived|happened|flew|dragged|passed|came|took|felt|turned|overran)$/;

/** What somebody has done who has been there. */
export const lived =
  /(?:^| )(?:had|did|gave|sat|took|passed|failed|ran|played|survived|attended|finished|completed|aced|nailed|smashed|won|lost|worked|hosted|catered|chaired|preached|sang|photographed|shot|(?:went|been|got|came) to|got through|(?:back|home) from|after|left)$/;

/** What is still to come. */
export const starting =
  /\b(?:starts?|begins?|coming up|upcoming|soon|in (?:an?|\w+|\d+) (?:mins?|minutes?|hours?|hrs?|days?|weeks?))\b/;

/** What somebody did with it, as a title says it, and with which that can be done. */
export const settled: readonly (readonly [found: RegExp, done: string, which: RegExp])[] = [
  [
    /^(?:passed|aced)$/,
    "passed",
    /\b(?:exams?|finals|mocks|test|resit|retake|viva|assessment|inspection|audit|moot)$/,
  ],
  [
    /^won$/,
    "won",
    /\b(?:match|game|race|final|semi-final|cup tie|derby|tournament|championships?|competition|contest|quiz night|regatta|marathon)$/,
  ],
  [
    /^(?:finished|completed)$/,
    "finished",
    /\b(?:thesis|dissertation|essay|coursework|manuscript|novel|poem|album|symphony|screenplay|mural|portrait|quilt|portfolio|tax return|application|marathon|parkrun|race|stocktake|harvest|lambing|shearing)$/,
  ],
  [
    /^(?:got|landed|getting)$/,
    "got",
    /\b(?:promotion|offer|job|rise|raise|part|lead|flat|house|keys|grant|loan|contract|commission|tenancy|place|role|gig|visa|mortgage|scholarship|apprenticeship|internship)$/,
  ],
];
