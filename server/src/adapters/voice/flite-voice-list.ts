import type { OfferedVoice, Voices } from "../../ports/voice.ts";
import type { FliteVoiceName } from "@hearten/webassembly/flite/flite.ts";

/** `rms` is the one that a speech recogniser understands best by far. */
const offered: readonly (OfferedVoice & { readonly id: FliteVoiceName })[] = [
  { id: "rms", name: "Rowan", character: "low, steady" },
  { id: "slt", name: "Clara", character: "light, clear" },
];

/** Flite's voices by name, for who has them spoken elsewhere. */
export const fliteVoiceList: Pick<Voices, "known" | "list"> = {
  known: offered,
  list: async () => offered,
};
