import { sampleTextPath } from "@hearten/contract/sample.ts";
import { expect, it } from "vitest";
import { readSpokenSample } from "./open-to-all.ts";

const spoken = { lines: [{ text: "You are ready.", start: 0.5, end: 2 }] };

it("what is spoken in the sample is read by the transport, which limits its time", async () => {
  const asked: unknown[] = [];
  const fetch = async (address: unknown) => {
    asked.push(address);
    return Response.json(spoken);
  };
  expect(await readSpokenSample({ fetch })).toEqual(spoken);
  expect(asked).toEqual([sampleTextPath]);
});

it.each([
  ["its time is over", () => Promise.reject(new DOMException("", "TimeoutError"))],
  ["it is something else", async () => new Response("<!doctype html>")],
])("the sample is heard and not shown when %s", async (_when, fetch) => {
  expect(await readSpokenSample({ fetch })).toBeNull();
});
