import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { SentenceEncoder } from "../sentence-encoder.ts";

/** Where the meanings of the examples are kept. */
export const meaningsFile = new URL("../../node_modules/.cache/meanings.tsv", import.meta.url);

/** Encodes texts once and keeps their meanings in a file: some thousand texts take a minute. */
export interface MeaningCache {
  encode(texts: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
}

const toText = (meaning: readonly number[]) =>
  Buffer.from(Int8Array.from(meaning).buffer).toString("base64");

const toMeaning = (text: string) => [...new Int8Array(Buffer.from(text, "base64"))];

function read(file: URL): [string, readonly number[]][] {
  let content: string;
  try {
    content = readFileSync(file, "utf8");
  } catch {
    // There is none yet.
    return [];
  }
  return content
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [meaning = "", text = ""] = line.split("\t");
      return [text, toMeaning(meaning)];
    });
}

export function openMeaningCache(file: URL, load: () => Promise<SentenceEncoder>): MeaningCache {
  const known = new Map(read(file));
  return {
    async encode(texts) {
      const missing = [...new Set(texts)].filter((text) => !known.has(text));
      if (missing.length > 0) {
        const encoder = await load();
        const meanings = await encoder.encode(missing);
        for (const [index, text] of missing.entries()) known.set(text, meanings[index] ?? []);
        mkdirSync(new URL(".", file), { recursive: true });
        const lines = [...known].map(([text, meaning]) => `${toText(meaning)}\t${text}\n`);
        writeFileSync(file, lines.join(""));
      }
      return known;
    },
  };
}
