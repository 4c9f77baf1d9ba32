import { ApiError } from "../api/api-error.ts";
import type { Identity, SignIn } from "../identity/identity.ts";
import type { Device } from "../platform/device.ts";
import type { Notify } from "../ui/notify.ts";
import { needsGoals, redirectFor, type Standing } from "./guard.ts";
import { type Path, paths } from "./paths.ts";

/** The services that the guard asks. */
interface EntranceServices {
  readonly identity: Pick<Identity, "signIn" | "refresh">;
  readonly profile: {
    readonly load: () => Promise<{ readonly hasCompletedOnboarding: boolean } | null>;
  };
  readonly listening: { readonly load: () => Promise<unknown> };
  readonly notify: Pick<Notify, "error">;
  readonly device: Pick<Device, "settled">;
}

/**
 * Asked before each screen opens. Reads who is signed in, and returns the screen to open instead if they may not open
 * this one; else null. Rejects with an `ApiError` if it can't be read who is signed in.
 */
export async function enterScreen(services: EntranceServices, path: Path): Promise<Path | null> {
  const { notify } = services;
  const standing = await readStanding(services, path);
  const elsewhere = redirectFor(path, standing);
  if (elsewhere === paths.goals && needsGoals(path)) notify.error("Write your three goals first");
  return elsewhere;
}

async function readStanding(services: EntranceServices, path: Path): Promise<Standing> {
  const { identity, profile, notify, listening, device } = services;
  const known = identity.signIn.get();
  const signIn: SignIn = known.status === "unknown" ? await identity.refresh() : known;
  // Another person's data must be gone from the device before a screen opens.
  await device.settled();
  if (signIn.status !== "signed-in") return { signedIn: false };
  try {
    const [known] = await Promise.all([profile.load(), listening.load()]);
    return { signedIn: true, onboarded: known?.hasCompletedOnboarding ?? false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "not-signed-in") return { signedIn: false };
    if (path === paths.dashboard) notify.error("Failed to verify user status");
    return { signedIn: true, onboarded: null };
  }
}
