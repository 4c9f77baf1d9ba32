import type { Config } from "../config.ts";
import { openProviderVoices } from "./words-and-voices.ts";

/** Milliseconds that the system may take for the list: PowerShell starts slowly. */
const longestLook = 10_000;

/**
 * The names of the voices that this system really has, the best first, whichever the settings pick; none where it has no
 * speech.
 *
 * @throws {ProviderFault} when its speech has no voice for us
 */
export async function findSystemVoices(
  voice: Extract<Config["voice"], { readonly kind: "system" }>,
): Promise<readonly string[]> {
  const provider = await openProviderVoices({ ...voice, names: null });
  try {
    const offered = await provider?.voices.list(AbortSignal.timeout(longestLook));
    return offered?.map(({ name }) => name) ?? [];
  } finally {
    await provider?.voices.close();
  }
}
