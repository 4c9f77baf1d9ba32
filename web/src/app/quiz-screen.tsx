import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { ApiError } from "../api/api-error.ts";
import { type Attempt, nextAttempt } from "../features/creation/attempt.ts";
import { createInspiration } from "../features/creation/create-inspiration.ts";
import { creationFailure } from "../features/creation/creation-error-words.ts";
import { Quiz } from "../features/creation/quiz.tsx";
import { createRandomId } from "../platform/random-id.ts";
import { useObservable } from "../ui/use-observable.ts";
import { paths } from "./paths.ts";
import { useListening, useServices } from "./services.ts";

export function QuizScreen() {
  const { draft, identity, profile, notify } = useServices();
  const { client, connection, inspirations, outbox } = useListening();
  const navigate = useNavigate();
  // The second step is an entry of the history, which says for which length it is: the browser's own
  // Back leads to the first step, and a reload stays. Only the call below writes the state.
  const state = useLocation().state as { readonly length: LengthInMinutes } | null;
  const signIn = useObservable(identity.signIn);
  const uid = signIn.status === "signed-in" ? signIn.person.uid : null;
  const attempt = useRef<Attempt | null>(null);

  async function create(length: LengthInMinutes, description: string): Promise<void> {
    attempt.current = nextAttempt(attempt.current, { length, description }, createRandomId);
    try {
      const userGoals = (await profile.load())?.goals ?? [];
      await createInspiration(client, { ...attempt.current, userGoals });
    } catch (error) {
      const isUnanswered = error instanceof ApiError && error.code === "network";
      // A call that failed by chance is the person's to repeat; without a network it is ours.
      const isOffline = !connection.isOnline.get() || inspirations.asOf.get() !== null;
      const userGoals = profile.profile.get()?.goals ?? null;
      if (!isUnanswered || !isOffline || !outbox.add({ ...attempt.current, userGoals })) {
        notify.error(creationFailure(error));
        return;
      }
    }
    draft.clear();
    // It is sent; going back does not lead to the words again.
    await navigate(paths.dashboard, { replace: true });
  }

  return (
    <Quiz
      chosen={state?.length ?? null}
      written={uid === null ? "" : draft.read(uid)}
      onWrite={(words) => uid !== null && draft.write(uid, words)}
      onNext={(length) => void navigate(paths.quiz, { state: { length } })}
      onBack={() => void navigate(-1)}
      create={create}
    />
  );
}
