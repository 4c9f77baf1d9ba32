import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Point, points } from "@hearten/reading/points.ts";
import { type GoalKind, goalKinds } from "@hearten/reading/reading.ts";
import { toExperience } from "../relevance/experience.ts";
import { meaningsOfArc } from "../relevance/nearness.ts";
import {
  type StoredRelevance,
  type StoredReplyRelevance,
  createRelevance,
} from "../relevance/relevance-model.ts";
import { readMeanings } from "./meanings.ts";
import { type Page, readPage } from "./page.ts";
import { readArc, readReply } from "./read-arc.ts";
import { readMovements } from "./read-movements.ts";
import { createSettings, refuseUnknown } from "./settings.ts";
import type { Arc, ArcMeanings, NamedMovement, Stock, Wishes } from "./stock.ts";
import { StockError, type StockFault } from "./stock-fault.ts";

/** Every arc, and every reply, is as relevant as the others. */
const nothingLearnt: StoredRelevance & StoredReplyRelevance = {
  biases: [0, 0, 0, 0],
  scales: [],
  weights: [],
  experience: {},
  moments: {},
  appeal: {},
};

function readGoals(page: Page): readonly [GoalKind, readonly NamedMovement[]] {
  const { file, front } = page;
  refuseUnknown(file, front, ["kind"]);
  return [createSettings(file, front, 1).one("kind", goalKinds), readMovements(page)];
}

function readRemarks(page: Page): readonly [Point, readonly NamedMovement[]] {
  const { file, front } = page;
  refuseUnknown(file, front, ["point"]);
  const point = createSettings(file, front, 1).one("point", points);
  // So no two files are of one point.
  if (file !== `remarks/${point}.md`)
    throw new StockError([{ file, line: 1, problem: `the point is ${point}` }]);
  return [point, readMovements(page)];
}

function readNamed(page: Page): readonly NamedMovement[] {
  refuseUnknown(page.file, page.front, []);
  return readMovements(page);
}

function readWishes({ file, front, sections }: Page): Wishes {
  refuseUnknown(file, front, []);
  const parts = sections.map((section) => {
    const { heading, at } = section;
    const [, part, name] = /^(first|apart|next): (.+)$/.exec(heading) ?? [];
    if (part === undefined || name === undefined)
      throw new StockError([{ file, line: at, problem: `unknown heading ${heading}` }]);
    return { part, section: { ...section, heading: name } };
  });
  const readPart = (wanted: keyof Wishes) =>
    readMovements({
      file,
      sections: parts.filter(({ part }) => part === wanted).map(({ section }) => section),
    });
  return { first: readPart("first"), apart: readPart("apart"), next: readPart("next") };
}

function listPages(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .toSorted();
}

/**
 * Loads a stock from its folder. What no script can do without is checked here; `checkStock` looks
 * at everything else.
 *
 * @throws StockError that names each file that can't be read, and the line
 */
export function loadStock(folder: string): Stock {
  const faults: StockFault[] = [];
  function read<Value>(file: string, take: (page: Page) => Value): readonly Value[] {
    try {
      return [take(readPage(file, readFileSync(join(folder, file), "utf8")))];
    } catch (error) {
      if (!(error instanceof StockError)) throw error;
      faults.push(...error.faults);
      return [];
    }
  }
  const [wishes = { first: [], apart: [], next: [] }] = existsSync(join(folder, "wishes.md"))
    ? read("wishes.md", readWishes)
    : [];
  const listNamed = (file: string): readonly NamedMovement[] =>
    existsSync(join(folder, file)) ? read(file, readNamed).flat() : [];

  const themesFolder = join(folder, "themes");
  const arcs = (existsSync(themesFolder) ? readdirSync(themesFolder).toSorted() : []).flatMap(
    (theme) =>
      listPages(join(themesFolder, theme)).flatMap((name) =>
        read(`themes/${theme}/${name}`, readArc),
      ),
  );
  const replies = listPages(join(folder, "replies")).flatMap((name) =>
    read(`replies/${name}`, readReply),
  );
  const goals = new Map(
    listPages(join(folder, "goals")).flatMap((name) => read(`goals/${name}`, readGoals)),
  );
  const remarks = new Map(
    listPages(join(folder, "remarks")).flatMap((name) => read(`remarks/${name}`, readRemarks)),
  );
  const meanings = join(folder, "meanings.json");
  const readLearnt = (file: string): unknown =>
    existsSync(join(folder, file))
      ? JSON.parse(readFileSync(join(folder, file), "utf8"))
      : nothingLearnt;
  const ofArcs = readLearnt("relevance.json") as StoredRelevance;
  const ofReplies = readLearnt("reply-relevance.json") as StoredReplyRelevance;
  const meaningOf = existsSync(meanings)
    ? readMeanings(readFileSync(meanings, "utf8"))
    : () => null;
  const known = new Map<Arc, ArcMeanings>();
  /** Worked out when they are first asked for. */
  function meaningsOf(arc: Arc): ArcMeanings {
    const own = known.get(arc) ?? meaningsOfArc(arc, meaningOf);
    known.set(arc, own);
    return own;
  }
  const stock: Stock = {
    arcs,
    replies,
    goals,
    remarks,
    shown: listNamed("shown.md"),
    wishes,
    arrivals: listNamed("arrivals.md"),
    namings: listNamed("namings.md"),
    keepsakes: listNamed("keepsakes.md"),
    restatements: listNamed("restatements.md"),
    breaths: listNamed("breaths.md"),
    rests: listNamed("rests.md"),
    stillness: listNamed("stillness.md"),
    wakings: listNamed("wakings.md"),
    invitations: listNamed("invitations.md"),
    asides: listNamed("asides.md"),
    titles: listNamed("titles.md"),
    meaningOf,
    meaningsOf,
    momentsOf: (arc) =>
      arc.moment === null ? (ofArcs.moments[arc.name] ?? {}) : { [arc.moment]: 1 },
    relevance: createRelevance(ofArcs),
    relevanceOfReply: createRelevance(ofReplies),
    appealOf: ({ name }) => ofReplies.appeal[name] ?? 0,
    experienceOf: (arc) => ofArcs.experience[arc.name] ?? toExperience(arc, []),
  };
  if (!arcs.some(({ theme }) => theme === "general")) {
    faults.push({ file: "themes/general", line: 1, problem: "there is no general arc" });
  }
  if (stock.arrivals.every(({ lights }) => lights !== "any")) {
    faults.push({ file: "arrivals.md", line: 1, problem: "no arrival is for any light" });
  }
  if (faults.length > 0) throw new StockError(faults);
  return stock;
}
