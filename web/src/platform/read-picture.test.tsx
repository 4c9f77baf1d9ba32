import { expect, it } from "vitest";
import { createReadPicture } from "./read-picture.ts";

/** A picture that is broken off, as one is whose time is over. */
const brokenOff = () =>
  new ReadableStream({
    start(body) {
      body.error(new DOMException("No answer came in time", "TimeoutError"));
    },
  });

const picture = new Response(new Blob(["a"], { type: "image/jpeg" }));

it.each([
  ["the server has none", async () => new Response("", { status: 404 })],
  ["nobody answers", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["it does not end in time", async () => new Response(brokenOff())],
])("a picture is none when %s", async (_when, fetch) => {
  expect(await createReadPicture(fetch)("/cover.jpg")).toBeNull();
});

it("a picture is an address that holds it", async () => {
  expect(await createReadPicture(async () => picture)("/cover.jpg")).toBe(
    "data:image/jpeg;base64,YQ==",
  );
});
