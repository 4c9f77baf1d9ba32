import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import { useEffect, useRef, useState } from "react";
import { DoseStep } from "./dose-step.tsx";
import { MindStep } from "./mind-step.tsx";

interface QuizProps {
  /** The chosen length, on the second step; null on the first. */
  readonly chosen: LengthInMinutes | null;
  /** The text that the person has written before. */
  readonly written: string;
  readonly onWrite: (description: string) => void;
  readonly onNext: (length: LengthInMinutes) => void;
  readonly onBack: () => void;
  /** Resolves when the inspiration is sent. It reports failures itself. */
  readonly create: (length: LengthInMinutes, description: string) => Promise<void>;
}

/** The two steps to a new inspiration. Choice and text are kept between them. */
export function Quiz({ chosen, written, onWrite, onNext, onBack, create }: QuizProps) {
  const [length, setLength] = useState(chosen);
  const [description, setDescription] = useState(written);
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
      description={description}
      onChange={(words) => {
        setDescription(words);
        onWrite(words);
      }}
      onBack={onBack}
      create={(text) => create(chosen, text)}
    />
  );
}
