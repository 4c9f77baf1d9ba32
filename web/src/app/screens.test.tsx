import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, Suspense } from "react";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { createMemoryEntries } from "../router/entries.ts";
import { ErrorBoundary } from "../router/error-boundary.tsx";
import { createRouter, type Route } from "../router/router.ts";
import { RouterProvider } from "../router/router-provider.tsx";
import { ErrorPage, ErrorScreen } from "./error-screen.tsx";
import { createScreens } from "./screens.tsx";
import type { Services } from "./services.ts";

const tryAgain = () => userEvent.click(screen.getByRole("button", { name: "Try again" }));
const comeOnline = () => act(async () => dispatchEvent(new Event("online")));

/** Renders it on the quiz. */
async function renderWith(quiz: Omit<Route, "path">, content: ReactNode) {
  const router = createRouter(createMemoryEntries(["/quiz"]), [{ path: "*", ...quiz }]);
  await act(async () => render(<RouterProvider router={router}>{content}</RouterProvider>));
  screen.getByRole("heading", { name: "We can't reach Hearten" });
}

/** Shows a frame whose script can't be loaded. Nothing answers, and no page is loaded. */
async function showFrame() {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const fetchPage = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no network"));
  const { topBar } = createScreens({
    fetchScript: () => Promise.reject(new ApiError("network", "")),
  } as unknown as Services); // the rest is not called
  await renderWith(
    { element: null },
    <ErrorBoundary failed={ErrorPage}>
      <Suspense>{topBar}</Suspense>
    </ErrorBoundary>,
  );
  // React tells of it.
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockClear();
  return { reload, fetchPage };
}

describe("A frame that is out of reach", () => {
  it("is told of as a screen is, and a press loads the page anew if the server answers", async () => {
    const { reload, fetchPage } = await showFrame();
    await tryAgain();
    fetchPage.mockResolvedValue(new Response(null, { status: 502 }));
    await tryAgain();
    expect(fetchPage).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
    fetchPage.mockResolvedValue(new Response());
    await tryAgain();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("says that it tries while the server is asked, once for several presses", async () => {
    const { reload, fetchPage } = await showFrame();
    const { promise, reject } = Promise.withResolvers<Response>();
    fetchPage.mockReturnValueOnce(promise);
    await tryAgain();
    await userEvent.click(screen.getByRole("button", { name: "Trying...", busy: true }));
    expect(fetchPage).toHaveBeenCalledOnce();
    await act(async () => reject(new TypeError("no network")));
    screen.getByRole("button", { name: "Try again", busy: false });
    expect(reload).not.toHaveBeenCalled();
  });

  it("leaves the page as it is when the network comes back, since a reload ends what plays", async () => {
    const { reload, fetchPage } = await showFrame();
    fetchPage.mockResolvedValue(new Response());
    await comeOnline();
    expect(fetchPage).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("A screen that is out of reach", () => {
  it("is opened once more by a press, and when the network comes back, without a reload", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    const load = vi.fn<NonNullable<Route["load"]>>().mockRejectedValue(new ApiError("network", ""));
    await renderWith({ load }, <ErrorScreen error={new ApiError("network", "")} />);
    expect(load).toHaveBeenCalledTimes(1);
    await tryAgain();
    expect(load).toHaveBeenCalledTimes(2);
    const { promise, reject } = Promise.withResolvers<never>();
    load.mockReturnValueOnce(promise);
    await comeOnline();
    expect(load).toHaveBeenCalledTimes(3);
    screen.getByRole("button", { name: "Trying...", busy: true });
    await act(async () => reject(new ApiError("network", "")));
    screen.getByRole("button", { name: "Try again" });
    expect(reload).not.toHaveBeenCalled();
  });
});
