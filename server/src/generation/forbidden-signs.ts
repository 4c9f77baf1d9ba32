/** What no line may have, each with what a writer is told. Lines are plain text already. */
export const forbidden: readonly (readonly [RegExp, string])[] = [
  [
    /https?:|www\.|\p{L}\.\p{L}{2,}|@\w|\bdot (?:com|org|net|io|co|uk|app|dev|me)\b/iu,
    "it has an address",
  ],
  [/[\p{Extended_Pictographic}\p{Regional_Indicator}]/u, "it has a picture sign"],
  [/\p{N}/u, "it has figures: write numbers as words"],
  [/[^\p{L}\p{M} ',.?!:-]/u, "it has markup, brackets or signs"],
  [/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u, "it isn't in English"],
  [/\b(?:\p{Lu}{2,}\s+){2,}\p{Lu}{2,}\b/u, "it shouts"],
  [
    /\b(?:affirmations?|language model|as an ai|json|system prompt|instructions|hearten)\b/iu,
    "it speaks of how it was made",
  ],
  // The names in the content that are no words.
  [
    /\b(?:onTheirMind|asksFor|isAhead|neverAskFor|wordsInAll|keepAwayFrom|firstLines|lastLines|said-along|goal-(?:one|two|three|[1-3]))\b/iu,
    "it speaks of how it was made",
  ],
  [
    /^(?:opening|mind|goal|close|pause|narrator|voice|title)\b\s*\d?\s*[:-]/iu,
    "it has a stage direction",
  ],
  [
    /^(?:very )?(?:softly|gently|slowly|quietly|calmly|warmly|tenderly|whisper\w*|in an? \w+ (?:voice|tone|whisper))\b(?![^:]*\b(?:say|tell|remind|ask|repeat|let|think|whisper to)\b)[^.?!:]{0,40}:/iu,
    "it has a stage direction",
  ],
  [
    /\b(?:music|melody|chimes|sound effects?)(?: \w+ly)? (?:plays|playing|fades|fading|swells|in the background)\b/iu,
    "it has a stage direction",
  ],
  [
    /\b(?:the|a|her|his) (?:voice|speaker|narrator) (?:softens|drops|whispers|pauses|slows|fades)\b/iu,
    "it has a stage direction",
  ],
  [
    /^(?:pause|(?:long|short|brief) (?:pause|silence))(?: for \w+ (?:seconds?|minutes?|beats?))?[.!]$/iu,
    "it has a stage direction",
  ],
  [
    /\b(?:the universe|manifest(?:s|ed|ing)?|limitless|abundance|high(?:er)? vibration|law of attraction)\b/iu,
    "it promises what nobody can",
  ],
];

/** What wounds, or shames before somebody who looks on, in a title. */
export const wounding =
  /\b(?:funerals?|deaths?|dead|die|dies|died|dying|buried|burial|grief|griev\w+|widow\w*|lost|loss|losing|cancer|tumou?rs?|chemo\w*|scans?|biops\w+|diagnos\w+|surgery|miscarr\w+|stillb\w+|suicid\w*|kill\w*|pills?|harm\w*|self-harm|overdose|relapse|addict\w*|abuse|divorce|affair|cheated|fired|sacked|redundan\w+)\b/iu;
