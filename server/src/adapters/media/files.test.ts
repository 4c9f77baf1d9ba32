import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
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

  it("refuses a type that the key's extension does not say", async () => {
    const media = await createFileMedia(await root());
    await expect(media.put("a/b.mp3", Buffer.from("x"), "image/webp")).rejects.toThrow("extension");
  });

  it("is not healthy when the disk has no room for another inspiration", async () => {
    let free = 100e6;
    const media = await createFileMedia(await root(), async () => free);
    await media.checkHealth();
    free = 1e6;
    await expect(media.checkHealth()).rejects.toThrow("full");
  });

  it("is not healthy without its directory", async () => {
    const place = await root();
    const media = await createFileMedia(place);
    await rm(place, { recursive: true });
    await expect(media.checkHealth()).rejects.toThrow("ENOENT");
  });
});
