import { replace } from "react-router";
import { ApiError } from "../api/api-error.ts";
import type { Identity, SignIn } from "../identity/identity.ts";
import type { Device } from "../platform/device.ts";
import type { Notify } from "../ui/notify.ts";
import { redirectFor, type Standing } from "./guard.ts";
import { type Path, paths } from "./paths.ts";

/** What decides, of all that the app has. */
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
 * What a screen waits for before it opens: who is signed in, and whether they may be here. Rejects
 * with an `ApiError` when nobody can tell who is signed in.
 */
export async function enterScreen(
  services: EntranceServices,
  path: Path,
): Promise<Response | null> {
  const standing = await readStanding(services, path);
  const elsewhere = redirectFor(path, standing);
  return elsewhere === null ? null : replace(elsewhere);
}

async function readStanding(services: EntranceServices, path: Path): Promise<Standing> {
  const { identity, profile, notify, listening, device } = services;
  const known = identity.signIn.get();
  const signIn: SignIn = known.status === "unknown" ? await identity.refresh() : known;
  // No screen opens before what was left here of anybody else has gone.
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
