import { status } from "@hearten/contract/inspirations.ts";
import { expect, test } from "vitest";
import { inspirationOf } from "./inspirations.fakes.ts";
import { kindOf } from "./kind.ts";

test("what is pending or processing waits, and nothing else does", () => {
  expect(
    status.options.map((option) => [option, kindOf(inspirationOf({ status: option }))]),
  ).toEqual([
    ["pending", "waiting"],
    ["processing", "waiting"],
    ["completed", "finished"],
    ["failed", "failed"],
  ]);
});
