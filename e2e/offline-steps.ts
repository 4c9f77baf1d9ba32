// What the browser stores for the time without a network, read from its page.
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";

/** The messages of the browser when the server or the network is gone. */
export const outOfReach =
  /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH|ERR_NETWORK|network error response/;

/**
 * Gives the network back. The driver does not tell so a page that was loaded without one, and even says to it that
 * it is online; a browser tells it.
 */
export async function giveNetworkBack(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  for (const page of context.pages()) await page.evaluate(() => dispatchEvent(new Event("online")));
}

/** Resolves when the app can be opened without a network. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve),
      );
  });
}

/** The paths of downloaded files of inspirations. */
function broughtHere(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("kept-"));
    const keys = await Promise.all(
      names.map(async (name) => (await caches.open(name)).keys().then((all) => [...all])),
    );
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** All data of the person in the browser, as text; empty when there is none. */
export async function keptForPerson(page: Page): Promise<string> {
  // What begins with `device:` is the device's own, and says nothing of anybody.
  const stored = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => !key.startsWith("device:"))
      .flat()
      .join("\n"),
  );
  return [...(await broughtHere(page)), stored].join("\n");
}

/** Goes as far on the open player as counts for listening. Resolves as `untilBroughtHere` does. */
export async function listenUntilBroughtHere(page: Page): Promise<string> {
  await page.getByRole("slider", { name: "Seek" }).fill("5");
  return untilBroughtHere(page);
}

/** Resolves when the audio of what is playing is fully downloaded, and the page remembers that it is. */
export async function untilBroughtHere(page: Page): Promise<string> {
  const audio = async () => (await broughtHere(page)).find((path) => path.endsWith("/audioUrl"));
  await expect.poll(audio, { timeout: 30_000 }).toBeDefined();
  const remembered = () => page.evaluate(() => localStorage.getItem("downloads"));
  await expect.poll(remembered, { timeout: 30_000 }).toContain('"audioUrl"');
  return (await audio()) ?? "";
}
