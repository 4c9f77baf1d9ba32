import { GoalsForm } from "../features/profile/goals-form.tsx";
import type { ProfileStore } from "../features/profile/profile-store.ts";
import type { Remarks } from "../language/remarks.ts";
import { paths } from "./paths.ts";
import { useLeadOn } from "./use-lead-on.ts";

interface GoalsScreenProps {
  readonly profile: Pick<ProfileStore, "profile" | "save">;
  readonly remarks: Remarks;
}

export function GoalsScreen({ profile, remarks }: GoalsScreenProps) {
  const leadOn = useLeadOn(paths.goals);
  return (
    <GoalsForm
      goals={profile.profile.get()?.goals ?? []}
      remarks={remarks}
      save={async (goals) => {
        await profile.save({ goals, hasCompletedOnboarding: true });
        await leadOn(paths.quiz);
      }}
    />
  );
}
