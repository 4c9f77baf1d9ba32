import type { Case } from "@hearten/reading/cases.ts";
import {
  type Circumstance,
  answeredProbability,
  moodsOfCircumstances,
} from "@hearten/reading/circumstances.ts";
import type { Moment, Need, Reading } from "@hearten/reading/reading.ts";
import { expectOfLight } from "../relevance/light-worth.ts";
import { type Reply, type ReplyLight, repliedTo } from "../stock/stock.ts";

/** From this probability of mourning on, no reply is glad: to cheer a widow is the worst of all. */
const mostMourning = 0.1;
/** Nobody is met gladly if a hard mood is more probable than this, and nobody as sad if a glad mood is. */
const mostAgainst = 0.5;

type Moods = Pick<Reading, "moments" | "mood">;

const probabilityOf = ({ moments }: Pick<Reading, "moments">, wanted: Moment) =>
  moments.find(({ moment }) => moment === wanted)?.probability ?? 0;

const mayMourn = (reading: Pick<Reading, "moments">) =>
  probabilityOf(reading, "mourning") >= mostMourning;

const isGladWithMourning = (light: ReplyLight, reading: Moods) =>
  light === "bright" && mayMourn(reading);

/** The light of the reply when only the mood of a day is known: the one that is expected to be worth most. */
export function lightOfReply(reading: Moods): ReplyLight {
  const possible = repliedTo.filter((light) => !isGladWithMourning(light, reading));
  return possible.reduce((best, light) =>
    expectOfLight(light, reading.mood) > expectOfLight(best, reading.mood) ? light : best,
  );
}

/** Whether somebody may be met gladly: they are probably not sad, and don't mourn. */
export const mayMeetGladly = (reading: Moods): boolean =>
  reading.mood.hard <= mostAgainst && !mayMourn(reading);

/** Whether somebody may be met as sad: they are probably not glad. */
export const mayMeetSadly = ({ mood }: Pick<Reading, "mood">): boolean => mood.glad <= mostAgainst;

/** Whether a reply of this light would be glad with somebody who is sad, or the other way round. */
function isAgainstMood(light: ReplyLight, reading: Moods): boolean {
  if (light === "bright") return !mayMeetGladly(reading);
  return light === "heavy" && !mayMeetSadly(reading);
}

/** The needs that are not met for somebody who is probably glad: then they were hardly asked for. */
const consoling: readonly Need[] = ["kindness", "company"];

/** Whether a reply gives what somebody asks for. It pushes nobody who may mourn, and consoles nobody who is glad. */
export function givesWhatIsAsked(
  { need, light }: Pick<Reply, "need" | "light">,
  reading: Moods & Pick<Reading, "need">,
): boolean {
  if (need === null || need !== reading.need) return false;
  const isConsoledWhileGlad = consoling.includes(need) && !mayMeetSadly(reading);
  return !isConsoledWhileGlad && !isGladWithMourning(light, reading);
}

/**
 * Whether a reply of this light suits a circumstance that may be glad or hard, of which only the mood tells: nobody is
 * congratulated on a birthday that is probably a lonely one.
 */
function suitsEither(
  circumstance: Circumstance | null,
  light: ReplyLight,
  reading: Moods,
): boolean {
  if (circumstance === null || moodsOfCircumstances[circumstance] !== "either") return true;
  const likeliest = lightOfReply(reading);
  const isHard = likeliest === "heavy" || likeliest === "mixed";
  return light === "open" || (light === "bright") !== isHard;
}

/** 0 for a circumstance that isn't told. */
export const probabilityOfCircumstance = (
  wanted: Circumstance,
  { circumstances }: Pick<Reading, "circumstances">,
): number => circumstances.find((one) => one.circumstance === wanted)?.probability ?? 0;

/** How probable the case is that a reply is for, if it is of its circumstance: 0 for one that isn't told, 1 where it is for each. */
export const probabilityOfCase = (wanted: Case | null, { cases }: Pick<Reading, "cases">): number =>
  wanted === null ? 1 : (cases.find((one) => one.case === wanted)?.probability ?? 0);

/** Whether somebody may get the reply: what it answers is possible, and it is probably not against their mood. */
export function mayReply(
  {
    circumstance,
    case: ofCase,
    moment,
    need,
    light,
  }: Pick<Reply, "circumstance" | "case" | "moment" | "need" | "light">,
  reading: Moods & Pick<Reading, "circumstances" | "cases">,
): boolean {
  if (need !== null) return false;
  if (circumstance === null && moment === null) return light === lightOfReply(reading);
  const isPossible =
    circumstance === null
      ? moment !== null && probabilityOf(reading, moment) >= answeredProbability
      : probabilityOfCircumstance(circumstance, reading) * probabilityOfCase(ofCase, reading) >=
        answeredProbability;
  return isPossible && suitsEither(circumstance, light, reading) && !isAgainstMood(light, reading);
}
