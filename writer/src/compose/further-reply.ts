import type { Reply } from "../stock/stock.ts";
import type { Candidate } from "./score-thought.ts";

/** So much less than the reply itself may another one fit: a case counts 0.8 (`choose-reply.ts`). */
const mostLess = 1;
/** So many replies of a kind have to be left, that days to come have some too. */
const leastLeft = 3;

/** A thought that begins so leans on the words before it, which aren't spoken: "They may be busy, or slow". */
const leaning = /^(?:it|that|this|they|them|their|these|those|he|she|so|and|but|or|then)\b/i;

/** Whether two replies answer the same: a circumstance, and no other case of it, or a moment. */
function answersTheSame(one: Reply, other: Reply): boolean {
  const isOtherCase = one.case !== null && other.case !== null && one.case !== other.case;
  return (
    one.circumstance === other.circumstance &&
    one.moment === other.moment &&
    one.light === other.light &&
    !isOtherCase
  );
}

/**
 * The next best reply to the same circumstance or moment, of which longer pieces have room for the thought: listeners
 * mind one exercise after another more than a second thought on their own matter. Where only the mood is known it gained
 * too little to be sure of, and where somebody asks for something nothing (decisions/084).
 *
 * @param candidates the replies that may be spoken, itself among them
 * @returns null where none fits, or few are left
 */
export function chooseFurtherReply(
  { thought, score }: Candidate<Reply>,
  candidates: readonly Candidate<Reply>[],
): Reply | null {
  if (thought.circumstance === null && thought.moment === null) return null;
  const left = candidates.filter((one) => answersTheSame(one.thought, thought));
  if (left.length < leastLeft) return null;
  const [next] = left
    .filter((one) => one.thought !== thought && one.score >= score - mostLess)
    .filter(({ thought: { turn } }) => !leaning.test(turn[0]?.text ?? ""))
    .toSorted((one, other) => other.score - one.score);
  return next?.thought ?? null;
}
