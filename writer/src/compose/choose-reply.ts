import type { Reading, Theme } from "@hearten/reading/reading.ts";
import { createReplyFeatures } from "../relevance/reply-features.ts";
import type { Arc, Reply, Stock } from "../stock/stock.ts";
import { asksNothingSpared } from "./choose-movement.ts";
import {
  givesWhatIsAsked,
  mayReply,
  probabilityOfCase,
  probabilityOfCircumstance,
} from "./replied-to.ts";
import { type Candidate, type Heard, createScore, isHeardLately } from "./score-thought.ts";

/** Themes of no matter: calm is how a day was, and its arcs tell of an evening at home that few have had. */
const moodThemes: readonly Theme[] = ["general", "calm"];

/**
 * What a reply to a certain case of the likeliest circumstance is worth beside the others to it: enough to go before them. Their
 * appeal is between -0.4 and 0.3 in nine of ten, and listeners have hardly graded replies to cases.
 */
const worthOfCase = 0.8;

/** Whether an arc is for a mood or a moment alone, and so says nothing of what somebody wrote about. */
export function isOfMood({ theme, isBrief }: Arc): boolean {
  return moodThemes.includes(theme) && !isBrief;
}

/** Scores the replies, without those that were heard lately or ask something that the person must be spared. */
function scoreAll(
  replies: readonly Reply[],
  { spared }: Reading,
  heard: Heard,
  relevanceOf: (reply: Reply) => number,
): readonly Candidate<Reply>[] {
  const scoreOf = createScore(heard);
  return replies
    .filter((reply) => !isHeardLately(reply, heard.before))
    .filter((reply) => asksNothingSpared(reply, spared))
    .map((thought) => ({ thought, score: scoreOf(thought, relevanceOf(thought)) }));
}

/** The replies to the person's circumstances, moments and mood that were not heard lately, with how well each fits. */
export function scoreReplies(
  reading: Reading,
  stock: Stock,
  heard: Heard,
): readonly Candidate<Reply>[] {
  const seeReply = createReplyFeatures(reading);
  const likeliest = Math.max(0, ...reading.circumstances.map(({ probability }) => probability));
  const worthOf = ({ circumstance, case: ofCase }: Reply) => {
    if (circumstance === null || ofCase === null || likeliest === 0) return 0;
    const share = probabilityOfCircumstance(circumstance, reading) / likeliest;
    return worthOfCase * probabilityOfCase(ofCase, reading) * share;
  };
  return scoreAll(
    stock.replies.filter((reply) => mayReply(reply, reading)),
    reading,
    heard,
    (reply) => stock.relevanceOfReply(seeReply(reply)) + stock.appealOf(reply) + worthOf(reply),
  );
}

/** The replies that give what somebody asks for and were not heard lately. They all fit equally well. */
export function scoreRepliesToNeed(
  reading: Reading,
  stock: Stock,
  heard: Heard,
): readonly Candidate<Reply>[] {
  const asked = stock.replies.filter((reply) => givesWhatIsAsked(reply, reading));
  return scoreAll(asked, reading, heard, () => 0);
}

/** The replies for anybody that were not heard lately. They claim nothing, and all fit equally well. */
export function scoreRepliesForAnybody(
  reading: Reading,
  stock: Stock,
  heard: Heard,
): readonly Candidate<Reply>[] {
  const forAnybody = stock.replies.filter(({ isForAnybody }) => isForAnybody);
  return scoreAll(forAnybody, reading, heard, () => 0);
}
