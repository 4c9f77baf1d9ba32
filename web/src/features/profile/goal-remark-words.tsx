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
        </>
      );
    case "wish":
      return "Kept as you wrote it, and spoken of as a wish.";
    case "foreign":
      return englishForNow;
    default:
      return remark satisfies never;
  }
}
