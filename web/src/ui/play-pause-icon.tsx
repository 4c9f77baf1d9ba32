import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";

/** What a press would do: pause what plays, or play. */
export function PlayPauseIcon({ playing }: { readonly playing: boolean }) {
  const Icon = playing ? Pause : Play;
  return <Icon fill="currentColor" aria-hidden="true" />;
}
