// JavaScript that a cold visit of the login loads, gzip at level 9, beside a bare React page built
// by the same Vite in the same run.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { launchBrowser, visit } from "../e2e/browser.ts";
import { removeData, startProduct } from "../e2e/product.ts";
import { printTable } from "./table.ts";

const gzipKilobytes = (text: string | Buffer) => gzipSync(text, { level: 9 }).length / 1000;

/** kB of every script that the page fetched until the network was quiet. */
async function measureLogin(): Promise<{ kilobytes: number; scripts: number }> {
  const product = await startProduct();
  const browser = await launchBrowser();
  const { page } = await visit(browser, product.address);
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await page.goto("/login", { waitUntil: "networkidle" });
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  await browser.close();
  await product.end("SIGTERM");
  await removeData(product);
  return {
    kilobytes: texts.reduce((sum, text) => sum + gzipKilobytes(text), 0),
    scripts: scripts.length,
  };
}

/** kB of a page that renders one heading. It lies here so that it finds this workspace's React. */
async function measureBareReact(): Promise<number> {
  const here = dirname(fileURLToPath(import.meta.url));
  const folder = mkdtempSync(join(here, "dist-"));
  writeFileSync(
    join(folder, "index.html"),
    '<div id="root"></div><script type="module" src="./main.js"></script>',
  );
  writeFileSync(
    join(folder, "main.js"),
    'import { createElement } from "react";\nimport { createRoot } from "react-dom/client";\n' +
      'createRoot(document.getElementById("root")).render(createElement("h1", null, "Hello"));\n',
  );
  try {
    await build({ root: folder, logLevel: "silent", configFile: false });
    const assets = join(folder, "dist", "assets");
    return readdirSync(assets)
      .filter((file) => file.endsWith(".js"))
      .reduce((sum, file) => sum + gzipKilobytes(readFileSync(join(assets, file))), 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { kilobytes, scripts } = await measureLogin();
printTable("JavaScript of a cold login, kB gzip (reference: bare React)", [
  { "login kB": kilobytes, scripts, "reference kB": await measureBareReact() },
]);
