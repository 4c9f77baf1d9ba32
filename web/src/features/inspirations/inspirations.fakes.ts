import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { inspiration } from "../../api/inspiration.fixture.ts";

/** A finished inspiration. The fields replace its own. */
export function inspirationOf(fields: Partial<Inspiration>): Inspiration {
  return { ...inspiration, goals: null, ...fields };
}
