// Finds a Chromium for the journeys. If there is none, it installs Debian's where that is possible.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first is the same Chromium without windows (headless): it needs half of the processor time. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/** @returns {string | null} the path of a browser on this machine */
function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** @returns {string} the path of a browser; ends the process with a plain sentence if there is none */
export function provideBrowser() {
  const present = findBrowser();
  if (present) return present;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    process.stderr.write("Installing Chromium for the journeys ...\n");
    const apt = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, stdio: "ignore" };
    const packages = ["install", "-y", "--no-install-recommends", "chromium-headless-shell"];
    // The package lists of a new machine may be empty or old.
    if (spawnSync("apt-get", packages, /** @type {any} */ (apt)).status !== 0) {
      spawnSync("apt-get", ["update"], /** @type {any} */ (apt));
      spawnSync("apt-get", packages, /** @type {any} */ (apt));
    }
  }
  return findBrowser() ?? giveUp();
}

/** @returns {never} */
function giveUp() {
  process.stderr.write(
    "The journeys need Chromium. Install it (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.\n",
  );
  process.exit(1);
}
