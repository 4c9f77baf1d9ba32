import { Instrumenter } from "@stryker-mutator/instrumenter";
import { whyLeftOut } from "./left-out.ts";

/** A file, by its path from the root. */
export interface Source {
  readonly name: string;
  readonly content: string;
}

/** One small change of a source. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** The sources with all their mutants inside, of which a variable of the environment wakes one, and these mutants. */
export async function addMutants(
  sources: readonly Source[],
): Promise<{ readonly changed: readonly Source[]; readonly mutants: readonly Mutant[] }> {
  const { files, mutants } = await new Instrumenter(silence).instrument(
    sources.map((source) => ({ ...source, mutate: true })),
    {
      plugins: null,
      excludedMutations: [],
      ignorers: [
        { shouldIgnore: (place) => whyLeftOut(place as Parameters<typeof whyLeftOut>[0]) },
      ],
    },
  );
  const contents = new Map(sources.map(({ name, content }) => [name, content]));
  return {
    changed: files,
    mutants: mutants
      .filter(({ status }) => status !== "Ignored")
      .map(({ id, fileName, location: { start, end }, replacement }) => ({
        id,
        file: fileName,
        line: start.line + 1,
        before: shorten(between(contents.get(fileName) ?? "", start, end)),
        after: shorten(replacement),
      })),
  };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

function between(content: string, start: Position, end: Position): string {
  const lines = content.split("\n").slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined),
    )
    .join("\n");
}

/** On one line, and not too long for it. */
function shorten(code: string): string {
  const line = code.replaceAll(/\s+/g, " ");
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

const nothing = () => undefined;
const no = () => false;

/** The instrumenter wants a log. What it cannot do, it throws. */
const silence = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
