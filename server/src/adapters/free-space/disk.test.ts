import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { createDiskSpace } from "./disk.ts";

describe("The space on a disk", () => {
  it("is that of the directory's own disk", async () => {
    expect(await createDiskSpace(tmpdir(), 1).readBytes()).toBeGreaterThan(1_000_000);
    expect(await createDiskSpace(tmpdir(), 1).hasRoom()).toBe(true);
    expect(await createDiskSpace(tmpdir(), Number.MAX_SAFE_INTEGER).hasRoom()).toBe(false);
  });

  it("is asked for anew each time, and enough from the least on", async () => {
    let free = 100;
    const space = createDiskSpace("data", 100, async (directory) => {
      expect(directory).toBe("data");
      return free;
    });
    expect(await space.hasRoom()).toBe(true);
    free = 99;
    expect([await space.hasRoom(), await space.readBytes()]).toEqual([false, 99]);
    free = 100;
    expect(await space.hasRoom()).toBe(true);
  });
});
