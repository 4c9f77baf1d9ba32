import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { createMemoryEntries } from "../router/entries.ts";
import { ErrorBoundary } from "../router/error-boundary.tsx";
import { createRouter } from "../router/router.ts";
import { RouterProvider } from "../router/router-provider.tsx";
import { ErrorPage } from "./error-screen.tsx";
import { createScreens } from "./screens.tsx";
import type { Services } from "./services.ts";

const tryAgain = () => userEvent.click(screen.getByRole("button", { name: "Try again" }));

it("A frame that is out of reach is told of as a screen is, and the page is loaded anew once the server answers", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const fetchPage = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no network"));
  const { topBar } = createScreens({
    fetchScript: () => Promise.reject(new ApiError("network", "")),
  } as unknown as Services); // the rest is not called
  const router = createRouter(createMemoryEntries(["/quiz"]), [{ path: "*", element: null }]);
  await act(async () =>
    render(
      <RouterProvider router={router}>
        <ErrorBoundary failed={ErrorPage}>
          <Suspense>{topBar}</Suspense>
        </ErrorBoundary>
      </RouterProvider>,
    ),
  );
  screen.getByRole("heading", { name: "We can't reach Hearten" });
  // React tells of it.
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockClear();
  await tryAgain();
  fetchPage.mockResolvedValue(new Response(null, { status: 502 }));
  await tryAgain();
  expect(fetchPage).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  fetchPage.mockResolvedValue(new Response());
  await tryAgain();
  expect(reload).toHaveBeenCalledOnce();
});
