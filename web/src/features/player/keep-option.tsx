import type { Inspiration } from "@hearten/contract/inspirations.ts";
import ArrowDownToLine from "lucide-react/icons/arrow-down-to-line";
import CircleCheckBig from "lucide-react/icons/circle-check-big";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { useState } from "react";
import type { Downloads } from "../../platform/downloads.ts";
import type { Notify } from "../../ui/notify.ts";
import { useObservable } from "../../ui/use-observable.ts";
import { keepFailure, releaseFailure } from "./download-error-words.ts";
import { PlaybackOption } from "./playback-option.tsx";

interface KeepOptionProps {
  readonly downloads: Pick<Downloads, "kept" | "keep" | "release">;
  readonly inspiration: Inspiration;
  readonly notify: Notify;
}

/** The button that keeps the inspiration on this device, or releases it. Its name says which it is. */
export function KeepOption({ downloads, inspiration, notify }: KeepOptionProps) {
  const isKept = useObservable(downloads.kept).has(inspiration.id);
  const [isBusy, setBusy] = useState(false);

  async function toggle() {
    if (isBusy) return;
    setBusy(true);
    try {
      if (isKept) await downloads.release(inspiration.id);
      else await downloads.keep(inspiration);
      notify.success(isKept ? "Removed from this device" : "Downloaded to this device");
    } catch (error) {
      notify.error(isKept ? releaseFailure : keepFailure(error));
    }
    setBusy(false);
  }

  const name = isKept ? "Downloaded" : "Download";
  const Icon = isBusy ? LoaderCircle : isKept ? CircleCheckBig : ArrowDownToLine;
  return (
    <PlaybackOption
      label={name}
      text={name}
      aria-busy={isBusy || undefined}
      onClick={() => void toggle()}
    >
      <Icon aria-hidden="true" />
    </PlaybackOption>
  );
}
