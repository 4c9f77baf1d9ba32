/** States that somebody may gladly be told to be in. */
const good = new Set(
  (
    "able accepted active admired adored adventurous alive ambitious articulate assertive at-home athletic attractive " +
    "authentic awake aware balanced baptised baptized beautiful better big bilingual blessed bold brave bright " +
    "busy calm capable careful carefree caring cheerful clean clear clever close comfortable committed compassionate " +
    "competent complete composed confident connected conscious considerate consistent content cool courageous " +
    "creative curious daring debt-free decisive dependable determined disciplined dry eager early easygoing easy " +
    "effective efficient eloquent employed empowered energetic energised energized engaged enthusiastic excellent " +
    "excited fair faithful famous fast fearless fertile fine fit flexible fluent focused focussed forgiven forgiving " +
    "free friendly fulfilled full fun funny generous gentle genuine glad good graceful grateful great grounded " +
    "happy hard-working hardworking healed healthy heard helpful honest hopeful humble hydrated important " +
    "independent innocent inspired intelligent invited joyful kind lean level light likeable limber lively loose " +
    "loved loving low-maintenance loyal lucky mature married mindful mobile modest motivated natural neat needed " +
    "nice normal open optimistic organised organized outgoing pain-free patient peaceful pleased polite positive " +
    "powerful pregnant prepared present productive professional profitable promoted proud punctual qualified quick " +
    "quiet radiant ready recognised recognized recovered relaxed reliable relieved resilient respected respectful " +
    "responsible rested rich romantic safe satisfied secure seen self-aware self-confident self-employed settled " +
    "sexy sharp simple sincere single slim smart smoke-free smooth sober sociable soft solid solvent spiritual stable steady still surrounded " +
    "straightforward strong stronger successful supple supported supportive sure talented tall thankful thoughtful " +
    "tidy tolerant toned tough tough trained trusted trusting truthful unafraid unapologetic unbothered understood " +
    "unhurried unique unstoppable useful valued vegan vegetarian visible vocal warm welcome well whole wise worthy " +
    "young"
  ).split(" "),
);

/** States that hurt to be told of; somebody may be told to be out of them: "not afraid". */
const hard = new Set(
  (
    "addicted afraid alone angry annoyed anxious ashamed awkward bad behind bitter blocked bored broke broken " +
    "busy cold cross confused crazy dependent depressed desperate disabled disappointed distracted divorced " +
    "drunk dumb embarrassed empty exhausted fake foolish forgotten frightened frustrated furious grumpy guilty " +
    "heartbroken helpless homeless homesick hopeless hungry ill impatient indecisive insecure intimidated invisible " +
    "irritable irritated jealous late lazy lonely lost mad mean messy miserable moody needy nervous numb " +
    "overdrawn overwhelmed panicky poor powerless quick-tempered resentful restless rude sad scared " +
    "self-conscious selfish shaky shy sick single slow sorry stressed stuck suicidal tempted tense terrified tired " +
    "toxic trapped ugly unemployed unhappy unloved unsure unwell upset useless weak weary worn worried worthless"
  ).split(" "),
);

/** "calmer", "happier", "fitter" are more of what they come from. */
function stemsOf(word: string): readonly string[] {
  const lower = word.toLowerCase();
  return [
    lower,
    lower.replace(/er$/, ""),
    lower.replace(/r$/, ""),
    lower.replace(/ier$/, "y"),
    lower.replace(/(.)\1er$/, "$1"),
  ];
}

export function isGoodState(word: string): boolean {
  return stemsOf(word).some((stem) => good.has(stem));
}

export function isHardState(word: string): boolean {
  return stemsOf(word).some((stem) => hard.has(stem));
}

/** People whom one has: "my daughter". */
const kin = new Set(
  (
    "mother mum mom mam mummy mommy father dad daddy parents parent stepmum stepmom stepmother stepdad stepfather " +
    "husband wife partner boyfriend girlfriend fiance fiancee spouse ex son sons daughter daughters child " +
    "children kid kids baby twins toddler teenager teenagers boy boys girl girls stepson stepdaughter brother brothers " +
    "sister sisters siblings sibling grandmother grandma granny nan nana nanny grandfather grandad granddad grandpa " +
    "grandparents grandson grandsons granddaughter granddaughters grandchild grandchildren grandkids uncle aunt " +
    "auntie cousin cousins nephew nephews niece nieces mother-in-law father-in-law sister-in-law brother-in-law " +
    "son-in-law daughter-in-law in-laws family friend friends mate mates boss manager team colleague colleagues " +
    "coworker coworkers teacher teachers coach mentor therapist doctor student students pupils client clients customer " +
    "customers one eldest youngest roommate roommates flatmate flatmates neighbour neighbours neighbor neighbors landlord employees staff crush"
  ).split(" "),
);

