import type { Profile } from "@hearten/contract/profile.ts";
import { toDate } from "./plain-words.ts";

interface ReadmeParts {
  readonly profile: Profile;
  readonly packedAt: Date;
  /** The number of inspirations. */
  readonly count: number;
  readonly hasReports: boolean;
  /** Paths of media files that could not be found. */
  readonly missing: readonly string[];
}

/** The text of `README.txt`. */
export function toReadme({ profile, packedAt, count, hasReports, missing }: ReadmeParts): string {
  const name = profile.displayName ?? profile.firstName;
  const goals = profile.goals.filter(Boolean);
  const paragraphs = [
    name === null ? "Hello," : `Hello ${name},`,
    `This is everything of yours from Hearten, packed on ${toDate(packedAt)}. It is yours to keep.`,
    [
      "index.html: open it in a browser to listen and to read. It needs no network.",
      `inspirations: a folder for each of them, with the audio, the cover and the words. ${toCount(count)}`,
      "profile.json: what we know about you: your email, your name, your goals, your choices and the dates.",
      hasReports
        ? "reports.json: what you told us was wrong with an inspiration, and the text where you showed it."
        : null,
    ]
      .filter((line) => line !== null)
      .join("\n"),
    goals.length > 0 ? `Your goals\n\n${goals.join("\n")}` : null,
    missing.length > 0
      ? `We looked for these and could not find them\n\n${missing.join("\n")}`
      : null,
  ];
  return `${paragraphs.filter((paragraph) => paragraph !== null).join("\n\n")}\n`;
}

function toCount(count: number): string {
  if (count === 0) return "There are none yet.";
  return count === 1 ? "There is one." : `There are ${count}.`;
}
