import { Button } from "../../../ui/button.tsx";
import styles from "./nothing-found.module.css";

interface NothingFoundProps {
  readonly onShowAll: () => void;
  readonly onCreate: () => void;
}

/** Instead of the list when a search finds none. */
export function NothingFound({ onShowAll, onCreate }: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <h2>Nothing found</h2>
      <p>Try fewer or other words, or make one about it now.</p>
      <div className={styles.ways}>
        <Button onClick={onCreate}>Create one</Button>
        <Button look="secondary" onClick={onShowAll}>
          Show all
        </Button>
      </div>
    </div>
  );
}
