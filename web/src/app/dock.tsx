import House from "lucide-react/icons/house";
import Plus from "lucide-react/icons/plus";
import UserRound from "lucide-react/icons/user-round";
import type { ReactNode } from "react";
import { useLocation } from "../router/router-context.ts";
import type { Player } from "../features/player/player.ts";
import styles from "./dock.module.css";
import { isPlainClick } from "./follow-links.ts";
import { MiniPlayer, type MiniPlayerProps } from "./mini-player.tsx";
import { type Path, paths } from "./paths.ts";
import { UpdatePrompt, type UpdatePromptProps } from "./update-prompt.tsx";

interface DockProps extends MiniPlayerProps, UpdatePromptProps {
  readonly player: MiniPlayerProps["player"] & Pick<Player, "clear">;
}

/** The mini player and, below or beside it, the navigation. */
export function Dock({ appUpdate, downloads, inspirations, player, volume }: DockProps) {
  return (
    <div className={styles.dock}>
      <UpdatePrompt appUpdate={appUpdate} player={player} />
      <MiniPlayer
        player={player}
        volume={volume}
        inspirations={inspirations}
        downloads={downloads}
      />
      <Navigation onCreate={() => player.clear()} />
    </div>
  );
}

/** The dock before anything of the person is loaded. */
export function EmptyDock() {
  return (
    <div className={styles.dock}>
      <Navigation />
    </div>
  );
}

/** @param onCreate called when `Create` is followed in this window */
function Navigation({ onCreate }: { readonly onCreate?: (() => void) | undefined }) {
  return (
    <nav className={styles.navigation} aria-label="Main">
      <Destination path={paths.dashboard} icon={<House aria-hidden="true" />}>
        Home
      </Destination>
      <Destination path={paths.quiz} icon={<Plus aria-hidden="true" />} onFollow={onCreate}>
        Create
      </Destination>
      <Destination path={paths.userProfile} icon={<UserRound aria-hidden="true" />}>
        Profile
      </Destination>
    </nav>
  );
}

interface DestinationProps {
  readonly path: Path;
  readonly icon: ReactNode;
  /** Called when the link is followed in this window. */
  readonly onFollow?: (() => void) | undefined;
  readonly children: ReactNode;
}

function Destination({ path, icon, onFollow, children }: DestinationProps) {
  const isHere = useLocation().pathname === path;
  return (
    <a
      href={path}
      aria-current={isHere ? "page" : undefined}
      onClick={(event) => {
        if (isPlainClick(event)) onFollow?.();
      }}
    >
      <span className={styles.pill}>{icon}</span>
      {children}
    </a>
  );
}
