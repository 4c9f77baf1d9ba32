import { expect, it } from "vitest";
import { modelNames } from "./model.ts";

it("stores each model once", () => {
  expect(new Set(modelNames).size).toBe(modelNames.length);
});
