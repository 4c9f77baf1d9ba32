import { describe, expect, it } from "vitest";
import { findUnusedBytes } from "./unused-bytes.ts";

/** A page with so many cells, which begin at `content`. */
function pageOf(type: number, cells: number, content: number, length = 512, header = 0): Buffer {
  const page = Buffer.alloc(length);
  page[header] = type;
  page.writeUInt16BE(cells, header + 3);
  page.writeUInt16BE(content, header + 5);
  return page;
}

describe("The bytes of a page that belong to nothing", () => {
  it("lie between the list of cells and the cells", () => {
    for (const interior of [2, 5])
      expect(findUnusedBytes(pageOf(interior, 3, 400), 2)).toEqual({ start: 18, end: 400 });
    for (const leaf of [10, 13])
      expect(findUnusedBytes(pageOf(leaf, 3, 400), 2)).toEqual({ start: 14, end: 400 });
  });

  it("lie behind the file's header on the first page", () => {
    const first = pageOf(13, 3, 400, 512, 100);
    expect(findUnusedBytes(first, 1)).toEqual({ start: 114, end: 400 });
    expect(findUnusedBytes(first, 2)).toBeNull();
  });

  it("go to the end of a page without cells, however large it is", () => {
    expect(findUnusedBytes(pageOf(13, 0, 512), 2)).toEqual({ start: 8, end: 512 });
    expect(findUnusedBytes(pageOf(13, 0, 0, 65_536), 2)).toEqual({ start: 8, end: 65_536 });
  });

  it("are none on a page of another kind, a full one, or one that contradicts itself", () => {
    for (const other of [0, 1, 3, 12]) expect(findUnusedBytes(pageOf(other, 3, 400), 2)).toBeNull();
    expect(findUnusedBytes(pageOf(13, 3, 14), 2)).toBeNull();
    expect(findUnusedBytes(pageOf(13, 3, 13), 2)).toBeNull();
    expect(findUnusedBytes(pageOf(13, 3, 513), 2)).toBeNull();
    expect(findUnusedBytes(pageOf(13, 3, 0), 2)).toBeNull();
  });
});
