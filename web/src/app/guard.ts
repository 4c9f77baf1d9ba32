import { type Path, paths } from "./paths.ts";

/** What decides which screens a person may open. */
export type Standing =
  | { readonly signedIn: false }
  | {
      readonly signedIn: true;
      /** Null if the profile could not be read; then every screen may be opened. */
      readonly onboarded: boolean | null;
    };

const beforeSignIn: readonly Path[] = [paths.start, paths.login, paths.register];
/** The screens that need goals. The user profile is not one of them, so that everybody can sign out. */
const afterOnboarding: readonly Path[] = [paths.dashboard, paths.quiz, paths.player];
/** The screens for everybody, signed in or not: those of a link in a mail, of a wrong link, and about privacy. */
const openToAll: readonly Path[] = [paths.resetPassword, paths.privacy, paths.unknown];

/** Whether the screen opens only to whoever has written their goals. */
export function needsGoals(path: Path): boolean {
  return afterOnboarding.includes(path);
}

/** The screen to redirect to; null if the person may open the one at `path`. */
export function redirectFor(path: Path, standing: Standing): Path | null {
  if (openToAll.includes(path)) return null;
  if (!standing.signedIn) {
    return path === paths.login || path === paths.register ? null : paths.login;
  }
  const isOnboarded = standing.onboarded ?? true;
  if (beforeSignIn.includes(path)) return isOnboarded ? paths.dashboard : paths.goals;
  return !isOnboarded && needsGoals(path) ? paths.goals : null;
}
