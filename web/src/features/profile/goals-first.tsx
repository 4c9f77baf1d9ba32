import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import styles from "./profile-instead.module.css";

/** Shown in place of the profile to whoever has not written their goals: there is one form for that. */
export function GoalsFirst({ goalsPath }: { readonly goalsPath: string }) {
  return (
    <Card className={styles.instead}>
      <p>Your name and your goals are here once you have written the goals.</p>
      <a className={buttonClass({})} href={goalsPath}>
        Write your three goals
      </a>
    </Card>
  );
}
