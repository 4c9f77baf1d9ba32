import type { Written } from "@hearten/reading/create-reader.ts";
import type { Harm } from "@hearten/reading/reading.ts";
import type { Script } from "../../ports/writer.ts";
import type { Recording, StudioOrder } from "./studio.ts";
import type { ToldFault } from "./told-fault.ts";

/** What the studio's process is told: an order, that the script it has written is kept, or texts to read for harm. */
export type ToStudio =
  | { readonly type: "ordered"; readonly order: StudioOrder }
  | { readonly type: "kept" }
  | { readonly type: "read"; readonly number: number; readonly written: Written };

/** What it answers: to texts the harm in them, by their number; to an order the rest, in this order; the last two end it. */
export type FromStudio =
  | { readonly type: "heard"; readonly number: number; readonly harm: Harm }
  | { readonly type: "unread"; readonly number: number; readonly fault: ToldFault }
  | { readonly type: "written"; readonly script: Script }
  | { readonly type: "finished"; readonly recording: Recording }
  | { readonly type: "failed"; readonly fault: ToldFault };
