import { readFileSync } from "node:fs";
import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import { type Reading, gladMoments, nothingTold } from "@hearten/reading/reading.ts";
import type { Line, Script } from "../ports/writer.ts";
import { type Listener, chooseUnheard } from "./choose-unheard.ts";
import { type PieceLine, toPieceLines } from "./piece.ts";

/** Sentences that belong together and name somebody to turn to. */
export type Company = readonly PieceLine[];

/** Reads all of them anew each time: they are few, and seldom needed. */
export function loadCompany(): readonly Company[] {
  const text = readFileSync(new URL("pieces/company.md", import.meta.url), "utf8");
  return text
    .trim()
    .split(/\n{2,}/u)
    .map(toPieceLines);
}

/** A theme that is less likely would be met as if it were known. */
const sureTheme = 0.5;

/**
 * What a writer may know where harm is unsure: no goal is told, nobody and nothing is named, no day is looked forward to,
 * no circumstance and no point is answered, only what speaks of no harm is quoted, only a likely theme is met, and a day that may be a good one is met like every other.
 *
 * @param isSpokenHere whether the piece stays in this process: none of the person's words go to a voice elsewhere
 */
export function claimNothing(reading: Reading, isSpokenHere: boolean): Reading {
  const isGlad = reading.feeling === "bright";
  const { glad, hard, mixed, plain } = reading.mood;
  return {
    ...reading,
    themes: isGlad ? [] : reading.themes.filter(({ probability }) => probability >= sureTheme),
    feeling: isGlad ? "open" : reading.feeling,
    feelings: isGlad ? [{ feeling: "open", probability: 1 }] : reading.feelings,
    mood: { glad: 0, hard, mixed, plain: plain + glad },
    ...nothingTold,
    quotation: isSpokenHere ? reading.harmless : null,
    harmless: reading.harmless,
    meaning: reading.meaning,
    sentences: reading.sentences,
    circumstances: [],
    cases: [],
    moments: reading.moments.filter(({ moment }) => !gladMoments.includes(moment)),
    goals: reading.goals.map((goal) => goal && { ...goal, told: null, isSore: true }),
  };
}

/** Somebody to turn to, as it is said at this length: one that was not heard lately. */
export function chooseCompany(length: LengthInMinutes, listener: Listener): Company {
  const company = chooseUnheard(loadCompany(), listener, ([first], text) =>
    text.includes(first?.text ?? ""),
  );
  return company.filter(({ from }) => from <= length);
}

export function wordsOf(company: Company): number {
  return company.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
}

/** The script with somebody to turn to, named before what is said along and what closes it. */
export function keepCompany(script: Script, company: Company): Script {
  const lines = company.map(({ text, from }, index): Line => ({
    role: "mind",
    text,
    pause: index === company.length - 1 ? 3 : 2,
    startsParagraph: index === 0,
    expendable: from === 1 ? 0 : 2,
  }));
  const end = script.lines.findIndex(({ role }) => role === "said-along" || role === "close");
  // A slow voice has no time in a minute for all of both: then something between the beginning and the end goes.
  const others = script.lines.map((line): Line =>
    line.role === "opening" || line.role === "close" || line.expendable > 0
      ? line
      : { ...line, expendable: 1 },
  );
  return { ...script, lines: others.toSpliced(end, 0, ...lines) };
}
