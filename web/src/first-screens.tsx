// The build renders these screens into the page, so that the first paint waits for no script. Nothing of them works yet:
// the app takes their place as soon as it is there. See decisions/039.
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { toUid } from "@hearten/contract/ids.ts";
import { createVariable } from "./api/observable.ts";
import { DashboardFrame } from "./app/dashboard-frame.tsx";
import { EmptyDock } from "./app/dock.tsx";
import { LoginScreen } from "./app/login-screen.tsx";
import { paths } from "./app/paths.ts";
import { RegisterScreen } from "./app/register-screen.tsx";
import { Shell } from "./app/shell.tsx";
import { TopBar } from "./app/top-bar.tsx";
import { PlayerFrame } from "./features/player/player-frame.tsx";
import type { SignIn } from "./identity/identity.ts";
import { createMemoryEntries } from "./router/entries.ts";
import { createRouter } from "./router/router.ts";
import { RouterProvider } from "./router/router-provider.tsx";

const notReady = () => Promise.reject(new Error("The app is not there yet."));
const notify = { error: () => undefined, success: () => undefined };
const identity = (signIn: SignIn) => ({
  signIn: createVariable(signIn),
  signInWithPassword: notReady,
  createAccount: notReady,
  signInWithProvider: notReady,
  sendPasswordReset: notReady,
  prepareProviders: () => undefined,
});
/** The provider keeps its place, unseen: the server has not said yet whether there is one. */
const nobody = identity({ status: "signed-out", providers: ["google"] });
const somebody = identity({
  status: "signed-in",
  person: { uid: toUid(""), email: null, methods: [] },
  providers: [],
});

function render(path: string, who: typeof nobody, screen: ReactNode): string {
  const shell = (
    <Shell
      identity={who}
      announcements={createVariable(null)}
      playingTitle={createVariable(null)}
      topBar={<TopBar identity={who} profile={{ profile: createVariable(null) }} />}
      dock={<EmptyDock />}
      offers={null}
    />
  );
  const router = createRouter(createMemoryEntries([path]), [{ path, element: screen }]);
  return renderToStaticMarkup(<RouterProvider router={router}>{shell}</RouterProvider>);
}

const login = (isNew: boolean) =>
  render(
    paths.login,
    nobody,
    <LoginScreen
      identity={nobody}
      device={{ isNew: () => isNew }}
      readSpokenSample={notReady}
      isIos={false}
      notify={notify}
    />,
  );

/** The markup of each screen by its name; `src/app/first-screen.js` knows the names. */
export const renderFirstScreens = (): Readonly<Record<string, string>> => ({
  door: login(true),
  login: login(false),
  register: render(
    paths.register,
    nobody,
    <RegisterScreen identity={nobody} isIos={false} notify={notify} />,
  ),
  dashboard: render(paths.dashboard, somebody, <DashboardFrame />),
  frame: render(paths.quiz, somebody, null),
  // React would have the browser fetch the marker.
  player: render(
    paths.player,
    somebody,
    <PlayerFrame title="{title}" coverImage="{coverImage}" />,
  ).replaceAll(/<link rel="preload"[^>]*\{coverImage\}[^>]*>/g, ""),
});
