import { useRevalidator } from "react-router";
import { ProfileForm } from "../features/profile/profile-form.tsx";
import { ProfileMissing } from "../features/profile/profile-missing.tsx";
import { UserProfile } from "../features/profile/user-profile.tsx";
import { afterBrowserTimeout } from "../platform/timer.ts";
import { useObservable } from "../ui/use-observable.ts";
import { useServices } from "./services.ts";

export function UserProfileScreen() {
  const { identity, profile, notify } = useServices();
  const signIn = useObservable(identity.signIn);
  const known = useObservable(profile.profile);
  const { revalidate, state } = useRevalidator();
  const email = (signIn.status === "signed-in" ? signIn.person.email : null) ?? "";
  return (
    <UserProfile
      email={email}
      name={known?.displayName ?? ""}
      signOut={async () => {
        try {
          await identity.signOut();
        } catch {
          notify.error("We couldn't sign you out. Please try again.");
        }
      }}
    >
      {known === null ? (
        <ProfileMissing isLoading={state === "loading"} retry={() => void revalidate()} />
      ) : (
        <ProfileForm
          email={email}
          profile={known}
          save={profile.save}
          after={afterBrowserTimeout}
        />
      )}
    </UserProfile>
  );
}
