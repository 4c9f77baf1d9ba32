import { demands, feelings } from "@hearten/reading/reading.ts";
import type { Page } from "./page.ts";
import { createSettings, refuseUnknown } from "./settings.ts";
import type { NamedMovement } from "./stock.ts";
import { StockError } from "./stock-fault.ts";

/**
 * Reads movements that stand for themselves, a section each. `light` and `asks` may stand below a
 * heading, which is the movement's name; without them a movement fits every feeling and asks nothing.
 *
 * @throws StockError when something is not known
 */
export function readMovements({
  file,
  sections,
}: Pick<Page, "file" | "sections">): readonly NamedMovement[] {
  return sections.map(({ heading, at, settings, blocks }) => {
    const fail = (problem: string): never => {
      throw new StockError([{ file, line: at, problem }]);
    };
    if (!/^[a-z0-9-]+$/.test(heading)) fail(`unknown heading ${heading}`);
    refuseUnknown(file, settings, ["light", "asks"]);
    const lines = blocks.flat();
    if (lines.length === 0) fail(`${heading} has no line`);
    const read = createSettings(file, settings, at);
    const isFor = (key: string, everything: string) =>
      (settings.get(key)?.values ?? [everything]).join() === everything;
    return {
      source: { file, at },
      name: heading,
      lights: isFor("light", "any") ? ("any" as const) : read.some("light", feelings),
      asks: isFor("asks", "nothing") ? [] : read.some("asks", demands),
      lines,
    };
  });
}
