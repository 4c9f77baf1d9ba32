/** The playback rates to choose from. */
export const playbackRates = [0.75, 0.9, 1, 1.1, 1.25] as const;

export type PlaybackRate = (typeof playbackRates)[number];

/** The rate at which the audio was recorded. */
export const normalRate: PlaybackRate = 1;

export function isPlaybackRate(rate: unknown): rate is PlaybackRate {
  return playbackRates.some((known) => known === rate);
}
