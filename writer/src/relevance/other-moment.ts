import type { Moment, Reading } from "@hearten/reading/reading.ts";
import type { Arc } from "../stock/stock.ts";

/**
 * From here on a moment is likely enough for an arc that is for it alone. Of 1,139 of the right moment 3 % were wrong for
 * people, of 2,776 of another one 69 %; an arc for everybody is wrong for 12 %.
 */
const likely = 0.2;
/** For somebody who mourns: to speak of a death where nobody has died is as bad as to miss one. */
const surelyMourning = 0.6;

const leastFor = (moment: Moment) => (moment === "mourning" ? surelyMourning : likely);

/** Whether an arc is for a moment that the person is hardly in, or for grief where nobody may have died. */
export function isOfAnotherMoment(
  { moment: own, theme }: Pick<Arc, "moment" | "theme">,
  { moments, themes }: Pick<Reading, "moments" | "themes">,
): boolean {
  const probabilityOf = (of: Moment) =>
    moments.find(({ moment }) => moment === of)?.probability ?? 0;
  if (own !== null) return probabilityOf(own) < leastFor(own);
  if (theme !== "grief") return false;
  const grief = themes.find((one) => one.theme === "grief")?.probability ?? 0;
  return Math.max(probabilityOf("mourning"), grief) < surelyMourning;
}
