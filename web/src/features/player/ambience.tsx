import { useRef } from "react";
import { Picture } from "../../ui/picture.tsx";
import styles from "./ambience.module.css";
import { blurOnto } from "./blur-onto.ts";
import { logo } from "./logo.ts";

interface AmbienceProps {
  /** Null shows the logo's colours. */
  readonly coverImage: string | null;
  /** Whether the player takes the place of its frame. */
  readonly isStill: boolean;
}

/** The cover's colours behind the player. */
export function Ambience({ coverImage, isStill }: AmbienceProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  return (
    <div className={styles.ambience} data-still={isStill || undefined} aria-hidden="true">
      <Picture
        src={coverImage}
        fallback={logo}
        onLoad={(picture) => canvas.current && blurOnto(canvas.current, picture)}
      />
      <canvas ref={canvas} />
    </div>
  );
}
