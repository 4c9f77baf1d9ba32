import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** An arc's file in which nothing is wrong. */
export const soundArc = `---
theme: general
when:
  - just a normal day
  - nothing to add
light: open
time: now
asks: []
not: []
title: An ordinary day
mood: Quiet ease
---

## meet

It's a day like others, and you've stopped to look at it for once.
Nobody needs it to be more than that, and nor do you.
+ There was a morning in it, and something to eat, and a few words with somebody.
+ Most of it went by without being looked at, as days mostly do.
++ Perhaps a thing or two stuck all the same, a colour, a smell, a tune.
++ Those are yours to keep, and nobody will ask you what they're for at all.

## turn

There's a bench by the side of most roads.
A bench asks for nothing.
+ It stands there in the rain, and it stands there in the sun, quite unmoved.
++ People sit down on it with their shopping, and get up again when they please.

## goals

{Goal}, and there's room for that beside you on the bench.
+ It sits there quite plainly, like somebody whom you know well.
++ Neither of you has to say anything at all about it now.

{Goal}. That rests as well while you're resting here.
+ A thing can be true without being busy.

+ {Goal}. Put it down on the slats for now.
++ It won't roll off, and nobody will take it away.

## along

I can sit here for a while.
+ I don't have to add anything.
++ This day is enough as it is.

## close

A bench asks for nothing.
Get up when you like, and take your shopping along.
+ The road goes on from here, and it's the same as ever.
++ Somebody else may sit down now, on the warm place that you've left there.
`;

export const soundArrivals = `## shoulders

light: any
asks: nothing

Let your shoulders come down a little. This time is yours.
+ Notice where the chair or the bed takes your weight just now.
+ It holds you without being asked to, and it isn't in any hurry.
++ Let the jaw go loose as well, and the tongue lie where it likes.
++ There's nothing here that you need to get ready for.
`;

/** Writes files into a new temporary folder, which goes with the test. */
export function makeStockFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "hearten-stock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const sound = { "themes/general/bench.md": soundArc, "arrivals.md": soundArrivals };
  for (const [file, text] of Object.entries({ ...sound, ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
