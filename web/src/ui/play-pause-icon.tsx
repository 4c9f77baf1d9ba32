import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";

/** The icon for what a press does: pause while it plays, otherwise play. */
export function PlayPauseIcon({ playing }: { readonly playing: boolean }) {
  const Icon = playing ? Pause : Play;
  return <Icon fill="currentColor" aria-hidden="true" />;
}
