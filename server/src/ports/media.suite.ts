import { beforeEach, describe, expect, it } from "vitest";
import type { Media } from "./media.ts";

/** What every store of media does. */
export function describeMedia(name: string, create: () => Promise<Media>): void {
  describe(`${name} media`, () => {
    let media: Media;
    const key = "inspirations/a-1/x_Y/audio.mp3";
    const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);

    beforeEach(async () => {
      media = await create();
    });

    const read = async (range: { start: number; end: number } | null) => {
      const body = await media.open(key, range);
      if (body === null) return null;
      const read = Buffer.from(await new Response(body.stream).arrayBuffer());
      expect(read.byteLength).toBe(body.length);
      return read;
    };

    it("has nothing under a key before it is put", async () => {
      expect(await media.stat(key)).toBeNull();
      expect(await media.open(key, null)).toBeNull();
    });

    it("gives back what was put", async () => {
      await media.put(key, bytes, "audio/mpeg");
      expect(await media.stat(key)).toMatchObject({ size: 200_000, type: "audio/mpeg" });
      expect((await read(null))?.equals(bytes)).toBe(true);
    });

    it("says of each kind of file what it is", async () => {
      for (const [file, type] of [
        ["a.mp3", "audio/mpeg"],
        ["a.jpg", "image/jpeg"],
        ["a.webp", "image/webp"],
        ["a.json", "application/json"],
        ["a.bin", "application/octet-stream"],
      ] as const) {
        await media.put(`kinds/${file}`, bytes, type);
        expect(await media.stat(`kinds/${file}`)).toMatchObject({ type });
      }
    });

    it("gives any range of it", async () => {
      await media.put(key, bytes, "audio/mpeg");
      for (const [start, end] of [
        [0, 0],
        [0, 199_999],
        [1_000, 70_000],
        [199_999, 199_999],
      ] as const)
        expect((await read({ start, end }))?.equals(bytes.subarray(start, end + 1))).toBe(true);
    });

    it("replaces an object whole, and its tag with it", async () => {
      await media.put(key, bytes, "audio/mpeg");
      const before = await media.stat(key);
      expect(await media.stat(key)).toEqual(before);
      await media.put(key, bytes.toReversed(), "audio/mpeg");
      const after = await media.stat(key);
      expect(after?.size).toBe(before?.size);
      expect(after?.etag).not.toBe(before?.etag);
      expect(after?.etag).toMatch(/^[\w.+/=-]+$/);
      expect((await read(null))?.equals(bytes.toReversed())).toBe(true);
    });

    it("keeps what it was given when the caller's bytes change afterwards", async () => {
      const own = bytes.slice();
      await media.put(key, own, "audio/mpeg");
      own.fill(0);
      expect((await read(null))?.equals(bytes)).toBe(true);
    });

    it("removes all under a prefix and nothing beside it", async () => {
      const others = ["inspirations/a-10/x/audio.mp3", "inspirations/b/audio.mp3"];
      for (const one of [key, "inspirations/a-1/audio.mp3", ...others])
        await media.put(one, bytes, "audio/mpeg");
      await media.deleteAll("inspirations/a-1/");
      await media.deleteAll("inspirations/a-1/");
      expect(await media.stat(key)).toBeNull();
      expect(await media.stat("inspirations/a-1/audio.mp3")).toBeNull();
      for (const other of others) expect(await media.stat(other)).not.toBeNull();
    });

    it("names the folders that lie directly below a prefix", async () => {
      expect(await media.listFolders("inspirations/a-1/")).toEqual([]);
      for (const one of ["x_Y/cover.webp", "x_Y/deep/er.webp", "z/audio.mp3", "beside.mp3"])
        await media.put(
          `inspirations/a-1/${one}`,
          bytes,
          one.endsWith("mp3") ? "audio/mpeg" : "image/webp",
        );
      await media.put("inspirations/a-10/x/audio.mp3", bytes, "audio/mpeg");
      const folders = await media.listFolders("inspirations/a-1/");
      expect(folders.toSorted()).toEqual(["inspirations/a-1/x_Y/", "inspirations/a-1/z/"]);
      await media.deleteAll("inspirations/a-1/z/");
      expect(await media.listFolders("inspirations/a-1/")).toEqual(["inspirations/a-1/x_Y/"]);
    });

    it("takes no key that could be a way out", async () => {
      for (const wrong of [
        "../secret.mp3",
        "a/../b.mp3",
        "/a.mp3",
        "a//b.mp3",
        "a\\b.mp3",
        "a/b",
        "a/.mp3",
        "a/b.mp3\0",
        "a/%2e%2e/b.mp3",
        "",
      ]) {
        await expect(media.put(wrong, bytes, "audio/mpeg")).rejects.toThrow("not a media key");
        await expect(media.stat(wrong)).rejects.toThrow("not a media key");
        await expect(media.open(wrong, null)).rejects.toThrow("not a media key");
      }
      for (const wrong of ["", "/", "a", "../", "../a/", "a/../", "a//"]) {
        await expect(media.deleteAll(wrong)).rejects.toThrow("not a prefix");
        await expect(media.listFolders(wrong)).rejects.toThrow("not a prefix");
      }
    });

    it("is healthy", async () => {
      await expect(media.checkHealth()).resolves.toBeUndefined();
    });
  });
}
