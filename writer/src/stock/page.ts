import { type Level, type Movement, type StockLine } from "./movement.ts";
import { StockError } from "./stock-fault.ts";

/** A part of a page under a `## heading`. */
export interface Section {
  readonly heading: string;
  /** The heading's line, from 1. */
  readonly at: number;
  /** Settings directly below the heading, such as `light: tense, heavy`. */
  readonly settings: ReadonlyMap<string, Setting>;
  /** Its lines, parted where blank lines part them. */
  readonly blocks: readonly Movement[];
}

export interface Setting {
  readonly values: readonly string[];
  readonly at: number;
}

/** A file of the stock, taken apart. */
export interface Page {
  readonly file: string;
  /** The settings between the two lines of `---`; none when the file does not begin with one. */
  readonly front: ReadonlyMap<string, Setting>;
  readonly sections: readonly Section[];
}

const settingPattern = /^([a-z]+):\s*(.*)$/;
const plusses = /^\+*/;

/** `[a, b]` and `a` alike; a title may hold a comma, so only brackets part. */
function valuesOf(text: string): readonly string[] {
  const list = /^\[(.*)\]$/.exec(text);
  if (list === null) return text === "" ? [] : [text];
  return (list[1] ?? "")
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

/**
 * Takes a file apart: front matter with the few forms that the stock uses (`key: value`,
 * `key: [a, b]`, `- value` below its key), then sections of marked lines.
 *
 * @throws StockError when it is no such file
 */
export function readPage(file: string, text: string): Page {
  const rows = text.split(/\r?\n/);
  const front = new Map<string, Setting>();
  let index = 0;
  const fail = (problem: string): never => {
    throw new StockError([{ file, line: index + 1, problem }]);
  };

  if (rows[0] === "---") {
    let key: string | null = null;
    for (index = 1; rows[index] !== "---"; index += 1) {
      const row = rows[index] ?? fail("the front matter has no end");
      const item = /^\s+- (.+)$/.exec(row);
      const setting = settingPattern.exec(row);
      if (item !== null) {
        const above: Setting | undefined = front.get(key ?? fail("a list without its name"));
        if (above === undefined || key === null) return fail("a list without its name");
        front.set(key, { ...above, values: [...above.values, (item[1] ?? "").trim()] });
      } else if (setting !== null) {
        key = setting[1] ?? "";
        if (front.has(key)) fail(`${key} stands twice`);
        front.set(key, { values: valuesOf((setting[2] ?? "").trim()), at: index + 1 });
      } else {
        fail(`not understood in the front matter: ${row}`);
      }
    }
    index += 1;
  }

  const sections: Section[] = [];
  let settings = new Map<string, Setting>();
  let blocks: StockLine[][] = [];
  let isAfterBlank = true;
  for (; index < rows.length; index += 1) {
    const row = (rows[index] ?? "").trim();
    if (row === "") {
      isAfterBlank = true;
    } else if (row.startsWith("## ")) {
      settings = new Map();
      blocks = [];
      isAfterBlank = true;
      sections.push({ heading: row.slice(3).trim(), at: index + 1, settings, blocks });
    } else if (sections.length === 0) {
      fail("a line before the first ## heading");
    } else {
      const setting = settingPattern.exec(row);
      if (setting !== null && blocks.length === 0) {
        const values = (setting[2] ?? "").split(",").map((value) => value.trim());
        const key = setting[1] ?? "";
        if (settings.has(key)) fail(`${key} stands twice`);
        settings.set(key, { values, at: index + 1 });
        continue;
      }
      const level = plusses.exec(row)?.[0].length ?? 0;
      if (level > 2) fail("more than two plus signs");
      const line = { text: row.slice(level).trim(), level: level as Level, at: index + 1 };
      if (isAfterBlank) blocks.push([line]);
      else blocks.at(-1)?.push(line);
      isAfterBlank = false;
    }
  }
  return { file, front, sections };
}
