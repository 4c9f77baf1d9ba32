import { describe, expect, it } from "vitest";
import { isLoopback } from "./loopback.ts";

describe("A host", () => {
  it.each(["localhost", "127.0.0.1", "127.8.9.10", "::1", "[::1]", "::ffff:127.0.0.1"])(
    "is this machine by its own names and addresses: %s",
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );

  it.each([
    "10.0.0.1",
    "192.168.0.1",
    "0.0.0.0",
    "::",
    "::2",
    "::ffff:10.0.0.1",
    "unknown",
    "",
    "localhost.example",
    "127.0.0.1.example",
    "1127.0.0.1",
    "127.0.0.1.5",
    "127.0.0",
    "1::ffff:127.0.0.1",
    "::ffff:127.0.0.1x",
  ])("is not by any other, however alike: %s", (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});
