import { useId } from "react";
import { Card } from "../../ui/card.tsx";
import styles from "./music-card.module.css";
import { MusicRadios, type MusicRadiosProps } from "./music-radios.tsx";
import { musicWords } from "./music-words.ts";

interface MusicCardProps extends MusicRadiosProps {
  /** Why nothing can be changed now; null if it can. */
  readonly obstacle: string | null;
}

/** The choice of music for all inspirations to come. */
export function MusicCard({ chosen, obstacle, onChoose }: MusicCardProps) {
  const id = useId();
  const [headingId, remarkId] = [`${id}-heading`, `${id}-remark`];
  return (
    <Card className={styles.card}>
      <h2 id={headingId}>Music</h2>
      <MusicRadios
        chosen={chosen}
        labelledBy={headingId}
        describedBy={remarkId}
        isDisabled={obstacle !== null}
        onChoose={onChoose}
      />
      <p id={remarkId} className={styles.remark}>
        {musicWords[chosen].character}{" "}
        {obstacle ?? "In Create you can change it for one inspiration alone."}
      </p>
    </Card>
  );
}
