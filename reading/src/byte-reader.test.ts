import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { readBytes } from "./byte-reader.ts";

describe("Bytes of a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "bytes-"));
  const file = pathToFileURL(join(folder, "weights.bin"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are taken from multiples of four on", () => {
    const bytes = new Uint8Array(28);
    bytes.set([1, 255, 3]);
    bytes.set(new Uint8Array(Float32Array.of(0.5, -2).buffer), 4);
    bytes.set([7], 12);
    bytes.set(new Uint8Array(Int32Array.of(-70_000).buffer), 16);
    bytes.set(new Uint8Array(Float64Array.of(2 ** 52 + 1).buffer), 20);
    writeFileSync(file, bytes);
    const taken = readBytes(file, (reader) => [
      reader.takeWholes(3),
      reader.takeNumbers(2),
      reader.takeWholes(1),
      reader.takeIntegers(1),
      reader.takeDoubles(1),
    ]);
    expect(taken).toEqual([
      Int8Array.of(1, -1, 3),
      Float32Array.of(0.5, -2),
      Int8Array.of(7),
      Int32Array.of(-70_000),
      Float64Array.of(2 ** 52 + 1),
    ]);
  });

  it("are not made up where there are none", () => {
    writeFileSync(file, new Uint8Array(6));
    expect(() => readBytes(file, (reader) => reader.takeNumbers(2))).toThrow("ends too early");
  });
});
