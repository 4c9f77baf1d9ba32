import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createDraft } from "../features/creation/draft.ts";
import { finishedInspiration } from "../features/player/player.fakes.ts";
import { createFakeStorage } from "../platform/device.fakes.ts";
import { createMemoryEntries } from "../router/entries.ts";
import { createRouter } from "../router/router.ts";
import { RouterProvider } from "../router/router-provider.tsx";
import { paths } from "./paths.ts";
import { useAnotherLikeThis } from "./use-another-like-this.ts";

const storage = createFakeStorage();
const draft = createDraft(() => storage, "draft");
const draftMusic = createDraft(() => storage, "draft music");

function Offer() {
  const makeAnother = useAnotherLikeThis(draft, draftMusic, { clear: () => {} });
  const one = finishedInspiration({ description: "The garden.", length: 5, music: "off" });
  return (
    <button type="button" onClick={() => makeAnother(one)}>
      Another like this
    </button>
  );
}

/** Opens the quiz for another one. */
async function askForAnother() {
  const router = createRouter(createMemoryEntries(["/"]), [
    { path: "/", element: <Offer /> },
    { path: paths.quiz, element: <h1>Quiz</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => screen.getByRole("button").click());
  screen.getByRole("heading", { name: "Quiz" });
  return router.state.location.state;
}

it("Another like this opens the quiz with the words, the length and the music", async () => {
  draft.write("maya", "");
  expect(await askForAnother()).toEqual({ proposed: 5 });
  expect([draft.read("maya"), draftMusic.read("maya")]).toEqual(["The garden.", "off"]);
});

it("Another like this keeps the words that were begun, after those that it brings", async () => {
  draft.write("maya", "The sea.");
  await askForAnother();
  expect(draft.read("maya")).toBe("The garden.\n\nThe sea.");
});
