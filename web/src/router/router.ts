import type { ComponentType, ReactNode } from "react";
import { type Entries, type Location, locationAt } from "./entries.ts";

/** A screen and its address. */
export interface Route {
  /** `*` for every address that no other route has. */
  readonly path: string;
  readonly title?: string;
  /** Asked before the screen opens: the path of another one to open in its place, or null. */
  readonly enter?: () => Promise<string | null>;
  /** Loads the screen, while `enter` is asked. It is called again only after it has rejected. */
  readonly load?: () => Promise<ComponentType>;
  /** The screen itself, for a route that has nothing to load. */
  readonly element?: ReactNode;
}

/** What a route shows: its screen, or why it can't. */
type Screen =
  | { readonly Component: ComponentType }
  | { readonly element: ReactNode }
  | { readonly error: unknown };

export interface RouterState {
  /** Whether the first screen is loaded. */
  readonly initialized: boolean;
  /** That of the screen that is shown. While another one loads, it is still the former. */
  readonly location: Location;
  readonly route: Route | null;
  readonly screen: Screen;
  /** Whether another screen is being opened. */
  readonly navigation: "idle" | "loading";
  /** Whether this screen is being opened once more. */
  readonly revalidation: "idle" | "loading";
  /** Grows whenever a screen was opened. */
  readonly visit: number;
}

export interface NavigateOptions {
  /** Whether the new entry of the history takes the place of this one. */
  readonly replace?: boolean;
  /** Stored in the entry. */
  readonly state?: unknown;
  /** Whether the change is animated. Then Back is, too. */
  readonly viewTransition?: boolean;
}

/** Resolves when the screen is shown, or another one has overtaken it. A number is a way in the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void>;

type Listener = (isAnimated: boolean) => void;

export interface Router {
  readonly state: RouterState;
  readonly navigate: Navigate;
  /** Opens the screen once more, which may lead elsewhere. */
  readonly revalidate: () => Promise<void>;
  /** Calls back after each change of the state. */
  readonly subscribe: (listener: Listener) => () => void;
  readonly dispose: () => void;
}

interface Aim {
  readonly location: Location;
  /** How the history gets the location; null if it stands there already. */
  readonly put: ((location: Location) => void) | null;
  readonly by: "navigate" | "history" | "revalidate";
  readonly viewTransition: boolean;
}

/**
 * Opens the route of the history's present entry at once.
 *
 * @param routes the first that fits is taken
 */
export function createRouter(entries: Entries, routes: readonly Route[]): Router {
  const components = new Map<Route, ComponentType>();
  const listeners = new Set<Listener>();
  /** Pairs of paths between which a change was animated. */
  const animated = new Set<string>();
  /** What is being opened. A newer one takes its place, and the older one then shows nothing. */
  let aimed: Aim | null = null;
  let state: RouterState = {
    initialized: false,
    location: entries.read(),
    route: null,
    screen: { element: null },
    navigation: "idle",
    revalidation: "idle",
    visit: 0,
  };

  function update(changes: Partial<RouterState>, isAnimated = false) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener(isAnimated);
  }

  function findRoute(pathname: string): Route | null {
    const path = pathname.replace(/(.)\/+$/, "$1").toLowerCase();
    return routes.find((route) => route.path === path || route.path === "*") ?? null;
  }

  async function open(aim: Aim): Promise<void> {
    aimed = aim;
    const route = findRoute(aim.location.pathname);
    if (route === null || (route.enter === undefined && route.load === undefined))
      return show(aim, route, { element: route?.element });
    update({ [aim.by === "revalidate" ? "revalidation" : "navigation"]: "loading" });
    const loading = load(route);
    // Whoever is led elsewhere does not need it.
    loading.catch(() => {});
    let screen: Screen;
    try {
      const elsewhere = (await route.enter?.()) ?? null;
      if (aimed !== aim) return;
      if (elsewhere !== null) {
        const location = locationAt(elsewhere, null);
        return await open({ ...aim, location, put: entries.replace, by: "navigate" });
      }
      screen = await loading;
    } catch (error) {
      screen = { error };
    }
    if (aimed === aim) show(aim, route, screen);
  }

  async function load(route: Route): Promise<Screen> {
    if (route.load === undefined) return { element: route.element };
    const Component = components.get(route) ?? (await route.load());
    components.set(route, Component);
    return { Component };
  }

  function show({ location, put, by, viewTransition }: Aim, route: Route | null, screen: Screen) {
    aimed = null;
    put?.(location);
    const [from, to] = [state.location.pathname, location.pathname];
    if (viewTransition) animated.add(`${from} ${to}`).add(`${to} ${from}`);
    const isAnimated = viewTransition || (by === "history" && animated.has(`${from} ${to}`));
    update(
      {
        initialized: true,
        location,
        route,
        screen,
        navigation: "idle",
        revalidation: "idle",
        visit: state.visit + 1,
      },
      isAnimated,
    );
  }

  function follow() {
    const location = entries.read();
    const { pathname, search } = state.location;
    const isWithinPage =
      location.pathname === pathname && location.search === search && location.hash !== "";
    if (isWithinPage && aimed === null) update({ location });
    else void open({ location, put: null, by: "history", viewTransition: false });
  }

  const stopListening = entries.listen(follow);
  void open({ location: state.location, put: null, by: "navigate", viewTransition: false });
  return {
    get state() {
      return state;
    },
    async navigate(to, { replace = false, state: stored = null, viewTransition = false } = {}) {
      if (typeof to === "number") return entries.go(to);
      const put = replace ? entries.replace : entries.push;
      await open({ location: locationAt(to, stored), put, by: "navigate", viewTransition });
    },
    revalidate: () =>
      open(
        aimed === null
          ? { location: state.location, put: null, by: "revalidate", viewTransition: false }
          : // Another object, so that this one overtakes it.
            { ...aimed },
      ),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: stopListening,
  };
}
