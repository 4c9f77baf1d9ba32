import type { Moment, Need, Reading } from "@hearten/reading/reading.ts";
import { expectOfLight } from "../relevance/light-worth.ts";
import { type Reply, type ReplyLight, repliedTo } from "../stock/stock.ts";

/** Nobody is met gladly of whom it is this probable that they mourn: to cheer a widow is the worst of all. */
const mostMourning = 0.1;
/**
 * Less probable than this, a circumstance or a moment is not answered: more than half of the replies to such circumstances
 * were wrong to listeners, and four in ten of those to such moments.
 */
const leastProbable = 0.1;
/** No reply to a circumstance or a moment is glad, or sad, where it is so probable that the mood is the other one. */
const mostAgainst = 0.5;

type Moods = Pick<Reading, "moments" | "mood">;

const probabilityOf = ({ moments }: Moods, wanted: Moment) =>
  moments.find(({ moment }) => moment === wanted)?.probability ?? 0;

const isGladWithMourning = (light: ReplyLight, reading: Moods) =>
  light === "bright" && probabilityOf(reading, "mourning") >= mostMourning;

/** The light of the replies to a day of which no more than its mood is known: the one of which most can be expected. */
export function lightOfReply(reading: Moods): ReplyLight {
  const possible = repliedTo.filter((light) => !isGladWithMourning(light, reading));
  return possible.reduce((best, light) =>
    expectOfLight(light, reading.mood) > expectOfLight(best, reading.mood) ? light : best,
  );
}

/** Whether a reply of this light would be glad with somebody who is sad, or the other way round. */
function isAgainstMood(light: ReplyLight, { mood }: Moods): boolean {
  if (light === "bright") return mood.hard > mostAgainst;
  return light === "heavy" && mood.glad > mostAgainst;
}

/** What is given to nobody who is probably glad: then it was hardly asked for. */
const consoling: readonly Need[] = ["kindness", "company"];

/** Whether a reply gives what somebody asks for. Nobody is got going who may mourn, and nobody consoled who is glad. */
export function givesWhatIsAsked(
  { need, light }: Pick<Reply, "need" | "light">,
  reading: Moods & Pick<Reading, "need">,
): boolean {
  if (need === null || need !== reading.need) return false;
  const isConsoledWhileGlad = consoling.includes(need) && reading.mood.glad > mostAgainst;
  return !isConsoledWhileGlad && !isGladWithMourning(light, reading);
}

/** Whether somebody may be answered so: what the reply is for is possible, and it is probably not against their mood. */
export function mayReply(
  { circumstance, moment, need, light }: Pick<Reply, "circumstance" | "moment" | "need" | "light">,
  reading: Moods & Pick<Reading, "circumstances">,
): boolean {
  if (need !== null) return false;
  if (circumstance === null && moment === null) return light === lightOfReply(reading);
  const isPossible =
    circumstance === null
      ? moment !== null && probabilityOf(reading, moment) >= leastProbable
      : reading.circumstances.some(
          (one) => one.circumstance === circumstance && one.probability >= leastProbable,
        );
  return isPossible && !isAgainstMood(light, reading) && !isGladWithMourning(light, reading);
}
