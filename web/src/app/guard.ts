import { type Path, paths } from "./paths.ts";

/** What decides where a person may be. */
export type Standing =
  | { readonly signedIn: false }
  | {
      readonly signedIn: true;
      /** Null when the profile could not be read: then nobody is kept from anywhere. */
      readonly onboarded: boolean | null;
    };

const beforeSignIn: readonly Path[] = [paths.start, paths.login, paths.register];
/** The screens that need goals. The user profile is not among them: one can sign out there. */
const afterOnboarding: readonly Path[] = [paths.dashboard, paths.quiz, paths.player];
/** Whoever follows a mail's link, or a wrong one, may be signed in here or not. */
const openToAll: readonly Path[] = [paths.resetPassword, paths.unknown];

/** Where somebody who asks for a screen is sent instead; null when they may stay. */
export function redirectFor(path: Path, standing: Standing): Path | null {
  if (openToAll.includes(path)) return null;
  if (!standing.signedIn) {
    return path === paths.login || path === paths.register ? null : paths.login;
  }
  const isOnboarded = standing.onboarded ?? true;
  if (beforeSignIn.includes(path)) return isOnboarded ? paths.dashboard : paths.goals;
  return !isOnboarded && afterOnboarding.includes(path) ? paths.goals : null;
}
