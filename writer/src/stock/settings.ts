import type { Setting } from "./page.ts";
import { StockError } from "./stock-fault.ts";

/** Reads settings; each way throws a StockError where the setting is missing or not known. */
export interface Settings {
  text(key: string): string;
  texts(key: string): readonly string[];
  one<Value extends string>(key: string, known: readonly Value[]): Value;
  /** May be empty. */
  some<Value extends string>(key: string, known: readonly Value[]): readonly Value[];
}

/**
 * Refuses settings that are not known, which would otherwise count for nothing.
 *
 * @throws StockError that names the first of them
 */
export function refuseUnknown(
  file: string,
  settings: ReadonlyMap<string, Setting>,
  known: readonly string[],
): void {
  for (const [key, { at }] of settings)
    if (!known.includes(key))
      throw new StockError([{ file, line: at, problem: `unknown setting ${key}` }]);
}

/** @param at the line to name for a setting that is missing */
export function createSettings(
  file: string,
  settings: ReadonlyMap<string, Setting>,
  at: number,
): Settings {
  function fail(line: number, problem: string): never {
    throw new StockError([{ file, line, problem }]);
  }
  const find = (key: string) => settings.get(key) ?? fail(at, `the setting ${key} is missing`);
  function text(key: string): string {
    const setting = find(key);
    const [value, another] = setting.values;
    if (value === undefined || another !== undefined) fail(setting.at, `${key} needs one value`);
    return value;
  }
  function check<Value extends string>(key: string, value: string, known: readonly Value[]): Value {
    const found = known.find((each) => each === value);
    return found ?? fail(find(key).at, `unknown ${key}: ${value}`);
  }
  return {
    text,
    texts: (key) => find(key).values,
    one: (key, known) => check(key, text(key), known),
    some: (key, known) => find(key).values.map((value) => check(key, value, known)),
  };
}
