import type { Author, Script } from "./author.ts";
import type { ModelMode } from "./model-modes.ts";

/** What the model has been asked. */
export interface Question {
  readonly instructions: string;
  /** The user's message, parsed; null when it is no JSON. */
  readonly content: unknown;
}

/** The text that the model says, thoughts and fences included. */
export function toManuscript(author: Author, { instructions, content }: Question, mode: ModelMode) {
  const script = writeScript(author, content, mode);
  const text = JSON.stringify(spoils[mode]?.(script, instructions) ?? script);
  if (mode === "prose") return script.lines.map((line) => line.text).join(" ");
  if (mode === "other-json") return JSON.stringify({ answer: { script: "Here it is." } });
  if (mode === "empty") return " \n";
  if (mode === "code-fence") return `\`\`\`json\n${text}\n\`\`\``;
  if (mode === "chatty")
    return `Of course! Here it is:\n\n\`\`\`json\n${text}\n\`\`\`\n\nShall I write {more}?`;
  if (mode === "think-tags") return `<think>\nThey want\n{ calm }.\n</think>\n\n${text}`;
  return text;
}

function writeScript(author: Author, content: unknown, mode: ModelMode): Script {
  const script = author.write(content);
  if (mode !== "too-many-lines") return script;
  const more = author.write({ lines: [{ role: "close", count: 150 }] });
  return { ...script, lines: [...script.lines, ...more.lines] };
}

type Spoil = (script: Script, instructions: string) => Script;

/** What becomes of a good script. */
const spoils: Partial<Record<ModelMode, Spoil>> = {
  split: (script) => ({ ...script, title: "Caf\u00E9 at dawn \u{1F305} \u4ECA" }),
  "few-lines": (script) => ({
    ...script,
    lines: script.lines.filter((_, index) => index % 2 === 0),
  }),
  "repeated-lines": (script) => change(script, () => script.lines[0]?.text ?? ""),
  markup: (script) =>
    change(script, (text, index) => (index % 2 === 0 ? `**${text}** <b>Now</b>` : `# ${text}`)),
  addresses: (script) =>
    change(script, (text) => `${text} See https://example.com/calm or ask ann@example.com.`),
  invisible: (script) =>
    change(script, (text) => text.replaceAll(" ", " \u200B").concat("\u{E0068}\u{E0069}")),
  prompt: (script, instructions) =>
    change(script, (text, index) => (index === 0 ? instructions : text)),
  "stage-directions": (script) => change(script, (text) => `[softly] ${text} (pause)`),
  harm: (script) => change(script, (text) => `${text} Kill yourself tonight.`),
  names: (script) => change(script, (text) => `Margaret is proud of you. ${text}`),
  "another-language": (script) =>
    change(script, (_, index) => {
      const [begin, end] = [index % spanish.length, Math.floor(index / spanish.length)];
      return `${spanish[begin]} ${spanishEnds[end % spanishEnds.length]}.`;
    }),
};

const spanish = [
  "Respira hondo y deja que todo descanse",
  "Pon los pies en el suelo y escucha",
  "Hoy tienes fuerza para seguir",
  "Suelta los hombros poco a poco",
  "Mira la luz que entra despacio",
  "Lo que pesa puede esperar",
  "Tus manos saben lo que hacen",
];
const spanishEnds = [
  "esta noche",
  "sin ninguna prisa",
  "como siempre",
  "otra vez",
  "hasta mañana",
  "con calma",
];

function change(script: Script, toText: (text: string, index: number) => string): Script {
  const lines = script.lines.map((line, index) => ({ ...line, text: toText(line.text, index) }));
  return { ...script, lines };
}
