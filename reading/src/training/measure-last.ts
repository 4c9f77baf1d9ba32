// `npm run train` ends with it: measures what was learnt on texts whose author saw neither examples nor code.
// They only measure: no threshold and no example follows from them.
import { readRows } from "../examples.ts";
import { examplesFolder, loadReader } from "../load-reader.ts";
import { type Share, printShares, shareOf } from "./measure.ts";

/** The grammar has no part in what is measured. */
const reader = await loadReader({
  tellGoal: () => null,
  tellWish: () => null,
  tellPerson: () => null,
  tellThings: () => [],
  tellRestatement: () => null,
  tellOccasion: () => null,
  tellDay: () => null,
});

const rows = await Promise.all(
  readRows(new URL("last/last.tsv", examplesFolder)).map(async ([label = "", text = ""]) => {
    const [first = "", ...others] = label.split(",");
    const { harm, themes } = await reader.read(
      first === "goal" ? { description: "", goals: [text] } : { description: text, goals: [] },
    );
    const named = [first, ...others];
    const found = themes.slice(0, 2).some(({ theme }) => named.includes(theme));
    return { group: first.replace(/-.*/, ""), first, text, level: harm.level, found };
  }),
);

type Row = (typeof rows)[number];

const share = (all: (row: Row) => boolean, counts: (row: Row) => boolean): Share => {
  const whole = rows.filter(all);
  return shareOf(whole.filter(counts).length, whole.length);
};
const isHarm = ({ first }: Row) => /^(?:explicit|indirect)-/.test(first);
const isIdiom = ({ first }: Row) => first === "innocent-idiom";
const isGoal = ({ first }: Row) => first === "goal";
const isExplicit = ({ first }: Row) => first.startsWith("explicit-");

process.stdout.write(
  `The last set, ${rows.length} texts:\n${printShares({
    harmHeard: share(isHarm, ({ level }) => level !== "none"),
    explicitCertain: share(isExplicit, ({ level }) => level === "certain"),
    explicitHeard: share(isExplicit, ({ level }) => level !== "none"),
    indirectHeard: share(
      (row) => isHarm(row) && !isExplicit(row),
      ({ level }) => level !== "none",
    ),
    innocentCertain: share(
      (row) => !isHarm(row),
      ({ level }) => level === "certain",
    ),
    innocentUnsure: share(
      (row) => !isHarm(row),
      ({ level }) => level === "unsure",
    ),
    idiomCertain: share(isIdiom, ({ level }) => level === "certain"),
    idiomUnsure: share(isIdiom, ({ level }) => level === "unsure"),
    goalCertain: share(isGoal, ({ level }) => level === "certain"),
    goalUnsure: share(isGoal, ({ level }) => level === "unsure"),
    themeInTwo: share(
      (row) => !isHarm(row) && !isIdiom(row) && !isGoal(row),
      ({ found }) => found,
    ),
  })}\n`,
);
if (process.argv.includes("--texts"))
  for (const row of rows)
    if (isHarm(row) ? row.level === "none" : row.level === "certain")
      process.stdout.write(`${row.first}: ${row.text}\n`);
