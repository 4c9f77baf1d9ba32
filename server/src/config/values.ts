import { isIP } from "node:net";
import * as v from "valibot";

export const wholeNumber = (least: number, most: number, sentence: string) =>
  v.pipe(
    v.string(),
    v.digits(sentence),
    v.transform(Number),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  );

export const host = v.pipe(
  v.string(),
  v.check(
    (text) => isIP(text) > 0 || /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text),
    "must be an address or a name of this machine such as 127.0.0.1, without a port.",
  ),
);

/** The origin as browsers write it; null for what is more or less than an origin of the web. */
function toWebOrigin(text: string): string | null {
  if (!/^https?:\/\/[^/?#@\s]+\/*$/i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).origin;
}

export const webAddress = v.pipe(
  v.string(),
  v.transform(toWebOrigin),
  v.string("must be an address such as https://hearten.example, without a path."),
);

/** Shells have schemes of their own, of which URLs know no origin. */
const isShellOrigin = (text: string) => /^(?!https?:)[a-z][a-z0-9+.-]*:\/\/[a-z0-9.-]+$/.test(text);

export const origin = v.pipe(
  v.string(),
  v.transform((text) =>
    text.endsWith("/") ? null : (toWebOrigin(text) ?? (isShellOrigin(text) ? text : null)),
  ),
  v.string("must be origins such as https://app.example, parted by commas, without a path."),
);

/** What has no space in it. */
export const word = v.pipe(v.string(), v.trim(), v.regex(/^\S+$/, "must not hold a space."));

/** Values of one kind, parted by commas. */
export const list = <Value extends v.GenericSchema<string, unknown>>(value: Value) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    v.array(value),
  );
