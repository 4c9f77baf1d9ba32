import type { Writer } from "../../ports/writer.ts";
import { compose } from "./composed/compose.ts";

/** A writer that needs no model: it composes the script from the person's own words. */
export function createComposedWriter(): Writer {
  return {
    async write(commission, signal) {
      signal.throwIfAborted();
      return compose(commission);
    },
  };
}
