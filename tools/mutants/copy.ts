import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { Source } from "./mutants.ts";

/** A copy of the repository, to change. */
export interface Copy {
  readonly root: string;
  /** Where what runs in it leaves its temporary files. */
  readonly temporary: string;
  write(sources: readonly Source[]): void;
  remove(): void;
}

/** Copies the repository without what is built or installed, and links the packages that are installed in it. */
export function copyRepository(from: string): Copy {
  const folder = mkdtempSync(join(tmpdir(), "hearten-mutants-"));
  const root = join(folder, "repository");
  const temporary = join(folder, "temporary");
  mkdirSync(temporary);
  cpSync(from, root, { recursive: true, filter: (path) => !isLeft(relative(from, path)) });
  linkPackages(from, root);
  for (const workspace of ["server", "reading"])
    if (existsSync(join(from, workspace, "node_modules")))
      symlinkSync(join(from, workspace, "node_modules"), join(root, workspace, "node_modules"));
  return {
    root,
    temporary,
    write(sources) {
      for (const { name, content } of sources) writeFileSync(join(root, name), content);
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** What is not copied, by its path from the root. */
const isLeft = (path: string) =>
  /(?:^|\/)(?:node_modules|\.git|\.cache|\.env|dist[a-z-]*)$|^data$|^native\/(?:android|ios)$/.test(
    path,
  );

/** Each package by a link of its own: those of the repository itself have to lead into the copy. */
function linkPackages(from: string, to: string): void {
  const own = "@hearten";
  mkdirSync(join(to, "node_modules", own), { recursive: true });
  for (const name of readdirSync(join(from, "node_modules")))
    if (name !== own) symlinkSync(join(from, "node_modules", name), join(to, "node_modules", name));
  for (const name of readdirSync(join(from, "node_modules", own)))
    symlinkSync(
      readlinkSync(join(from, "node_modules", own, name)),
      join(to, "node_modules", own, name),
    );
}
