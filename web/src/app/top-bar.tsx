import { Avatar } from "../ui/avatar.tsx";
import { Logo } from "../ui/logo.tsx";
import { useObservable } from "../ui/use-observable.ts";
import { paths } from "./paths.ts";
import { useServices } from "./services.ts";
import styles from "./top-bar.module.css";

/** The product's name and the person's sign; on a phone only above the dashboard. */
export function TopBar() {
  const { identity, profile } = useServices();
  const signIn = useObservable(identity.signIn);
  const name = useObservable(profile.profile)?.displayName;
  const email = signIn.status === "signed-in" ? signIn.person.email : null;
  return (
    <header className={styles.bar}>
      <a href={paths.dashboard} className={styles.home}>
        <Logo />
      </a>
      <Avatar name={name || email || "Hearten"} />
    </header>
  );
}
