import { type Feeling, type Occasion, type Reading, type Theme } from "@hearten/reading/reading.ts";
import { capitalise } from "../grammar/capitalise.ts";
import { countWords } from "../grammar/count-words.ts";
import { mayBeLoss } from "./choose-goals.ts";

/** Beside these what happened may wound who reads it in a list a month later; the arc's own title is a quiet one. */
const wounding: readonly Theme[] = [
  "addiction",
  "betrayal",
  "body-image",
  "breakup",
  "health",
  "job-loss",
  "mistake",
  "shame",
];
/** From this probability on one of these may be what it is about. */
const possible = 0.3;
/** From this probability on a feeling is there, whichever the likeliest is. */
const felt = 0.4;
/** A day that is heavy, or may be, is not named by what took place on it. */
const heavy: Feeling = "heavy";

const mostWords = 6;

function mayWound(reading: Reading): boolean {
  const { harm, themes, feeling, feelings } = reading;
  return (
    harm.level !== "none" ||
    mayBeLoss(reading) ||
    themes.some(({ theme, probability }) => wounding.includes(theme) && probability >= possible) ||
    feeling === heavy ||
    feelings.some((each) => each.feeling === heavy && each.probability >= felt)
  );
}

/** "Friday's interview", "your birthday on Friday" */
function onWeekday(what: string, day: string): string {
  const name = day.replace(/^on /, "");
  return what.startsWith("the ") ? `${name}'s ${what.slice("the ".length)}` : `${what} ${day}`;
}

/** The same one by its day, for somebody who has the plain title already. */
function byDay(what: string, day: string | null): readonly string[] {
  if (day === "tomorrow") return [`The day before ${what}`];
  if (day === "tonight") return [`The hours before ${what}`];
  return day?.startsWith("on ") === true ? [`Before ${onWeekday(what, day)}`] : [];
}

function titlesOf({ what, time, day, done }: Occasion): readonly string[] {
  const plain = countWords(what) === 1 ? `${what} this year` : capitalise(what);
  if (done !== null) return [`You ${done} ${what}`, ...(done === "got" ? [] : [`After ${what}`])];
  if (time === "ahead") return [`Before ${what}`, ...byDay(what, day)];
  return time === "behind" ? [`After ${what}`, plain] : [plain];
}

/**
 * Titles in the person's own terms, such as "Before the interview", the plainest first. Empty if it isn't certain what
 * the words are about, or if the title may wound.
 */
export function ownTitles(reading: Reading): readonly string[] {
  const { occasion, language } = reading;
  if (occasion === null || language !== "en" || mayWound(reading)) return [];
  return titlesOf(occasion).filter((title) => countWords(title) <= mostWords);
}
