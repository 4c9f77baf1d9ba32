import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { Bindings } from "./bindings.ts";
import { clientAddressOf } from "./client-address.ts";

async function addressBehind(proxies: number, forwarded: string | null): Promise<string> {
  const app = new Hono<Bindings>();
  app.get("/", (context) => context.text(clientAddressOf(context, proxies)));
  const headers = new Headers(forwarded === null ? {} : { "x-forwarded-for": forwarded });
  const environment = { incoming: { socket: { remoteAddress: "10.0.0.9" } } };
  return (await app.request("/", { headers }, environment)).text();
}

describe("The client's address", () => {
  it("is the other end of the socket, whatever the client says", async () => {
    expect(await addressBehind(0, null)).toBe("10.0.0.9");
    expect(await addressBehind(0, "192.0.2.1")).toBe("10.0.0.9");
  });

  it("is what the operator's outermost proxy has seen", async () => {
    expect(await addressBehind(1, "192.0.2.1")).toBe("192.0.2.1");
    expect(await addressBehind(1, "203.0.113.7, 192.0.2.1")).toBe("192.0.2.1");
    expect(await addressBehind(2, "203.0.113.7, 192.0.2.1,10.0.0.2")).toBe("192.0.2.1");
    expect(await addressBehind(1, "2001:db8::1")).toBe("2001:db8::1");
  });

  it("is the proxy's own where it says nothing of use", async () => {
    for (const forwarded of [null, "", "unknown", "192.0.2.1, nonsense"])
      expect(await addressBehind(1, forwarded)).toBe("10.0.0.9");
    expect(await addressBehind(2, "192.0.2.1")).toBe("10.0.0.9");
  });
});
