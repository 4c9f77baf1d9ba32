// Checks the committed native projects. `npm run check` runs this file.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findNativeFaults, type Read } from "./native-faults.ts";
import { dependency, environment, node, root } from "./setup.mjs";

/** Files that the Capacitor CLI would change; paths from the root. */
function findStaleFiles(): string[] {
  provideMadeFiles();
  const before = fingerprints();
  const { status, stdout, stderr } = spawnSync(
    node,
    [dependency("@capacitor/cli/bin/capacitor"), "update"],
    { cwd: join(root, "native"), env: environment, encoding: "utf8" },
  );
  if (status !== 0) return [`The Capacitor CLI ended with ${status}:\n${stdout}${stderr}`];
  const after = fingerprints();
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => `${path} was not what the Capacitor CLI writes; now it is.`);
}

/** Generated files that the CLI needs and a new clone does not have. */
function provideMadeFiles(): void {
  mkdirSync(join(root, "native/android/app/src/main/assets"), { recursive: true });
  const page = join(root, "web/dist-native/index.html");
  if (existsSync(page)) return;
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, "<!doctype html><title>Not built yet</title>\n");
}

/** A fingerprint of all files in `native` that are or could be committed. */
function fingerprints(): Map<string, string> {
  const listed = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "native"],
    { cwd: root, encoding: "utf8" },
  );
  const paths = listed.split("\0").filter(Boolean);
  return new Map(
    paths.map((path) => [
      path,
      createHash("sha256")
        .update(readFileSync(join(root, path)))
        .digest("hex"),
    ]),
  );
}

/** Paths in `native`. */
export const listXml = (): string[] =>
  globSync(
    [
      "android/app/src/main/{AndroidManifest.xml,res/**/*.xml}",
      "ios/App/App/{*.plist,*.entitlements,*.xcprivacy,**/*.storyboard}",
    ],
    { cwd: join(root, "native"), exclude: (path) => /config\.xml$|\/public\//.test(path) },
  );

/** Reads a file in `native`. */
export const readNative: Read = (path) => readFileSync(join(root, "native", path), "utf8");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = listXml();
  const faults = [...findNativeFaults(readNative, files), ...findStaleFiles()];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (files.length === 0) process.stderr.write("No native projects were found.\n");
  process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0;
}
