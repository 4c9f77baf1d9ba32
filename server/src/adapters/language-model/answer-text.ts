import { ProviderFault } from "../../ports/provider-fault.ts";

/** Characters that an answer may have, its thoughts and fences included. A script has some 10,000. */
const maxLength = 200_000;

/** The text of an answer, as it comes. */
export interface AnswerText {
  /** @throws {ProviderFault} when the text has become too long */
  add(piece: string): void;
  /** The whole text, once no more comes. */
  end(): string;
}

type Part = "before" | "thoughts" | "fence" | "answer" | "after";

/**
 * Takes JSON out of what models put around it: thoughts between `<think>` and `</think>`, words before it, a code fence,
 * words behind the fence. A text without a line that begins with `{` or a fence is given whole, at its end.
 *
 * @param onText gets each piece of the text, in order; together they are what `end` returns
 */
export function createAnswerText(onText: (piece: string) => void): AnswerText {
  let part: Part = "before";
  let length = 0;
  let text = "";
  /** What has come before the answer. It is the answer if nothing else comes. */
  let skipped = "";
  /** Whether the line has had only spaces so far. */
  let isLineBlank = true;
  /** Backticks at the start of the line or after a `}`, fewer than a fence has. They are not told yet. */
  let ticks = 0;
  /** The last characters, to know the marks of thoughts by. */
  let tail = "";

  /** Returns what the character adds to the answer. */
  function take(character: string): string {
    tail = (tail + character).slice(-"</think>".length);
    if (part === "thoughts") {
      if (tail === "</think>") [part, isLineBlank] = ["before", true];
      return "";
    }
    if (part === "fence") {
      // What follows the three backticks names the language.
      if (character === "{") part = "answer";
      else if (character === "\n") [part, isLineBlank] = ["answer", true];
      return character === "{" ? character : "";
    }
    if (part === "before" && tail.endsWith("<think>")) {
      part = "thoughts";
      return "";
    }
    const mayBeFence = isLineBlank || (part === "answer" && tail.at(-2 - ticks) === "}");
    if (character === "`" && mayBeFence) {
      ticks += 1;
      if (ticks === 3) [part, ticks] = [part === "before" ? "fence" : "after", 0];
      return "";
    }
    if (part === "before" && isLineBlank && ticks === 0 && character === "{") part = "answer";
    const told = part === "answer" ? "`".repeat(ticks) + character : "";
    const isBlank = character === "\n" || (isLineBlank && ticks === 0 && /\s/.test(character));
    [isLineBlank, ticks] = [isBlank, 0];
    return told;
  }

  function tell(piece: string): void {
    if (piece === "") return;
    text += piece;
    onText(piece);
  }

  return {
    add(piece) {
      length += piece.length;
      if (length > maxLength)
        throw new ProviderFault("unusable", `The answer has more than ${maxLength} characters.`);
      if (part === "before") skipped += piece;
      let told = "";
      for (const character of piece) told += take(character);
      tell(told);
    },
    end() {
      if (part === "answer") tell("`".repeat(ticks));
      else if (part === "before") tell(skipped);
      return text;
    },
  };
}
