import { type LengthInMinutes, lengthsInMinutes } from "@hearten/contract/limits.ts";
import type { ThirdParties } from "@hearten/contract/third-parties.ts";
import { usualMusic } from "@hearten/contract/music.ts";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "../router/router-context.ts";
import { isUnanswered } from "../api/api-error.ts";
import type { Client } from "../api/client.ts";
import type { Remembered } from "../api/remembered.ts";
import { type Attempt, nextAttempt } from "../features/creation/attempt.ts";
import { createInspiration } from "../features/creation/create-inspiration.ts";
import { creationFailure } from "../features/creation/creation-error-words.ts";
import type { Draft } from "../features/creation/draft.ts";
import type { Outbox } from "../features/creation/outbox.ts";
import { Quiz } from "../features/creation/quiz.tsx";
import { areNamed, whereWordsGo } from "../features/creation/where-words-go.ts";
import { MusicPill } from "../features/music/music-pill.tsx";
import { readMusic } from "../features/music/music-words.ts";
import type { InspirationsStore } from "../features/inspirations/inspirations-store.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import type { ProfileStore } from "../features/profile/profile-store.ts";
import type { Identity } from "../identity/identity.ts";
import type { Remarks } from "../language/remarks.ts";
import type { Network } from "../platform/network.ts";
import { createRandomId } from "../platform/random-id.ts";
import type { Notify } from "../ui/notify.ts";
import { useObservable } from "../ui/use-observable.ts";
import { useSavedAtOnce } from "../ui/use-saved-at-once.ts";
import { keepingFailure, wordsStay } from "./keeping-words.ts";
import { paths } from "./paths.ts";
import { useAsked } from "./use-asked.ts";
import { useLeadOn } from "./use-lead-on.ts";

/** The state of the quiz's entry in the history. */
export interface QuizHistoryState {
  /** The length that was chosen, on the second step. */
  readonly length?: LengthInMinutes;
  /** The length that is chosen at first, on the first step. */
  readonly proposed?: LengthInMinutes;
}

/** The length that is kept as this text; null if it is none. */
function readLength(text: string): LengthInMinutes | null {
  return lengthsInMinutes.find((length) => String(length) === text) ?? null;
}

interface QuizScreenProps {
  readonly identity: Pick<Identity, "signIn">;
  readonly profile: Pick<ProfileStore, "profile" | "load" | "refresh" | "save">;
  readonly thirdParties: Pick<Remembered<ThirdParties>, "value" | "ask">;
  readonly draft: Pick<Draft, "read" | "write" | "clear">;
  /** The length that was chosen for these words, as a text. */
  readonly draftLength: Pick<Draft, "read" | "write">;
  /** The music that was chosen for these words, as a text; empty for the profile's. */
  readonly draftMusic: Pick<Draft, "read" | "write">;
  readonly client: Pick<Client, "addInspiration" | "updateInspirationStatus" | "createAffirmation">;
  /** Has the server start what it needs, while the person writes. */
  readonly warmUp: () => void;
  readonly network: Network;
  readonly inspirations: Pick<InspirationsStore, "add" | "asOf">;
  readonly outbox: Pick<Outbox, "add">;
  readonly remarks: Remarks;
  readonly notify: Notify;
}

/** The same at each render, while the profile is not known. */
const noGoals: readonly string[] = [];

