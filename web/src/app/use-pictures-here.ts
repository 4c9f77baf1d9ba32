import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { InspirationsStore } from "../features/inspirations/inspirations-store.ts";
import type { Downloads } from "../platform/downloads.ts";
import { withPicturesOf } from "../platform/pictures-here.ts";
import { useObservable } from "../ui/use-observable.ts";

/** Replaces the pictures of an inspiration by those on this device while the server gives no answer. */
export function usePicturesHere(
  downloads: Pick<Downloads, "read"> | null,
  inspirations: Pick<InspirationsStore, "isOutOfReach">,
): (inspiration: Inspiration) => Inspiration {
  const isOutOfReach = useObservable(inspirations.isOutOfReach);
  return (inspiration) =>
    withPicturesOf(inspiration, (isOutOfReach ? downloads?.read(inspiration.id) : null) ?? null);
}
