import { describe, expect, it, vi } from "vitest";
import { createAppUpdate } from "./app-update.ts";

/** A browser with one service worker's registration. */
async function setUp(waiting: boolean) {
  const worker = Object.assign(new EventTarget(), { postMessage: vi.fn<(text: string) => void>() });
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ? worker : null,
    installing: null as EventTarget | null,
    update: vi.fn<() => Promise<void>>(() => Promise.reject(new Error("out of reach"))),
  });
  const container = Object.assign(new EventTarget(), { ready: Promise.resolve(registration) });
  const timers: (() => void)[] = [];
  const reload = vi.fn<() => void>();
  const update = createAppUpdate({
    // Only the used part.
    workers: container as unknown as ServiceWorkerContainer,
    after(_milliseconds, callback) {
      timers.push(callback);
      return () => {};
    },
    reload,
  });
  await Promise.resolve();
  return { update, registration, worker, container, timers, reload };
}

describe("A newer app", () => {
  it("is ready when it waits, and loads the page once it has taken over", async () => {
    const { update, worker, container, timers, reload } = await setUp(true);
    expect(update.isReady.get()).toBe(true);
    update.apply();
    expect(worker.postMessage).toHaveBeenCalledWith("activate");
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event("controllerchange"));
    for (const giveUp of timers) giveUp();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("loads the page also where the browser never says that it has taken over", async () => {
    const { update, timers, reload } = await setUp(true);
    update.apply();
    timers[0]?.();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("becomes ready while the page is open", async () => {
    const { update, registration, worker } = await setUp(false);
    expect(update.isReady.get()).toBe(false);
    registration.installing = worker;
    registration.dispatchEvent(new Event("updatefound"));
    worker.dispatchEvent(new Event("statechange"));
    expect(update.isReady.get()).toBe(false);
    registration.waiting = worker;
    worker.dispatchEvent(new Event("statechange"));
    expect(update.isReady.get()).toBe(true);
  });

  it("does not reload the page when another page has activated an update", async () => {
    const { update, container, reload } = await setUp(false);
    container.dispatchEvent(new Event("controllerchange"));
    expect(reload).not.toHaveBeenCalled();
    update.check();
    update.apply();
    expect(reload).toHaveBeenCalledOnce();
  });
});
