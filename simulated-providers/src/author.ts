/** What a simulated model writes: the form that the prompt asks for. */
export interface Script {
  readonly title: string;
  readonly preference: string;
  readonly lines: readonly ScriptLine[];
}

export interface ScriptLine {
  readonly role: string;
  readonly text: string;
  /** Seconds. */
  readonly pause: number;
  readonly expendable: boolean;
}

export interface Author {
  /**
   * Writes the lines that the content asks for. No two that it ever writes are equal, and hardly two have more than a few
   * words in common.
   *
   * @param content the prompt's content, parsed: `{"lines": [{"role", "count"}, ...]}`; when it holds `repair`, of that
   *   same form, only what that asks for is written. Anything else gets a short script of every role.
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
          return { role, text, pause: 2, expendable: index > 0 && index % 8 === 7 };
        }),
      );
      return { title, preference: "Calm confidence", lines };
    },
  };
}

function readWishes(content: unknown): readonly Wish[] {
  if (!isRecord(content)) return shortScript;
  if (isRecord(content.repair)) return readWishes(content.repair);
  const { lines } = content;
  if (!Array.isArray(lines)) return shortScript;
  const wishes = lines.filter(isRecord).flatMap(({ role, count }) => {
    const isWish = typeof role === "string" && Number.isInteger(count);
    return isWish ? [{ role, count: Math.min(Number(count), 200) }] : [];
  });
  return wishes.length === 0 ? shortScript : wishes;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// A sentence has four parts, 8 to 14 words in all. The parts of the nth are the values, at four places, of a polynomial
// that n's digits are the coefficients of, modulo a prime. Two such polynomials of the first degree agree at one place at
// most, and two of the second at two. So the first 529 sentences have at most one part in common with each other, and the
// first 12,167 at most two.
const prime = 23;

function toSentence(n: number, person: "I" | "you"): string {
  const digits = [n % prime, Math.floor(n / prime) % prime, Math.floor(n / prime ** 2) % prime];
  const [when, does, what, how] = [when23, does23, what23, how23].map((part, place) => {
    const value = digits.reduce((sum, digit, power) => sum + digit * place ** power, 0);
    return part[value % prime];
  });
  const own = (text = "") => (person === "I" ? text.replaceAll("your", "my") : text);
  return `${own(when)}, ${person} ${own(does)} ${own(what)} ${own(how)}.`;
}

function toTitle(n: number): string {
  const name = what23[(n * 7) % prime] ?? "";
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${how23[Math.floor(n / 3) % prime] ?? ""}`;
}

const when23 = [
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
  "In your own time",
  "While others hurry",
  "On the next walk",
  "During a slow minute",
  "Between two tasks",
  "Even on Mondays",
  "As rain falls",
  "Past the first step",
  "Near the open door",
  "Halfway through",
  "Without a map",
];

const does23 = [
  "keep",
  "welcome",
  "notice",
  "trust",
  "carry",
  "remember",
  "follow",
  "look after",
  "return to",
  "make room for",
  "rest beside",
  "hold on to",
  "choose",
  "listen for",
  "find",
  "treasure",
  "wait for",
  "start with",
  "reach for",
  "lean on",
  "smile at",
  "stand by",
  "give thanks for",
];

const what23 = [
  "one small step",
  "the slow light",
  "a steady hand",
  "the warm cup",
  "what already works",
  "an honest word",
  "the quiet floor",
  "a clear morning",
  "the work of your hands",
  "a patient thought",
  "the long road",
  "an easy rhythm",
  "the colour of leaves",
  "a friendly face",
  "the weight of the day",
  "a promise to yourself",
  "the sound of water",
  "an unhurried plan",
  "the next good thing",
  "a little courage",
  "the space between words",
  "a place of your own",
  "the strength of habit",
];

const how23 = [
  "without any rush",
  "at your own pace",
  "and breathe out",
  "with open eyes",
  "for its own sake",
  "like an old friend",
  "and let it stay",
  "in simple words",
  "as shoulders drop",
  "with a lighter step",
  "and begin again",
  "until it feels near",
  "through every season",
  "with both feet down",
  "and nothing is missing",
  "in good company",
  "by the soft lamp",
  "and that is plenty",
  "beyond all doubt",
  "with room to spare",
  "so the day can turn",
  "because it matters",
  "and the hills wait",
];
