import type { Line, Script } from "../script.ts";
import type { Arc, Reply, Stock, Thought } from "../stock/stock.ts";
import { rankArcs } from "./choose-arc.ts";
import { isFresh } from "./choose-movement.ts";
import {
  isOfMood,
  scoreReplies,
  scoreRepliesForAnybody,
  scoreRepliesToNeed,
} from "./choose-reply.ts";
import { chooseFurtherReply } from "./further-reply.ts";
import { nameScript } from "./name-script.ts";
import { saysOwnWords } from "./own-words.ts";
import { wordsOf } from "./passage.ts";
import type { Order } from "./order.ts";
import { type Piece, createPiece } from "./piece.ts";
import type { PieceParts } from "./piece-parts.ts";
import { type Plan, growingPlans, planFor, shrinkingPlans } from "./plan.ts";
import { mendRuns, runsOnYou, withoutLine } from "./runs-on-you.ts";
import { type Candidate, type Heard, rankByScore } from "./score-thought.ts";
import { createSeededRandom } from "./seeded-random.ts";
import { type SpokenBefore, recallSpokenBefore } from "./spoken-before.ts";

/** The share of the words asked for within which a script is right, and within which it is best. */
const right = { least: 0.8, most: 1.15 };
const best = { least: 0.87, most: 1.08 };

/** A minute may be so much longer where it would lose its one wish; the silences in it are shorter then. */
const mostOfMinute = 1.22;

/** What fits nearly as well as the best is taken instead where that one has a fault. */
const nearlyAsGood = 0.15;
/** A reply says so little that a lesser one without a fault is better. */
const nearlyAsGoodAReply = 0.5;
const tried = 6;

const marksOff = /[^\p{L}\p{N}]+/gu;

/**
 * The lines without those that were spoken lately or already, as far as they can be left out. The key
 * sentence comes back in the close: that is how the thought ends.
 */
function withoutRepeats(lines: readonly Line[], before: SpokenBefore): readonly Line[] {
  let kept = lines;
  const spoken = new Set<string>();
  for (let index = 0; index < kept.length; index += 1) {
    const line = kept[index];
    if (line === undefined) break;
    const plain = line.text.toLowerCase().replace(marksOff, " ").trim();
    const isHeard = line.expendable > 0 && !isFresh(line.text, before);
    const isTwice = line.role !== "close" && spoken.has(plain);
    spoken.add(plain);
    if (isHeard || isTwice) {
      kept = withoutLine(kept, index);
      index -= 1;
    }
  }
  return kept;
}

interface Attempt {
  readonly thought: Thought;
  readonly lines: readonly Line[];
  /** 0 when nothing is wrong with it. */
  readonly fault: number;
}

/** How far the words are from what is best, as a share of them; 0 within it. */
function missBy(words: number, wanted: number): number {
  const share = words / wanted;
  return Math.max(0, best.least - share, share - best.most);
}

function fit(piece: Piece, order: Order, before: SpokenBefore): readonly Line[] {
  const write = (plan: Plan) => mendRuns(withoutRepeats(piece.write(plan), before));
  const plan = planFor(order.length);
  let lines = write(plan);
  const plans =
    wordsOf(lines) > order.words ? shrinkingPlans(plan) : growingPlans(plan, order.length);
  for (const other of plans) {
    const miss = missBy(wordsOf(lines), order.words);
    const share = wordsOf(lines) / order.words;
    // To be a little long is better than a goal less, or lines in "I" without a word before them.
    const losesMuch = other.others < plan.others || other.invitations < plan.invitations;
    // In a minute the one wish is all that is said of the goals.
    const losesWish = order.length === 1 && other.wishes < plan.wishes;
    if (miss === 0 || (losesMuch && share <= right.most)) break;
    if (losesWish && share <= mostOfMinute) break;
    const next = write(other);
    if (missBy(wordsOf(next), order.words) <= missBy(wordsOf(lines), order.words)) lines = next;
  }
  return lines;
}

