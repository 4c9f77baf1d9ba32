import type { Making, MakingStep } from "@hearten/contract/inspirations.ts";

/** The words for each step, in the order of the steps. */
export const stepNames: Readonly<Record<MakingStep, string>> = {
  writing: "Writing",
  speaking: "Speaking",
  mixing: "Mixing",
};

/** How long it takes, and how many come before it; null as long as neither is known. */
export function outlookWords({ ahead, seconds }: Making): string | null {
  const time = seconds === null ? null : aboutTime(seconds);
  // With nobody before it there is no place to tell.
  if (ahead === null || ahead === 0) return time === null ? null : `usually ${time}`;
  const place = `${ahead} before yours`;
  return time === null ? place : `${place}, ${time}`;
}

/** A time as coarse as it is certain, such as `about 5 seconds`. */
export function aboutTime(seconds: number): string {
  if (seconds < 50) {
    const step = seconds < 22 ? 5 : 10;
    return `about ${Math.max(5, Math.round(seconds / step) * step)} seconds`;
  }
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 50) return minutes === 1 ? "about a minute" : `about ${minutes} minutes`;
  const hours = Math.max(1, Math.round(minutes / 60));
  return hours === 1 ? "about an hour" : `about ${hours} hours`;
}
