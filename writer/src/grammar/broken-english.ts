import { isVerb } from "./verbs.ts";
import {
  isAdverb,
  isConjunction,
  isDeterminer,
  isGoodState,
  isHardState,
  isNumber,
  isPlural,
  isPreposition,
} from "./words.ts";

/**
 * Signs of English that isn't quite right, as learners and hurried thumbs write it. Said back, it would
 * sound like mockery; so what shows one is not said back.
 */
const signs: readonly RegExp[] = [
  /\b(\w+) \1\b/i,
  /\b(?:am|'m|is|are|'s|'re|been) having\b/i,
  /\bsince (?:the last |last |past )?(?:\w+ )?(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty|many|few|several|long) ?(?:years?|months?|weeks?|days?|time)\b/i,
  /\bfrom (?:the )?(?:last|past)\b/i,
  /\bfrom (?:\w+ )?(?:years|months|days)\b/i,
  /\b(?:peoples|childs|childrens|mans|womans|informations|advices|homeworks|furnitures|equipments|moneys|feets|healths|staffs)\b/i,
  /\bmore (?:better|good|bad|easy|happy|strong|calm|rich|fast|slim|fit|big|kind|healthy|\w+ier)\b/i,
  /\bmost (?:best|good|happy)|\bthe more \w+ (?:person|man|woman)\b/i,
  /\bno more (?:init|innit)\b|(?:n't|not|never) .*\bno(?:thing|body)?\b(?! longer)(?: more)?/i,
  /(?<!\ba )\blot of\b|\ba lots of\b|\b(?:have|has|got|earn|make) (?:much|many money)\b/i,
  /\blisten(?:s|ed|ing)? (?!to\b|when\b|more\b|well\b|and\b|better\b|carefully\b|without\b|before\b|closely\b|for\b|out\b|because\b|instead\b)/i,
  /\btake care (?!of\b|and\b|when\b|not\b)/i,
  /\b(?:enjoy|avoid|finish|keep|stop|stopped|gave up|given up) to\b|\b(?:help|lov|respect|enjoy|lik|trust|call|phon|forg[ai]v|serv|thank|visit|support|play|attend|contact|marr|meet|met|obey)\w* to (?:my|our|me|the|a|people|god|her|him|every\w+|others|all|poor)\b|\bovercame? from\b/i,
  /\b(?:go|goes|went|going) (?:the )?(?:office|market|college|(?:gym|work|job)\b)/i,
  /\b(?:make|makes|made|let|lets) (?:me|us|him|her|them|people) to\b/i,
  /\b(?:explain|say|says|said|suggest|suggests) (?:me|us|him|her|them)\b/i,
  /\bmarried with (?!\w+ (?:kids|children))|\bdiscuss about\b|\breach to\b|\breturn back\b|\bdepend(?:s|ed)? (?:of|from)\b/i,
  /(?<!\b(?:the|this|every|that|an|very) )\bearly morning\b/i,
  /\bmore then\b|\b(?:better|stronger|happier|calmer|than) then\b|\bmy self\b|\b(?:could|would|should) of\b/i,
  /\bmyself (?:can|am|is|are|to be|will)\b/i,
  /\ban [bcdfgjklmnpqrstvwyz]|\ba (?:[aei](?![ -])|o(?!n[ec]\b|ne-))/,
  /\b(?:a|an|one(?! hundred| thousand)|another|each|every) (?:\w+ )?(?:people|children|men|women|friends|kids|houses|things|years|days|goals)\b(?!')/i,
  /\b(?:many|few|several|these|those) (?:\w+ )?(?:house|friend|thing|reader|client|customer|book|goal|year|month|day|time|country|person|dog|cat|job)\b/i,
  /\b(?:can|could|will|would|do|does|did|don't|doesn't|didn't|can't) (?:can|able|to|am|is|are|been)\b/i,
  /\bto (?:went|goes|been|did|was|were|is|am|are|has|made|had|took|saw)\b/i,
  /\b(?:have|has|'ve|had) (?:went|did|ate|saw|took|wrote|spoke|drank|began|ran|sang|swam|gave|drove|fell|chose|broke|woke|flew|grew|knew|threw|wore)\b/i,
  /\b(?:he|she|it) (?:have|do|don't|are|were|am|go|make|give|come|want|love|like|know|say|help|need|feel|look|work)\b/i,
  /\b(?:they|we|people|you) (?:is|has|was|does|doesn't|goes|makes|gives|comes|wants|loves|likes|knows|says|helps|needs)\b/i,
  /(?<!\band )\bI (?:is|are|has|were|does|doesn't|be|been|goes|makes|gives|wants|loves|likes|knows|gonna|having|doing|being)\b/i,
  /\b(?:me|him|them) (?:am|is|are|was|can|have|has|and I)\b/i,
  /\b(?:my|our|the|a) (?:I|me|he|she|it|they|we|am|is|are|my|the)\b/i,
  /\b(?:daily|everyday) (?:wak|go|do|mak|read|walk|work|run|pray)/i,
  /\b(?:like before|itself|only|also|init|innit|yaar|na|da|la|lah)$/i,
  /^I (?:\w+ly |always |never )?\w+ me\b|\bhave here\b|\bon every\b/i,
  /\b(?:went|go|goes|going|down) bad\b|, (?:don't|please|let)\b|\bI guess\b/i,
  /\b(?:have|has|got|with|in) own\b|\bhave (?:[\w-]+ )?\w+ years(?! of\b| left\b)|\bweight (?:of )?(?:\w+teen|\w+ty|one|two|three|four|five|six|seven|eight|nine|ten)\b/i,
  /(?<!\b(?:am|I'm|is|are|I've been|completely|totally) )(?<!\bI'm (?:\w+ )?)\bfluent$/i,
  /\b(?:up|bed|wake|sleep) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:in|every|daily|o'clock|thirty)\b/i,
  /\bdaily (?:morning|evening|night|basis)\b|\b(?:in|on|at|have|got|with|buy|own|rent|open) (?:first|second|third|last) \w|\bproud (?:on|for|with)\b/i,
  /\bwork like\b|\bknow (?:to|swim|drive|cook|speak|read|write|dance|play|sing|ride)\b|\brelation with\b/i,
  /\b(?:make|makes|made|making) (?:sport|sports|yoga|exercise|meditation|my (?:driving|homework|licence|license))\b/i,
  /^I \w+ every (?:day|week|morning|night|evening) (?:in|to|at|the|my)\b|\bgo .*\bin the gym\b/i,
  /\b(?:a|an|another) (?:good |new |great |big )?(?:work|money|advice|luck|health|homework|information|furniture|weather)(?=$|,| (?:and|in|with|for|at|from|to|every)\b)/i,
  /^I\b(?:'m|'ve)?(?: \w+){1,3} (?:in|with|on|to|at|of) me$|\bme I\b/i,
  /\b(?!(?:after|later|never|ever|water|other)\b)\w+er then\b|\bgood in (?:maths?|english|school|studies|science|sports?|football|cooking)\b/i,
  /\bhard (?:play|work|train|pray|party|study|sleep|love)|\b(?:god|job|kids|family|wife|husband|life) (?:my|our)\b/i,
  /\b(?:without|never) no\b|\b(?:a|the|my) \w+ what\b|\b(?:job|house|company|car|shop|book|home|life|business|place|country|body) who\b|\bof my dream\b/i,
  /\ba (?:\w+ )?live$|\bat \w+ hours\b|\bdaily (?:one|two|three|four|five)\b|\bgo(?:es)? to (?:swim|run|dance|fish|hike|ski|gym|shop)\b|\bhardly$/i,
  /\bplay the (?:football|tennis|basketball|chess|cricket|golf|rugby|sport)\b|\blots? of \w+ and (?:friend|house|car|job)\b/i,
  /\b(?:very much|always|every (?:day|morning|evening|night|week)) (?:my|our|the) (?!same\b|way\b|minute\b|moment\b)/i,
  /\b(?:breads|meats|transports|musics|knowledges|behaviours|sleeps)\b|\bmy (?:all|both)\b|\w+er as (?:before|my|I|the|last)\b/i,
  /\bgo(?:es)? (?:to the|in) bed\b|\b(?<!(?:close|closer|nearer) )to home\b|\b(?:buy|bought|learn|learned|learnt|time) to (?:my|our)\b|\bgrow up my\b|\bwork by\b/i,
  /\b(?<!(?:so|too|as|how|very|not|that|pretty) )much (?!better|more|less|\w+er\b|of\b|as\b|too\b|the\b)\w/i,
  /\b(?:do|did) (?:a lot of |many )?friends\b|\b(?:here|there) (?:\w+) years$|\b(?:fear|afraid|scared) from\b|\bget well on\b/i,
  /\btoo much (?:happy|good|confident|strong)\b|\bvery much (?:happy|good)\b|\bI very\b/i,
  /\b(?:speak|write|sleep|play|work|sing|dance|do|run|swim|cook|live)\b[^,]*\b(?<!feel |am |is |are )(?:very |so |real |really )?good$/i,
  /\b(?:good|excellent|fluent|best|confident) (?:English|french|german|spanish|speaker|manager|father|mother|person)\b(?<!(?:a|an|the|my|is|are|speak|in|write|very|teach|learn|understand) (?:good|excellent|fluent|best|confident) \w+)/i,
  /\b(?:got|have|has|am|is|are|was|were|be) (?:no|not) (?:any|no)\b/i,
  /^I \w+ always\b(?<!^I (?:am|have|was|can|do|will) always)/i,
  /\bno \w+.* no more$|^(?:I can )?have (?:pass|finish|complete|achieve|become|learn|graduate)\b|\bashame\b|\b(?:learn|start|begin|want|try) to [a-z]+ing\b(?<!\b(?:bring|sing|ring|cling|swing|fling|sling|sting|string|wing|king))|\bbe (?:graduate|citizen|owner|learn|member|resident)\b/i,
  /\b(?:stop|quit|avoid) (?:fight|spend|worry|smoke|eat|shout|think|buy|lie|argue|compare|gamble|cry)\b(?! (?:clubs?|alarms?)\b)|\bfinish (?:pay|write|read|build|learn|make)\b|\bstop paining\b/i,
  /^I (?:don't|do not|never|no longer) \w+ me\b/i,
  // Said in somebody's own way, which can't be turned to "you": "I stay in ma ain hoose".
  /(?<![-'’])\b(?:ain|tae(?! kwon)|wi|nae|oot|hoose|dinnae|cyaan|fraid|cannae|didnae|wasnae|isnae|nevah|dat|dem|mi|di(?! [A-Z])|wid|fi|likkle|nuh|pon)\b(?![-'’])/,
];

/** Words that a sentence can't end with: something is cut off. */
const openEnd =
  /\b(?:a|an|the|my|our|your|his|their|every|each|own|and|or|but|than|because|when|while|if|as|that|who|whose|which|very|really|to|am|is|are|was|have|has|\w+n't|good|great|new|big)$/i;
const whole =
  /\bfor good$|\b(?:of|is|are|on) (?:my|our|his|her|their) own$|\b(?:is|are|am|'m|'re|was|feels?|looks?|like (?:they|I|we) used) (?:\w+ )*(?:good|great|new|big)$|\bused to$|\b(?:I am|they are|it is|I have|I was|it was|kids don't|others don't)$/i;
const openPreposition = /\b(?:with|for|of|about|from|at|by|into|without|to|in)$/i;

/** A preposition ends a sentence well only in a clause within: "the man I'm with", "a room to paint in". */
function isCutOff(sentence: string): boolean {
  if (openEnd.test(sentence)) {
    return !whole.test(sentence);
  }
  const hasInner = /\w+ .*\b(?:I|I'm|I've|we|they|people|that|who|my \w+|to \w+)\b/.test(
    sentence.slice(2),
  );
  const isParticle =
    /\b(?:com|mov|hand|bring|tak|giv|check|fit|log|drop|join|let|put|turn|believ|sleep|settle)\w* (?:\w+ )?in$/i;
  return openPreposition.test(sentence) && !hasInner && !isParticle.test(sentence);
}

/** "I'm rich, famous, loved": a list that no "and" closes is a slogan. */
function isLooseList(sentence: string): boolean {
  const [first = "", ...rest] = sentence.split(", ");
  const tail = rest.join(", ");
  return (
    first !== "" &&
    /^(?:\w+)(?: \w+)?$|^\w+ (?:hard|more|less)\b/.test(rest.at(-1) ?? "") &&
    !/\b(?:and|or|but|not|too|all|mostly|again|together)\b/.test(tail)
  );
}

function isFunctionWord(word: string): boolean {
  return isPreposition(word) || isConjunction(word) || isDeterminer(word) || isAdverb(word);
}

/** "Three litre of water": several, and no plural near. */
function isSeveralOfOne(words: readonly string[], index: number): boolean {
  const [number = "", next = ""] = words.slice(index);
  const isSeveral = isNumber(number) && !/^(?:one|half)$/.test(number);
  const needsNone =
    next === "" ||
    isNumber(next) ||
    isFunctionWord(next) ||
    /^(?:percent|stone|point|k|am|pm)$/.test(next);
  return isSeveral && !needsNone && !words.slice(index + 1, index + 4).some(isPlural);
}

/** "She give me", "what I'm do", "when I not want", "and working there". */
function isMisbuilt(words: readonly string[], index: number): boolean {
  const [word = "", next = ""] = words.slice(index);
  const isPlain = isVerb(next, "base") && !isVerb(next, "past", "participle", "third");
  const isState = next === "last" || isGoodState(next) || isHardState(next) || isFunctionWord(next);
  if (/^(?:he|she)$/.test(word)) {
    return isPlain;
  }
  if (/^(?:i'm|am|is|are|was|we're|they're|he's|she's|it's)$/.test(word)) {
    return isPlain && !isState;
  }
  if (/^(?:i|we|they|you)$/.test(word)) {
    return next === "not";
  }
  if (/^(?:so|very|much more)$/.test(word)) {
    return (/[^b]er$/.test(next) && isGoodState(next.replace(/i?er$/, ""))) || next === "better";
  }
  if (next === "always") {
    return (isVerb(word, "base") && !/^(?:have|can|not)$/.test(word)) || /^(?:up|out)$/.test(word);
  }
  if (/^(?:with|without)$/.test(word)) {
    return (
      index + 2 === words.length && isGoodState(next) && !/^(?:calm|quiet|light|fun)$/.test(next)
    );
  }
  if (word === "and" && isVerb(next, "gerund") && !isState) {
    const before = words.slice(0, index);
    const isExpected = before.some(
      (each) =>
        isVerb(each, "gerund") ||
        /^(?:i'm|am|is|are|was|we're|without|of|by|for|from|love|like|enjoy|keep|start|started|stopped|spend)$/.test(
          each,
        ),
    );
    return next === "having" || !isExpected;
  }
  return false;
}

function breaksRule(sentence: string): boolean {
  const words = sentence.toLowerCase().split(/,? /);
  const isSince =
    words.includes("since") &&
    // "I've run since May", "the first time since we opened".
    !/\b(?:have|has|haven't|hasn't|first|only|\w+est) \b|'ve\b/.test(sentence);
  return (
    isSince || words.some((_, index) => isSeveralOfOne(words, index) || isMisbuilt(words, index))
  );
}

export function isBrokenEnglish(sentence: string): boolean {
  return (
    breaksRule(sentence) ||
    isCutOff(sentence) ||
    isLooseList(sentence) ||
    signs.some((sign) => sign.test(sentence))
  );
}
