// `npm run train` calls it: learns from graded examples which reply fits what somebody wrote, prints how good the chosen
// replies would be for people whose grades it has not seen, and fails when that is worse than its bounds.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadReader } from "@hearten/reading/load-reader.ts";
import type { SoftmaxModel } from "@hearten/reading/softmax.ts";
import { mayReply } from "../../compose/replied-to.ts";
import { loadGrammar } from "../../grammar/load-grammar.ts";
import { loadStock } from "../../stock/load-stock.ts";
import { stockFolder } from "../../stock/stock-folder.ts";
import type { Reply } from "../../stock/stock.ts";
import { parseRelevanceExamples } from "../relevance-examples.ts";
import { type StoredReplyRelevance, expectWorth, worths } from "../relevance-model.ts";
import { createReplyFeatures } from "../reply-features.ts";
import { chooseUnseen, judge, learnGrades, toStored } from "./learn-grades.ts";

/** A graded reply beside a text. */
interface Pair {
  /** The number of the text. */
  readonly text: number;
  readonly grade: number;
  readonly reply: Reply;
  readonly features: readonly number[];
}

/** As many grades of a reply count as much as none at all. */
const doubt = 8;
/** What the chosen replies must reach; the command fails below. */
const bounds = { leastMean: 1.8, mostWrong: 0.14 };

const examples = parseRelevanceExamples(readFileSync(join(stockFolder, "relevance.tsv"), "utf8"));
const stock = loadStock(stockFolder);
const reader = await loadReader(loadGrammar());
const replies = new Map(stock.replies.map((reply) => [reply.name, reply]));
const pairs: Pair[] = [];
for (const [text, { text: description, graded }] of examples.entries()) {
  // A reply that has been taken out since is not known.
  const known = graded.flatMap(({ grade, name }) => {
    const reply = replies.get(name);
    return reply === undefined ? [] : [{ grade, reply }];
  });
  if (known.length === 0) continue;
  const reading = await reader.read({ description, goals: [] });
  const seeReply = createReplyFeatures(reading);
  for (const { grade, reply } of known)
    if (mayReply(reply, reading)) pairs.push({ text, grade, reply, features: seeReply(reply) });
}

const worthOf = ({ grade }: Pair) => worths[grade] ?? 0;

const learn = (from: readonly Pair[]): SoftmaxModel =>
  learnGrades(from.map(({ grade, features }) => ({ grade, features, weight: 1 })));

/** How much more each reply was worth than the model expects: an average that begins at nothing (additive smoothing). */
function toAppeal(model: SoftmaxModel, from: readonly Pair[]): ReadonlyMap<Reply, number> {
  const appeal = new Map<Reply, number>();
  for (const [reply, own] of Map.groupBy(from, (pair) => pair.reply)) {
    const beyond = own.reduce(
      (sum, pair) => sum + worthOf(pair) - expectWorth(model, pair.features),
      0,
    );
    appeal.set(reply, beyond / (own.length + doubt));
  }
  return appeal;
}

// The reply that would have been chosen for each text, among those that were graded.
const chosen = chooseUnseen(pairs, (others) => {
  const model = learn(others);
  const appeal = toAppeal(model, others);
  return ({ reply, features }) => expectWorth(model, features) + (appeal.get(reply) ?? 0);
});
const { lines, isGoodEnough } = judge(chosen, bounds);
process.stdout.write(
  `${pairs.length} graded replies for ${chosen.length} texts; of those chosen for unseen texts\n${lines}`,
);
const model = learn(pairs);
const stored: StoredReplyRelevance = {
  ...toStored(model),
  appeal: Object.fromEntries(
    [...toAppeal(model, pairs)]
      .map(([{ name }, appeal]) => [name, Number(appeal.toFixed(3))] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ),
};
if (isGoodEnough)
  writeFileSync(join(stockFolder, "reply-relevance.json"), `${JSON.stringify(stored)}\n`);
else {
  process.stdout.write("The chosen replies are worse than they may be.\n");
  process.exitCode = 1;
}
