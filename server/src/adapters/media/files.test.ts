import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeMedia } from "../../ports/media.suite.ts";
import { createFileMedia } from "./files.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "media-"));
});
afterAll(() => rm(directory, { recursive: true }));
const root = () => mkdtemp(join(directory, "root-"));

describeMedia("File", async () => createFileMedia(await root()));

describe("File media", () => {
  it("leaves no temporary file, neither of its own nor of a process that was killed", async () => {
    const place = await root();
    await mkdir(join(place, ".temporary"));
    await writeFile(join(place, ".temporary", "half"), "half an object");
    const media = await createFileMedia(place);
    await media.put("a/b.mp3", Buffer.from("whole"), "audio/mpeg");
    expect(await readdir(place, { recursive: true })).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/half/)]),
    );
    expect(await readdir(join(place, ".temporary"))).toEqual([]);
  });

  it("makes its directory, with those above it", async () => {
    const place = join(await root(), "not", "there");
    const media = await createFileMedia(place);
    await media.put("a/b.mp3", Buffer.from("whole"), "audio/mpeg");
    expect(await readdir(join(place, "a"))).toEqual(["b.mp3"]);
  });

  it("leaves no temporary file of an object that could not take its place", async () => {
    const place = await root();
    const media = await createFileMedia(place);
    await mkdir(join(place, "a", "b.mp3"), { recursive: true });
    await expect(media.put("a/b.mp3", Buffer.from("x"), "audio/mpeg")).rejects.toThrow("rename");
    expect(await readdir(join(place, ".temporary"))).toEqual([]);
  });

  it("gives an empty object", async () => {
    const media = await createFileMedia(await root());
    await media.put("a/b.mp3", new Uint8Array(), "audio/mpeg");
    const body = await media.open("a/b.mp3", null);
    expect(body?.length).toBe(0);
    expect(await new Response(body?.stream).text()).toBe("");
  });

  it("has nothing below a file", async () => {
    const place = await root();
    const media = await createFileMedia(place);
    await writeFile(join(place, "file"), "");
    expect(await media.stat("file/b.mp3")).toBeNull();
    expect(await media.listFolders("file/")).toEqual([]);
  });

  // Windows lets not everybody make links.
  it.skipIf(process.platform === "win32")("tells a disk's fault from nothing", async () => {
    const place = await root();
    const media = await createFileMedia(place);
    await symlink("b.mp3", join(place, "b.mp3"));
    await expect(media.stat("b.mp3")).rejects.toThrow("ELOOP");
    await expect(media.open("b.mp3", null)).rejects.toThrow("ELOOP");
  });

  it("refuses a type that the key's extension does not say", async () => {
    const media = await createFileMedia(await root());
    await expect(media.put("a/b.mp3", Buffer.from("x"), "image/webp")).rejects.toThrow("extension");
  });

  it("is not healthy when the disk has no room for another inspiration", async () => {
    let free = 16 * 1024 * 1024;
    const media = await createFileMedia(await root(), async () => free);
    await media.checkHealth();
    free -= 1;
    await expect(media.checkHealth()).rejects.toThrow("full");
  });

  it("is not healthy without its directory", async () => {
    const place = await root();
    const media = await createFileMedia(place);
    await rm(place, { recursive: true });
    await expect(media.checkHealth()).rejects.toThrow("ENOENT");
  });
});
