import { countWords } from "../grammar/count-words.ts";
import { type Level, type Movement, linesUpTo } from "./movement.ts";
import type { Arc, NamedMovement, Source, Stock, Thought } from "./stock.ts";
import type { StockFault } from "./stock-fault.ts";

/** The least and most words at each of the three levels. */
type Bounds = readonly (readonly [least: number, most: number])[];

const bounds = {
  meet: [
    [16, 32],
    [42, 68],
    [70, 105],
  ],
  turn: [
    [10, 22],
    [25, 44],
    [40, 64],
  ],
  along: [
    [3, 10],
    [8, 19],
    [12, 28],
  ],
  close: [
    [9, 20],
    [18, 35],
    [30, 52],
  ],
  // A reply says little: the person's own words stand before it.
  answer: [
    [4, 18],
    [4, 28],
    [4, 40],
  ],
  counsel: [
    [8, 22],
    [8, 34],
    [8, 50],
  ],
  refrain: [
    [3, 10],
    [3, 18],
    [3, 26],
  ],
  leave: [
    [6, 20],
    [6, 28],
    [6, 40],
  ],
  // Of what is said of a goal, the words after it.
  told: [
    [5, 14],
    [14, 31],
    [31, 54],
  ],
  remark: [
    [4, 16],
    [7, 30],
    [7, 30],
  ],
  // The words before and after the person's own.
  wish: [
    [2, 14],
    [2, 14],
    [2, 14],
  ],
  arrival: [
    [8, 18],
    [27, 46],
    [44, 66],
  ],
  // The words beside the things.
  naming: [
    [3, 15],
    [3, 15],
    [3, 15],
  ],
  breath: [
    [7, 22],
    [7, 22],
    [7, 22],
  ],
  rest: [
    [7, 16],
    [14, 27],
    [23, 40],
  ],
  stillness: [
    [14, 40],
    [36, 64],
    [36, 64],
  ],
} as const satisfies Record<string, Bounds>;

/** Words of a line as its authors write it, a slot being one of them; filled it may have more. */
const longestWrittenLine = 20;
const signs = /^[A-Z][A-Za-z ,.?'-]*[.?]$/;
const dash = / -|- |--/;
const slot = /\{([^{}]*)\}/g;
const personSlots = ["who", "Who", "he", "He", "him", "his", "His"];
const self = /\b(?:I|me|my|mine|myself)\b/;
const coin = /\b(journey|universe|manifest|limitless|affirmations?|powerful|embrace|app)\b/i;

/** "by the way" for "By the way.": two lines are the same when only signs and case differ. */
export function plainLine(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9{}]+/g, " ")
    .trim();
}

