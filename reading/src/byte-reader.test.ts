import { expect, it } from "vitest";
import { createByteReader } from "./byte-reader.ts";

it("takes arrays from multiples of four bytes on, wherever the bytes lie", () => {
  const all = new Uint8Array(21);
  // As a buffer lies in a larger one, at an address that is none.
  const bytes = all.subarray(5);
  bytes.set([1, 255, 3]);
  bytes.set(new Uint8Array(Float32Array.of(0.5, -2).buffer), 4);
  bytes.set([7], 12);
  const reader = createByteReader(bytes);
  expect(reader.takeWholes(3)).toEqual(Int8Array.of(1, -1, 3));
  expect(reader.takeNumbers(2)).toEqual(Float32Array.of(0.5, -2));
  expect(reader.takeWholes(1)).toEqual(Int8Array.of(7));
});
