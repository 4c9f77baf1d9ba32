import { casesOf } from "@hearten/reading/cases.ts";
import { circumstances } from "@hearten/reading/circumstances.ts";
import {
  type Demand,
  type Theme,
  demands,
  moments,
  needs,
  themes,
} from "@hearten/reading/reading.ts";
import type { Movement } from "./movement.ts";
import type { Page, Section } from "./page.ts";
import { type Settings, createSettings, refuseUnknown } from "./settings.ts";
import { lightOfCircumstance } from "./light-of-circumstance.ts";
import { lightOfMoment } from "./light-of-moment.ts";
import { lightOfNeed } from "./light-of-need.ts";
import { type Arc, type Light, type Reply, type Thought, lights, repliedTo } from "./stock.ts";
import { StockError } from "./stock-fault.ts";

const keysOfThought = ["asks", "title", "mood"];
const keysOfArc = [...keysOfThought, "light", "theme", "when", "time", "not"];
/** May be left out. */
const marks = ["plain", "brief"] as const;
const anybodyKey = "anybody";
const momentKey = "moment";
const circumstanceKey = "circumstance";
const caseKey = "case";
const needKey = "need";
const lightKey = "light";
const headings = ["meet", "turn", "along", "close"];
const goalsHeading = "goals";
const times = ["ahead", "now", "behind", "any"] as const;

/**
 * Reads an arc from its page.
 *
 * @throws StockError when something is missing or not known
 */
export function readArc(page: Page): Arc {
  const { file, front } = page;
  const { settings, thought, sectionOf } = readThought(page, {
    keys: [...keysOfArc, ...marks, momentKey],
    others: [goalsHeading],
  });
  const isMarked = (mark: (typeof marks)[number]) => isYes(page, settings, mark);
  return {
    ...thought,
    goals: sectionOf(goalsHeading).blocks,
    light: settings.one("light", lights) satisfies Light,
    name: file.replace(/^themes\/(.*)\.md$/, "$1"),
    theme: settings.one("theme", themes) satisfies Theme,
    when: settings.texts("when"),
    time: settings.one("time", times),
    moment: front.has(momentKey) ? settings.one(momentKey, moments) : null,
    not: settings.some("not", themes),
    isPlain: isMarked("plain"),
    isBrief: isMarked("brief"),
  };
}

/**
 * Reads a reply from its page, which names the circumstance, the moment or the need that it is for, or else the light. A
 * circumstance may have one of its cases beside it, and one that may be glad or hard a light.
 *
 * @throws StockError when something is missing or not known
 */
export function readReply(page: Page): Reply {
  const keys = [circumstanceKey, momentKey, needKey];
  const key = keys.find((one) => page.front.has(one)) ?? lightKey;
  const ownKeys = [key, ...keysBeside(key, page)];
  const { settings, thought } = readThought(page, {
    keys: [...keysOfThought, ...ownKeys],
    others: [],
  });
  const common = {
    ...thought,
    name: page.file.replace(/\.md$/, ""),
    theme: "general",
    time: "any",
    circumstance: null,
    case: null,
    moment: null,
    need: null,
    isForAnybody: isYes(page, settings, anybodyKey),
  } as const;
  if (key === circumstanceKey) {
    const circumstance = settings.one(circumstanceKey, circumstances);
    const light = page.front.has(lightKey)
      ? settings.one(lightKey, repliedTo)
      : lightOfCircumstance(circumstance);
    const ofCase = page.front.has(caseKey) ? settings.one(caseKey, casesOf(circumstance)) : null;
    return { ...common, circumstance, case: ofCase, light };
  }
  if (key === momentKey) {
    const moment = settings.one(momentKey, moments);
    return { ...common, moment, light: lightOfMoment(moment) };
  }
  if (key === needKey) {
    const need = settings.one(needKey, needs);
    return { ...common, need, light: lightOfNeed(need) };
  }
  return { ...common, light: settings.one(lightKey, repliedTo) };
}

/**
 * What is for a mood may be for anybody. What is for a circumstance may be for a case of it; and one that may be glad or hard
 * leaves the light to its replies.
 */
function keysBeside(key: string, { front }: Page): readonly string[] {
  if (key === lightKey) return [anybodyKey];
  if (key !== circumstanceKey) return [];
  const [name] = front.get(circumstanceKey)?.values ?? [];
  const isEither = circumstances.some((one) => one === name && lightOfCircumstance(one) === "open");
  return isEither ? [caseKey, lightKey] : [caseKey];
}

/** Whether a mark that may be left out is there. */
const isYes = ({ front }: Page, settings: Settings, mark: string) =>
  front.has(mark) && settings.one(mark, ["yes", "no"]) === "yes";

/** What a page may hold beside a thought. */
interface Beside {
  readonly keys: readonly string[];
  /** Its further headings. */
  readonly others: readonly string[];
}

interface Read {
  readonly settings: Settings;
  readonly thought: Omit<Thought, "theme" | "time" | "light">;
  /** The part under a heading; an error where there is none. */
  readonly sectionOf: (heading: string) => Section;
}

function readThought({ file, front, sections }: Page, { keys, others }: Beside): Read {
  const settings = createSettings(file, front, 1);
  const fail = (line: number, problem: string): never => {
    throw new StockError([{ file, line, problem }]);
  };

  refuseUnknown(file, front, keys);
  const found = new Map<string, Section>();
  for (const section of sections) {
    const { heading, at } = section;
    if (![...headings, ...others].includes(heading)) fail(at, `unknown heading ${heading}`);
    if (found.has(heading)) fail(at, `${heading} stands twice`);
    refuseUnknown(file, section.settings, []);
    found.set(heading, section);
  }
  const sectionOf = (heading: string) =>
    found.get(heading) ?? fail(1, `the part ${heading} is missing`);
  const movementOf = (heading: string): Movement => {
    const movement = sectionOf(heading).blocks.flat();
    if (movement.length === 0) fail(sectionOf(heading).at, `${heading} has no line`);
    return movement;
  };

  return {
    settings,
    sectionOf,
    thought: {
      source: { file, at: 1 },
      asks: settings.some("asks", demands) satisfies readonly Demand[],
      title: settings.text("title"),
      preference: settings.text("mood"),
      meet: movementOf("meet"),
      turn: movementOf("turn"),
      along: movementOf("along"),
      close: movementOf("close"),
    },
  };
}
