import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { createVariable } from "../api/observable.ts";
import { createDraft } from "../features/creation/draft.ts";
import { inspirationOf } from "../features/inspirations/inspirations.fakes.ts";
import { noPlayback } from "../features/player/playback-state.ts";
import { createFakeStorage } from "../platform/device.fakes.ts";
import { useRemoval } from "./use-removal.ts";

/** Cancels one with the words "The garden.", and refuses it once the person has typed the rest. */
async function cancelInVain(begun: string, typedMeanwhile: string | null): Promise<string> {
  const storage = createFakeStorage();
  const draft = createDraft(() => storage, "draft");
  draft.write("maya", begun);
  const answer = Promise.withResolvers<void>();
  const { result } = renderHook(() =>
    useRemoval({
      removal: {
        begin: () => {},
        undo: () => true,
        finish: () => answer.promise,
        finishAll: async () => {},
        clear: () => {},
      },
      inspirations: { isOutOfReach: createVariable(false) },
      network: { isOnline: createVariable(true) },
      player: { playback: createVariable(noPlayback), clear: () => {} },
      draft,
      draftLength: { write: () => {} },
      draftMusic: { write: () => {} },
      notify: { error: () => {}, success: () => {} },
    }),
  );
  const cancelling = result.current.cancel(
    inspirationOf({ status: "processing", description: "The garden." }),
  );
  expect(draft.read("maya")).toContain("The garden.");
  if (typedMeanwhile !== null) draft.write("maya", typedMeanwhile);
  answer.reject(new ApiError("network", ""));
  await cancelling;
  return draft.read("maya");
}

it("An inspiration that can't be cancelled takes its words back, and none that were typed meanwhile", async () => {
  expect(await cancelInVain("The sea.", null)).toBe("The sea.");
  expect(await cancelInVain("The sea.", "The garden and the sea.")).toBe("The garden and the sea.");
});
