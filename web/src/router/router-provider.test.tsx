import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createMemoryEntries } from "./entries.ts";
import { Outlet } from "./outlet.tsx";
import { createRouter } from "./router.ts";
import { RouterProvider } from "./router-provider.tsx";

it("begins a new entry at the top and a former one where it was left", async () => {
  const scrollTo = vi.spyOn(globalThis, "scrollTo").mockImplementation(() => {});
  const router = createRouter(createMemoryEntries(["/a"]), [
    { path: "/a", element: <h1>A</h1> },
    { path: "/b", element: <h1>B</h1> },
  ]);
  render(<RouterProvider router={router} />);
  vi.stubGlobal("scrollY", 300);
  dispatchEvent(new Event("scroll"));
  await act(() => router.navigate("/b"));
  screen.getByRole("heading", { name: "B" });
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await act(() => router.navigate(-1));
  screen.getByRole("heading", { name: "A" });
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  vi.unstubAllGlobals();
});

it("shows in place of a screen that throws what has failed, until it is opened once more", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new Error("It broke");
    return <h1>Whole</h1>;
  }
  const router = createRouter(createMemoryEntries(["/a"]), [{ path: "/a", element: <Fragile /> }]);
  render(
    <RouterProvider router={router}>
      <Outlet failed={({ error }) => <p>{String(error)}</p>} />
    </RouterProvider>,
  );
  screen.getByText("Error: It broke");
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockClear();
  isBroken = false;
  await act(() => router.revalidate());
  screen.getByRole("heading", { name: "Whole" });
});

it("shows a screen whose address has a hash that is no text", () => {
  const router = createRouter(createMemoryEntries(["/a#%E0"]), [
    { path: "/a", element: <h1>A</h1> },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole("heading", { name: "A" })).toBeDefined();
});
