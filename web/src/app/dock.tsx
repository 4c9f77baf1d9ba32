import House from "lucide-react/icons/house";
import Plus from "lucide-react/icons/plus";
import UserRound from "lucide-react/icons/user-round";
import { NavLink } from "react-router";
import styles from "./dock.module.css";
import { MiniPlayer } from "./mini-player.tsx";
import { paths } from "./paths.ts";
import { useListening } from "./services.ts";

/** The mini player and, below or beside it, the navigation. */
export function Dock() {
  const { player } = useListening();
  return (
    <div className={styles.dock}>
      <MiniPlayer />
      <nav className={styles.navigation} aria-label="Main">
        <NavLink to={paths.dashboard}>
          <span className={styles.pill}>
            <House aria-hidden="true" />
          </span>
          Home
        </NavLink>
        <NavLink to={paths.quiz} onClick={() => player.clear()}>
          <span className={styles.pill}>
            <Plus aria-hidden="true" />
          </span>
          Create
        </NavLink>
        <NavLink to={paths.userProfile}>
          <span className={styles.pill}>
            <UserRound aria-hidden="true" />
          </span>
          Profile
        </NavLink>
      </nav>
    </div>
  );
}
