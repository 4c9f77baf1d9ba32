import type { ReactNode } from "react";
import { GoalsForm } from "../features/profile/goals-form.tsx";
import type { ProfileStore } from "../features/profile/profile-store.ts";
import type { Remarks } from "../language/remarks.ts";
import { paths } from "./paths.ts";
import { useLeadOn } from "./use-lead-on.ts";

interface GoalsScreenProps {
  readonly profile: Pick<ProfileStore, "profile" | "save">;
  readonly remarks: Remarks;
  /** Tells of what was in the account before, if anything was. */
  readonly earlierAccount: ReactNode;
}

export function GoalsScreen({ profile, remarks, earlierAccount }: GoalsScreenProps) {
  const leadOn = useLeadOn(paths.goals);
  return (
    <GoalsForm
      goals={profile.profile.get()?.goals ?? []}
      remarks={remarks}
      earlierAccount={earlierAccount}
      save={async (goals) => {
        await profile.save({ goals, hasCompletedOnboarding: true });
        await leadOn(paths.quiz);
      }}
    />
  );
}
