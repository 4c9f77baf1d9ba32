import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "../router/router-context.ts";
import { createVariable } from "../api/observable.ts";
import { Help } from "../features/care/help.tsx";
import { isHelpShown } from "../features/care/help-shown.ts";
import type { Draft } from "../features/creation/draft.ts";
import type { Outbox } from "../features/creation/outbox.ts";
import { whereWordsGo } from "../features/creation/where-words-go.ts";
import type { Clock } from "../features/inspirations/clock.ts";
import type { CardPlayback } from "../features/inspirations/inspiration-card.tsx";
import { InspirationsList } from "../features/inspirations/inspirations-list.tsx";
import type { InspirationsStore } from "../features/inspirations/inspirations-store.ts";
import { ListAnnouncer } from "../features/inspirations/list-announcer.tsx";
import { isSearching, nothingWanted } from "../features/inspirations/search/wanted.ts";
import type { Found } from "../features/inspirations/search/use-found.ts";
import { OfflineNotice } from "../features/inspirations/offline-notice.tsx";
import type { Removal } from "../features/inspirations/removal.ts";
import type { RenameDialog } from "../features/inspirations/rename-dialog.tsx";
import { useGreeting } from "../features/inspirations/use-clock.ts";
import type { HandOver } from "../features/player/hand-over.ts";
import type { Likes } from "../features/player/likes.ts";
import { notHere } from "../features/player/out-of-reach-words.ts";
import { isPlaying } from "../features/player/playback-state.ts";
import type { Player } from "../features/player/player.ts";
import { usePlayback } from "../features/player/use-playback.ts";
import type { ProfileStore } from "../features/profile/profile-store.ts";
import type { Downloads } from "../platform/downloads.ts";
import type { HomeScreenOffer } from "../platform/home-screen.ts";
import type { Network } from "../platform/network.ts";
import { needsConnection, type Notify } from "../ui/notify.ts";
import { optional } from "../ui/optional.ts";
import { Page } from "../ui/page.tsx";
import { useObservable } from "../ui/use-observable.ts";
import styles from "./dashboard-screen.module.css";
import { HomeScreenHint } from "./home-screen-hint.tsx";
import { paths } from "./paths.ts";
import { useAnotherLikeThis } from "./use-another-like-this.ts";
import { useOpenPlayer } from "./use-open-player.ts";
import { usePicturesHere } from "./use-pictures-here.ts";
import { useRemoval } from "./use-removal.ts";

/** Only a list of some length has it. */
const Search = optional(
  async () => (await import("../features/inspirations/search/search.tsx")).Search,
);

/** How many inspirations a list has at least that can be searched. */
const searchable = 8;

/** An inspiration that gets another title, with the dialog for it. */
interface Renaming {
  readonly inspiration: Inspiration;
  readonly Content: typeof RenameDialog;
}

const nothingHere = createVariable<ReadonlySet<string>>(new Set());

interface DashboardScreenProps {
  readonly profile: Pick<ProfileStore, "profile" | "load">;
  readonly inspirations: InspirationsStore;
  readonly removal: Removal;
  readonly network: Network;
  readonly draft: Pick<Draft, "read" | "write">;
  /** The length for its words, as a text. */
  readonly draftLength: Pick<Draft, "write">;
  readonly draftMusic: Pick<Draft, "write">;
  readonly handOver: Pick<HandOver, "saveAudio">;
  readonly outbox: Pick<Outbox, "waiting" | "sendAgain" | "discard">;
  readonly player: Pick<Player, "playback" | "open" | "pause" | "expand" | "clear">;
  /** Null where the device can't store audio. */
  readonly downloads: Pick<Downloads, "kept" | "available" | "read"> | null;
  readonly likes: Pick<Likes, "liked">;
  readonly homeScreen: Pick<HomeScreenOffer, "isOpen" | "answer">;
  readonly clock: Clock;
  /** The person's; null if it is not known. */
  readonly country: string | null;
  readonly notify: Notify;
}

