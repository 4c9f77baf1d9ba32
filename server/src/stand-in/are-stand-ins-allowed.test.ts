import { describe, expect, it } from "vitest";
import { areStandInsAllowed } from "./are-stand-ins-allowed.ts";

describe("Stand-ins", () => {
  it.each([
    ["127.0.0.1", "http://127.0.0.1:3000"],
    ["127.0.0.53", "http://127.0.0.53:3000"],
    ["localhost", "http://localhost:3000"],
    ["::1", "http://[::1]:3000"],
  ])("are there where nobody but the machine itself comes: %s", (host, publicUrl) => {
    expect(areStandInsAllowed({ host, publicUrl, isProduction: false, proxies: 0 })).toBe(true);
  });

  it.each([
    ["127.0.0.1", "http://127.0.0.1:3000", true],
    ["0.0.0.0", "http://0.0.0.0:3000", false],
    ["::", "http://[::]:3000", false],
    ["192.0.2.1", "http://192.0.2.1:3000", false],
    ["hearten.example", "http://hearten.example:3000", false],
    ["127.0.0.1.example", "http://127.0.0.1:3000", false],
    ["127.0.0.1", "https://hearten.example", false],
    ["127.0.0.1", "https://localhost.example", false],
    ["127.0.0.1", "https://localhost:8443", false],
  ])("are not there where others do: %s, %s, %s", (host, publicUrl, isProduction) => {
    expect(areStandInsAllowed({ host, publicUrl, isProduction, proxies: 0 })).toBe(false);
  });

  it("are not there behind a proxy, which brings the requests of others", () => {
    const here = { host: "127.0.0.1", publicUrl: "http://127.0.0.1:3000", isProduction: false };
    expect(areStandInsAllowed({ ...here, proxies: 1 })).toBe(false);
  });
});
