import { expect, it } from "vitest";
import { inspirationOf } from "./inspirations.fakes.ts";
import { withDownloaded } from "./with-downloaded.ts";

const made = (id: string, day: number) =>
  inspirationOf({ id, createdAt: `2026-06-${day}T12:00:00.000Z` });

it("without a network the list has what is downloaded, too, once and in its place", () => {
  const stored = [made("newest", 20), made("both", 18), made("oldest", 10)];
  const downloaded = [made("old", 12), made("both", 18)];
  const shown = withDownloaded(stored, downloaded);
  expect(shown.map(({ id }) => id)).toEqual(["newest", "both", "old", "oldest"]);
});
