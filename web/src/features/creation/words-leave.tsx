import type { ThirdParties } from "@hearten/contract/third-parties.ts";
import CircleArrowOutUpRight from "lucide-react/icons/circle-arrow-out-up-right";
import { whereWordsGo } from "./where-words-go.ts";
import styles from "./words-leave.module.css";

interface WordsLeaveProps {
  readonly thirdParties: ThirdParties;
  readonly onKeep: () => void;
}

/** One line that says whose machines get the words, and the way to keep them here. */
export function WordsLeave({ thirdParties, onKeep }: WordsLeaveProps) {
  return (
    <p className={styles.line}>
      <CircleArrowOutUpRight aria-hidden="true" />
      <span>
        {whereWordsGo(thirdParties)}{" "}
        <button type="button" onClick={onKeep}>
          Keep them here
        </button>
      </span>
    </p>
  );
}
