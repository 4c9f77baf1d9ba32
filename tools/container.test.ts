import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

/** What the container's steps take from the working copy. */
const taken = [...read("Containerfile").matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(
  ([, given = ""]) => given.split(" ").slice(0, -1),
);
const workspaces = (JSON.parse(read("package.json")) as { workspaces: string[] }).workspaces;
const letThrough = read(".dockerignore")
  .split("\n")
  .filter((line) => line.startsWith("!"))
  .map((line) => line.slice(1));
const isLetThrough = (path: string) =>
  letThrough.some((allowed) => path === allowed || path.startsWith(`${allowed}/`));

describe("The container", () => {
  it("gets every file that its steps take", () => {
    expect(taken.filter((path) => path !== "." && !isLetThrough(path))).toEqual([]);
  });

  it("knows every workspace of the lockfile", () => {
    const packages = workspaces.map((name) => `${name}/package.json`);
    expect(packages.filter((path) => !isLetThrough(path))).toEqual([]);
    expect(packages.filter((path) => !taken.includes(path))).toEqual([]);
  });
});