export function isPerson(word: string): boolean {
  return kin.has(word.toLowerCase());
}

/**
 * Words that can't stand alone: "a house", never "I own big house". Where one does, the English is
 * broken, and what it would say aloud as well.
 */
const countable = new Set(
  (
    "accountant actor actress apartment app architect artist athlete author baker bakery barrister bicycle bike blog " +
    "boat book boss boyfriend builder business businessman businesswoman cafe captain car carpenter cat champion " +
    "chef child climber coach company consultant counsellor cyclist dancer daughter degree dentist designer " +
    "developer director doctor dog driver drummer editor electrician engineer entrepreneur exam farmer " +
    "father fiance flat founder freelancer friend garden gardener girlfriend guitarist gym house home-owner " +
    "homeowner husband journalist judge kid lawyer leader lecturer manager mechanic mentor midwife millionaire " +
    "motorbike mortgage mother musician novel novelist nurse office officer owner painter paramedic parent partner " +
    "pharmacist photographer pianist pilot player plumber poet police-officer presenter producer professor " +
    "programmer promotion psychologist restaurant runner salary salon scientist singer sister soldier solicitor " +
    "son speaker student studio surgeon swimmer teacher team therapist tourist trainer translator traveller traveler " +
    "van vet volunteer waiter wife woman workout writer youtuber brother businessperson customer client " +
    "neighbour neighbor person man goal dream interview job mistake passport car visa degree boy girl"
  ).split(" "),
);

/** Words that stand alone, but not after an adjective: "I enjoy life", never "I live happy life". */
const halfCountable = new Set(
  "life body mind career relationship marriage family future heart".split(" "),
);

export function isCountable(word: string): boolean {
  return countable.has(word.toLowerCase());
}

export function isHalfCountable(word: string): boolean {
  return halfCountable.has(word.toLowerCase());
}

const adverbs = new Set(
  (
    "just really always never still also only finally often usually already actually truly so simply even now easily " +
    "regularly happily naturally gently barely hardly rarely seldom honestly genuinely currently recently both " +
    "all almost nearly consistently confidently calmly proudly joyfully successfully freely kindly quietly sometimes " +
    "very fully completely quite deeply pretty absolutely totally entirely extremely financially emotionally mentally " +
    "physically happily newly more less twice once ever here"
  ).split(" "),
);

export function isAdverb(word: string): boolean {
  return adverbs.has(word.toLowerCase());
}

const plurals = new Set(
  "people children men women kids feet teeth mice grandchildren police staff parents".split(" "),
);

/** Whether a noun is of many, by its shape. */
export function isPlural(noun: string): boolean {
  const lower = noun.toLowerCase();
  return (
    plurals.has(lower) ||
    (/[^sui']s$/.test(lower) &&
      !/^(?:christmas|maths|news|gas|physics|lens|series|diabetes)$/.test(lower)) ||
    /(?:ies|[aeo]us)$/.test(lower)
  );
}

const determiners = new Set(
  (
    "a an the my our his her their its this that each every no any some another one someone somebody either " +
    "own whose which what much"
  ).split(" "),
);
const prepositions = new Set(
  (
    "in at on over out off back up down home there here of with without under from between near past through " +
    "beyond around inside for to by among against above away ahead about into after before during halfway"
  ).split(" "),
);
const conjunctions = new Set(
  (
    "and but or nor than as when while where because so until that who whom whose what how whatever wherever " +
    "whenever even since though although not instead"
  ).split(" "),
);

export function isDeterminer(word: string): boolean {
  return determiners.has(word);
}

/** Whether a phrase of place, time or manner may begin with the word: "at", "home", "without". */
export function isPreposition(word: string): boolean {
  return prepositions.has(word);
}

export function isConjunction(word: string): boolean {
  return conjunctions.has(word);
}

export function isNumber(word: string): boolean {
  return /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|hundred|thousand|million|half)$/.test(
    word,
  );
}

/** Whether the words name what nobody wants to be told they have, and everybody that it is gone. */
export function isBleak(words: string): boolean {
  return /\b(?:cancer|anxiety|depression|debts?|problems?|pain|panic|nightmares?|headaches?|diabetes|illness|disease|ex|issues?|trauma|fears?|cravings?|worries|stress|enemies|regrets?|doubts?|trouble|addiction|symptoms?|guilt|shame|hangovers?|drama)\b/.test(
    words,
  );
}
