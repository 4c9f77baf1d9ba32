import { type Demand, type Theme, demands, moments, themes } from "@hearten/reading/reading.ts";
import type { Movement } from "./movement.ts";
import type { Page, Section } from "./page.ts";
import { createSettings } from "./settings.ts";
import { type Arc, type Light, lights } from "./stock.ts";
import { StockError } from "./stock-fault.ts";

const keys = ["theme", "when", "light", "time", "asks", "not", "title", "mood"];
/** May be left out. */
const marks = ["plain", "brief"] as const;
const momentKey = "moment";
const headings = ["meet", "turn", "goals", "along", "close"];
const times = ["ahead", "now", "behind", "any"] as const;

/**
 * Reads an arc from its page.
 *
 * @throws StockError when something is missing or not known
 */
export function readArc(page: Page): Arc {
  const { file, front, sections } = page;
  const settings = createSettings(file, front, 1);
  const fail = (line: number, problem: string): never => {
    throw new StockError([{ file, line, problem }]);
  };

  for (const [key, { at }] of front) {
    if (![...keys, ...marks, momentKey].includes(key)) fail(at, `unknown setting ${key}`);
  }
  const found = new Map<string, Section>();
  for (const section of sections) {
    const { heading, at } = section;
    if (!headings.includes(heading)) fail(at, `unknown heading ${heading}`);
    if (found.has(heading)) fail(at, `${heading} stands twice`);
    found.set(heading, section);
  }
  const sectionOf = (heading: string) =>
    found.get(heading) ?? fail(1, `the part ${heading} is missing`);
  const movementOf = (heading: string): Movement => {
    const movement = sectionOf(heading).blocks.flat();
    if (movement.length === 0) fail(sectionOf(heading).at, `${heading} has no line`);
    return movement;
  };

  const isMarked = (mark: (typeof marks)[number]) =>
    front.has(mark) && settings.one(mark, ["yes", "no"]) === "yes";

  return {
    source: { file, at: 1 },
    name: file.replace(/^themes\/(.*)\.md$/, "$1"),
    theme: settings.one("theme", themes) satisfies Theme,
    when: settings.texts("when"),
    light: settings.one("light", lights) satisfies Light,
    time: settings.one("time", times),
    moment: front.has(momentKey) ? settings.one(momentKey, moments) : null,
    asks: settings.some("asks", demands) satisfies readonly Demand[],
    not: settings.some("not", themes),
    title: settings.text("title"),
    mood: settings.text("mood"),
    isPlain: isMarked("plain"),
    isBrief: isMarked("brief"),
    meet: movementOf("meet"),
    turn: movementOf("turn"),
    goals: sectionOf("goals").blocks,
    along: movementOf("along"),
    close: movementOf("close"),
  };
}
