/** What a simulated model writes: the form that the prompt asks for. */
export interface Script {
  readonly title: string;
  readonly preference: string;
  readonly lines: readonly ScriptLine[];
}

export interface ScriptLine {
  readonly role: string;
  readonly text: string;
  /** 1 to 3. */
  readonly pause: number;
  /** 0 to 3. */
  readonly expendable: number;
}

export interface Author {
  /**
   * Writes the lines that the content asks for. No two that it ever writes are equal, and hardly two have more than a few
   * words in common.
   *
   * @param content the prompt's content, parsed: `{"lines": [{"role", "count"}, ...]}`; when it holds `repair`, a line is
   *   written for each of its entries, of its `role`, and nothing else. Anything else gets a short script of every role.
   */
  write(content: unknown): Script;
}

interface Wish {
  readonly role: string;
  readonly count: number;
}

const roles = ["opening", "mind", "goal-1", "goal-2", "goal-3", "said-along", "close"];
const shortScript: readonly Wish[] = roles.map((role) => ({ role, count: 2 }));

export function createAuthor(): Author {
  let written = 0;
  return {
    write(content) {
      const title = toTitle(written);
      const lines = readWishes(content).flatMap(({ role, count }) =>
        Array.from({ length: count }, (_, index) => {
          const text = toSentence(written, role === "said-along" ? "I" : "you");
          written += 1;
          return { role, text, pause: 2, expendable: index > 0 && index % 8 === 7 ? 2 : 0 };
        }),
      );
      return { title, preference: "Calm confidence", lines };
    },
  };
}

function readWishes(content: unknown): readonly Wish[] {
  if (!isRecord(content)) return shortScript;
  const { repair, lines } = content;
  if (Array.isArray(repair)) return readWishes({ lines: repair.map(toOne) });
  if (!Array.isArray(lines)) return shortScript;
  const wishes = lines.filter(isRecord).flatMap(({ role, count }) => {
    const isWish = typeof role === "string" && Number.isInteger(count);
    return isWish ? [{ role, count: Math.min(Number(count), 200) }] : [];
  });
  return wishes.length === 0 ? shortScript : wishes;
}

const toOne = (wish: unknown) => (isRecord(wish) ? { ...wish, count: 1 } : wish);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// A sentence has four parts, 8 to 14 words in all. The parts of the nth are the values, at four places, of a polynomial
// that n's digits are the coefficients of, modulo a prime. Two such polynomials of the first degree agree at one place at
// most, and two of the second at two. So the first 961 sentences have at most one part in common with each other, and the
// first 29,791 at most two.
const prime = 31;

function toSentence(n: number, person: "I" | "you"): string {
  const digits = [n % prime, Math.floor(n / prime) % prime, Math.floor(n / prime ** 2) % prime];
  const [when, does, what, how] = [when31, does31, what31, how31].map((part, place) => {
    const value = digits.reduce((sum, digit, power) => sum + digit * place ** power, 0);
    return part[value % prime];
  });
  const own = (text = "") => (person === "I" ? text.replaceAll("your", "my") : text);
  return `${own(when)}, ${person} ${own(does)} ${own(what)} ${own(how)}.`;
}

function toTitle(n: number): string {
  const name = what31[(n * 7) % prime] ?? "";
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${how31[Math.floor(n / 3) % prime] ?? ""}`;
}

const when31 = [
  "Here and now",
  "In this hour",
  "With each breath",
  "After a pause",
  "From today on",
  "Bit by bit",
  "On plain days",
  "Before the noise",
  "Under this roof",
  "When evening comes",
  "Once more today",
  "At the window",
  "In quiet moments",
  "While others hurry",
  "On short walks",
  "For one minute",
  "Between two tasks",
  "Even on Mondays",
  "As rain falls",
  "Past the gate",
  "Near the door",
  "About halfway through",
  "Without a map",
  "By lamplight tonight",
  "Early this week",
  "Over warm tea",
  "Along the river",
  "Beside the fire",
  "Through busy streets",
  "Across the room",
  "Day after day",
];

const does31 = [
  "keep",
  "welcome",
  "notice",
  "trust",
  "carry",
  "remember",
  "follow",
  "protect",
  "return to",
  "choose",
  "rest beside",
  "hold",
  "treasure",
  "listen for",
  "find",
  "lean on",
  "wait for",
  "start with",
  "reach for",
  "honour",
  "smile at",
  "stand by",
  "praise",
  "gather",
  "paint",
  "name",
  "greet",
  "tend",
  "study",
  "share",
  "believe in",
];

const what31 = [
  "one small step",
  "the slow light",
  "a steady hand",
  "that warm cup",
  "what already works",
  "an honest word",
  "the quiet floor",
  "a clear morning",
  "your patient hands",
  "every gentle thought",
  "the long road",
  "an easy rhythm",
  "leaves and colours",
  "some friendly face",
  "this heavy afternoon",
  "your own promise",
  "water and its sound",
  "an unhurried plan",
  "another good thing",
  "a little courage",
  "space between words",
  "your favourite chair",
  "the strength of habit",
  "those kind letters",
  "fresh bread",
  "two old songs",
  "wide open fields",
  "simple daily work",
  "stars over town",
  "whatever matters most",
  "the garden path",
];

const how31 = [
  "without any rush",
  "at your own pace",
  "and breathe out",
  "with open eyes",
  "for its sake",
  "like old friends",
  "then let it stay",
  "in plain sight",
  "as shoulders drop",
  "with lighter steps",
  "and begin again",
  "until it feels near",
  "through all seasons",
  "on both feet",
  "because nothing is missing",
  "among good company",
  "by soft lamps",
  "since that is plenty",
  "beyond all doubt",
  "having room to spare",
  "so days can turn",
  "while it matters",
  "where hills wait",
  "before the kettle sings",
  "under a calm sky",
  "once and for all",
  "more than ever",
  "despite the weather",
  "to no applause",
  "from the very start",
  "after everything else",
];
