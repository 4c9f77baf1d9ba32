import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { useObservable } from "../ui/use-observable.ts";
import { useListening } from "./services.ts";

/** The inspiration with those pictures that can be had: while nobody answers, the ones on this device. */
export function usePicturesHere(): (inspiration: Inspiration) => Inspiration {
  const { downloads, inspirations } = useListening();
  const isOutOfReach = useObservable(inspirations.isOutOfReach);
  return (inspiration) => (isOutOfReach ? downloads?.read(inspiration.id) : null) ?? inspiration;
}
