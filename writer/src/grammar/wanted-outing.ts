/** Where one goes, with the "the" that it takes. */
const withThe =
  /^(?:gym|beach|seaside|cinema|theatre|opera|zoo|pool|park|library|mosque|temple|synagogue|allotment|sauna)$/i;
const without = /^(?:church|mass|confession|therapy|uni|college|school|yoga|bed)$/i;
/** How often, when or with whom one goes: no thing is spoken of so. */
const often =
  /^(?:again\b|more\b|daily|weekly|monthly|regularly|every\b|each\b|once\b|twice\b|(?:\w+ times|\w+ (?:days|nights|mornings|evenings)) (?:a|per|every|each)\b|with (?:my|the|our)\b|(?:at|before|after|on|in the) )/i;

/**
 * Where somebody wants to go who names no more than the place and how often, or with whom: "gym three times a week", "beach
 * with my girls"; and when they want to be at home. Null where it is something else.
 */
export function toWantedOuting(sentence: string): string | null {
  const [first = "", ...others] = sentence.split(" ");
  const rest = others.join(" ");
  if (/^home$/i.test(first))
    return /^(?:every|each|safe\b|safely|for (?:dinner|bedtime|good|christmas|easter|bath\w*)|by |before|at |on (?:\w+days|time)|more\b|with my|earlier|early)/i.test(
      rest,
    )
      ? `be home ${rest}`
      : null;
  if (/^back$/i.test(first)) {
    if (/^(?:at|in|on|with) (?:my |the |a )?\w+/.test(rest)) return `be back ${rest}`;
    return /^to (?:my |the )?\w+/.test(rest) && !/^to back\b/.test(rest)
      ? `get back ${rest}`
      : null;
  }
  if (!often.test(rest)) return null;
  if (without.test(first)) {
    const isDone = /^yoga$/i.test(first);
    return /^(?:with|in|at)\b/.test(rest) || isDone ? null : `go to ${first.toLowerCase()} ${rest}`;
  }
  return withThe.test(first) ? `go to the ${first.toLowerCase()} ${rest}` : null;
}
