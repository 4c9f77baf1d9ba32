import type { NamedPerson, Occasion, Quotation, Restatement, ToldGoal } from "./reading.ts";

/** The grammar of English, which the reader does not know. Each is null where it is not certain, unless it says so. */
export interface Grammar {
  tellGoal(goal: string): ToldGoal | null;
  tellWish(goal: string): string | null;
  tellPerson(text: string): NamedPerson | null;
  tellDay(text: string): string | null;
  /** Empty where none is certain. */
  tellThings(text: string): readonly string[];
  /** Of an English text. */
  tellRestatement(text: string): Restatement | null;
  /**
   * Of an English text.
   *
   * @param mayBeSaid whether a sentence may be among it; where it isn't given, each may
   */
  tellQuotation(text: string, mayBeSaid?: (sentence: string) => boolean): Quotation | null;
  tellOccasion(text: string): Occasion | null;
}
