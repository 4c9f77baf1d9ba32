import type { SpokenSample } from "@hearten/contract/sample.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { lineAt } from "./line-at.ts";

/** Never rejects. Resolves with null if it can't be read: then the sample is heard and not shown. */
export type ReadSpokenSample = () => Promise<SpokenSample | null>;

interface Sample {
  /** For the `<audio>` element. */
  readonly audio: RefObject<HTMLAudioElement | null>;
  readonly isPlaying: boolean;
  /** Whether it could not be played. False again with the next attempt. */
  readonly hasFailed: boolean;
  /** The line that is spoken; null before the first and after the end. */
  readonly line: string | null;
  /** Plays or pauses. Call it inside the tap's event handler, because browsers block sound that starts later. */
  readonly toggle: () => void;
}

/** The sample of an inspiration. Nothing is loaded before it is played. */
export function useSample(readSpokenSample: ReadSpokenSample): Sample {
  const audio = useRef<HTMLAudioElement>(null);
  const spoken = useRef<SpokenSample | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [line, setLine] = useState<string | null>(null);

  useEffect(() => {
    const element = audio.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const on = (name: keyof HTMLMediaElementEventMap, listener: () => void) =>
      element.addEventListener(name, listener, { signal: listening.signal });
    on("play", () => setPlaying(true));
    on("pause", () => setPlaying(false));
    on("ended", () => setLine(null));
    on("timeupdate", () => {
      if (!element.ended) setLine(lineAt(spoken.current, element.currentTime));
    });
    return () => {
      listening.abort();
      // Whoever leaves the screen does not go on hearing it.
      element.pause();
    };
  }, []);

  function toggle() {
    const element = audio.current;
    if (element === null) return;
    if (isPlaying) return element.pause();
    setFailed(false);
    // What could not be loaded is not asked for again by itself.
    if (element.error !== null) element.load();
    element.play().catch((error: unknown) => {
      // A pause before the first sound.
      if (error instanceof DOMException && error.name === "AbortError") return;
      setPlaying(false);
      setFailed(true);
    });
    void (async () => {
      spoken.current ??= await readSpokenSample();
    })();
  }

  return { audio, isPlaying, hasFailed, line, toggle };
}
