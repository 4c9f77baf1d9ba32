import { Tokenizer } from "@huggingface/tokenizers";

/** Takes texts apart into pieces that a transformer knows. */
export interface WordPieces {
  /**
   * @param most how many pieces a part may have; a longer text has several parts of about the same length
   * @returns for each part the numbers of its pieces, between marks of its beginning and end
   */
  numberParts(text: string, most: number): number[][];
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
  return {
    numberParts(text, most) {
      const { ids } = tokenizer.encode(text);
      const count = Math.max(1, Math.ceil(ids.length / most));
      const length = Math.ceil(ids.length / count);
      return Array.from({ length: count }, (_, part) => [
        marks.beginning,
        ...ids.slice(part * length, (part + 1) * length),
        marks.end,
      ]);
    },
  };
}
