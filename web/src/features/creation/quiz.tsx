import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { ThirdParties } from "@hearten/contract/third-parties.ts";
import type { GoalRemark, Remarks } from "../../language/remarks.ts";
import { useLate } from "../../language/use-late.ts";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { DoseStep } from "./dose-step.tsx";
import { MindStep } from "./mind-step.tsx";

interface QuizProps {
  /** The chosen length, on the second step; null on the first. */
  readonly chosen: LengthInMinutes | null;
  /** The length that is chosen at first; null for none. */
  readonly proposed: LengthInMinutes | null;
  /** The text that the person has written before. */
  readonly written: string;
  readonly goals: readonly string[];
  /** Where the goals are edited. */
  readonly editGoalsPath: string;
  /** Who gets the person's words; null for nobody. */
  readonly thirdParties: ThirdParties | null;
  readonly keepWordsHere: () => void;
  /** The choice of music, on the second step. */
  readonly music: ReactNode;
  readonly remarks: Remarks;
  readonly onWrite: (description: string) => void;
  readonly onNext: (length: LengthInMinutes) => void;
  readonly onBack: () => void;
  /** Resolves when the inspiration is sent. It reports failures itself. */
  readonly create: (length: LengthInMinutes, description: string) => Promise<void>;
}

/** The two steps to a new inspiration. Choice and text are kept between them. */
export function Quiz(props: QuizProps) {
  const {
    chosen,
    proposed,
    written,
    goals,
    editGoalsPath,
    remarks,
    onWrite,
    onNext,
    onBack,
    create,
  } = props;
  const [length, setLength] = useState(chosen ?? proposed);
  const [description, setDescription] = useState(written);
  // Loaded once a length is chosen, so that it is there with the second step.
  const remarkOnGoal = useLate(remarks.loadRemarkOnGoal, length !== null && goals.length > 0);
  const untold = useMemo(() => {
    const toBe = (kind: GoalRemark["kind"]) =>
      goals.filter((goal) => remarkOnGoal?.(goal)?.kind === kind);
    return { wishes: toBe("wish"), kept: toBe("kept") };
  }, [goals, remarkOnGoal]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSecondStep = chosen !== null;
  const wasSecondStep = useRef(isSecondStep);

  useEffect(() => {
    if (wasSecondStep.current === isSecondStep) return;
    wasSecondStep.current = isSecondStep;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isSecondStep]);

  return chosen === null ? (
    <DoseStep
      heading={heading}
      length={length}
      onChoose={setLength}
      onNext={() => length !== null && onNext(length)}
    />
  ) : (
    <MindStep
      heading={heading}
      length={chosen}
      music={props.music}
      description={description}
      untold={untold}
      editGoalsPath={editGoalsPath}
      thirdParties={props.thirdParties}
      keepWordsHere={props.keepWordsHere}
      remarks={remarks}
      onChange={(words) => {
        setDescription(words);
        onWrite(words);
      }}
      onBack={onBack}
      create={(text) => create(chosen, text)}
    />
  );
}
