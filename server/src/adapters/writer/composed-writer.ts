import { type Commission, ownName, type Script, type Writer } from "../../ports/writer.ts";

type Compose = (commission: Commission) => Omit<Script, "writtenBy">;

/**
 * A writer that needs no model and no network: it puts the script together from what editors wrote. The
 * same commission always gives the same script.
 */
export function createComposedWriter(): Writer {
  let loading: Promise<Compose> | null = null;
  return {
    async write(commission, _onLine, signal) {
      signal.throwIfAborted();
      loading ??= load().catch((error: unknown) => {
        // The next script tries again.
        loading = null;
        throw error;
      });
      const write = await loading;
      return { ...write(commission), writtenBy: ownName };
    },
  };
}

/** Loaded with the first script: the stock would only slow the start. */
async function load(): Promise<Compose> {
  const [{ compose }, { loadStock }, { stockFolder }] = await Promise.all([
    import("@hearten/writer/compose/compose.ts"),
    import("@hearten/writer/stock/load-stock.ts"),
    import("@hearten/writer/stock/stock-folder.ts"),
  ]);
  const stock = loadStock(stockFolder);
  return (commission) => compose(commission, stock);
}