export function QuizScreen({
  identity,
  profile,
  thirdParties,
  draft,
  draftLength,
  draftMusic,
  client,
  warmUp,
  network,
  inspirations,
  outbox,
  remarks,
  notify,
}: QuizScreenProps) {
  const navigate = useNavigate();
  // The second step is an entry of the history, with the length in its state. So the browser's Back leads to the first
  // step, and a reload stays on the second. Only the call below and `useAnotherLikeThis` write the state.
  const here = useLocation();
  const state = here.state as QuizHistoryState | null;
  const leadOn = useLeadOn(here.key);
  const signIn = useObservable(identity.signIn);
  const known = useObservable(profile.profile);
  const goals = known?.goals ?? noGoals;
  const [parties, answerWhoGets] = useAsked(thirdParties);
  const isWriting = state?.length !== undefined;
  useEffect(() => {
    if (isWriting) warmUp();
  }, [isWriting, warmUp]);
  const uid = signIn.status === "signed-in" ? signIn.person.uid : null;
  const written = uid === null ? "" : draft.read(uid);
  /** Null as long as it is the profile's. */
  const [ownMusic, setOwnMusic] = useState(() =>
    uid === null || written === "" ? null : readMusic(draftMusic.read(uid)),
  );
  const music = ownMusic ?? known?.music ?? null;
  const attempt = useRef<Attempt | null>(null);
  /** The person's wish to keep their words here, while it is being saved. */
  const keeping = useRef<Promise<unknown> | null>(null);
  const [keepsWordsHere, setKeepsWordsHere] = useSavedAtOnce(
    known?.keepsWordsHere ?? false,
    (isOn) => (keeping.current = profile.save({ keepsWordsHere: isOn })),
    {
      onSaved: () => notify.success(wordsStay),
      onFailed(error) {
        keeping.current = null;
        notify.error(keepingFailure(error));
      },
    },
  );
  const isElsewhere = parties !== null && (parties.writer !== null || parties.voice !== null);
  const shown = known !== null && isElsewhere && !keepsWordsHere ? parties : null;
  /** Those who would have got the words, of whom the person was told instead. */
  const told = useRef<ThirdParties | null>(null);

  /** Whether the wish to keep words here is saved, if there is one. A failure is told, and the person decides again. */
  const isSettled = () =>
    Promise.resolve(keeping.current).then(
      () => true,
      () => false,
    );

  /** Words of somebody who has left go nowhere. */
  function isStillHere(): boolean {
    const now = identity.signIn.get();
    return now.status === "signed-in" && now.person.uid === uid;
  }

  /** Whoever has signed in meanwhile is told nothing of it. Whoever was signed out is. */
  const isSomebodyElse = () => identity.signIn.get().status === "signed-in" && !isStillHere();

  /** Asks the server where the answer counts: another device may have changed it. */
  async function readKeepsWords(loaded: Profile | null, isAllNamed: boolean): Promise<boolean> {
    const keeps = (profile.profile.get() ?? loaded)?.keepsWordsHere ?? false;
    if (!keeps || isAllNamed) return keeps;
    return (await profile.refresh())?.keepsWordsHere ?? false;
  }

  async function create(length: LengthInMinutes, description: string): Promise<void> {
    // Nothing is written before it is settled by whom.
    if (!(await isSettled())) return;
    const wish = nextAttempt(attempt.current, { length, description, music }, createRandomId);
    attempt.current = wish;
    const named = shown ?? told.current;
    try {
      // What the device remembers of both may be old, or nothing.
      const [loaded, now] = await Promise.all([profile.load(), answerWhoGets()]);
      // The wish may have come meanwhile.
      if (!(await isSettled())) return;
      const isAllNamed = areNamed(now, named);
      const areKept = await readKeepsWords(loaded, isAllNamed);
      if (!isStillHere()) return;
      if (!areKept && !isAllNamed) {
        told.current = now;
        notify.error(`Nothing is sent yet. ${whereWordsGo(now)}`);
        return;
      }
      const created = await createInspiration(client, {
        ...wish,
        goals: loaded?.goals ?? [],
        music: music ?? loaded?.music ?? usualMusic,
      });
      inspirations.add(created);
    } catch (error) {
      if (isSomebodyElse()) return;
      // Without a network the outbox sends it later. Else the person retries by hand.
      const isOffline = !network.isOnline.get() || inspirations.asOf.get() !== null;
      const unsent = { ...wish, goals: profile.profile.get()?.goals ?? null, named };
      if (!isUnanswered(error) || !isOffline || !outbox.add(unsent)) {
        notify.error(creationFailure(error));
        return;
      }
    }
    // It is sent. The next one is a new attempt, also if the person has stayed in the quiz and writes it already.
    if (attempt.current === wish) attempt.current = null;
    if (uid !== null) draft.clear(uid, description);
    await leadOn(paths.dashboard);
  }

  const lengthBefore = uid === null || written === "" ? null : readLength(draftLength.read(uid));

  return (
    <Quiz
      chosen={state?.length ?? null}
      proposed={state?.proposed ?? lengthBefore}
      written={written}
      goals={goals}
      editGoalsPath={paths.userProfile}
      thirdParties={shown}
      keepWordsHere={() => setKeepsWordsHere(true)}
      remarks={remarks}
      music={
        <MusicPill
          chosen={music ?? usualMusic}
          onChoose={(chosen) => {
            setOwnMusic(chosen);
            if (uid !== null) draftMusic.write(uid, chosen);
          }}
        />
      }
      onWrite={(words) => {
        warmUp();
        if (uid === null) return;
        draft.write(uid, words);
        draftMusic.write(uid, ownMusic ?? "");
      }}
      onNext={(length) => {
        if (uid !== null) draftLength.write(uid, String(length));
        void navigate(paths.quiz, { state: { length } });
      }}
      onBack={() => void navigate(-1)}
      create={create}
    />
  );
}
