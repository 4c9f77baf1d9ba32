// Lighthouse's figures for a cold load of login, dashboard and player, beside a bare React page in the same run. Exits
// with 1 when a median misses its goal.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchOwnBrowser } from "../e2e/browser.ts";
import { removeData, startProduct } from "../e2e/product.ts";
import { becomeListener, newAccount } from "../e2e/steps.ts";
import { startBareReact } from "./bare-react.ts";
import {
  type ColdLoad,
  type Figures,
  measureColdLoad,
  openBrowser,
} from "./lighthouse/cold-load.ts";
import { median, printTable } from "./table.ts";

const rounds = 3;

const reference = "bare React (reference)";

/** Scores: the lowest that are allowed. All other figures: the highest. */
const scores: readonly string[] = ["performance", "accessibility", "best practices"];
const everywhere = { accessibility: 100, "best practices": 100, "TBT ms": 50, CLS: 0 };
/** `LCP ratio` is the largest contentful paint beside that of the bare React page in the same run. */
const goals: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  login: { ...everywhere, performance: 99, "LCP ratio": 1.2, "JS kB gzip": 100 },
  dashboard: { ...everywhere, performance: 97, "LCP ratio": 1.6, "JS kB gzip": 125 },
  player: { ...everywhere, performance: 97, "LCP ratio": 1.6, "JS kB gzip": 125 },
};
const reaches = (name: string, value: number, goal: number) =>
  scores.includes(name) ? value >= goal : value <= goal;

/** Makes a person with a finished inspiration, who is signed in with this browser profile. */
async function moveIn(profile: string, address: string) {
  const context = await launchOwnBrowser(profile, address);
  try {
    const page = await context.newPage();
    const title = await becomeListener(page, newAccount());
    await page.getByRole("button", { name: title, exact: true }).click();
    await page.getByRole("heading", { name: "Your Inspiration" }).waitFor();
    const playerState: unknown = await page.evaluate(() => history.state);
    return { title, playerState };
  } finally {
    await context.close();
  }
}

/** Measures all pages in turn, once per round, so that a busy moment does not hit one page only. */
async function measure(profile: string, loads: readonly ColdLoad[]) {
  const browser = await openBrowser(profile);
  try {
    const runs: (Figures & { readonly name: string })[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const load of loads)
        runs.push({ name: load.name, ...(await measureColdLoad(browser, load)) });
    return runs;
  } finally {
    await browser.close();
  }
}

async function measureAll() {
  const profile = await mkdtemp(join(tmpdir(), "hearten-browser-"));
  const product = await startProduct();
  const bareReact = await startBareReact();
  try {
    const { title: text, playerState } = await moveIn(profile, product.address);
    const stranger = { isSignedIn: false, historyState: null };
    const person = { isSignedIn: true, historyState: null, text };
    return await measure(profile, [
      {
        ...stranger,
        name: "login",
        address: `${product.address}/login`,
        title: "Sign in - Hearten",
        text: "Sign In",
      },
      {
        ...person,
        name: "dashboard",
        address: `${product.address}/dashboard`,
        title: "Your personal inspirations - Hearten",
      },
      {
        ...person,
        name: "player",
        address: `${product.address}/player`,
        title: "Player - Hearten",
        historyState: playerState,
      },
      {
        ...stranger,
        name: reference,
        address: bareReact.address,
        title: "Hello",
        text: "Hello",
      },
    ]);
  } finally {
    await bareReact.end();
    await product.end("SIGTERM");
    await removeData(product);
    await rm(profile, { recursive: true });
  }
}

const runs = await measureAll();
const mediansOf = (name: string) => {
  const own = runs.filter((run) => run.name === name);
  return Object.fromEntries(
    Object.keys(own[0]?.values ?? {}).map((figure) => [
      figure,
      median(own.map(({ values }) => values[figure] ?? Number.NaN)),
    ]),
  );
};
const bareLcp = mediansOf(reference)["LCP ms"] ?? Number.NaN;
const pages = [...new Set(runs.map(({ name }) => name))].map((name) => {
  const medians: Record<string, number> = mediansOf(name);
  const ratio = Math.round(((medians["LCP ms"] ?? Number.NaN) / bareLcp) * 100) / 100;
  const faults = runs.filter((run) => run.name === name).flatMap((run) => run.faults);
  return { name, medians: { ...medians, "LCP ratio": ratio }, faults: [...new Set(faults)] };
});

printTable(`Lighthouse, phone on slow 4G, loaded cold, medians of ${rounds}`, [
  ...pages.map(({ name, medians }) => ({ page: name, ...medians })),
  ...Object.entries(goals).map(([name, goal]) => ({ page: `goal of ${name}`, ...goal })),
]);

const missed = pages.flatMap(({ name, medians, faults }) => {
  const all: Readonly<Record<string, number>> = medians;
  const figures = Object.entries(goals[name] ?? {})
    .filter(([figure, goal]) => !reaches(figure, all[figure] ?? Number.NaN, goal))
    .map(([figure, goal]) => `${figure} ${all[figure]}, and the goal is ${goal}`);
  return (figures.length > 0 ? [...figures, ...faults] : []).map((fault) => `${name}: ${fault}`);
});
for (const line of missed) process.stderr.write(`MISSED: ${line}\n`);
process.exit(missed.length === 0 ? 0 : 1);
