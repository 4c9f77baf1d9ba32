/** To thousandths, so that a reading is the same where processors differ in the last digits. */
export const roundProbability = (value: number) => Math.round(value * 1_000) / 1_000;
