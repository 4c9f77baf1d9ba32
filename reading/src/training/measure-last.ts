// `npm run train` ends with it: measures what was learnt on texts whose authors saw neither others' examples nor code.
// They only measure: no example follows from them, and one threshold was chosen with them (decisions/088). The authors of the hard set and of the well-told one
// wrote examples beside it.
import { readRows } from "../examples.ts";
import { examplesFolder } from "../folders.ts";
import { loadReader } from "../load-reader.ts";
import { type Share, printShares, shareOf } from "./measure.ts";

/** The grammar has no part in what is measured. */
const reader = await loadReader({
  tellGoal: () => null,
  tellWish: () => null,
  tellPerson: () => null,
  tellThings: () => [],
  tellRestatement: () => null,
  tellQuotation: () => null,
  tellOccasion: () => null,
  tellDay: () => null,
});

function read(file: string) {
  return Promise.all(
    readRows(new URL(`last/${file}`, examplesFolder)).map(async ([label = "", text = ""]) => {
      const [first = "", ...others] = label.split(",");
      const { harm, themes } = await reader.read(
        first === "goal" ? { description: "", goals: [text] } : { description: text, goals: [] },
      );
      const named = [first, ...others];
      const found = themes.slice(0, 2).some(({ theme }) => named.includes(theme));
      return { first, text, level: harm.level, found };
    }),
  );
}

type Row = Awaited<ReturnType<typeof read>>[number];
type Kind = (row: Row) => boolean;

const isCertain: Kind = ({ level }) => level === "certain";
const isUnsure: Kind = ({ level }) => level === "unsure";
const isHeard: Kind = ({ level }) => level !== "none";

function shareIn(rows: readonly Row[], all: Kind, counts: Kind): Share {
  const whole = rows.filter(all);
  return shareOf(whole.filter(counts).length, whole.length);
}

/** Prints the texts that were read wrongly, where that is asked for. */
function printWrong(rows: readonly Row[], isHarm: Kind): void {
  if (!process.argv.includes("--texts")) return;
  for (const row of rows)
    if (isHarm(row) ? !isHeard(row) : isCertain(row))
      process.stdout.write(`${row.first}: ${row.text}\n`);
}

const last = await read("last.tsv");
const isExplicit: Kind = ({ first }) => first.startsWith("explicit-");
const isHarm: Kind = (row) => isExplicit(row) || row.first.startsWith("indirect-");
const isInnocent: Kind = (row) => !isHarm(row);
const isIdiom: Kind = ({ first }) => first === "innocent-idiom";
const isGoal: Kind = ({ first }) => first === "goal";

/** How harm is read where a text is of one of these four kinds. */
const sharesOf = (rows: readonly Row[]) => ({
  harmHeard: shareIn(rows, isHarm, isHeard),
  explicitCertain: shareIn(rows, isExplicit, isCertain),
  explicitHeard: shareIn(rows, isExplicit, isHeard),
  indirectHeard: shareIn(rows, (row) => isHarm(row) && !isExplicit(row), isHeard),
  innocentCertain: shareIn(rows, isInnocent, isCertain),
  innocentUnsure: shareIn(rows, isInnocent, isUnsure),
  idiomCertain: shareIn(rows, isIdiom, isCertain),
  idiomUnsure: shareIn(rows, isIdiom, isUnsure),
});

process.stdout.write(
  `The last set, ${last.length} texts:\n${printShares({
    ...sharesOf(last),
    goalCertain: shareIn(last, isGoal, isCertain),
    goalUnsure: shareIn(last, isGoal, isUnsure),
    themeInTwo: shareIn(
      last,
      (row) => isInnocent(row) && !isIdiom(row) && !isGoal(row),
      ({ found }) => found,
    ),
  })}\n`,
);
printWrong(last, isHarm);

const later = await read("later.tsv");
process.stdout.write(
  `The later set, ${later.length} texts of two hands:\n${printShares(sharesOf(later))}\n`,
);
printWrong(later, isHarm);

// Labelled as examples are: a question mark where a careful reader could not be sure, and `near` for the innocent ones.
const hard = await read("hard.tsv");
const isNear: Kind = ({ first }) => first.startsWith("near-");
const isDoubtful: Kind = ({ first }) => first.endsWith("?");
const isPlain: Kind = (row) => !isNear(row) && !isDoubtful(row);
const sharesBesideNear = (rows: readonly Row[]) => ({
  plainHeard: shareIn(rows, isPlain, isHeard),
  plainCertain: shareIn(rows, isPlain, isCertain),
  doubtfulHeard: shareIn(rows, isDoubtful, isHeard),
  nearCertain: shareIn(rows, isNear, isCertain),
  nearUnsure: shareIn(rows, isNear, isUnsure),
});
process.stdout.write(
  `The hard set, ${hard.length} texts, told in passing or between the lines, and innocent ones with the same words:\n${printShares(sharesBesideNear(hard))}\n`,
);
printWrong(hard, (row) => !isNear(row));

// Labelled in the same way: whole days with a telling detail, a joke or a quiet last line, in danger and not.
const wellTold = await read("well-told.tsv");
process.stdout.write(
  `The well-told set, ${wellTold.length} texts:\n${printShares(sharesBesideNear(wellTold))}\n`,
);
printWrong(wellTold, (row) => !isNear(row));

// Well told, dry, glad, grieving or in broken English, and nobody in danger.
const ordinary = await read("ordinary.tsv");
process.stdout.write(
  `The ordinary set, ${ordinary.length} innocent texts:\n${printShares({
    innocentCertain: shareIn(ordinary, isInnocent, isCertain),
    innocentUnsure: shareIn(ordinary, isInnocent, isUnsure),
  })}\n`,
);
