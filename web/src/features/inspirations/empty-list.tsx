import defaultCover from "../../assets/default-cover.svg";
import { Button } from "../../ui/button.tsx";
import styles from "./inspirations-list.module.css";

/** The empty state of the list. */
export function EmptyList({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <div className={styles.empty}>
      <img src={defaultCover} alt="" />
      <h2>Ready to start your journey?</h2>
      <p>
        Tell us what is on your mind. We will turn it into a few minutes of audio, spoken just for
        you.
      </p>
      <Button onClick={onCreate}>Create Your First Affirmation</Button>
    </div>
  );
}
