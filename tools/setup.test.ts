import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const programs = ["setup.mjs", "run-node.mjs"];

/** A checkout whose only dependency is a development dependency in its own folder. */
const checkout = {
  "package.json": { name: "checkout", devDependencies: { program: "file:program" } },
  "package-lock.json": {
    name: "checkout",
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": { name: "checkout", devDependencies: { program: "file:program" } },
      "node_modules/program": { resolved: "program", link: true },
      program: { version: "1.0.0", dev: true },
    },
  },
  "program/package.json": { name: "program", version: "1.0.0" },
};

describe("Setting a checkout up", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "setup-"));
    for (const [path, content] of Object.entries(checkout)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), JSON.stringify(content));
    }
    for (const program of programs)
      cpSync(fileURLToPath(new URL(program, import.meta.url)), join(root, "tools", program));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const run = (code: string) =>
    spawnSync(process.execPath, ["--input-type=module", "--eval", code], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      encoding: "utf8",
    });

  it("installs what it takes to build and run, whatever is set for production", () => {
    const { status } = run('import("./tools/setup.mjs").then((it) => it.install())');
    expect(status).toBe(0);
    expect(existsSync(join(root, "node_modules", "program"))).toBe(true);
  });

  it("takes the program itself on Windows, where a script can't be started without a shell", () => {
    const { stdout } = run(`
      Object.defineProperty(process, "platform", { value: "win32" });
      import("./tools/setup.mjs").then((it) => console.log(it.node));
    `);
    expect(stdout.trim()).toMatch(/node_modules\Wnode\Wbin\Wnode\.exe$/);
  });

  it.each([
    ["run-node.mjs", 'process.exit(it.runNode(["server/src/main.ts"]))'],
    ["setup.mjs", "it.readWebApp()"],
  ])("says why it fails where the Node.js of the lockfile can't be started: %s", (file, use) => {
    const { status, stderr } = run(`import("./tools/${file}").then((it) => ${use})`);
    expect(status).toBe(1);
    expect(stderr).toContain("ENOENT");
  });
});
