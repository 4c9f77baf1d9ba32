import { describe, expect, it, vi } from "vitest";
import { createMemoryEntries } from "./entries.ts";
import { createRouter, type Route } from "./router.ts";

const Screen = () => null;

/** Three routes; `/slow` loads when it is let, `/barred` leads to `/b`. */
function setUp(...more: Route[]) {
  const slow = Promise.withResolvers<typeof Screen>();
  const entries = createMemoryEntries(["/a"]);
  const router = createRouter(entries, [
    { path: "/a", element: "a" },
    { path: "/b", element: "b" },
    { path: "/slow", enter: async () => null, load: () => slow.promise },
    { path: "/barred", enter: async () => "/b", load: () => new Promise(() => {}) },
    ...more,
  ]);
  return { router, entries, letSlowOpen: () => slow.resolve(Screen) };
}

describe("A router", () => {
  it("keeps the screen and the history until the next screen is loaded", async () => {
    const { router, entries, letSlowOpen } = setUp();
    const opening = router.navigate("/slow?q=1", { state: "kept" });
    expect(router.state).toMatchObject({ navigation: "loading", location: { pathname: "/a" } });
    expect(entries.read().pathname).toBe("/a");
    letSlowOpen();
    await opening;
    expect(router.state).toMatchObject({ navigation: "idle", screen: { Component: Screen } });
    expect(entries.read()).toMatchObject({ pathname: "/slow", search: "?q=1", state: "kept" });
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe("/a");
  });

  it("shows nothing of a screen that another one has overtaken", async () => {
    const { router, letSlowOpen } = setUp();
    const opening = router.navigate("/slow");
    // Its guard has let it pass, and it is loading.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    await router.navigate("/b");
    letSlowOpen();
    await opening;
    expect(router.state).toMatchObject({ navigation: "idle", screen: { element: "b" } });
  });

  it("opens the screen that stands in for a barred one in the place of this entry", async () => {
    const { router } = setUp();
    await router.navigate("/b");
    await router.navigate("/barred");
    expect(router.state.location.pathname).toBe("/b");
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe("/a");
  });

  it("loads a screen once, and again only after a failure", async () => {
    const load = vi.fn<() => Promise<typeof Screen>>();
    const { router } = setUp({ path: "/late", load });
    load.mockRejectedValueOnce(new Error("no network"));
    await router.navigate("/late");
    expect(router.state.screen).toEqual({ error: new Error("no network") });
    load.mockResolvedValue(Screen);
    const again = router.revalidate();
    expect(router.state).toMatchObject({ revalidation: "loading", navigation: "idle" });
    await again;
    await router.navigate("/b");
    await router.navigate("/late");
    expect(router.state.screen).toEqual({ Component: Screen });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("asks again on the way to a screen when it is told to", async () => {
    const enter = vi.fn<() => Promise<string | null>>();
    const first = Promise.withResolvers<null>();
    const { router } = setUp({ path: "/guarded", enter, element: null });
    enter.mockReturnValueOnce(first.promise).mockResolvedValue("/b");
    const opening = router.navigate("/guarded");
    await router.revalidate();
    first.resolve(null);
    await opening;
    expect(router.state.location.pathname).toBe("/b");
  });

  it("passes over what the earlier guard says once it asks again", async () => {
    const enter = vi.fn<() => Promise<string | null>>();
    const second = Promise.withResolvers<string>();
    const { router } = setUp({ path: "/guarded", enter, element: null });
    enter.mockResolvedValueOnce(null).mockReturnValueOnce(second.promise);
    const opening = router.navigate("/guarded");
    const again = router.revalidate();
    await opening;
    expect(router.state.location.pathname).toBe("/a");
    second.resolve("/b");
    await again;
    expect(router.state.location.pathname).toBe("/b");
  });

  it("animates the way back of an animated change, and no other", async () => {
    const { router } = setUp();
    const animations: boolean[] = [];
    router.subscribe((isAnimated) => animations.push(isAnimated));
    await router.navigate("/b", { viewTransition: true });
    await router.navigate(-1);
    await router.navigate("/b");
    expect(animations).toEqual([true, true, false]);
  });

  it("opens no screen for a place within the page, and finds addresses in any case", async () => {
    const { router, entries } = setUp({ path: "*", element: "unknown" });
    await router.navigate("/B/");
    const { visit } = router.state;
    expect(router.state.screen).toEqual({ element: "b" });
    // A browser's own entry for a place has nothing of the router's.
    entries.push({ ...entries.read(), hash: "#main", state: null, key: "default" });
    entries.push({ ...entries.read(), hash: "#end", state: null, key: "default" });
    entries.go(-1);
    expect(router.state).toMatchObject({ visit, location: { hash: "#main", state: null } });
    await router.navigate("/no/such/place");
    expect(router.state.screen).toEqual({ element: "unknown" });
  });
});
