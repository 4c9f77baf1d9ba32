import { useDeferredValue } from "react";
import { useObservable } from "../../ui/use-observable.ts";
import type { Announcement } from "./announcer.ts";
import type { InspirationsStore } from "./inspirations-store.ts";

const silence: Announcement = { id: 0, text: "" };

/**
 * The live region that reads out what changes in the list. It is first rendered empty, also for an announcement
 * from shortly before this screen opened: screen readers miss a region that comes with its text.
 */
export function ListAnnouncer({ store }: { readonly store: InspirationsStore }) {
  const { id, text } = useDeferredValue(useObservable(store.announcement), silence);
  return <output className="visually-hidden">{text !== "" && <span key={id}>{text}</span>}</output>;
}
