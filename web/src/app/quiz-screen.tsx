import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { type Attempt, nextAttempt } from "../features/creation/attempt.ts";
import { createInspiration } from "../features/creation/create-inspiration.ts";
import { creationFailure } from "../features/creation/creation-error-words.ts";
import { Quiz } from "../features/creation/quiz.tsx";
import { paths } from "./paths.ts";
import { useServices } from "./services.ts";

export function QuizScreen() {
  const { client, profile, notify } = useServices();
  const navigate = useNavigate();
  const attempt = useRef<Attempt | null>(null);

  async function create(length: LengthInMinutes, description: string): Promise<void> {
    attempt.current = nextAttempt(attempt.current, { length, description }, () =>
      crypto.randomUUID(),
    );
    try {
      const userGoals = (await profile.load())?.goals ?? [];
      await createInspiration(client, { ...attempt.current, userGoals });
    } catch (error) {
      notify.error(creationFailure(error));
      return;
    }
    await navigate(paths.dashboard);
  }

  return <Quiz create={create} />;
}
