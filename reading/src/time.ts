import type { Reading } from "./reading.ts";
import { weekday } from "./weekday.ts";

/** A date that is past, of something that the text tells of. */
const pastDates =
  /\b(?:yesterday|last (?:night|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago)\b/i;
const shortWeekday = "(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)";
const month =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december)";
const { raw } = String;
/** "10am", "10:30", "5th May": "85%" and "3 A's" are results. */
const hourOrDate = raw`\d{1,2}(?:(?:[:.]\d\d)? ?[ap]\.?m|:\d\d|(?:st|nd|rd|th)?(?: of)? ${month}| (?:today|tomorrow|tonight))`;
/** What stands behind results that are not out yet: "out on Tuesday", but not "out on the board" or "out at last". */
const stillToCome = [
  "tonight|tomorrow|tmrw?|soon|later",
  weekday,
  hourOrDate,
  `(?:this|next) (?:afternoon|evening|week|month|year|${weekday}|${shortWeekday})`,
  raw`in (?:\w+ ){1,3}?(?:minutes?|hours?|days?|weeks?|months?|morning|afternoon|evening)`,
  `in ${month}`,
  raw`(?:on|by) (?:${weekday}|${shortWeekday}|${month}|(?:the )?\d{1,2}(?:st|nd|rd|th)?)`,
  raw`at (?:\d{1,2}(?: ?[ap]\.?m)?|noon|midday|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`,
].join("|");
/** "Results are out" may be said of what comes; "came out" is said of what came. */
const results = new RegExp(
  raw`\bresults? (?:(?:came|was|were) out\b|(?:(?:are|is) )?out\b(?! (?:${stillToCome})\b))`,
  "i",
);
/** What it is about is over: its outcome is known. */
const outcomes =
  /\b(?:is over|it'?s done|went well|went badly|turned out|got through|i did it|passed(?! away)|failed (?:my|the|again|by|it(?! (?:(?:\w+ ){1,2}?times|once|twice|last|already)\b))|did(?:n'?t| not) (?:pass|get in|get the|make (?:it|the))|got (?:in\b|into\b|the (?:part|job|place|keys|email))|(?:second|third|first|2nd|3rd|1st) place|(?:we|i) (?:won|lost))\b/i;

/**
 * Whether what a text is about is still to come, or over; null where it says neither or both: "I failed this morning. Tomorrow I
 * have to tell my dad."
 *
 * @param text in English
 * @param day that is ahead, as the grammar tells it; null where it names none
 */
export function tellTime(text: string, day: Reading["day"]): Reading["time"] {
  const hasOutcome = outcomes.test(text) || results.test(text);
  if (day !== null) return hasOutcome ? null : "ahead";
  return hasOutcome || pastDates.test(text) ? "behind" : null;
}
