import { Fragment } from "react";
import { shortened } from "./shortened.ts";
import styles from "./untold-goals.module.css";

/** A goal with more characters is named by its beginning. */
const longestName = 48;

interface UntoldGoalsProps {
  readonly goals: readonly string[];
  readonly editGoalsPath: string;
}

/** Names the goals that can't be told as a fact, with what will be said of them. */
export function UntoldGoals({ goals, editGoalsPath }: UntoldGoalsProps) {
  const names = [...new Set(goals.map((goal) => shortened(goal, longestName)))];
  return (
    <p className={styles.untold}>
      {names.map((name, place) => (
        <Fragment key={name}>
          {place > 0 && (place === names.length - 1 ? " and " : ", ")}
          <span className={styles.goal}>“{name}”</span>
        </Fragment>
      ))}{" "}
      will be spoken of as {names.length === 1 ? "a wish" : "wishes"}.{" "}
      <a href={editGoalsPath}>Edit your goals</a>
    </p>
  );
}
