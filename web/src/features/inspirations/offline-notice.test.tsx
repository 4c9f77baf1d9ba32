import { act, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { finished, setUpStore, snapshot } from "./inspirations-store.fakes.ts";
import { OfflineNotice } from "./offline-notice.tsx";

/** The notice for a list that is up to date, with a server whose answers the test chooses. */
function open() {
  const server = { error: new ApiError("network", "no answer") };
  const connection = setUpStore({ listInspirations: () => Promise.reject(server.error) });
  const { store, hear } = connection;
  store.open();
  hear(snapshot(finished));
  render(<OfflineNotice store={store} clock={{ now: () => 0 }} />);
  return {
    server,
    setOnline: (isOnline: boolean) => act(() => connection.isOnline.set(isOnline)),
    loseStream: () => act(connection.lose),
    hear: () => act(() => hear(snapshot(finished))),
    wait: (milliseconds: number) => act(() => connection.wait(milliseconds)),
  };
}

const words = () => screen.getByRole("status").textContent.replace(/ Showing what was here .*/, "");

describe("A list that may have changed meanwhile", () => {
  it("says nothing while it is kept up", () => {
    open();
    expect(words()).toBe("");
  });

  it("says that one is offline when the device has no network", async () => {
    const { setOnline, wait } = open();
    setOnline(false);
    await wait(3_000);
    expect(words()).toBe("You're offline.");
  });

  it("says that Hearten can't be reached when there is a network and nobody answers", async () => {
    const { loseStream, wait } = open();
    loseStream();
    await wait(3_000);
    expect(words()).toBe("We can't reach Hearten.");
  });

  it("changes its words with the network while nobody answers", async () => {
    const { setOnline, loseStream, hear, wait } = open();
    loseStream();
    await wait(3_000);
    setOnline(false);
    expect(words()).toBe("You're offline.");
    setOnline(true);
    // It is not known yet whether the server answers.
    expect(words()).toMatch(/^Showing what was here at \d\d:\d\d\.$/);
    await wait(3_000);
    expect(words()).toBe("We can't reach Hearten.");
    hear();
    expect(words()).toBe("");
  });

  it("speaks of no network when the answer is that it can't be told now", async () => {
    const { server, loseStream, wait } = open();
    server.error = new ApiError("unavailable", "503");
    loseStream();
    await wait(1_500);
    expect(words()).toBe("We couldn't look for new ones.");
  });
});
