import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { ThirdParties } from "@hearten/contract/third-parties.ts";
import Clock3 from "lucide-react/icons/clock-3";
import Sparkles from "lucide-react/icons/sparkles";
import { type ReactNode, type Ref, useId, useRef, useState } from "react";
import { englishForNow, type Remarks } from "../../language/remarks.ts";
import { useIsForeign } from "../../language/use-is-foreign.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorMessage } from "../../ui/message.tsx";
import { Remark } from "../../ui/remark.tsx";
import { classNames } from "../../ui/class-names.ts";
import { descriptionProblem, doses, insertStarter, roomLeft } from "./creation-rules.ts";
import styles from "./mind-step.module.css";
import { StepFrame } from "./step-frame.tsx";
import { type Untold, UntoldGoals } from "./untold-goals.tsx";
import { WordsLeave } from "./words-leave.tsx";

const starters = ["Something big tomorrow", "I can't switch off", "A fresh start"] as const;

interface MindStepProps {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly length: LengthInMinutes;
  /** The choice of music. */
  readonly music: ReactNode;
  readonly description: string;
  /** The goals that can't be told as a fact. */
  readonly untold: Untold;
  readonly editGoalsPath: string;
  /** Who gets the person's words; null for nobody. */
  readonly thirdParties: ThirdParties | null;
  readonly keepWordsHere: () => void;
  readonly remarks: Remarks;
  readonly onChange: (description: string) => void;
  readonly onBack: () => void;
  /** Receives the trimmed text. */
  readonly create: (description: string) => Promise<void>;
}

/** The second step of the quiz: what is on the person's mind. */
export function MindStep(props: MindStepProps) {
  const { heading, length, music, description, untold, editGoalsPath, remarks } = props;
  const isAllTold = untold.wishes.length === 0 && untold.kept.length === 0;
  const { thirdParties, keepWordsHere, onChange, onBack, create } = props;
  const id = useId();
  const [headingId, leadId, problemId, remarkId, roomId, startersId] = [
    `${id}-heading`,
    `${id}-lead`,
    `${id}-problem`,
    `${id}-remark`,
    `${id}-room`,
    `${id}-starters`,
  ];
  const [isBusy, setBusy] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const problem = descriptionProblem(description);
  const room = roomLeft(description);
  const isForeign = useIsForeign(description, remarks) && problem === null;
  const [hasTyped, setTyped] = useState(false);

  async function submit() {
    if (isBusy || description.trim() === "") return;
    if (problem !== null) {
      text.current?.focus();
      return;
    }
    setBusy(true);
    await create(description.trim());
    setBusy(false);
  }

  return (
    <StepFrame
      step={2}
      headingId={headingId}
      heading={heading}
      title="What's on your mind right now?"
      leadId={leadId}
      lead="A worry, a hope, a moment ahead. Say it plainly, only you will hear the answer."
      onBack={onBack}
      onSubmit={() => void submit()}
      footer={
        <Button type="submit" wide busy={isBusy} disabled={description.trim() === ""}>
          <Sparkles aria-hidden="true" />
          {isBusy ? "Creating..." : "Create inspiration"}
        </Button>
      }
    >
      <div className={styles.choices}>
        <p className={styles.length}>
          <Clock3 aria-hidden="true" />
          <span className="visually-hidden">Length: </span>
          {doses.find((dose) => dose.length === length)?.title}
        </p>
        {music}
      </div>
      <textarea
        ref={text}
        className={classNames(styles.text, (!isAllTold || thirdParties !== null) && styles.shorter)}
        name="description"
        aria-labelledby={headingId}
        aria-describedby={
          problem === null ? classNames(isForeign && remarkId, leadId, roomId) : problemId
        }
        aria-invalid={problem === null ? undefined : true}
        required
        placeholder="I keep thinking about..."
        value={description}
        onChange={(event) => {
          setTyped(true);
          onChange(event.target.value);
        }}
      />
      <Remark id={remarkId} isAnnounced={hasTyped} hidden={problem !== null}>
        {isForeign ? englishForNow : null}
      </Remark>
      {problem === null ? (
        <p id={roomId} className={styles.room}>
          {room}
        </p>
      ) : (
        <ErrorMessage id={problemId} look="line" count={problem.count}>
          {problem.words}
        </ErrorMessage>
      )}
      {thirdParties !== null && (
        <WordsLeave
          thirdParties={thirdParties}
          onKeep={() => {
            keepWordsHere();
            // The line goes, and its button with it.
            text.current?.focus();
          }}
        />
      )}
      <div className={styles.starters}>
        <p id={startersId}>Not sure where to begin?</p>
        <fieldset aria-labelledby={startersId}>
          {starters.map((starter) => (
            <button
              key={starter}
              type="button"
              onClick={() => {
                onChange(insertStarter(description, starter));
                text.current?.focus();
              }}
            >
              {starter}
            </button>
          ))}
        </fieldset>
      </div>
      {!isAllTold && <UntoldGoals goals={untold} editGoalsPath={editGoalsPath} />}
    </StepFrame>
  );
}
