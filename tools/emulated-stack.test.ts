import { describe, expect, it } from "vitest";
import { readStack } from "../server/src/config.ts";
import { emulatedStack } from "./emulated-stack.mjs";

describe("The stack that runs against the emulators", () => {
  it("is the hosted one, whatever .env picks for the product of every day", () => {
    /** Every variable that picks a service, with its embedded value. */
    const file: Record<string, string> = {};
    for (const [name, picked] of Object.entries(readStack({ STACK: "embedded" }) ?? {}))
      if (typeof picked === "string") file[name.toUpperCase()] = picked;
    expect(Object.keys(file)).toContain("IDENTITY");
    // The environment has precedence over `.env`.
    const settings = { ...file, ROLE: "api", ...emulatedStack({}) };
    expect(readStack(settings)).toEqual(readStack({ STACK: "hosted" }));
  });
});
