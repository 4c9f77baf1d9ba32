import { Picture } from "../../ui/picture.tsx";
import { logo } from "./logo.ts";
import bar from "./player-bar.module.css";
import cover from "./player-cover.module.css";
import styles from "./player-view.module.css";
import { personalInspiration } from "./track.ts";

/** In the window's width and height for which the frame's cover has the place of the player's. */
export const frameFits = "(max-width: 44.99rem) and (min-height: 30.01rem)";

interface PlayerFrameProps {
  readonly title: string;
  readonly coverImage: string;
}

/** The player of an inspiration that is not loaded yet, from what the device has kept of it. Nothing works in it. */
export function PlayerFrame({ title, coverImage }: PlayerFrameProps) {
  return (
    <div className={styles.player} data-still aria-hidden="true">
      <div className={styles.sheet}>
        <div className={bar.bar} />
        <div className={styles.columns}>
          <div className={styles.stage}>
            <div className={cover.cover}>
              <Picture src={coverImage} fallback={logo} />
            </div>
            <div className={styles.titles}>
              <h1>{title}</h1>
              <p>{personalInspiration}</p>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
