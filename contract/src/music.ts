import * as v from "valibot";

/**
 * The music of an inspiration: `full` between the lines and under them, `soft` far behind the voice, or `off`: the voice
 * alone.
 */
export const musics = ["full", "soft", "off"] as const;
export const music = v.picklist(musics);
export type Music = v.InferOutput<typeof music>;

/** The music of whoever has chosen none. */
export const usualMusic: Music = "full";
