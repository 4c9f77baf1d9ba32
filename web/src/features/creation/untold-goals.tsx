import { Fragment } from "react";
import { shortened } from "../../ui/shortened.ts";
import styles from "./untold-goals.module.css";

/** A goal with more characters is named by its beginning. */
const longestName = 48;

/** Goals that can't be told as a fact. */
export interface Untold {
  readonly wishes: readonly string[];
  /** Those that are kept, and not spoken. */
  readonly kept: readonly string[];
}

interface UntoldGoalsProps {
  readonly goals: Untold;
  readonly editGoalsPath: string;
}

/** Names the goals, with what will be said of them. */
export function UntoldGoals({ goals, editGoalsPath }: UntoldGoalsProps) {
  const asWishes = toNames(goals.wishes);
  const unspoken = toNames(goals.kept);
  return (
    <p className={styles.untold}>
      {asWishes.length > 0 && (
        <>
          <Names names={asWishes} /> will be spoken of as{" "}
          {asWishes.length === 1 ? "a wish" : "wishes"}.{" "}
        </>
      )}
      {unspoken.length > 0 && (
        <>
          <Names names={unspoken} /> can't be spoken as{" "}
          {unspoken.length === 1 ? "it is" : "they are"}.{" "}
        </>
      )}
      <a href={editGoalsPath}>Edit your goals</a>
    </p>
  );
}

const toNames = (goals: readonly string[]) => [
  ...new Set(goals.map((goal) => shortened(goal, longestName))),
];

function Names({ names }: { readonly names: readonly string[] }) {
  return names.map((name, place) => (
    <Fragment key={name}>
      {place > 0 && (place === names.length - 1 ? " and " : ", ")}
      <span className={styles.goal}>“{name}”</span>
    </Fragment>
  ));
}
