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

/** A whole number from 0 to 999 billion, the way it is said: 42 becomes "forty-two". */
function wordsOfWhole(value: number): string {
  for (const [scale, name] of scales) {
    if (value >= scale) {
      const rest = value % scale;
      const head = `${wordsOfWhole(Math.floor(value / scale))} ${name}`;
      return rest === 0 ? head : `${head} ${rest < 100 ? "and " : ""}${wordsOfWhole(rest)}`;
    }
  }
  if (value >= 100) {
    const rest = value % 100;
    const head = `${small[Math.floor(value / 100)] ?? ""} hundred`;
    return rest === 0 ? head : `${head} and ${wordsOfWhole(rest)}`;
  }
  if (value >= 20) {
    const ten = tens[Math.floor(value / 10) - 2] ?? "";
    return value % 10 === 0 ? ten : `${ten}-${small[value % 10] ?? ""}`;
  }
  return small[value] ?? "";
}

/** Thousands parted by a point, as most of Europe and South America write them: "46.000". */
const pointedThousands = /^[1-9]\d{0,2}\.000$/;

function wordsOf(digits: string): string {
  const plain = pointedThousands.test(digits) ? digits.replace(".", "") : digits;
  const [whole = "0", fraction = ""] = plain.replaceAll(",", "").split(".");
  const after = fraction.split("").map((digit) => small[Number(digit)] ?? "");
  return [wordsOfWhole(Number(whole)), ...(fraction === "" ? [] : ["point", ...after])].join(" ");
}

const ordinals: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

