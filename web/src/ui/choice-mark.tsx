import Check from "lucide-react/icons/check";
import styles from "./choice-mark.module.css";

/** The ring of a radio button within a label: it carries a tick while the label's own control is checked. */
export function ChoiceMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      <Check />
    </span>
  );
}
