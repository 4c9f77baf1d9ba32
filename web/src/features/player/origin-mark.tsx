import type { LineOrigin } from "@hearten/contract/inspirations.ts";
import styles from "./origin-mark.module.css";

const words: Readonly<Record<LineOrigin, string>> = {
  words: "From what you wrote",
  "goal-1": "From your first goal",
  "goal-2": "From your second goal",
  "goal-3": "From your third goal",
};

/** The quiet mark of a line that was made from something of the person's. It adds nothing to the text that is copied. */
export function OriginMark({ from }: { readonly from: LineOrigin }) {
  // The mark is drawn by the style, so that it is no part of the text.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <span role="img" className={styles.mark} aria-label={words[from]} data-from={from} />;
}
