/** A duration as the list shows it, `3 min, 4 sec`, to the nearest second. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)} min, ${whole % 60} sec`;
}
