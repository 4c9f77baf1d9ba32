import { samplePath, sampleSeconds, sampleWords } from "@hearten/contract/sample.ts";
import { buttonClass } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./door.module.css";
import { type ReadSpokenSample, useSample } from "./use-sample.ts";

interface DoorProps {
  readonly readSpokenSample: ReadSpokenSample;
  /** The path of the registration. */
  readonly registerPath: string;
  /** The path of the privacy page. */
  readonly privacyPath: string;
}

/** What Hearten is, for somebody who has never signed in on this device: a sentence, a sample, and the way in. */
export function Door({ readSpokenSample, registerPath, privacyPath }: DoorProps) {
  const { audio, isPlaying, hasFailed, line, toggle } = useSample(readSpokenSample);
  return (
    <div className={styles.door} data-playing={isPlaying}>
      <a className={styles.privacy} href={privacyPath}>
        Privacy
      </a>
      {/* What is spoken stands in the sentence's place, so that nothing moves. */}
      <div className={styles.words}>
        <p className={classNames(styles.promise, line !== null && styles.hidden)}>
          Your goals and what's on your mind, spoken back to you as a few calm minutes of audio.
        </p>
        {line !== null && <p className={styles.promise}>{line}</p>}
      </div>
      <p className={styles.origin}>
        {!hasFailed && `${sampleSeconds} seconds, made from “${sampleWords.description}”`}
        <output>{hasFailed && "We couldn't play the sample. Please try again."}</output>
      </p>
      <div className={styles.ways}>
        <button
          type="button"
          className={classNames(buttonClass({ look: "secondary" }), styles.hear)}
          onClick={toggle}
        >
          {/* Drawn here: the icons of the player come in a script that a stranger does not need. */}
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={isPlaying ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M7 4v16l13-8z"} />
          </svg>
          {isPlaying ? "Pause the sample" : "Hear a sample"}
        </button>
        <a className={buttonClass({})} href={registerPath}>
          Sign up
        </a>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the spoken words stand above, line by line */}
      <audio ref={audio} src={samplePath} preload="none" />
    </div>
  );
}
