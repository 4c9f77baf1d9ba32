import Music2 from "lucide-react/icons/music-2";
import { useId } from "react";
import styles from "./music-pill.module.css";
import { MusicRadios, type MusicRadiosProps } from "./music-radios.tsx";

/** The choice of music for one inspiration, in one line. */
export function MusicPill(props: MusicRadiosProps) {
  const labelId = useId();
  return (
    <div className={styles.pill}>
      <div className={styles.line}>
        <Music2 aria-hidden="true" />
        <span id={labelId} className={styles.name}>
          Music
        </span>
        <MusicRadios {...props} labelledBy={labelId} />
      </div>
    </div>
  );
}
