import type { Reading, Theme } from "@hearten/reading/reading.ts";
import { createReplyFeatures } from "../relevance/reply-features.ts";
import type { Arc, Reply, Stock } from "../stock/stock.ts";
import { mayReply } from "./replied-to.ts";
import { type Candidate, type Heard, createScore, isHeardLately } from "./score-thought.ts";

/** Themes of no matter: calm is how a day was, and its arcs tell of an evening at home that few have had. */
const moodThemes: readonly Theme[] = ["general", "calm"];

/** Whether somebody may be in danger, so that nothing of them is taken for understood. */
export const isUnsureOfHarm = ({ harm }: Pick<Reading, "harm">) => harm.level === "unsure";

/** Whether an arc is for a mood or a moment alone, and so says nothing of what somebody wrote about. */
export function isOfMood({ theme, isBrief }: Arc): boolean {
  return moodThemes.includes(theme) && !isBrief;
}

/**
 * The replies that may be spoken and were not heard lately, each with how well it fits. Where harm is unsure they are those
 * for anybody, which claim nothing, and all fit alike.
 */
export function scoreReplies(
  reading: Reading,
  stock: Stock,
  heard: Heard,
): readonly Candidate<Reply>[] {
  const isUnsure = isUnsureOfHarm(reading);
  const seeReply = createReplyFeatures(reading);
  const relevanceOf = (reply: Reply) =>
    isUnsure ? 0 : stock.relevanceOfReply(seeReply(reply)) + stock.appealOf(reply);
  const scoreOf = createScore(heard);
  return stock.replies
    .filter((reply) => (isUnsure ? reply.isForAnybody : mayReply(reply, reading)))
    .filter((reply) => !isHeardLately(reply, heard.before))
    .filter(({ asks }) => !asks.some((demand) => reading.spared.includes(demand)))
    .map((thought) => ({ thought, score: scoreOf(thought, relevanceOf(thought)) }));
}
