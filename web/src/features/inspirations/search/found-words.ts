import type { Found } from "./use-found.ts";

/** How many were found, in words. */
export function foundWords({ inspirations: { length: count }, reach }: Found): string {
  const number = count === 0 ? "No" : String(count);
  const many = `${number} inspiration${count === 1 ? "" : "s"} found`;
  if (reach === "more") return `${many} so far...`;
  return reach === "some" ? `${many} among the newest. The others can't be reached now.` : many;
}
