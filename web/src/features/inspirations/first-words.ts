import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { shortened } from "../../ui/shortened.ts";

/** Characters: enough to know it again. */
const longest = 70;

/** The beginning of what the person wrote, in quotation marks. */
export function firstWords({ description }: Pick<Inspiration, "description">): string {
  return `“${shortened(description, longest)}”`;
}