function faultOf(lines: readonly Line[], order: Order, before: SpokenBefore): number {
  const share = wordsOf(lines) / order.words;
  const miss = Math.max(
    0,
    right.least - share,
    share - (order.length === 1 ? mostOfMinute : right.most),
  );
  const heard = lines.filter(({ text }) => !isFresh(text, before)).length;
  return heard * 10 + (runsOnYou(lines) ? 5 : 0) + miss;
}

/**
 * The share of the words in a piece with a reply, from three minutes on; the rest is silence. A reply says so little
 * that more words after it would sound like talk.
 */
const shareOfReply = 0.8;

/** A way to write the piece. */
interface Choice extends Pick<PieceParts, "thought" | "isReply" | "further" | "frames"> {
  /** How many words a piece with it should have. */
  readonly words: number;
}

/**
 * The replies that may be spoken. If the piece says the person's own words, these are replies to them. If it doesn't,
 * and harm is unsure, these are the replies for anybody.
 */
function scoreAnswers(order: Order, stock: Stock, heard: Heard): readonly Candidate<Reply>[] {
  const { reading, length } = order;
  if (saysOwnWords(reading, length)) return scoreReplies(reading, stock, heard);
  return reading.harm.level === "unsure" ? scoreRepliesForAnybody(reading, stock, heard) : [];
}

/**
 * The arcs and replies that the piece may be written with, the best first.
 *
 * - If the person asks for something, these are only replies that give it.
 * - If there is a reply to their mood, no arc for a mood stands beside it.
 * - If harm is unsure as well, no arc of another theme than theirs does either: it would be a guess.
 */
function chooseThoughts(order: Order, stock: Stock, before: SpokenBefore): readonly Choice[] {
  const { id, reading, earlier, length, words } = order;
  const heard = { before, earlier, random: createSeededRandom(`${id} arc`) };
  const share = length === 1 ? 1 : shareOfReply;
  const asked = scoreRepliesToNeed(reading, stock, heard);
  const replies = asked.length > 0 ? asked : scoreAnswers(order, stock, heard);
  const hasReplyToMood = replies.some(
    ({ thought }) => thought.circumstance === null && thought.moment === null,
  );
  const isGuess = ({ theme }: Arc) =>
    reading.harm.level === "unsure" && !reading.themes.some((one) => one.theme === theme);
  const arcs =
    asked.length > 0
      ? []
      : rankArcs(reading, stock, heard).filter(
          ({ thought }) => !hasReplyToMood || !(isOfMood(thought) || isGuess(thought)),
        );
  const ranked = rankByScore([
    ...replies.map((reply) => ({ ...reply, isReply: true as const })),
    ...arcs.map((arc) => ({ ...arc, isReply: false as const })),
  ]);
  const [first] = ranked;
  const slack = first?.isReply === true ? nearlyAsGoodAReply : nearlyAsGood;
  const least = (first?.score ?? 0) - slack;
  return ranked
    .filter(({ score }) => score >= least)
    .slice(0, tried)
    .map((one) =>
      one.isReply
        ? {
            thought: one.thought,
            isReply: true,
            further: chooseFurtherReply(one, replies)?.turn ?? [],
            frames: [],
            words: Math.round(words * share),
          }
        : {
            thought: one.thought,
            isReply: false,
            further: [],
            frames: one.thought.goals,
            words,
          },
    );
}

/** Composes a script of the stock's movements. The same order always gives the same script. */
export function compose(order: Order, stock: Stock): Script {
  const { id, reading, earlier } = order;
  const before = recallSpokenBefore(earlier);
  let chosen: Attempt | null = null;
  for (const { words, ...choice } of chooseThoughts(order, stock, before)) {
    const { thought } = choice;
    const random = createSeededRandom(`${id} movements`);
    const piece = createPiece({ ...choice, stock, order, before, random });
    const lines = fit(piece, { ...order, words }, before);
    const fault = faultOf(lines, { ...order, words }, before);
    if (chosen === null || fault < chosen.fault) chosen = { thought, lines, fault };
    if (fault === 0) break;
  }
  if (chosen === null) throw new Error("The stock has no arc that may be spoken");

  const random = createSeededRandom(`${id} title`);
  const title = nameScript(chosen.thought, stock.titles, reading, earlier, random);
  return { title, preference: chosen.thought.preference, lines: chosen.lines };
}
