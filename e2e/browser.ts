import { existsSync, statfsSync } from "node:fs";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright-core";
import { stack } from "./stack.ts";

/** What a browser's pages did that none of the product's may do in ordinary use. */
export interface Faults {
  /** Errors and warnings on the console, those of requests that ended badly among them, and uncaught errors. */
  readonly found: readonly string[];
  /** From here on faults that match are expected: the journey provokes them. */
  expect(pattern: RegExp): void;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: Faults;
}

/**
 * How the browser treats `play()` without a tap: `free` lets it, as a person who has used the site
 * before is treated; `strict` wants a fresh tap each time, as Safari on a phone does.
 */
export type Autoplay = "free" | "strict";

/** What the console says where there is no service worker. */
const workerIsBlocked = /Service Worker registration blocked/;

/** For the journeys that need the service worker, as everybody has it. */
export const withWorker = { serviceWorkers: "allow" } as const;

/** For the journeys in which something moves, as for who has not asked for stillness. */
export const withMotion = { reducedMotion: "no-preference" } as const;

/** The browser of an iPhone, to which Apple's buttons show. */
export const iPhone = {
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
};

const autoplayPolicy = {
  free: "no-user-gesture-required",
  strict: "user-gesture-required",
} satisfies Record<Autoplay, string>;

/** Where Chromium's processes share memory, unless told not to. A container's has 64 MB where nobody asks for more. */
const sharedMemory = "/dev/shm";
/** Enough for the pages of all workers, in bytes. */
const enough = 1 << 30;

/** Playwright has it share memory in files of the temporary folder: some 6 % more of the processors for the browser. */
function hasSharedMemory(): boolean {
  if (!existsSync(sharedMemory)) return false;
  const { bavail, bsize } = statfsSync(sharedMemory);
  return bavail * bsize >= enough;
}

/** What starts the Chromium of this machine, quietly, and with the speed that it has for everybody. */
export const launchOptions = (autoplay: Autoplay) => ({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
    // A request to any other server fails, and the console says so.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    `--autoplay-policy=${autoplayPolicy[autoplay]}`,
  ],
});

const forJourneys = [
  // Its requests cross no process: some 9 % less of the processors for all journeys. Its cookies may not be stored when it ends.
  "--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface",
  // A page lives for seconds: what would be compiled anew to run faster costs more than it saves, a tenth of what pages take.
  "--js-flags=--no-opt --no-maglev",
];

/** What starts the browser of journeys, which takes less of the processors and is no measure of speed. */
export function journeyOptions(autoplay: Autoplay) {
  const options = launchOptions(autoplay);
  return { ...options, args: [...options.args, ...forJourneys] };
}

export function launchBrowser(autoplay: Autoplay = "free"): Promise<Browser> {
  return chromium.launch(launchOptions(autoplay));
}

/** The browser of one person, who is still signed in when it is started from this folder again. */
export function launchOwnBrowser(folder: string, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...launchOptions("free"), baseURL });
}

/**
 * A new person's browser: no cookies, nothing cached. Nothing moves in it, and it has no service worker; the
 * journeys about either ask for it.
 */
export async function visit(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    // What moves is drawn anew sixty times a second.
    reducedMotion: "reduce",
    // It fetches the whole app for each new browser, and the driver misses requests that it lets pass.
    serviceWorkers: "block",
    ...options,
  });
  const faults = watchFaults(context);
  if (options.serviceWorkers !== "allow") faults.expect(workerIsBlocked);
  // There the scripts for popups are loaded before anybody asks for one.
  if (options.userAgent === iPhone.userAgent) await stack.popups.prepare(context);
  return { page: await context.newPage(), context, faults };
}

/**
 * A picture for the system's controls. The browser asks for it in its own time, which may be after a sign-out: then it
 * isn't found.
 */
const missingControlPicture = /status of 404 .*\/api\/media\/.*\/artwork\b/;

/** Watches every window of the browser, popups too. Its console says which requests ended badly. */
function watchFaults(context: BrowserContext): Faults {
  const found: string[] = [];
  const expected: RegExp[] = [missingControlPicture];
  const note = (fault: string) => {
    if (!expected.some((pattern) => pattern.test(fault))) found.push(fault);
  };
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      note(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (failure) => note(`uncaught: ${failure.error().message}`));
  return { found, expect: (pattern) => void expected.push(pattern) };
}
