import * as v from "valibot";

/** Where the web app has the sample of an inspiration that strangers may hear (`audio/mpeg`). */
export const samplePath = "/sample.mp3";
/** Where it has what is spoken there, a `SpokenSample` as JSON. */
export const sampleTextPath = "/sample.json";
/** Seconds that the sample takes. */
export const sampleSeconds = 20;

/** The words that somebody made up for the sample. */
export const sampleWords = {
  description: "I start a new job on Monday and I'm nervous.",
  goal: "I trust myself",
} as const;

/** What is spoken in the sample, in order; times in seconds from its beginning. */
export const spokenSample = v.object({
  lines: v.array(v.object({ text: v.string(), start: v.number(), end: v.number() })),
});
export type SpokenSample = v.InferOutput<typeof spokenSample>;
