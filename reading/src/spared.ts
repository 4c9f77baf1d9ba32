import type { Demand } from "./reading.ts";

/** What somebody may tell of their body, and what must not be asked of them then. */
const signs: readonly (readonly [sign: RegExp, spared: readonly Demand[]])[] = [
  [
    /\b(?:wheelchair|paraly[sz]ed|paraplegi\w+|quadriplegi\w+|amput\w+|can'?t walk|bedridden|bedbound|walking frame|crutches|(?:broke|broken|tore|torn|fractured|sprained) (?:my |a )?(?:leg|foot|ankle|hip|knee|calf|achilles|acl)|in a cast|stroke left)\b/i,
    ["walking", "standing", "outdoors"],
  ],
  [
    /\b(?:in hospital|hospital bed|on the ward|in bed all|can'?t get (?:up|out of bed)|in prison|in jail|in my cell|locked in)\b/i,
    ["walking", "standing", "outdoors"],
  ],
  [
    /\b(?:blind(?! spot| to| date)|visually impaired|can'?t see(?= |$)(?! (?:a|any|how|the point|why|it))|losing my (?:eye)?sight|my sight)\b/i,
    ["seeing"],
  ],
  [/\b(?:deaf(?! ear)|hearing loss|hard of hearing|losing my hearing|tinnitus)\b/i, ["hearing"]],
  [
    /\b(?:(?:broke|broken|fractured) (?:my |a )?(?:hand|hands|arm|arms|wrist|wrists|finger|fingers)|lost my (?:hand|hands|arm|arms)|arthritis in my hands|can'?t use my (?:hand|hands|arm|arms))\b/i,
    ["hands"],
  ],
  [/\b(?:fasting|ramadan|yom kippur|nil by mouth|can'?t swallow)\b/i, ["water"]],
];

/**
 * What must not be asked of a person who wrote these texts.
 *
 * @param texts with straight apostrophes
 */
export function tellSpared(texts: readonly string[]): Demand[] {
  const spared = signs.flatMap(([sign, demands]) =>
    texts.some((text) => sign.test(text)) ? demands : [],
  );
  return [...new Set(spared)];
}
