import type { Client } from "../api/client.ts";
import type { InspirationsStore } from "../features/inspirations/inspirations-store.ts";
import { EarlierAccountCard } from "../features/profile/earlier-account-card.tsx";
import type { ProfileStore } from "../features/profile/profile-store.ts";
import { useLocation, useNavigate } from "../router/router-context.ts";
import type { Notify } from "../ui/notify.ts";
import { paths } from "./paths.ts";

export interface EarlierAccountProps {
  readonly since: string;
  readonly client: Pick<Client, "keepEarlierAccount" | "removeEarlierAccount">;
  readonly profile: Pick<ProfileStore, "refresh">;
  readonly inspirations: Pick<InspirationsStore, "reload">;
  readonly notify: Notify;
}

/** What was in the account before its owner proved the address, until they say what becomes of it. */
export function EarlierAccount({
  since,
  client,
  profile,
  inspirations,
  notify,
}: EarlierAccountProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <EarlierAccountCard
      since={since}
      keep={async () => {
        await client.keepEarlierAccount({});
        const present = await profile.refresh();
        notify.success("Everything is back");
        focusHeading();
        // The goals are among what is back.
        if (pathname === paths.goals && present?.hasCompletedOnboarding === true)
          await navigate(paths.dashboard, { replace: true });
        await inspirations.reload();
      }}
      remove={async () => {
        await client.removeEarlierAccount({});
        await profile.refresh();
        notify.success("It is removed");
        focusHeading();
      }}
    />
  );
}

/** The card goes with the focus in it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading !== null) heading.tabIndex = -1;
  heading?.focus();
}
