// The web app on its own host, built for an API on another host.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visit } from "./browser.ts";
import { freePort, type Product, removeData, root, startProduct } from "./product.ts";
import { runBrowser } from "./running.ts";
import { stack } from "./stack.ts";
import { create, elapsed, newAccount, register, untilReady, writeGoals } from "./steps.ts";

const running = runBrowser();
let api: Product;
let host: Server;
let webApp: string;
let folder: string;

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".html": "text/html",
};

/** Serves the files of a folder, and its page for every other path. */
function createHost(files: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const name = extname(pathname) === "" ? "index.html" : pathname;
    const file = createReadStream(join(files, name));
    response.setHeader("content-type", types[extname(name)] ?? "application/octet-stream");
    file.once("error", () => response.writeHead(404).end());
    file.pipe(response);
  });
}

/** Builds the web app for this API, as `npm start` does for its own. */
async function buildFor(base: string, files: string): Promise<void> {
  const web = join(root, "web");
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const build = spawn(
    process.execPath,
    [vite, "build", web, "--config", join(web, "vite.config.ts"), "--outDir", files],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: "production",
        VITE_API_BASE: base,
        VITE_STACK: stack.name,
      },
    },
  );
  const [code] = await once(build, "exit");
  expect(code).toBe(0);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "separate-"));
  host = createHost(folder);
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  webApp = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const port = await freePort();
  await buildFor(`http://127.0.0.1:${port}`, folder);
  api = await startProduct({ port, environment: { WEB_ORIGINS: webApp } });
});
afterAll(async () => {
  host.close();
  await api.end("SIGTERM");
  await removeData(api);
  await rm(folder, { recursive: true, force: true });
});

it("the app calls the API that it was built for, signed in, pictures and sound included", async () => {
  const { page, faults } = await visit(running.browser, webApp);
  const calls: { origin: string; path: string }[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push({ origin, path: pathname });
  });
  await register(page, newAccount());
  await writeGoals(page);
  await create(page, "Short", "The garden.");
  const title = await untilReady(page);
  const pictures = () =>
    page
      .getByRole("main")
      .locator("img")
      .evaluateAll((all) =>
        all.map(
          (picture) =>
            picture instanceof HTMLImageElement &&
            picture.naturalWidth > 0 &&
            new URL(picture.src).origin,
        ),
      );
  await expect.poll(pictures).toEqual([api.address]);
  await page.getByRole("button", { name: title, exact: true }).click();
  await expect.poll(() => elapsed(page), { timeout: 15_000 }).toBeGreaterThanOrEqual(1);
  await expect.poll(async () => new Set(await pictures())).toEqual(new Set([api.address]));

  await page.reload();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(calls.map(({ path }) => path)).toContain("/api/create-affirmation");
  expect(calls.filter(({ origin }) => origin !== api.address)).toEqual([]);
  expect(faults.found).toEqual([]);
});
