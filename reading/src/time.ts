import type { Reading } from "./reading.ts";

/** A date that is past, of something that the text tells of. */
const pastDates =
  /\b(?:yesterday|last (?:night|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago)\b/i;
/** What it is about is over: its outcome is known. */
const outcomes =
  /\b(?:is over|it'?s done|went well|went badly|turned out|got through|i did it|passed(?! away)|failed (?:my|the|again|by|it(?! (?:\d+ times|once|twice|last|already)\b))|did(?:n'?t| not) (?:pass|get in|get the|make (?:it|the))|got (?:in\b|into\b|the (?:part|job|place|keys|email))|(?:second|third|first|2nd|3rd|1st) place|results? (?:(?:came|are|is|was|were) )?out(?! (?:this (?:afternoon|evening)|tonight|tomorrow|tmrw?|on|at|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)|(?:we|i) (?:won|lost))\b/i;

/**
 * Whether what a text is about is still to come, or over; null where it says neither or both: "I failed this morning. Tomorrow I
 * have to tell my dad."
 *
 * @param text in English
 * @param day that is ahead, as the grammar tells it; null where it names none
 */
export function tellTime(text: string, day: Reading["day"]): Reading["time"] {
  const hasOutcome = outcomes.test(text);
  if (day !== null) return hasOutcome ? null : "ahead";
  return hasOutcome || pastDates.test(text) ? "behind" : null;
}
