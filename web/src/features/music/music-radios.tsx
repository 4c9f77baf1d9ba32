import { type Music, musics } from "@hearten/contract/music.ts";
import { useId } from "react";
import styles from "./music-radios.module.css";
import { musicWords } from "./music-words.ts";

export interface MusicRadiosProps {
  readonly chosen: Music;
  readonly onChoose: (music: Music) => void;
}

interface LabelledProps extends MusicRadiosProps {
  /** The id of the heading or the words that say what is chosen here. */
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly isDisabled?: boolean;
}

/** Full, soft and off, side by side. */
export function MusicRadios(props: LabelledProps) {
  const { chosen, onChoose, labelledBy, describedBy, isDisabled = false } = props;
  const name = useId();
  return (
    <fieldset
      className={styles.radios}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      disabled={isDisabled}
    >
      {musics.map((music) => (
        <label key={music}>
          <input
            type="radio"
            name={name}
            value={music}
            checked={music === chosen}
            onChange={() => onChoose(music)}
          />
          {musicWords[music].name}
        </label>
      ))}
    </fieldset>
  );
}
