import { act, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createVariable } from "../api/observable.ts";
import { type InspirationList, nothingKnown } from "../features/inspirations/inspiration-list.ts";
import { inspirationOf } from "../features/inspirations/inspirations.fakes.ts";
import type { NoticeAction } from "../ui/notify.ts";
import { createMemoryEntries } from "../router/entries.ts";
import { createRouter } from "../router/router.ts";
import { RouterProvider } from "../router/router-provider.tsx";
import { OfferFinished } from "./offer-finished.tsx";
import { paths } from "./paths.ts";

/** One becomes ready while the person is on that screen. Returns what they are offered. */
function becomeReadyOn(path: string) {
  const list = createVariable<InspirationList>(nothingKnown);
  const player = { open: vi.fn<() => void>(), expand: vi.fn<() => void>() };
  const success = vi.fn<(text: string, action?: NoticeAction) => void>();
  render(
    <RouterProvider router={createRouter(createMemoryEntries([path]), [])}>
      <OfferFinished
        inspirations={{ list }}
        player={player}
        notify={{ success, error: vi.fn<() => void>() }}
      />
    </RouterProvider>,
  );
  const show = (inspiration: InspirationList["inspirations"][number]) =>
    act(() => list.set({ status: "ready", inspirations: [inspiration], nextCursor: null }));
  show(inspirationOf({ status: "processing" }));
  show(inspirationOf({}));
  return { success, player };
}

it.each([paths.quiz, paths.userProfile, paths.player])(
  "offers on %s to listen to one that has become ready",
  (path) => {
    const { success, player } = becomeReadyOn(path);
    expect(success.mock.calls.map(([text, action]) => [text, action?.name])).toEqual([
      ["Steady before the big room is ready", "Listen now"],
    ]);
    act(() => success.mock.calls[0]?.[1]?.run());
    expect(player.open).toHaveBeenCalledWith(inspirationOf({}));
    expect(player.expand).toHaveBeenCalledTimes(1);
  },
);

it("leaves that to the card on the dashboard", () => {
  expect(becomeReadyOn(paths.dashboard).success).not.toHaveBeenCalled();
});
