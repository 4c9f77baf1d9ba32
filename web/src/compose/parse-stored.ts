import * as v from "valibot";

/** Null if it is missing, or was written by another version of the app in another shape. */
export function parseStored<T>(shape: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const parsed = v.safeParse(shape, value);
  return parsed.success ? parsed.output : null;
}
