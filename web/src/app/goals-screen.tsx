import { useNavigate } from "react-router";
import { GoalsForm } from "../features/profile/goals-form.tsx";
import { useServices } from "./services.ts";
import { paths } from "./paths.ts";

export function GoalsScreen() {
  const { profile } = useServices();
  const navigate = useNavigate();
  return (
    <GoalsForm
      goals={profile.profile.get()?.goals ?? []}
      save={async (goals) => {
        await profile.save({ goals, hasCompletedOnboarding: true });
        // They are written; going back leads past them.
        await navigate(paths.quiz, { replace: true });
      }}
    />
  );
}
