import { popupEndPath } from "@hearten/contract/authentication.ts";
import { describe, expect, it } from "vitest";
import { createPopupSignIn } from "./provider-sign-in-popup.ts";

/** A fake browser with one popup, and a clock that the test controls. */
function setUp({ isBlocked = false } = {}) {
  const opened: { address: URL; name: string }[] = [];
  const popup = {
    closed: false,
    close: () => {
      popup.closed = true;
    },
  };
  const listeners = new Set<(message: unknown) => void>();
  const timers = new Set<{ due: number; callback: () => void }>();
  let now = 0;
  let attempts = 0;
  const obtainCredential = createPopupSignIn("https://api.example.com", {
    origin: "https://example.com",
    nameAttempt: () => `attempt-${(attempts += 1)}`,
    open(address, name) {
      if (isBlocked) return null;
      opened.push({ address: new URL(address), name });
      popup.closed = false;
      return popup;
    },
    listen(channel, receive) {
      expect(channel).toBe(popupEndPath);
      listeners.add(receive);
      return () => listeners.delete(receive);
    },
    after(milliseconds, callback) {
      const timer = { due: now + milliseconds, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const sendAsIs = (message: unknown) => {
    for (const receive of listeners) receive(message);
  };
  return {
    obtainCredential,
    opened,
    popup,
    sendAsIs,
    /** Sends an answer from the last opened popup. */
    send: (answer: string) => {
      const attempt = opened.at(-1)?.address.searchParams.get("attempt");
      sendAsIs(`${answer}&attempt=${attempt}`);
    },
    pass: (milliseconds: number) => {
      const end = now + milliseconds;
      for (;;) {
        const next = [...timers].toSorted((a, b) => a.due - b.due)[0];
        if (next === undefined || next.due > end) break;
        timers.delete(next);
        now = next.due;
        next.callback();
      }
      now = end;
    },
    isAtRest: () => listeners.size === 0 && timers.size === 0,
  };
}

const { signal: forever } = new AbortController();

describe("A sign-in popup", () => {
  it("opens inside the tap and says where it comes back to", () => {
    const { obtainCredential, opened } = setUp();
    void obtainCredential("google", forever);
    expect(opened.map(({ address }) => address.href)).toEqual([
      "https://api.example.com/api/account/popup/google?origin=https%3A%2F%2Fexample.com&attempt=attempt-1",
    ]);
  });

  it("ends with the code, the state and the names that come back", async () => {
    const { obtainCredential, send, popup, isAtRest } = setUp();
    const obtained = obtainCredential("apple", forever);
    send("code=c.1&state=s.aHR0&firstName=Maya&lastName=de%20la%20Cruz");
    expect(await obtained).toEqual({
      kind: "code",
      provider: "apple",
      code: "c.1",
      state: "s.aHR0",
      firstName: "Maya",
      lastName: "de la Cruz",
    });
    expect(popup.closed).toBe(true);
    expect(isAtRest()).toBe(true);
  });

  it.each([
    "code=theirs&state=theirs&attempt=attempt-2",
    "code=theirs&state=theirs",
    "error=access_denied",
    "",
    null,
  ])("takes no answer that is another popup's, or nobody's: %o", async (message) => {
    const { obtainCredential, send, sendAsIs, popup } = setUp();
    const obtained = obtainCredential("google", forever);
    sendAsIs(message);
    expect(popup.closed).toBe(false);
    send("code=mine&state=mine");
    expect(await obtained).toMatchObject({ code: "mine", state: "mine" });
  });

  it.each(["error=access_denied", "code=c", ""])("is refused by %o", async (message) => {
    const { obtainCredential, send } = setUp();
    const obtained = obtainCredential("google", forever);
    send(message);
    await expect(obtained).rejects.toMatchObject({ interruption: "refused" });
  });

  it("that may not open says so at once", async () => {
    const { obtainCredential, isAtRest } = setUp({ isBlocked: true });
    await expect(obtainCredential("google", forever)).rejects.toMatchObject({
      interruption: "blocked",
    });
    expect(isAtRest()).toBe(true);
  });

  it("that closes gives its answer a second to arrive", async () => {
    const { obtainCredential, popup, pass, send } = setUp();
    const obtained = obtainCredential("google", forever);
    popup.closed = true;
    pass(1200);
    send("code=c&state=s");
    expect(await obtained).toMatchObject({ code: "c" });
  });

  it("that closes without an answer was closed by the person", async () => {
    const { obtainCredential, popup, pass, isAtRest } = setUp();
    const obtained = obtainCredential("google", forever);
    pass(60_000);
    popup.closed = true;
    pass(1300);
    await expect(obtained).rejects.toMatchObject({ interruption: "closed" });
    expect(isAtRest()).toBe(true);
  });

  it("makes room for the next one in the same window", async () => {
    const { obtainCredential, opened, send, isAtRest } = setUp();
    const first = obtainCredential("google", forever);
    const second = obtainCredential("apple", forever);
    await expect(first).rejects.toMatchObject({ interruption: "replaced" });
    send("code=c&state=s");
    expect(await second).toMatchObject({ provider: "apple" });
    expect(new Set(opened.map(({ name }) => name)).size).toBe(1);
    expect(isAtRest()).toBe(true);
  });

  it("closes when nobody waits for it any more", async () => {
    const { obtainCredential, popup, isAtRest } = setUp();
    const screen = new AbortController();
    const obtained = obtainCredential("google", screen.signal);
    screen.abort();
    await expect(obtained).rejects.toBe(screen.signal.reason);
    expect(popup.closed).toBe(true);
    expect(isAtRest()).toBe(true);
  });
});
