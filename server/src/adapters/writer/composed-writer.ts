import type { Writer } from "../../ports/writer.ts";

/**
 * A writer that needs no model and no network: it composes the script from the person's own words. The
 * same commission always gives the same script.
 */
export function createComposedWriter(): Writer {
  return {
    async write(commission, signal) {
      signal.throwIfAborted();
      // Loaded with the first script: the stock of lines would only slow the server's start.
      const { compose } = await import("./composed/compose.ts");
      return compose(commission);
    },
  };
}
