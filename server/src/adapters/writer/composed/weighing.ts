/** Somebody near, by what they are to the person or by name. */
export const person =
  /\b(?:[Mm]um|[Mm]om|mother|[Dd]ad|father|parents|wife|husband|partner|son|daughter|kids|children|twins|baby|brother|sister|gran\w*|friends?|family)\b|(?<=[a-z,] )(?!I\b|I')[A-Z][a-z]+(?<!day)\b/;

/** What weighs in a clause, by how heavily: it is the heaviest that a listener would keep hold of. */
const weights: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:died|passed (?:away|on|in|last)|dying|death|funeral|lost|left me|left (?:in|last|on|after)|miscarriage|stillbirth|hospice|cancer|chemo|alzheimer's|dementia|divorce\w*|laid off|fired|diagnos\w*|biopsy|war|suicide|before (?:she|he|they) died|(?:wife|husband|boyfriend|girlfriend|partner) left)\b/i,
    5,
  ],
  [
    /\b(?:don't know (?:if|whether|what|how|who|where)|not sure (?:if|whether)|can't decide|decide|torn|wondering|asking myself|whether)\b/i,
    5,
  ],
  [
    /\b(?:feel\w*|felt|miss|love|hope|hate|guilt\w*|asham\w*|scar\w+|afraid|terrified|frightened|lonely|alone|sad|angry|furious|hurts?|hurting|cri(?:ed|es)|cry\w*|anxious|worried|worrying|nervous|jealous|happy|proud|excited|grateful|relieved|numb|flat|empty|quiet|feel nothing|overwhelmed|exhausted|tired|broken|heartbroken|stuck|lost|behind)\b/i,
    4,
  ],
  [
    /\b(?:talked over|ignored|laughed at|left me out|nobody asked me|yelled at me|cheated|lied to|came out to)\b/i,
    4,
  ],
  [/^i just want\b|\bnot (?:happy|okay|ok|fine|ready|sure)\b/i, 3],
  [
    /\b(?:can't|couldn't|haven't|nobody|no one|never|without me|want|wants|wish|need|pretend)\b/i,
    2,
  ],
  [person, 2],
  [/\b(?:tomorrow|tonight|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i, 2],
  [/\beveryone\b/i, 1],
  [/^(?:it's been|it is|it's)\b.*\b(?:week|day|month|year|time)$/i, -3],
  [/\b(?:weather|i guess|at least|is fine|i suppose|nothing special|everybody has|the dog)\b/i, -4],
];

/** What a loss weighs, or a decision. */
const grave = 5;

/** A clause that is clear only beside the one before it: "It came back", "whether to answer it". */
const leaning = /^(?:it|it's|they|they're|that|that's)\b|\b(?:it|him|them)$/i;

/** A clause that is clear only beside one that says who: "She has dementia". */
const leaningOnPerson = /^(?:he|he's|she|she's)\b/i;

/** A clause that can be said back. */
export interface Spoken {
  readonly clause: string;
  readonly said: string;
  /** Its place in the text, counted with the clauses that can't be said back. */
  readonly position: number;
  readonly weight: number;
  /** Whether it says of whom it speaks, so that "she" can follow. */
  readonly tellsWho: boolean;
}

/** What a clause weighs, as it was written; below 0 for what is only said along. */
export function weigh(clause: string): number {
  return weights.reduce((sum, [sign, heaviness]) => sum + (sign.test(clause) ? heaviness : 0), 0);
}

function companionOf(heaviest: Spoken, spoken: readonly Spoken[]): Spoken | undefined {
  const earlier = spoken.filter(({ position }) => position < heaviest.position);
  if (leaningOnPerson.test(heaviest.clause)) {
    return earlier.findLast(({ tellsWho }) => tellsWho);
  }
  return leaning.test(heaviest.clause)
    ? earlier.find(({ position }) => position === heaviest.position - 1)
    : undefined;
}

/** The one that weighs most, and the one it leans on or else the next heaviest, as they were written. */
export function chooseHeaviest(spoken: readonly Spoken[]): readonly Spoken[] {
  const [heaviest, next] = spoken.toSorted(
    (one, other) => other.weight - one.weight || one.position - other.position,
  );
  if (heaviest === undefined) {
    return [];
  }
  const companion = companionOf(heaviest, spoken);
  // Beside a loss, what weighs nothing is left out, unless it goes on about it: "I signed them".
  const least = heaviest.weight >= grave ? 1 : 0;
  const weighty = next !== undefined && next.weight >= least ? next : undefined;
  const follower = spoken.find(
    ({ clause, position }) => position === heaviest.position + 1 && leaning.test(clause),
  );
  const second = companion ?? weighty ?? follower;
  if (second === undefined || second.weight < 0) {
    return [heaviest];
  }
  return [heaviest, second].toSorted((one, other) => one.position - other.position);
}
