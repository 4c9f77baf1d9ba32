import { type HarmKind, harmKinds } from "@hearten/reading/reading.ts";

/** What there are pieces for: each kind of harm, and where it is not sure whether there is any. */
export type PieceKind = HarmKind | "unsure";

export const pieceKinds: readonly PieceKind[] = [...harmKinds, "unsure"];
