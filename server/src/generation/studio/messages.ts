import type { Script } from "../../ports/writer.ts";
import type { Recording, StudioOrder } from "./studio.ts";
import type { ToldFault } from "./told-fault.ts";

/** What the studio's process is told: an order, or that the script it has written is kept. */
export type ToStudio =
  | { readonly type: "ordered"; readonly order: StudioOrder }
  | { readonly type: "kept" };

/** What it answers to an order, in this order; the last two end it. */
export type FromStudio =
  | { readonly type: "written"; readonly script: Script }
  | { readonly type: "finished"; readonly recording: Recording }
  | { readonly type: "failed"; readonly fault: ToldFault };