/** All that is wrong with a stock that could be loaded, for its authors. */
export function checkStock(stock: Stock): readonly StockFault[] {
  const faults: StockFault[] = [];
  const seen = new Map<string, Source>();
  const titled = new Map<string, string>();
  const add = (file: string, line: number, problem: string) =>
    void faults.push({ file, line, problem });

  function checkLength(file: string, at: number, name: keyof typeof bounds, lines: Movement) {
    for (const [level, [least, most]] of bounds[name].entries()) {
      // A line with a slot is dropped where the slot is not known.
      const words = linesUpTo(lines, level as Level)
        .map(({ text }) => text.replace(/\{(?:Goal|wish|[Tt]hings)\}/, "").trim())
        .filter((text) => !text.includes("{"))
        .reduce((sum, text) => sum + countWords(text), 0);
      if (words < least || words > most) {
        const marks = ["unmarked lines", "lines up to +", "lines up to ++"][level] ?? "";
        add(file, at, `${name}: ${words} words in the ${marks}, not ${least} to ${most}`);
      }
    }
  }

  function checkLines(file: string, lines: Movement, slots: readonly string[]) {
    for (const { text, at, level } of lines) {
      for (const [whole, name = ""] of text.matchAll(slot)) {
        if (!slots.includes(name)) add(file, at, `${whole} can't stand here`);
        else if (level === 0 && !/^(?:goal|wish|things|said)$/i.test(name))
          add(file, at, `${whole} in a line that must stay`);
      }
      const spoken = text.replace(slot, "You");
      if (!signs.test(spoken)) add(file, at, `a sign that can't be spoken: ${text}`);
      if (dash.test(spoken)) add(file, at, `a dash: ${text}`);
      const words = countWords(spoken);
      if (words > longestWrittenLine) add(file, at, `a line of ${words} words`);
      const worn = coin.exec(text);
      if (worn !== null) add(file, at, `a word that we don't use: ${worn[0]}`);
      if (/\{(?:goal|wish|things|said|then|later)\}/i.test(text)) continue;
      const key = plainLine(text);
      const first = seen.get(key);
      if (first !== undefined && first.file !== file) {
        add(file, at, `stands in ${first.file}:${first.at} too: ${text}`);
      }
      seen.set(key, first ?? { file, at });
    }
  }

  function checkThought(
    thought: Thought,
    slots: readonly string[],
    parts: readonly (readonly [name: keyof typeof bounds, lines: Movement])[],
  ) {
    const { file } = thought.source;
    checkTitle(file, 1, thought.title);
    const words = countWords(thought.preference);
    if (words < 2 || words > 4) add(file, 1, `a mood of ${words} words`);
    for (const [name, lines] of parts) {
      checkLength(file, lines[0]?.at ?? 1, name, lines);
      checkLines(file, lines, slots);
    }
  }

  /** Two of one name can't be told apart in a list. */
  function checkTitle(file: string, at: number, title: string) {
    const words = countWords(title);
    if (words < 2 || words > 6) add(file, at, `a title of ${words} words`);
    const first = titled.get(plainLine(title));
    if (first !== undefined) add(file, at, `a title that stands in ${first} too: ${title}`);
    titled.set(plainLine(title), file);
  }

  function checkFrames({ source: { file }, goals }: Arc) {
    if (goals.length < 3) add(file, 1, "fewer than three frames for a goal");
    for (const frame of goals) {
      const [first, ...rest] = frame;
      if (first === undefined) continue;
      if (!first.text.startsWith("{Goal}")) add(file, first.at, "a frame begins with {Goal}");
      for (const { text, at } of rest) {
        if (text.includes("{Goal}")) add(file, at, "{Goal} stands once in a frame");
      }
    }
  }

  for (const arc of stock.arcs) {
    const { file } = arc.source;
    if (!file.startsWith(`themes/${arc.theme}/`)) add(file, 1, `the theme is ${arc.theme}`);
    if (arc.when.length < 2) add(file, 1, "fewer than two sentences in when");
    const slots = arc.time === "ahead" ? [...personSlots, "day", "Day"] : personSlots;
    checkThought(arc, slots, [
      ["meet", arc.meet],
      ["turn", arc.turn],
      ["along", arc.along],
      ["close", arc.close],
    ]);
    checkFrames(arc);
    checkLines(file, arc.goals.flat(), ["Goal", ...slots]);
  }
  /** "You" carries a reply: the voice says no more of itself than what one blurts out at first, in the answer. */
  function checkSelf({ source: { file }, turn, close }: Thought) {
    for (const { text, at } of [...turn, ...close])
      if (self.test(text)) add(file, at, `the voice speaks of itself: ${text}`);
  }

  /** A reply is found by its title. */
  function checkName({ source: { file }, title }: Thought) {
    const name = plainLine(title.replaceAll("'", "")).replaceAll(" ", "-");
    if (file !== `replies/${name}.md`) add(file, 1, `a file whose name is not ${name}.md`);
  }

  for (const reply of stock.replies) {
    checkName(reply);
    checkSelf(reply);
    checkThought(
      reply,
      [],
      [
        ["answer", reply.meet],
        ["counsel", reply.turn],
        ["refrain", reply.along],
        ["leave", reply.close],
      ],
    );
  }

  function checkNamed(
    name: keyof typeof bounds | null,
    movements: readonly NamedMovement[],
    slots: readonly string[],
    others: readonly string[] = [],
  ) {
    for (const { source, lines } of movements) {
      if (name !== null) checkLength(source.file, source.at, name, lines);
      checkLines(source.file, lines, [...slots, ...others]);
      const first = lines[0]?.text ?? "";
      const isMissing = slots.length > 0 && !slots.some((name) => first.includes(`{${name}}`));
      if (isMissing)
        add(source.file, source.at, `{${slots.join("} or {")}} is missing in the first line`);
    }
  }
  for (const { source, lines } of stock.titles)
    for (const { text, at } of lines) checkTitle(source.file, at, text);
  checkNamed("arrival", stock.arrivals, []);
  checkNamed("naming", stock.namings, ["Things", "things"]);
  checkNamed("naming", stock.keepsakes, ["Things", "things"]);
  checkNamed(null, stock.restatements, ["Said", "said"], ["Then", "later"]);
  checkNamed("breath", stock.breaths, []);
  checkNamed("rest", stock.rests, []);
  checkNamed("stillness", stock.stillness, []);
  checkNamed("stillness", stock.wakings, []);
  checkNamed(null, stock.invitations, []);
  checkNamed(null, stock.asides, ["Goal", "goal"]);
  for (const told of stock.goals.values()) checkNamed("told", told, ["Goal"]);
  for (const remarks of stock.remarks.values()) {
    checkNamed("remark", remarks, []);
    for (const { source, lights, asks, lines } of remarks)
      if (lights !== "any" || asks.length > 0 || lines.some(({ level }) => level > 1))
        add(source.file, source.at, "a remark is for everybody, and has lines up to + alone");
  }
  checkNamed("told", stock.shown, ["Goal"]);
  checkNamed("wish", stock.wishes.first, ["wish"]);
  checkNamed("wish", stock.wishes.apart, ["wish"]);
  checkNamed("wish", stock.wishes.next, ["wish"]);
  return faults;
}
