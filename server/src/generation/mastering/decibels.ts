/** The factor on amplitudes that so many decibels are. */
export function amplitudeOf(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** The decibels that a factor on amplitudes is; minus infinity for zero. */
export function decibelsOf(amplitude: number): number {
  return 20 * Math.log10(amplitude);
}
