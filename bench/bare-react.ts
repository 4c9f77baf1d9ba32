import { once } from "node:events";
import { readFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/** A page with one heading, "Hello": the cost of React itself. */
export interface BareReact {
  /** `http://127.0.0.1:PORT/` */
  readonly address: string;
  end(): Promise<void>;
}

const files = {
  "index.html":
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hello</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<link rel="icon" href="data:,"></head>' +
    '<body><main id="root"></main><script type="module" src="./main.js"></script></body></html>',
  "main.js":
    'import { createElement } from "react";\nimport { createRoot } from "react-dom/client";\n' +
    'createRoot(document.getElementById("root")).render(createElement("h1", null, "Hello"));\n',
};

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript" };

/** Builds the page with the web app's Vite and serves it, with gzip at level 9. */
export async function startBareReact(): Promise<BareReact> {
  // It lies here so that it finds this workspace's React.
  const folder = mkdtempSync(join(import.meta.dirname, "dist-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    await build({ root: folder, logLevel: "silent", configFile: false });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const server = createServer(({ url = "/" }, answer) => {
    const name = url === "/" ? "index.html" : url;
    try {
      const bytes = gzipSync(readFileSync(join(folder, "dist", name)), { level: 9 });
      const type = types[extname(name)] ?? "text/plain";
      answer.writeHead(200, { "content-type": type, "content-encoding": "gzip" }).end(bytes);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async end() {
      server.closeAllConnections();
      await once(server.close(), "close");
      rmSync(folder, { recursive: true });
    },
  };
}
