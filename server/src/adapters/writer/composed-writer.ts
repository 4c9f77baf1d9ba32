import { loadOnce } from "../../loading/load-once.ts";
import { type Commission, ownName, type Script, type Writer } from "../../ports/writer.ts";

type Compose = (commission: Commission) => Omit<Script, "writtenBy">;

/**
 * A writer that needs no model and no network: it puts the script together from what editors wrote. The
 * same commission always gives the same script.
 */
export function createComposedWriter(): Writer {
  // With the first script: the stock would only slow the start.
  const loadComposer = loadOnce(loadStockAndCompose);
  return {
    async write(commission, _onLine, signal) {
      signal.throwIfAborted();
      const compose = await loadComposer();
      return { ...compose(commission), writtenBy: ownName };
    },
  };
}

async function loadStockAndCompose(): Promise<Compose> {
  const [{ compose }, { loadStock }, { stockFolder }] = await Promise.all([
    import("@hearten/writer/compose/compose.ts"),
    import("@hearten/writer/stock/load-stock.ts"),
    import("@hearten/writer/stock/stock-folder.ts"),
  ]);
  const stock = loadStock(stockFolder);
  return (commission) => compose(commission, stock);
}
