import { demands, feelings } from "@hearten/reading/reading.ts";
import type { Page } from "./page.ts";
import { createSettings } from "./settings.ts";
import type { NamedMovement } from "./stock.ts";
import { StockError } from "./stock-fault.ts";

/**
 * Reads movements that stand for themselves, a section each. `light` and `asks` may stand below a
 * heading; without them a movement fits every feeling and asks nothing.
 *
 * @param pattern what a heading is; its first group is the movement's name
 * @throws StockError when something is not known
 */
export function readMovements(page: Page, pattern = /^([a-z0-9-]+)$/): readonly NamedMovement[] {
  const { file } = page;
  return page.sections.flatMap(({ heading, at, settings, blocks }) => {
    const name = pattern.exec(heading)?.[1];
    if (name === undefined) return [];
    const lines = blocks.flat();
    if (lines.length === 0) {
      throw new StockError([{ file, line: at, problem: `${heading} has no line` }]);
    }
    const read = createSettings(file, settings, at);
    const isFor = (key: string, everything: string) =>
      (settings.get(key)?.values ?? [everything]).join() === everything;
    return {
      source: { file, at },
      name,
      lights: isFor("light", "any") ? ("any" as const) : read.some("light", feelings),
      asks: isFor("asks", "nothing") ? [] : read.some("asks", demands),
      lines,
    };
  });
}
