/** How fast it may be played, as a multiple of how it was spoken. */
export const playbackRates = [0.75, 0.9, 1, 1.1, 1.25] as const;

export type PlaybackRate = (typeof playbackRates)[number];

/** As it was spoken. */
export const normalRate: PlaybackRate = 1;

export function isPlaybackRate(rate: number): rate is PlaybackRate {
  return playbackRates.some((known) => known === rate);
}
