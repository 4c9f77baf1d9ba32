import type { Profile } from "@hearten/contract/profile.ts";
import type { ThirdParties } from "@hearten/contract/third-parties.ts";
import type { OfferedVoice } from "@hearten/contract/voices.ts";
import { type ReactNode, useEffect, useState } from "react";
import { adviceFor } from "../api/advice.ts";
import type { Remembered } from "../api/remembered.ts";
import type { InspirationsStore } from "../features/inspirations/inspirations-store.ts";
import { MusicCard } from "../features/music/music-card.tsx";
import { musicChosen } from "../features/music/music-words.ts";
import { KeepWordsHere } from "../features/profile/keep-words-here.tsx";
import type { ProfileStore } from "../features/profile/profile-store.ts";
import { VoiceChoice } from "../features/voices/voice-choice.tsx";
import type { VoiceSampler } from "../features/voices/voice-sampler.ts";
import type { Network } from "../platform/network.ts";
import type { Notify } from "../ui/notify.ts";
import { useObservable } from "../ui/use-observable.ts";
import { useSavedAtOnce } from "../ui/use-saved-at-once.ts";
import { keepingFailure, wordsStay } from "./keeping-words.ts";

export interface ProfileSettingsProps {
  readonly profile: Pick<ProfileStore, "save">;
  readonly voices: Remembered<readonly OfferedVoice[]>;
  readonly thirdParties: Remembered<ThirdParties>;
  readonly sampler: VoiceSampler;
  readonly inspirations: Pick<InspirationsStore, "isOutOfReach">;
  readonly network: Network;
  readonly notify: Notify;
  /** What stands below them. It comes when they do. */
  readonly children?: ReactNode;
}

const noVoices: readonly OfferedVoice[] = [];

/** The settings of the profile that are saved as soon as they are changed. */
export function ProfileSettings({
  known,
  profile,
  voices,
  thirdParties,
  sampler,
  inspirations,
  network,
  notify,
  children,
}: ProfileSettingsProps & { readonly known: Profile }) {
  const speaking = useObservable(voices.value);
  const offered = speaking ?? noVoices;
  const parties = useObservable(thirdParties.value);
  /** Asked in vain, so that what is unknown is waited for no longer. */
  const [isAskedInVain, setAskedInVain] = useState(false);
  const isOnline = useObservable(network.isOnline);
  const isOutOfReach = useObservable(inspirations.isOutOfReach) || !isOnline;
  const hasFailed = useObservable(sampler.hasFailed);
  useEffect(() => {
    let isHere = true;
    async function ask() {
      await Promise.all([voices.refresh(), thirdParties.refresh()]);
      const isUntold = voices.value.get() === null || thirdParties.value.get() === null;
      if (isHere && isUntold) setAskedInVain(true);
    }
    void ask();
    return () => {
      isHere = false;
    };
  }, [voices, thirdParties]);
  useEffect(() => {
    if (!hasFailed) return;
    notify.error("We couldn't play this voice. Please try again in a moment.");
    // Its address may have expired.
    void voices.refresh();
  }, [hasFailed, voices, notify]);

  const nameOf = (id: string | null) => offered.find((voice) => voice.id === id)?.name;
  const [voice, chooseVoice] = useSavedAtOnce(
    known.voice,
    (chosen) => profile.save({ voice: chosen }),
    {
      onSaved: (chosen) => notify.success(`${nameOf(chosen)} speaks your next inspirations`),
      onFailed: (error) => notify.error(`Your voice was not saved. ${adviceFor(error)}`),
    },
  );
  const [keepsWordsHere, keepWordsHere] = useSavedAtOnce(
    known.keepsWordsHere,
    (isOn) => profile.save({ keepsWordsHere: isOn }),
    {
      onSaved: (isOn) =>
        notify.success(isOn ? wordsStay : "Your words may leave this server again"),
      onFailed: (error) => notify.error(keepingFailure(error)),
    },
  );

  const [music, chooseMusic] = useSavedAtOnce(
    known.music,
    (chosen) => profile.save({ music: chosen }),
    {
      onSaved: (chosen) => notify.success(musicChosen[chosen]),
      onFailed: (error) => notify.error(`Your music was not saved. ${adviceFor(error)}`),
    },
  );

  // All at once: what comes later moves what somebody is about to press.
  if (!isAskedInVain && (speaking === null || parties === null)) return null;
  const isElsewhere = parties !== null && (parties.writer !== null || parties.voice !== null);
  return (
    <>
      {offered.length > 1 && (
        <VoiceChoice
          voices={offered}
          chosen={voice}
          remark={
            isOutOfReach
              ? "You can hear and change the voice once you are connected again."
              : keepsWordsHere && parties?.voice != null
                ? "While your words stay here, Hearten's own voice speaks."
                : null
          }
          isDisabled={isOutOfReach}
          sampler={sampler}
          onChoose={({ id }) => chooseVoice(id)}
        />
      )}
      <MusicCard
        chosen={music}
        obstacle={isOutOfReach ? "You can change it once you are connected again." : null}
        onChoose={chooseMusic}
      />
      {isElsewhere && (
        <KeepWordsHere
          thirdParties={parties}
          isOn={keepsWordsHere}
          obstacle={isOutOfReach ? "You can change this once you are connected again." : null}
          onChange={keepWordsHere}
        />
      )}
      {children}
    </>
  );
}
