import { describe, expect, it } from "vitest";
import { readEvents } from "./server-sent-events.ts";

const { signal } = new AbortController();

/** The events of an answer that comes in these pieces. */
async function read(type: string | null, ...pieces: readonly (string | Uint8Array)[]) {
  const left = [...pieces];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(Buffer.from(piece));
    },
  });
  const response = new Response(stream, { headers: type === null ? {} : { "Content-Type": type } });
  const events: string[] = [];
  for await (const event of readEvents(response, signal)) events.push(event);
  return events;
}

describe("The events of an answer", () => {
  it.each(["text/event-stream", "text/x-application/json", null])(
    "are told one by one when it is said to be %s",
    async (type) => {
      expect(await read(type, "data: one\n\nda", "ta: two\n\n")).toEqual(["one", "two"]);
    },
  );

  it.each(["application/json", "Application/JSON; charset=utf-8"])(
    "are one when it is a document, of the type %s",
    async (type) => {
      const document = 'data: {"a":\n\n1}';
      expect(await read(type, document.slice(0, 9), document.slice(9))).toEqual([document]);
    },
  );

  it("may lack the empty line after the last one", async () => {
    expect(await read(null, "data: one\n\ndata: two")).toEqual(["one", "two"]);
  });

  it("keep letters whole whose bytes come apart", async () => {
    const bytes = Buffer.from("data: caf\u00E9\n\n");
    expect(await read(null, bytes.subarray(0, 10), bytes.subarray(10))).toEqual(["caf\u00E9"]);
  });

  it("come among lines that are no part of any", async () => {
    expect(await read(null, ": still here\n\nnonsense\n\nretry: soon\n\ndata: one\n\n")).toEqual([
      "one",
    ]);
  });

  it("are given up when one has no end, and may be long", async () => {
    const endless = read(null, "data: ", "x".repeat(600_000), "x".repeat(600_000));
    await expect(endless).rejects.toMatchObject({ kind: "unusable" });
    expect(await read(null, "data: ", "x".repeat(900_000), "\n\n")).toHaveLength(1);
  });

  it("may be a document of a million characters, and no longer one", async () => {
    const type = "application/json";
    expect(await read(type, "x".repeat(1_000_000))).toHaveLength(1);
    const endless = read(type, "x".repeat(1_000_000), "x");
    await expect(endless).rejects.toMatchObject({ kind: "unusable" });
  });
});
