import CloudOff from "lucide-react/icons/cloud-off";
import card from "./inspiration-card.module.css";
import styles from "./unsent-card.module.css";

/** What was asked for without a network. Nothing on it can be pressed: it goes by itself. */
export function UnsentCard({ description }: { readonly description: string }) {
  return (
    <li className={card.card} tabIndex={-1}>
      <div className={`${card.thumbnail} ${styles.waiting}`} aria-hidden="true">
        <CloudOff />
      </div>
      <div className={card.body}>
        <h2>Waiting for the network</h2>
        <p className={card.text}>{description}</p>
        <p className={card.about}>Kept here, and sent when you're back online.</p>
      </div>
    </li>
  );
}
