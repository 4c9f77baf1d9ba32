import { GoalsForm } from "../features/profile/goals-form.tsx";
import { useServices } from "./services.ts";
import { paths } from "./paths.ts";
import { useLeadOn } from "./use-lead-on.ts";

export function GoalsScreen() {
  const { profile } = useServices();
  const leadOn = useLeadOn(paths.goals);
  return (
    <GoalsForm
      goals={profile.profile.get()?.goals ?? []}
      save={async (goals) => {
        await profile.save({ goals, hasCompletedOnboarding: true });
        await leadOn(paths.quiz);
      }}
    />
  );
}
