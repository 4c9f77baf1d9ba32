import type { OfferedVoice } from "@hearten/contract/voices.ts";
import { useEffect, useId } from "react";
import { Card } from "../../ui/card.tsx";
import { ChoiceMark } from "../../ui/choice-mark.tsx";
import { useObservable } from "../../ui/use-observable.ts";
import styles from "./voice-choice.module.css";
import type { VoiceSampler } from "./voice-sampler.ts";

interface VoiceChoiceProps {
  readonly voices: readonly OfferedVoice[];
  /** The id of the chosen voice. Null, and one that is not offered any more: the first. */
  readonly chosen: string | null;
  /** A sentence below the voices; null for none. */
  readonly remark: string | null;
  /** Whether nothing can be changed or heard now. */
  readonly isDisabled: boolean;
  readonly sampler: VoiceSampler;
  readonly onChoose: (voice: OfferedVoice) => void;
}

/** The choice of a voice, each of which can be heard. */
export function VoiceChoice(props: VoiceChoiceProps) {
  const { voices, chosen, remark, isDisabled, sampler, onChoose } = props;
  const id = useId();
  const [headingId, remarkId] = [`${id}-heading`, `${id}-remark`];
  const heard = useObservable(sampler.heard);
  const chosenVoice = voices.find((voice) => voice.id === chosen) ?? voices[0];
  // Whoever leaves the screen does not go on hearing it.
  useEffect(() => () => sampler.stop(), [sampler]);

  return (
    <Card className={styles.voices}>
      <h2 id={headingId}>Voice</h2>
      <fieldset
        role="radiogroup"
        aria-labelledby={headingId}
        aria-describedby={remarkId}
        disabled={isDisabled}
      >
        {voices.map((voice) => {
          const isHeard = heard?.voiceId === voice.id;
          return (
            <div key={voice.id} className={styles.voice}>
              <label className={styles.choice}>
                <input
                  type="radio"
                  name={id}
                  value={voice.id}
                  checked={voice === chosenVoice}
                  onChange={() => onChoose(voice)}
                />
                <ChoiceMark />
                <span className={styles.text}>
                  <strong>{voice.name}</strong>{" "}
                  {voice.character !== null && <span>{voice.character}</span>}
                </span>
              </label>
              <button
                type="button"
                className={styles.hear}
                aria-label={`Hear ${voice.name}`}
                aria-pressed={isHeard}
                aria-busy={(isHeard && !heard.isSounding) || undefined}
                data-sounding={(isHeard && heard.isSounding) || undefined}
                onClick={() => sampler.toggle(voice)}
              >
                <span className={styles.wave} aria-hidden="true">
                  <i />
                  <i />
                  <i />
                  <i />
                </span>
                Hear
              </button>
            </div>
          );
        })}
      </fieldset>
      <p id={remarkId} className={styles.remark}>
        {remark}
      </p>
    </Card>
  );
}
