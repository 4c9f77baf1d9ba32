import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const program = fileURLToPath(new URL("web-app.ts", import.meta.url));

describe("The web app that is built", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "web-app-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    [{}, "", "embedded", ""],
    [{ STACK: "hosted" }, "", "hosted", ""],
    [{ IDENTITY: "firebase" }, "", "hosted", ""],
    [{ STACK: "hosted", IDENTITY: "embedded" }, "", "embedded", ""],
    [{ STACK: "" }, "STACK=embedded", "embedded", ""],
    [{}, "STACK=hosted\nVITE_API_BASE=https://api.example", "hosted", "https://api.example"],
    [{ STACK: "embedded" }, "STACK=hosted", "embedded", ""],
    [{ STACK: "no such" }, "", "embedded", ""],
  ])("is that of the settings: %j and %j in .env", (env, file, stack, apiBase) => {
    writeFileSync(join(folder, ".env"), file);
    const said = execFileSync(process.execPath, [program], { cwd: folder, env, encoding: "utf8" });
    expect(JSON.parse(said)).toEqual({ stack, apiBase });
  });
});