function ordinalOf(value: number): string {
  const words = wordsOfWhole(value);
  const last = words.split(/[ -]/).at(-1) ?? words;
  const ordinal = ordinals[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return words.slice(0, words.length - last.length) + ordinal;
}

/** Whether a number from 1100 to 2099 is a year, by what stands before and behind it: "in 1985", "1840 onwards". */
function isYear(digits: string, before: string, behind: string): boolean {
  if (/^ (?:onwards?|(?:till|until|to) (?:now|today))\b/i.test(behind)) return true;
  // Of olden times fewer things are told than are counted: "in 1200 metres", "of 1500 words".
  return /^(?:19|20)/.test(digits)
    ? /\b(?:in|since|of|from|year|by|until|till|before|the|my|our|summer|spring|autumn|winter|fall)\s$/i.test(
        before,
      )
    : /\b(?:in|since|from|year|until|till|before|around)\s$/i.test(before) &&
        !/^ (?:to |[a-z]+s\b|people\b)/i.test(behind);
}

/** 2019 becomes "twenty nineteen", 2007 "two thousand and seven", 1985 "nineteen eighty-five". */
function yearOf(digits: string): string {
  const value = Number(digits);
  const century = Math.floor(value / 100);
  const rest = value % 100;
  if (rest === 0 || (century === 20 && rest < 10)) {
    return century === 20 ? wordsOfWhole(value) : `${wordsOfWhole(century)} hundred`;
  }
  return `${wordsOfWhole(century)} ${rest < 10 ? `oh ${small[rest] ?? ""}` : wordsOfWhole(rest)}`;
}

const units: Readonly<Record<string, string>> = {
  km: "kilometres",
  kms: "kilometres",
  kg: "kilos",
  kgs: "kilos",
  lb: "pounds",
  lbs: "pounds",
  st: "stone",
  hr: "hours",
  hrs: "hours",
  h: "hours",
  min: "minutes",
  mins: "minutes",
  mi: "miles",
  cm: "centimetres",
  yrs: "years",
  l: "litres",
  k: "thousand",
  m: "million",
};
const currencies: Readonly<Record<string, string>> = { $: "dollars", "£": "pounds", "€": "euros" };

/** "One pound fifty", "two pounds". */
const nameOfCurrency = (sign: string, whole: string) =>
  whole === "1" ? currencies[sign]?.slice(0, -1) : currencies[sign];

function hourOf(hour: string, minutes = "00", half = ""): string {
  const value = Number(hour);
  const past =
    Number(minutes) === 0 ? "" : ` ${minutes.startsWith("0") ? "oh " : ""}${wordsOf(minutes)}`;
  const late =
    value === 12 || value < 6 ? "in the afternoon" : value < 10 ? "in the evening" : "at night";
  const part = half === "" ? "" : half === "a" ? " in the morning" : ` ${late}`;
  return `${value > 12 ? wordsOf(hour) : (small[value] ?? "")}${past}${part}`;
}

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;

/** Turns every figure of a text into spoken words, with its unit or currency. */
export function speakNumbers(text: string): string {
  return (
    text
      .replace(/\b24\s?\/\s?7\b/g, "day and night")
      // "10/10 day", but a day of a month: "on 5/10".
      .replace(
        /(?<!\b(?:on|by|since|until|till|from|to|before|after|between|and|due|the|born|(?:see|seeing|meet|meeting) you|(?:mon|tues|wednes|thurs|fri|satur|sun)day,?) )\b(\d{1,3})\/(10|100)\b(?!\/)/gi,
        (whole, marks: string, most: string) =>
          Number(marks) <= Number(most) ? `${wordsOf(marks)} out of ${wordsOf(most)}` : whole,
      )
      // "10 000 euros"
      .replace(/(?<![\d.,])[1-9]\d{0,2}(?: 000)+(?![\d.,])/g, (sum) => sum.replaceAll(" ", ""))
      // "$1 million"
      .replace(
        /([$£€])\s?(\d+(?:\.\d+)?) (million|billion|thousand)\b/gi,
        (_, sign: string, digits: string, scale: string) =>
          `${wordsOf(digits)} ${scale} ${currencies[sign] ?? ""}`,
      )
      // A distance that is run or swum, where no money is spoken of: "Fund II closed at 400m".
      .replace(
        /(?<![$£€]\s?)\b(50|60|100|200|400|800|1500)m\b/g,
        (distance, digits: string, _at, whole: string) =>
          /\b(?:fund|bank|sav|sales|revenue|turnover|profit|worth|valu|invest|rais|deal)/i.test(
            whole,
          )
            ? distance
            : `${wordsOf(digits)} metres`,
      )
      .replace(
        /\b(1[0-2]|\d)(?:[:.]([0-5]\d))?\s?([ap])\.?m\b\.?/gi,
        (_, hour: string, minutes: string | undefined, half: string) =>
          hourOf(hour, minutes, half.toLowerCase()),
      )
      .replace(/\b([01]?\d|2[0-3]):([0-5]\d)\b/g, (_, hour: string, minutes: string) =>
        hourOf(hour, minutes),
      )
      // "Ship sails 0500": no amount begins with a nought.
      .replace(
        /(?<![\d.,+-])\b0(\d)([0-5]\d)\b(?!\d|[.,-]\d)/g,
        (_, hour: string, minutes: string) =>
          minutes === "00" && hour !== "0"
            ? `${hourOf(hour)} in the morning`
            : hourOf(hour, minutes),
      )
      .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/gi, (_, digits: string) => ordinalOf(Number(digits)))
      // "the under 16s", "in her 30s"
      .replace(/\b(\d{2})s\b/g, (_, digits: string) =>
        wordsOf(digits).replace(/y$/, "ie").replace(/x$/, "xe").concat("s"),
      )
      // "B2", "U17", "v3": a level, an age or a version; a quarter, "Q4", is a date.
      .replace(
        /\b([a-pr-z])(\d{1,2})\b/gi,
        (_, letter: string, digits: string) => `${letter.toUpperCase()} ${wordsOf(digits)}`,
      )
      .replace(/\b(\d{1,2})x\b/gi, (_, digits: string) => `${wordsOf(digits)} times`)
      .replace(
        /\b((?:run|ran|running|walk|walked|race|raced|jog|swim|first|a|an) )(\d{1,3})k\b(?! (?:steps|words|metres|subscribers|followers|users|a (?:week|month|year)))/gi,
        (_, before: string, digits: string) => `${before}${wordsOf(digits)} k`,
      )
      // A race, where no money is spoken of.
      .replace(/\b(5|10|15|21|42)k\b/gi, (run, digits: string, _at, whole: string) =>
        /[$£€]|\b(?:sav|earn|pay|paid|owe|debt|salary|month|followers|subscribers|users|words|steps)/i.test(
          whole,
        )
          ? run
          : `${wordsOf(digits)} k`,
      )
      // "£41.16"
      .replace(
        /([$£€])\s?(\d+(?:,\d{3})*)\.(\d\d)\b/g,
        (_, sign: string, whole: string, rest: string) =>
          `${wordsOf(whole)} ${nameOfCurrency(sign, whole)}${Number(rest) === 0 ? "" : ` ${wordsOf(rest)}`}`,
      )
      .replace(
        new RegExp(String.raw`([$£€])\s?(${number})(?:\s?([km])\b)?`, "gi"),
        (_, sign: string, digits: string, scale = "") =>
          [wordsOf(digits), units[scale.toLowerCase()], currencies[sign]]
            .filter((word) => word !== undefined)
            .join(" "),
      )
      .replace(
        new RegExp(String.raw`\b(${number})\s?%`, "g"),
        (_, digits: string) => `${wordsOf(digits)} percent`,
      )
      .replace(
        new RegExp(String.raw`\b(${number})(\s?)([a-z]{1,3})\b`, "gi"),
        (whole, digits: string, space: string, unit: string) => {
          const name = units[unit.toLowerCase()];
          if (name === undefined || (space !== "" && unit.length === 1)) {
            return whole;
          }
          return `${wordsOf(digits)} ${digits === "1" ? name.replace(/s$/, "") : name}`;
        },
      )
      .replace(/\b(?:1[1-9]|20)\d\d\b(?![,.]?\d)/g, (digits, offset: number, whole: string) =>
        isYear(digits, whole.slice(0, offset), whole.slice(offset + digits.length))
          ? yearOf(digits)
          : wordsOf(digits),
      )
      .replace(new RegExp(String.raw`\b${number}\b`, "g"), wordsOf)
  );
}
