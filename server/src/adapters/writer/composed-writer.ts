import type { Writer } from "../../ports/writer.ts";

/**
 * A writer that needs no model and no network: it puts the script together from what editors wrote. The
 * same commission always gives the same script.
 */
export function createComposedWriter(): Writer {
  let loading: Promise<Writer["write"]> | null = null;
  return {
    async write(commission, signal) {
      signal.throwIfAborted();
      loading ??= load().catch((error: unknown) => {
        // The next script tries again.
        loading = null;
        throw error;
      });
      const write = await loading;
      return write(commission, signal);
    },
  };
}

/** Loaded with the first script: the stock would only slow the start. */
async function load(): Promise<Writer["write"]> {
  const [{ compose }, { loadStock }, { stockFolder }] = await Promise.all([
    import("@hearten/writer/compose/compose.ts"),
    import("@hearten/writer/stock/load-stock.ts"),
    import("@hearten/writer/stock/stock-folder.ts"),
  ]);
  const stock = loadStock(stockFolder);
  return async (commission) => compose(commission, stock);
}
