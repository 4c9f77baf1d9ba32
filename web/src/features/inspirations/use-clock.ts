import { useSyncExternalStore } from "react";
import type { Clock } from "./clock.ts";
import { greeting } from "./greeting.ts";
import { relativeAge } from "./relative-age.ts";

/** The age of an inspiration as text; renders again as time passes. The build knows no time, and renders none. */
export function useRelativeAge(clock: Clock, createdAt: string): string {
  return useSyncExternalStore(
    clock.subscribe,
    () => relativeAge(createdAt, clock.now()),
    () => "",
  );
}

/** The greeting for the time of day; renders again as time passes. */
export function useGreeting(clock: Clock, name: string | null): string {
  return useSyncExternalStore(clock.subscribe, () => greeting(new Date(clock.now()), name));
}
