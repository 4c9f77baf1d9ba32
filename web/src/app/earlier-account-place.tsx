import { type ComponentType, Suspense } from "react";
import type { ProfileStore } from "../features/profile/profile-store.ts";
import { useObservable } from "../ui/use-observable.ts";

interface EarlierAccountPlaceProps {
  readonly profile: Pick<ProfileStore, "profile">;
  /** May suspend; fetched by the few who need it. */
  readonly shown: ComponentType<{ readonly since: string }>;
}

/** Where an earlier account is told of. Mostly there is none. */
export function EarlierAccountPlace({ profile, shown: Shown }: EarlierAccountPlaceProps) {
  const since = useObservable(profile.profile)?.earlierAccountSince ?? null;
  if (since === null) return null;
  return (
    <Suspense>
      <Shown since={since} />
    </Suspense>
  );
}
