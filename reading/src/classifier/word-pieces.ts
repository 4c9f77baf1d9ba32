import { Tokenizer } from "@huggingface/tokenizers";
import type { Run } from "./transformer.ts";

/** Takes texts apart into pieces that a transformer knows. */
export interface WordPieces {
  /**
   * @param most how many pieces a part may have; a longer text has several parts of about the same length
   * @returns for each part the numbers of its pieces, between marks of its beginning and end
   */
  numberParts(text: string, most: number): number[][];
  /**
   * The pieces of texts that stand one behind the other, such as the sentences of one text, between the same marks.
   *
   * @param most how many pieces a part may have; the next text begins a new part where it has no room, and is cut where it has
   * none in a part of its own
   */
  numberRuns(texts: readonly string[], most: number): PiecedRuns[];
  /**
   * The pieces of a text behind those of other texts, a mark after each. A longer text has several parts, each of which
   * stands behind all others; their runs have the mark after them.
   */
  numberBehind(others: readonly string[], text: string, most: MostPieces): PiecedRuns[];
}

/** How many pieces each may have. */
export interface MostPieces {
  readonly text: number;
  /** A longer one is cut. */
  readonly before: number;
}

/** A part of a text with runs of pieces in it. */
export interface PiecedRuns {
  readonly pieces: number[];
  readonly runs: Run[];
}

const beginning = "[CLS]";
const end = "[SEP]";
const unknown = "[UNK]";

/**
 * Words in lower case without accents, the rarer ones in several pieces (WordPiece; Wu et al. 2016, arxiv.org/abs/1609.08144,
 * section 4.1), as BERT takes texts apart.
 *
 * @param pieces by their numbers; a piece that goes on within a word begins with `##`
 */
export function createWordPieces(pieces: readonly string[]): WordPieces {
  const vocab = Object.fromEntries(pieces.map((piece, number) => [piece, number]));
  const tokenizer = new Tokenizer(
    {
      // None: a mark that somebody writes is text.
      added_tokens: [],
      normalizer: {
        type: "BertNormalizer",
        clean_text: true,
        handle_chinese_chars: true,
        strip_accents: null,
        lowercase: true,
      },
      pre_tokenizer: { type: "BertPreTokenizer" },
      model: {
        type: "WordPiece",
        unk_token: unknown,
        continuing_subword_prefix: "##",
        max_input_chars_per_word: 100,
        vocab,
      },
      post_processor: null,
      decoder: null,
    },
    {},
  );
  const numberOf = (piece: string) => {
    const number = vocab[piece];
    if (number === undefined) throw new Error(`There is no piece ${piece}`);
    return number;
  };
  const marks = { beginning: numberOf(beginning), end: numberOf(end) };

  /** Parts of about the same length. */
  function divide(text: string, most: number): number[][] {
    const { ids } = tokenizer.encode(text);
    const count = Math.max(1, Math.ceil(ids.length / most));
    const length = Math.ceil(ids.length / count);
    return Array.from({ length: count }, (_, part) =>
      ids.slice(part * length, (part + 1) * length),
    );
  }

  function numberBehind(others: readonly string[], text: string, most: MostPieces): PiecedRuns[] {
    const before = [marks.beginning];
    const runs = others.map((other): Run => {
      const start = before.length;
      before.push(...tokenizer.encode(other).ids.slice(0, most.before), marks.end);
      return { start, end: before.length };
    });
    return divide(text, most.text).map((part) => ({
      pieces: [...before, ...part, marks.end],
      runs,
    }));
  }

  return {
    numberParts: (text, most) =>
      numberBehind([], text, { text: most, before: 0 }).map(({ pieces: numbers }) => numbers),
    numberBehind,
    numberRuns(texts, most) {
      const parts: { ids: number[]; runs: Run[] }[] = [];
      for (const text of texts) {
        const ids = tokenizer.encode(text).ids.slice(0, most);
        let part = parts.at(-1);
        if (part === undefined || part.ids.length + ids.length > most) {
          part = { ids: [], runs: [] };
          parts.push(part);
        }
        // The mark of the beginning stands before all.
        const start = part.ids.length + 1;
        part.ids.push(...ids);
        part.runs.push({ start, end: start + ids.length });
      }
      return parts.map(({ ids, runs }) => ({ pieces: [marks.beginning, ...ids, marks.end], runs }));
    },
  };
}
