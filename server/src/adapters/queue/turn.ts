/** Milliseconds from one job's turn to the next one's of the same person; see decision 45. */
export const turnMilliseconds = 5 * 60_000;
