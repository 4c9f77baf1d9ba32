import { shortened } from "./shortened.ts";
import styles from "./untold-goals.module.css";

/** A goal with more characters is named by its beginning. */
const longestName = 90;

interface UntoldGoalsProps {
  readonly goals: readonly string[];
  readonly editGoalsPath: string;
}

/** The goals that can't be told as a fact, each with what will be said of it. */
export function UntoldGoals({ goals, editGoalsPath }: UntoldGoalsProps) {
  return (
    <div className={styles.untold}>
      {[...new Set(goals)].map((goal) => (
        <p key={goal}>
          <span className={styles.goal}>“{shortened(goal, longestName)}”</span> will be spoken of as
          a wish.
        </p>
      ))}
      <a href={editGoalsPath}>Edit your goals</a>
    </div>
  );
}
