// What all journeys share that need no settings of their own: a product, a browser, and a finished
// inspiration to begin with. Vitest starts it before the first journey.
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { journeyOptions } from "./browser.ts";
import { registerMember } from "./member.ts";
import { removeData, startProduct } from "./product.ts";
import { sharedDescription } from "./steps.ts";

/** How a journey reaches it. */
export interface SharedProduct {
  /** `http://127.0.0.1:PORT` */
  readonly address: string;
  /** By which what the product keeps is found. */
  readonly environment: Readonly<Record<string, string>>;
  /** Where Playwright connects to the browser. */
  readonly browser: string;
  /** An inspiration that is being generated, or is finished by now. */
  readonly inspiration: { readonly id: string; readonly token: string };
}

declare module "vitest" {
  interface ProvidedContext {
    sharedProduct: SharedProduct;
  }
}

/** Vitest calls it once, and calls what it returns after the last journey. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Ends what has been started, also when the rest can't be.
  await using started = new AsyncDisposableStack();
  const browser = await chromium.launchServer(journeyOptions("free"));
  started.defer(() => browser.close());
  const product = await startProduct();
  started.defer(async () => {
    await product.end("SIGTERM");
    await removeData(product);
    // The journeys that met them say only what they saw of them.
    for (const entry of product.log) if (entry.includes('"level":50')) console.error(entry);
  });
  const member = await registerMember(product.address);
  project.provide("sharedProduct", {
    address: product.address,
    environment: product.storage.environment,
    browser: browser.wsEndpoint(),
    // Nobody waits for it here.
    inspiration: { id: await member.ask(1, sharedDescription), token: member.token },
  });
  const running = started.move();
  return () => running.disposeAsync();
}
