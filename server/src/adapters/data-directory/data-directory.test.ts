import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DataDirectory, DataDirectoryError, openDataDirectory } from "./data-directory.ts";

const isRoot = process.getuid?.() === 0;

describe("The data directory", () => {
  let parent: string;
  let path: string;
  let opened: DataDirectory[];

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), "data-directory-"));
    path = join(parent, "data");
    opened = [];
  });
  afterEach(async () => {
    for (const directory of opened) directory.release();
    await rm(parent, { recursive: true });
  });

  const open = async () => {
    const directory = await openDataDirectory(path);
    opened.push(directory);
    return directory;
  };
  const refusal = async () => {
    const error = await openDataDirectory(path).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(DataDirectoryError);
    return error instanceof Error ? error.message : "";
  };

  it("is made when it is not there, and has a secret for its owner's eyes alone", async () => {
    const { secret } = await open();
    expect(secret.byteLength).toBe(32);
    const { mode } = await stat(join(path, "secret"));
    expect(mode & 0o777).toBe(0o600);
  });

  it("keeps its secret", async () => {
    const first = await open();
    first.release();
    const second = await open();
    expect(second.secret).toEqual(first.secret);
  });

  it("may be there and empty", async () => {
    await mkdir(path);
    await open();
    expect((await stat(join(path, "hearten.txt"))).isFile()).toBe(true);
  });

  it("is refused when it holds something else, and stays as it is", async () => {
    await mkdir(path);
    await writeFile(join(path, "thesis.doc"), "years of work");
    expect(await refusal()).toBe(
      `DATA_DIR: ${path} holds files that are not Hearten's; choose an empty or a new directory.`,
    );
    await expect(stat(join(path, "secret"))).rejects.toThrow("ENOENT");
  });

  it("is refused when it is no directory", async () => {
    await writeFile(path, "a file");
    expect(await refusal()).toBe(`DATA_DIR: ${path} is not a directory.`);
    path = join(path, "below");
    expect(await refusal()).toBe(`DATA_DIR: ${path} is not a directory.`);
  });

  it.skipIf(process.platform !== "linux")("is refused where none can be made", async () => {
    path = "/proc/hearten/data";
    expect(await refusal()).toBe("DATA_DIR: /proc/hearten/data can't be made there.");
  });

  it.skipIf(isRoot)("is refused when it can't be written", async () => {
    await mkdir(path);
    await chmod(path, 0o500);
    expect(await refusal()).toBe(`DATA_DIR: ${path} can't be written by this user.`);
  });

  it("is refused while another has it, and free once that one has let go", async () => {
    const first = await open();
    expect(await refusal()).toBe(
      `DATA_DIR: ${path} is in use by another Hearten; stop it or choose another directory.`,
    );
    first.release();
    await open();
  });

  it("is free at once when the process that had it was killed", async () => {
    const program = `
      const { openDataDirectory } = await import(${JSON.stringify(new URL("data-directory.ts", import.meta.url).href)});
      globalThis.held = await openDataDirectory(${JSON.stringify(path)});
      console.log("held");
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    expect(await refusal()).toContain("is in use");
    child.kill("SIGKILL");
    await once(child, "exit");
    await open();
  });

  it("is refused when its secret is damaged", async () => {
    (await open()).release();
    await writeFile(join(path, "secret"), "short");
    expect(await refusal()).toBe(
      `DATA_DIR: ${join(path, "secret")} is damaged; restore it from a backup.`,
    );
  });
});
