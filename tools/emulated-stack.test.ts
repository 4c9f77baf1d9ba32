import { describe, expect, it } from "vitest";
import { readStack } from "../server/src/config.ts";
import { emulatedStack } from "./emulated-stack.mjs";

describe("The stack that runs against the emulators", () => {
  it("is the hosted one, whatever .env picks for the product of every day", () => {
    /** Every variable that picks a service, with what keeps it on this machine. */
    const file: Record<string, string> = {};
    for (const [name, picked] of Object.entries(readStack({ STACK: "embedded" }) ?? {}))
      if (typeof picked === "string") file[name.toUpperCase()] = picked;
    expect(Object.keys(file)).toContain("IDENTITY");
    // What is set in the environment goes before what stands in .env.
    const settings = { ...file, ROLE: "api", ...emulatedStack({}) };
    expect(readStack(settings)).toEqual(readStack({ STACK: "hosted" }));
  });
});
