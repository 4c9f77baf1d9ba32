import type { Circumstance } from "@hearten/reading/circumstances.ts";
import { type Moment, type Reading, moods } from "@hearten/reading/reading.ts";
import { type Reply, repliedTo } from "../stock/stock.ts";
import { expectOfLight, mostOfLight } from "./light-worth.ts";

/** What a reply is for, of which the features need no more. */
export type RepliedTo = Pick<Reply, "light" | "moment" | "circumstance">;

/** What the model of relevance sees of a reply, as numbers from 0 to 1. */
export type SeeReply = (reply: RepliedTo) => readonly number[];

/** How probable one thing is, beside the likeliest of its kind. */
function featuresOf(probability: number | null, likeliest: number): readonly number[] {
  if (probability === null) return [0, 0, 0, 0, 0];
  const share = likeliest === 0 ? 0 : probability / likeliest;
  return [1, probability, Math.sqrt(probability), probability ** 2, share];
}

/**
 * Creates a function that turns a reply into the features of the relevance model, for one reading: how probable its
 * circumstance or its moment is, and how its light suits the mood.
 */
export function createReplyFeatures({
  circumstances,
  moments,
  mood,
}: Pick<Reading, "circumstances" | "moments" | "mood">): SeeReply {
  const ofCircumstance = new Map<Circumstance, number>(
    circumstances.map(({ circumstance, probability }) => [circumstance, probability]),
  );
  const ofMoment = new Map<Moment, number>(
    moments.map(({ moment, probability }) => [moment, probability]),
  );
  const [likeliestCircumstance, likeliestMoment] = [ofCircumstance, ofMoment].map((probabilities) =>
    Math.max(0, ...probabilities.values()),
  );
  return ({ light, moment, circumstance }) => [
    ...featuresOf(
      circumstance === null ? null : (ofCircumstance.get(circumstance) ?? 0),
      likeliestCircumstance ?? 0,
    ),
    ...featuresOf(moment === null ? null : (ofMoment.get(moment) ?? 0), likeliestMoment ?? 0),
    expectOfLight(light, mood) / mostOfLight,
    ...repliedTo.flatMap((one) => moods.map((each) => (one === light ? mood[each] : 0))),
  ];
}
