import type { ReactNode } from "react";
import { englishForNow } from "../../language/remarks.ts";
import type { GoalFieldRemark } from "../../language/use-goal-remarks.ts";
import styles from "./goal-remark-words.module.css";

/** The words of a remark on a goal; null for none. */
export function goalRemarkWords(remark: GoalFieldRemark): ReactNode {
  if (remark === null) return null;
  switch (remark.kind) {
    case "told":
      return (
        <>
          Spoken as <span className={styles.spoken}>“{remark.you}”</span>
          {remark.canBeWish && " or as a wish."}
        </>
      );
    case "wish":
      return (
        <>
          Spoken as a wish: <span className={styles.spoken}>“{remark.you}”</span>
        </>
      );
    case "kept":
      return "Kept as you wrote it, and not spoken.";
    case "foreign":
      return englishForNow;
    default:
      return remark satisfies never;
  }
}
