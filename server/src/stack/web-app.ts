import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";

/** The file in which the build notes its `STACK`; see `tools/setup.mjs`. */
const note = ".built-for";

/**
 * Rejects with a sentence if the web app was built for the sign-in of the other stack: nobody could sign in. Passes
 * if there is no web app, or if it does not say for which stack it was built.
 */
export async function checkWebApp({
  webDirectory,
  stack,
}: Pick<Config, "webDirectory" | "stack">): Promise<void> {
  const asked = stack.identity === "firebase" ? "hosted" : "embedded";
  const built = await readFile(join(webDirectory, note), "utf8").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      return asked;
    },
  );
  if (built !== asked)
    throw new Error(
      `the web app in ${webDirectory} is built for STACK=${built}, and the settings (STACK, IDENTITY) ` +
        `ask for the sign-in of ${asked}; it has to be built with the same settings.`,
    );
}
