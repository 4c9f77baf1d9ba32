import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import { useEffect, useRef, useState } from "react";
import { DoseStep } from "./dose-step.tsx";
import { MindStep } from "./mind-step.tsx";

interface QuizProps {
  /** Resolves when the inspiration is on its way; its failures are told elsewhere. */
  readonly create: (length: LengthInMinutes, description: string) => Promise<void>;
}

/** The two steps to a new inspiration. What was chosen and written is kept between them. */
export function Quiz({ create }: QuizProps) {
  const [step, setStep] = useState<1 | 2>(1);
  const [length, setLength] = useState<LengthInMinutes | null>(null);
  const [description, setDescription] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(step);

  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return step === 1 || length === null ? (
    <DoseStep heading={heading} length={length} onChoose={setLength} onNext={() => setStep(2)} />
  ) : (
    <MindStep
      heading={heading}
      length={length}
      description={description}
      onChange={setDescription}
      onBack={() => setStep(1)}
      create={(text) => create(length, text)}
    />
  );
}
