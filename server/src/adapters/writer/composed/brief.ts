import type { Commission, Role } from "../../../ports/writer.ts";
import { cleanText } from "./clean-text.ts";
import { type Concern, readConcern } from "./concern.ts";
import { type GoalClause, readGoal } from "./goal-clause.ts";
import type { GoalKind } from "./goal-kind.ts";
import { recogniseGoalKind } from "./goal-kinds.ts";
import { tender } from "./goal-kinds/tender.ts";
import type { Slots } from "./passage.ts";
import type { Theme } from "./theme.ts";
import { generalTheme, recogniseThemes } from "./themes.ts";

export interface Goal {
  readonly role: Extract<Role, `goal-${number}`>;
  readonly kind: GoalKind;
  /** Null when the goal can't, or today shouldn't, be told in the person's own words. */
  readonly clause: GoalClause | null;
}

/** Everything that was understood of a commission. */
export interface Brief {
  /** The one that is nearest to what is on the mind comes first, the others as they were typed. */
  readonly goals: readonly Goal[];
  readonly theme: Theme;
  /** A second one that shows in the text, a mood for example; null when there is none. */
  readonly undertone: Theme | null;
  readonly concern: Concern;
  readonly slots: Slots;
  /** Matches what isn't asked of this person: walking of one in a wheelchair, looking of one who is blind. */
  readonly spared: RegExp | null;
}

const roles = ["goal-1", "goal-2", "goal-3"] as const;

/** Somebody dear, whom the goal doesn't name: sore wherever love is, whatever kind the goal is of. */
const somebodyDear = /\b(?:he|she|him|her|we|us|together|dogs?|cats?|puppy|kitten|pets?)\b/i;

/** What is longed for in vain, and the goals that it makes sore by their words. */
const childless =
  /\b(?:(?:can'?t|couldn'?t|unable to|not able to) (?:seem to )?(?:get|fall|be|become) pregnant|not pregnant (?:again|yet)|still not pregnant|trying to (?:conceive|get pregnant|have a baby)|infertil\w*|(?:pregnancy )?test (?:was|is|came back) negative|negative pregnancy test)\b/i;
const parenthood =
  /\b(?:mothers?|fathers?|mum|mom|dad|parents?|bab(?:y|ies)|child\w*|kids?|pregnan\w*|famil\w*|sons?|daughters?)\b/i;
/** Told as true to somebody who was harmed, it could keep them where they aren't. */
const safety = /\b(?:un)?safe\w*\b/i;

function readGoals(
  texts: readonly string[],
  themes: readonly Theme[],
  description: string,
): readonly Goal[] {
  const isHarmed = themes.some(({ name }) => name === "violence");
  const isChildless = childless.test(description);
  const sore = themes.flatMap((theme) => theme.sore ?? []);
  return roles.flatMap((role, index) => {
    const text = texts[index]?.trim() ?? "";
    if (text === "") {
      return [];
    }
    const cleaned = cleanText(text);
    // A goal that was typed twice is told once in the person's words, and then in others.
    const isTwice = texts.slice(0, index).some((earlier) => cleanText(earlier) === cleaned);
    const clause = readGoal(cleaned);
    // What is told decides: a long goal may be cut to a part of another kind.
    const told = clause === null ? null : recogniseGoalKind(clause.i);
    const own = told === null || told.name === "general" ? recogniseGoalKind(cleaned) : told;
    const isOfLost = sore.includes("love") && somebodyDear.test(cleaned);
    const isLongedFor = isChildless && parenthood.test(cleaned);
    const isDangerous = isHarmed && safety.test(cleaned);
    if (sore.includes(own.name) || isOfLost || isLongedFor || isDangerous) {
      return [{ role, kind: tender, clause: null }];
    }
    return [{ role, kind: own, clause: isTwice ? null : clause }];
  });
}

/** The rank of a goal's kind in a theme's list of near kinds; large when it is not in it. */
function distance(goal: Goal, theme: Theme): number {
  const rank = theme.near.indexOf(goal.kind.name);
  return (rank === -1 ? theme.near.length : rank) + (goal.clause === null ? 0.5 : 0);
}

function thingOf(theme: Theme, cleaned: string): string | null {
  const found = cleaned.toLowerCase().match(theme.signs) ?? [];
  const word = found.find((match) => Object.hasOwn(theme.things, match));
  return theme.things[word ?? ""] ?? null;
}

/** What may be said beside something that hurts. */
const besideAnAche = ["lonely", "sleepless", "tired", "sad", "worry", "decision", "angry", "numb"];

/** Whether a second theme may join in: not one of another light, nor work where work isn't the matter. */
function canAccompany(theme: Theme, other: Theme): boolean {
  if (theme.group === "ache") {
    return besideAnAche.includes(other.name);
  }
  const bothBright = (theme.group === "bright") === (other.group === "bright");
  return (
    (bothBright || theme.group === "ahead" || theme.group === "open") &&
    (other.name !== "work" || theme.group === "load")
  );
}

/** What somebody may tell of their body, and the words that would then pass them by. */
const abilities: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:wheelchair|paraly[sz]ed|paraplegi\w+|quadriplegi\w+|amput\w+|can'?t walk|bedridden|bedbound|walking frame|crutches|broke my (?:leg|foot|ankle|hip|knee)|in a cast)\b/i,
    "walk\\w*|stairs?|stand(?:ing)?|feet|foot|toes?|legs?|knees|ankles?|shoes?|boots?|steps?|climb\\w*|run|stroll|floor|footprints|on your way",
  ],
  [
    /\b(?:blind(?! spot| to| date)|visually impaired|can'?t see|losing my (?:eye)?sight|my eyes are|my sight)\b/i,
    "look\\w*|see|sees|seen|watch\\w*|eyes?|light|lit|lamps?|mirror|read|window|picture|colours?|notice the light|dark",
  ],
  [
    /\b(?:deaf(?! ear)|hearing loss|hard of hearing|losing my hearing)\b/i,
    "hear\\w*|sounds?|listen\\w*|hum|voice|song",
  ],
];

function sparedOf(text: string): RegExp | null {
  const words = abilities.filter(([sign]) => sign.test(text)).map(([, pattern]) => pattern);
  return words.length === 0 ? null : new RegExp(`\\b(?:${words.join("|")})\\b`, "i");
}

/** Reads a commission: what the goals say, and what the description is about. */
export function readBrief(commission: Commission): Brief {
  const cleaned = cleanText(commission.description);
  const themes = recogniseThemes(cleaned);
  const [theme = generalTheme, ...others] = themes;
  const undertone = others.find((other) => canAccompany(theme, other)) ?? null;
  const concern = readConcern(cleaned, (clause) =>
    [theme, undertone].some((each) => each !== null && new RegExp(each.signs, "i").test(clause)),
  );
  const goals = readGoals(commission.goals, themes, cleaned);
  const [lead] = goals.toSorted((one, other) => distance(one, theme) - distance(other, theme));
  return {
    goals: lead === undefined ? [] : [lead, ...goals.filter((goal) => goal !== lead)],
    theme,
    undertone,
    concern,
    slots: {
      day: concern.day,
      thing: thingOf(theme, cleaned),
      a: concern.clauses[0] ?? null,
      b: concern.clauses[1] ?? null,
    },
    spared: sparedOf([commission.description, ...commission.goals].join("\n")),
  };
}
