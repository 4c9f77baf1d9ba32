import { ProviderFault } from "../../ports/provider-fault.ts";
import { speakable } from "./speakable.ts";

/** Lines as one text, with a space between them, so that a voice speaks them in one go. */
export interface JoinedLines {
  readonly text: string;
  /** Each line as it stands in the text. It ends in a mark at which a voice pauses. */
  readonly lines: readonly string[];
}

/**
 * Joins lines with a space, each made speakable. A line break would say more clearly where one ends, but Kokoro and others
 * synthesize each paragraph by itself, and the short ones would be garbled again.
 *
 * @param longest characters that the provider takes in one call
 * @throws when a line holds nothing to say; {ProviderFault} `rejected` when all together are longer than that
 */
export function joinLines(lines: readonly string[], longest: number): JoinedLines {
  const texts = lines.map(speakable);
  if (texts.includes("")) throw new Error("the line holds nothing that can be spoken");
  const ended = texts.map((line, index) => (index === texts.length - 1 ? line : toSentence(line)));
  const text = ended.join(" ");
  if (text.length > longest)
    throw new ProviderFault("rejected", `More than ${longest} characters in one call.`);
  return { text, lines: ended };
}

function toSentence(line: string): string {
  if (/[.!?\u2026]["\u201D')]*$/u.test(line)) return line;
  return `${line.replace(/[\s,;:\u2013\u2014-]+$/u, "")}.`;
}
