import { expect, it, vi } from "vitest";
import { createVariable } from "../../api/observable.ts";
import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { followTitle } from "./follow-title.ts";
import { noPlayback, type PlaybackState } from "./playback-state.ts";
import type { Player } from "./player.ts";

const one = { id: "one", title: "The talk", audioUrl: "/a?expires=1" } as Inspiration;

it("The loaded inspiration gets its new title, and nothing else of the list", () => {
  const playback = createVariable<PlaybackState>({ ...noPlayback, inspiration: one });
  const list = createVariable<{ inspirations: readonly Inspiration[] }>({ inspirations: [] });
  const refresh = vi.fn<Player["refresh"]>();
  followTitle({ playback, refresh }, list);
  list.set({ inspirations: [{ ...one, audioUrl: "/a?expires=2" }] });
  list.set({ inspirations: [{ ...one, id: "two", title: "Another" }] });
  expect(refresh).not.toHaveBeenCalled();
  list.set({ inspirations: [{ ...one, title: "Monday", audioUrl: "/a?expires=2" }] });
  expect(refresh).toHaveBeenCalledExactlyOnceWith({ ...one, title: "Monday" });
  playback.set(noPlayback);
  list.set({ inspirations: [one] });
  expect(refresh).toHaveBeenCalledOnce();
});
