import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const setup = fileURLToPath(new URL("setup.mjs", import.meta.url));

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
    cpSync(setup, join(root, "tools", "setup.mjs"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it("installs what it takes to build and run, whatever is set for production", () => {
    const { status } = spawnSync(
      process.execPath,
      ["--input-type=module", "--eval", 'import("./tools/setup.mjs").then((it) => it.install())'],
      { cwd: root, env: { ...process.env, NODE_ENV: "production" } },
    );
    expect(status).toBe(0);
    expect(existsSync(join(root, "node_modules", "program"))).toBe(true);
  });
});
