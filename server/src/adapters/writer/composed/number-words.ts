const small = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen " +
  "sixteen seventeen eighteen nineteen"
).split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scales = [
  [1_000_000_000, "billion"],
  [1_000_000, "million"],
  [1_000, "thousand"],
] as const;
const irregularOrdinals: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

/** A whole number from 0 to 999 billion, the way it is said: 42 becomes "forty-two". */
function numberWords(value: number): string {
  for (const [scale, name] of scales) {
    if (value >= scale) {
      const rest = value % scale;
      const head = `${numberWords(Math.floor(value / scale))} ${name}`;
      return rest === 0 ? head : `${head} ${rest < 100 ? "and " : ""}${numberWords(rest)}`;
    }
  }
  if (value >= 100) {
    const rest = value % 100;
    const head = `${numberWords(Math.floor(value / 100))} hundred`;
    return rest === 0 ? head : `${head} and ${numberWords(rest)}`;
  }
  if (value >= 20) {
    const ten = tens[Math.floor(value / 10) - 2] ?? "";
    return value % 10 === 0 ? ten : `${ten}-${small[value % 10] ?? ""}`;
  }
  return small[value] ?? "";
}

/** 3 becomes "third", 21 "twenty-first". */
function ordinalWords(value: number): string {
  const words = numberWords(value);
  const last = words.split(/[ -]/).at(-1) ?? words;
  const head = words.slice(0, words.length - last.length);
  const ordinal =
    irregularOrdinals[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return head + ordinal;
}

const units: Readonly<Record<string, string>> = {
  km: "kilometres",
  kms: "kilometres",
  kg: "kilos",
  kgs: "kilos",
  lb: "pounds",
  lbs: "pounds",
  h: "hours",
  hr: "hours",
  hrs: "hours",
  min: "minutes",
  mins: "minutes",
  m: "million",
  mi: "miles",
  k: "thousand",
  l: "litres",
  yrs: "years",
  cm: "centimetres",
};

const currencies: Readonly<Record<string, string>> = {
  $: "dollars",
  "£": "pounds",
  "€": "euros",
};

function wordsOf(digits: string): string {
  const plain = digits.replaceAll(",", "");
  const [whole = "0", fraction] = plain.split(".");
  if (whole.length > 12) {
    return "a great many";
  }
  const words = numberWords(Number(whole));
  if (fraction === undefined || fraction === "") {
    return words;
  }
  return `${words} point ${fraction
    .split("")
    .map((digit) => small[Number(digit)] ?? "")
    .join(" ")}`;
}

function hourWords(hour: string, minutes: string | undefined, half: string | undefined): string {
  const value = Number(hour);
  const past = minutes === undefined || minutes === "00" ? "" : ` ${numberWords(Number(minutes))}`;
  const afternoon = value === 12 || value < 6 ? "in the afternoon" : "in the evening";
  const tail = half === undefined ? "" : half.startsWith("a") ? " in the morning" : ` ${afternoon}`;
  return `${numberWords(value)}${past}${tail}`;
}

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;

/** Turns every figure of a text into spoken words, with its unit or currency; years stay figures. */
export function spellNumbers(text: string): string {
  return text
    .replace(/\b24\s?\/\s?7\b/g, "day and night")
    .replace(/\b9\s?(?:-|to)\s?5\b/gi, "nine to five")
    .replace(
      /\b(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?m\b\.?/gi,
      (_, hour: string, minutes: string | undefined, half: string) =>
        hourWords(hour, minutes, half.toLowerCase()),
    )
    .replace(/\b([01]?\d|2[0-3]):([0-5]\d)\b/g, (_, hour: string, minutes: string) =>
      hourWords(hour, minutes, undefined),
    )
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/gi, (_, digits: string) => ordinalWords(Number(digits)))
    .replace(/\b(\d{1,2})x\b/gi, (_, digits: string) => `${numberWords(Number(digits))} times`)
    .replace(
      /\b(run|ran|running|walk|race|jog)( an?| my first)? (\d{1,2})k\b/gi,
      (_, verb: string, article: string | undefined, digits: string) =>
        article === undefined
          ? `${verb} ${wordsOf(digits)} kilometres`
          : `${verb}${article} ${wordsOf(digits)} k race`,
    )
    .replace(
      new RegExp(String.raw`([$£€])\s?(${number})(?:\s?(k|m)\b)?`, "gi"),
      (_, sign: string, digits: string, scale: string | undefined) => {
        const scaled = scale === undefined ? "" : ` ${units[scale.toLowerCase()] ?? ""}`;
        return `${wordsOf(digits)}${scaled} ${currencies[sign] ?? ""}`;
      },
    )
    .replace(new RegExp(String.raw`\b(${number})\s?%`, "g"), (_, digits: string) => {
      return `${wordsOf(digits)} percent`;
    })
    .replace(
      new RegExp(String.raw`\b(${number})(\s?)([a-z]{1,3})\b`, "gi"),
      (whole, digits: string, space: string, unit: string) => {
        const name = units[unit.toLowerCase()];
        const loneLetter = space !== "" && unit.length === 1;
        if (name === undefined || loneLetter) {
          return whole;
        }
        const singular = digits === "1" ? name.replace(/s$/, "") : name;
        return `${wordsOf(digits)} ${singular}`;
      },
    )
    .replace(new RegExp(String.raw`\b${number}\b`, "g"), (digits) =>
      /^(?:19|20)\d\d$/.test(digits) ? digits : wordsOf(digits),
    );
}