export function DashboardScreen({
  profile,
  inspirations,
  removal,
  network,
  draft,
  draftLength,
  draftMusic,
  handOver,
  outbox,
  player,
  downloads,
  likes,
  homeScreen,
  clock,
  country,
  notify,
}: DashboardScreenProps) {
  const unsent = useObservable(outbox.waiting);
  const kept = useObservable(downloads?.kept ?? nothingHere);
  const liked = useObservable(likes.liked);
  const available = useObservable(downloads?.available ?? nothingHere);
  const { inspirations: listed, nextCursor } = useObservable(inspirations.list);
  const nobodyAnswers = useObservable(inspirations.isOutOfReach);
  const navigate = useNavigate();
  const openPlayer = useOpenPlayer(player);
  const withPictures = usePicturesHere(downloads, inspirations);
  const known = useObservable(profile.profile);
  const greeting = useGreeting(clock, known?.displayName ?? null);
  const keepsWordsHere = known?.keepsWordsHere ?? false;
  const loadedId = usePlayback(player, ({ inspiration }) => inspiration?.id ?? null);
  const isSounding = usePlayback(player, isPlaying);
  const isMinimised = usePlayback(player, ({ minimised }) => minimised);
  const isWanted = isSearching(useObservable(inspirations.wanted));
  const hasSearch = listed.length >= searchable || nextCursor !== null || isWanted;
  const [found, setFound] = useState<Found | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [renaming, setRenaming] = useState<Renaming | null>(null);
  const { remove, cancel } = useRemoval({
    removal,
    inspirations,
    network,
    player,
    draft,
    draftLength,
    draftMusic,
    notify,
  });
  const createAnother = useAnotherLikeThis(draft, draftMusic, player);
  const focusHeading = () => heading.current?.focus();
  useEffect(() => inspirations.open(), [inspirations]);

  /** The dialog's script is loaded when it is asked for. */
  async function rename(inspiration: Inspiration) {
    try {
      const { RenameDialog: Content } = await import("../features/inspirations/rename-dialog.tsx");
      setRenaming({ inspiration, Content });
    } catch {
      notify.error(needsConnection);
    }
  }

  const playbackOf = ({ id }: Inspiration): CardPlayback => {
    if (id !== loadedId) return "none";
    if (!isMinimised) return "opening";
    return isSounding ? "playing" : "loaded";
  };
  // An inspiration that is loaded in the player goes on with the part that has arrived.
  const isOutOfReach = (inspiration: Inspiration) =>
    nobodyAnswers && !available.has(inspiration.id) && playbackOf(inspiration) === "none";

  async function discard(id: string) {
    if (await outbox.discard(id)) notify.success("Discarded");
    else notify.error("It is on its way already.");
  }

  return (
    <Page>
      <div className={styles.top}>
        <div>
          <p className={styles.greeting}>{greeting}</p>
          <h1 ref={heading} className={styles.heading} tabIndex={-1}>
            Your personal inspirations
          </h1>
        </div>
        {hasSearch && (
          <div className={styles.search}>
            <Suspense>
              <Search
                store={inspirations}
                liked={liked}
                // Without an answer from the server all that can be heard, kept or not.
                here={downloads === null ? null : nobodyAnswers ? available : kept}
                onFound={setFound}
              />
            </Suspense>
          </div>
        )}
      </div>
      <OfflineNotice store={inspirations} clock={clock} />
      <HomeScreenHint homeScreen={homeScreen} onFocusLost={focusHeading} />
      <Help isShown={isHelpShown(listed, clock.now())} country={country} />
      <ListAnnouncer store={inspirations} />
      <InspirationsList
        store={inspirations}
        clock={clock}
        found={hasSearch ? found : null}
        unsent={unsent.map(({ named = null, ...one }) => ({
          ...one,
          whereWordsGo: named === null || keepsWordsHere ? "" : whereWordsGo(named),
        }))}
        withPictures={withPictures}
        playbackOf={playbackOf}
        kept={kept}
        liked={liked}
        isOutOfReach={isOutOfReach}
        onOpen={openPlayer}
        onPlayPause={(inspiration) => {
          if (isOutOfReach(inspiration)) notify.error(notHere);
          else if (playbackOf(inspiration) === "playing") player.pause();
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
        actionsFor={(inspiration) => ({
          onRename: () => void rename(inspiration),
          onSaveAudio: () => void handOver.saveAudio(inspiration),
          onAnother: () => createAnother(inspiration),
          onRemove: () => remove(inspiration),
          onCancel: () => void cancel(inspiration),
        })}
        onSendAgain={(id) => void outbox.sendAgain(id)}
        onDiscard={(id) => void discard(id)}
        onFocusLost={focusHeading}
        onCreate={() => {
          player.clear();
          void navigate(paths.quiz);
        }}
        onShowAll={() => {
          inspirations.wanted.set(nothingWanted);
          focusHeading();
        }}
        onOlderFailed={() => notify.error("We couldn't load more. Please try again.")}
      />
      {renaming !== null && (
        <renaming.Content
          inspiration={renaming.inspiration}
          rename={(title) => inspirations.rename(renaming.inspiration.id, title)}
          onClose={() => setRenaming(null)}
        />
      )}
    </Page>
  );
}
