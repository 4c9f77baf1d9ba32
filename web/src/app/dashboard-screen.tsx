import { useEffect } from "react";
import { useNavigate } from "react-router";
import { createVariable } from "../api/observable.ts";
import type { CardPlayback } from "../features/inspirations/inspiration-card.tsx";
import { InspirationsList } from "../features/inspirations/inspirations-list.tsx";
import { ListAnnouncer } from "../features/inspirations/list-announcer.tsx";
import { OfflineNotice } from "../features/inspirations/offline-notice.tsx";
import { useGreeting } from "../features/inspirations/use-clock.ts";
import { isPlaying } from "../features/player/playback-state.ts";
import { usePlayback } from "../features/player/use-playback.ts";
import { Page } from "../ui/page.tsx";
import { useObservable } from "../ui/use-observable.ts";
import styles from "./dashboard-screen.module.css";
import { paths } from "./paths.ts";
import { useListening, useServices } from "./services.ts";
import { useOpenPlayer } from "./use-open-player.ts";

const nothingKept = createVariable<ReadonlySet<string>>(new Set());

export function DashboardScreen() {
  const { notify, profile } = useServices();
  const { clock, downloads, inspirations, outbox, player } = useListening();
  const unsent = useObservable(outbox.waiting);
  const kept = useObservable(downloads?.kept ?? nothingKept);
  const navigate = useNavigate();
  const openPlayer = useOpenPlayer();
  const greeting = useGreeting(clock, useObservable(profile.profile)?.displayName ?? null);
  const loadedId = usePlayback(player, ({ inspiration }) => inspiration?.id ?? null);
  const isSounding = usePlayback(player, isPlaying);
  const isMinimised = usePlayback(player, ({ minimised }) => minimised);
  useEffect(() => inspirations.open(), [inspirations]);

  const playbackOf = ({ id }: { readonly id: string }): CardPlayback => {
    if (id !== loadedId) return "none";
    if (!isMinimised) return "opening";
    return isSounding ? "playing" : "loaded";
  };

  return (
    <Page>
      <p className={styles.greeting}>{greeting}</p>
      <h1 className={styles.heading}>Your personal inspirations</h1>
      <OfflineNotice store={inspirations} clock={clock} />
      <ListAnnouncer store={inspirations} />
      <InspirationsList
        store={inspirations}
        clock={clock}
        unsent={unsent}
        playbackOf={playbackOf}
        kept={kept}
        onOpen={openPlayer}
        onPlayPause={(inspiration) => {
          if (playbackOf(inspiration) === "playing") player.pause();
          else player.open(inspiration);
        }}
        onRetry={async (inspiration) => {
          try {
            const goals = (await profile.load())?.goals ?? [];
            await inspirations.retry(inspiration, goals);
          } catch {
            notify.error("Failed to create affirmation");
          }
        }}
        onCreate={() => {
          player.clear();
          void navigate(paths.quiz);
        }}
        onOlderFailed={() => notify.error("We couldn't load more. Please try again.")}
      />
    </Page>
  );
}
