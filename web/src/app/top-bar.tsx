import type { ProfileStore } from "../features/profile/profile-store.ts";
import type { Identity } from "../identity/identity.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Logo } from "../ui/logo.tsx";
import { useObservable } from "../ui/use-observable.ts";
import { paths } from "./paths.ts";
import styles from "./top-bar.module.css";

interface TopBarProps {
  readonly identity: Pick<Identity, "signIn">;
  readonly profile: Pick<ProfileStore, "profile">;
}

/** The logo, and the person's avatar, which leads to the profile; on a phone only above the dashboard. */
export function TopBar({ identity, profile }: TopBarProps) {
  const signIn = useObservable(identity.signIn);
  const name = useObservable(profile.profile)?.displayName;
  const email = signIn.status === "signed-in" ? signIn.person.email : null;
  return (
    <header className={styles.bar}>
      <a href={paths.dashboard} className={styles.home}>
        <Logo />
      </a>
      <a href={paths.userProfile} className={styles.profile} aria-label="Your account">
        <Avatar name={name || email || "Hearten"} />
      </a>
    </header>
  );
}
