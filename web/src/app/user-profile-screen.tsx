import { type ReactNode, useCallback } from "react";
import { useNavigate, useRevalidator } from "../router/router-context.ts";
import type { Client } from "../api/client.ts";
import { AccountActions } from "../features/account/account-actions.tsx";
import { packingFailure } from "../features/account/account-error-words.ts";
import { useProviderSignIn } from "../features/account/use-provider-sign-in.ts";
import {
  type ProfileEntries,
  readEntries,
  writeEntries,
} from "../features/profile/profile-entries.ts";
import { ProfileForm } from "../features/profile/profile-form.tsx";
import type { Draft } from "../features/creation/draft.ts";
import { ProfileMissing } from "../features/profile/profile-missing.tsx";
import type { ListenedDays } from "../features/listened/listened-days.ts";
import { QuietMonth } from "../features/listened/quiet-month.tsx";
import type { WriteClipboard } from "../features/player/copy-text.ts";
import type { PhoneReminder } from "../features/reminder/phone-reminder.ts";
import type { InspirationsStore } from "../features/inspirations/inspirations-store.ts";
import type { Removal } from "../features/inspirations/removal.ts";
import type { ProfileStore } from "../features/profile/profile-store.ts";
import { UserProfile } from "../features/profile/user-profile.tsx";
import type { Identity } from "../identity/identity.ts";
import type { Remarks } from "../language/remarks.ts";
import { download } from "../platform/download.ts";
import type { Downloads } from "../platform/downloads.ts";
import { afterBrowserTimeout } from "../platform/timer.ts";
import { useObservable } from "../ui/use-observable.ts";
import { paths } from "./paths.ts";
import { ProfileSettings, type ProfileSettingsProps } from "./profile-settings.tsx";
import { ReminderSettings } from "./reminder-settings.tsx";
import { useProviders } from "./use-providers.ts";
import { useReadyProviders } from "./use-ready-providers.ts";

interface UserProfileScreenProps extends Omit<
  ProfileSettingsProps,
  "profile" | "inspirations" | "children"
> {
  readonly identity: Pick<
    Identity,
    | "signIn"
    | "linkProvider"
    | "prepareProviders"
    | "sendPasswordReset"
    | "signOut"
    | "deleteAccount"
  >;
  readonly profile: Pick<ProfileStore, "profile" | "refresh" | "save">;
  readonly inspirations: Pick<InspirationsStore, "list" | "open" | "pause" | "isOutOfReach">;
  readonly listened: Pick<ListenedDays, "all">;
  readonly downloads: Pick<Downloads, "breakOff"> | null;
  readonly now: () => Date;
  /** Null in a browser. */
  readonly phoneReminder: PhoneReminder | null;
  readonly writeClipboard: WriteClipboard;
  readonly draft: Pick<Draft, "read" | "write">;
  readonly removal: Pick<Removal, "finishAll">;
  readonly client: Pick<Client, "createCalendarAddress" | "prepareExport" | "readCalendar">;
  /** Whether this is one of Apple's phones or tablets. */
  readonly isIos: boolean;
  readonly remarks: Remarks;
  /** Tells of what was in the account before, if anything was. */
  readonly earlierAccount: ReactNode;
}

export function UserProfileScreen({
  identity,
  profile,
  inspirations,
  draft,
  removal,
  client,
  isIos,
  remarks,
  earlierAccount,
  listened,
  downloads,
  now,
  phoneReminder,
  writeClipboard,
  notify,
  ...others
}: UserProfileScreenProps) {
  const navigate = useNavigate();
  const signIn = useObservable(identity.signIn);
  const known = useObservable(profile.profile);
  const { revalidate, state } = useRevalidator();
  const canUseApple = useProviders(identity, isIos).includes("apple");
  const link = useProviderSignIn(async (provider, signal) => {
    await identity.linkProvider(provider, signal);
    notify.success("Apple is linked");
  }, notify);
  const person = signIn.status === "signed-in" ? signIn.person : null;
  const uid = person?.uid ?? null;
  const keep = useCallback(
    (entries: ProfileEntries) => {
      if (uid !== null) draft.write(uid, writeEntries(entries));
    },
    [uid, draft],
  );
  const email = person?.email ?? "";
  const methods = person?.methods ?? [];
  const canLinkApple = canUseApple && !methods.includes("apple");
  useReadyProviders(identity, canLinkApple);

  const titleOf = (id: string) =>
    inspirations.list.get().inspirations.find((one) => one.id === id)?.title ?? null;

  async function changePassword() {
    if (email === "") {
      notify.error("No user email found");
      return false;
    }
    try {
      await identity.sendPasswordReset(email);
      notify.success("Password reset link sent to your email");
      return true;
    } catch {
      notify.error("Failed to send password reset link");
      return false;
    }
  }

  async function takeEverything() {
    try {
      const { archiveUrl } = await client.prepareExport({});
      download(archiveUrl);
      notify.success("Your download has started");
    } catch (error) {
      notify.error(packingFailure(error));
    }
  }

  /** Ends the sign-in with nothing under way: what is asked just then would be refused. */
  async function endSignIn(end: () => Promise<void>) {
    // Who leaves meant what they have removed, and can't say so afterwards.
    await removal.finishAll();
    inspirations.pause();
    const { voices, thirdParties } = others;
    for (const underWay of [voices, thirdParties, downloads]) underWay?.breakOff();
    try {
      await end();
    } catch (error) {
      inspirations.open();
      for (const remembered of [voices, thirdParties]) void remembered.refresh();
      throw error;
    }
  }

  async function signOut() {
    try {
      await endSignIn(() => identity.signOut());
    } catch {
      notify.error("We couldn't sign you out. Please try again.");
    }
  }

  async function deleteAccount(password: string | null) {
    await endSignIn(() => identity.deleteAccount(password));
    notify.success("Your account has been deleted");
    await navigate(paths.start, { replace: true });
  }

  const actions = (
    <AccountActions
      changePassword={changePassword}
      takeEverything={takeEverything}
      signOut={signOut}
      linkApple={canLinkApple ? () => link("apple") : null}
      hasPassword={methods.includes("password")}
      deleteAccount={deleteAccount}
      privacyPath={paths.privacy}
    />
  );

  return (
    <UserProfile
      email={email}
      name={known?.displayName ?? ""}
      beside={
        known === null ? (
          actions
        ) : (
          <ProfileSettings
            {...others}
            known={known}
            profile={profile}
            inspirations={inspirations}
            notify={notify}
          >
            <ReminderSettings
              known={known}
              profile={profile}
              client={client}
              inspirations={inspirations}
              network={others.network}
              phoneReminder={phoneReminder}
              writeClipboard={writeClipboard}
              notify={notify}
            />
            {actions}
          </ProfileSettings>
        )
      }
    >
      {earlierAccount}
      {known === null ? (
        <ProfileMissing isLoading={state === "loading"} retry={() => void revalidate()} />
      ) : (
        <ProfileForm
          email={email}
          profile={known}
          goalsPath={known.hasCompletedOnboarding ? null : paths.goals}
          entered={readEntries(uid === null ? "" : draft.read(uid))}
          keep={keep}
          save={profile.save}
          remarks={remarks}
          after={afterBrowserTimeout}
        />
      )}
      <QuietMonth listened={listened} titleOf={titleOf} now={now} />
    </UserProfile>
  );
}
