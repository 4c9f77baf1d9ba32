import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createVariable } from "../api/observable.ts";
import { createMemoryEntries } from "../router/entries.ts";
import { createRouter } from "../router/router.ts";
import { RouterProvider } from "../router/router-provider.tsx";
import { Shell } from "./shell.tsx";

it("Skip to content leads to the screen, and adds no entry to the history", async () => {
  const router = createRouter(createMemoryEntries(["/privacy"]), [
    { path: "*", element: <h1>Privacy</h1> },
  ]);
  render(
    <RouterProvider router={router}>
      <Shell
        identity={{ signIn: createVariable({ status: "signed-out", providers: [] }) }}
        announcements={createVariable(null)}
        playingTitle={createVariable(null)}
        topBar={null}
        dock={null}
        offers={null}
      />
    </RouterProvider>,
  );
  const [before, entries] = [location.href, history.length];
  await userEvent.click(screen.getByRole("link", { name: "Skip to content" }));
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect([location.href, history.length]).toEqual([before, entries]);
});
