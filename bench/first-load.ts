// The JavaScript that a cold load of the login needs, with gzip at level 9, beside a bare React page that is built by the
// same Vite in the same run.
import { launchBrowser, visit } from "../e2e/browser.ts";
import { removeData, startProduct } from "../e2e/product.ts";
import { startBareReact } from "./bare-react.ts";
import { gzipKilobytes } from "./script-size.ts";
import { printTable } from "./table.ts";

/** All scripts that the page loads until the network is idle, with their kB. */
async function measure(address: string): Promise<{ kilobytes: number; scripts: number }> {
  const browser = await launchBrowser();
  const { page } = await visit(browser, address);
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await browser.close();
  return { kilobytes: await gzipKilobytes(scripts), scripts: scripts.length };
}

await using started = new AsyncDisposableStack();
const product = await startProduct();
started.defer(async () => {
  await product.end("SIGTERM");
  await removeData(product);
});
const { kilobytes, scripts } = await measure(`${product.address}/login`);

const bareReact = await startBareReact();
started.defer(() => bareReact.end());
const reference = await measure(bareReact.address);

printTable("JavaScript of a cold login, kB gzip (reference: bare React)", [
  { "login kB": kilobytes, scripts, "reference kB": reference.kilobytes },
]);
