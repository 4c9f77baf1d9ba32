import { describe, expect, it } from "vitest";
import { networkOf } from "./client-network.ts";

describe("A client's network", () => {
  it("is an IPv4 address, however the socket tells it", () => {
    expect(networkOf("192.0.2.1")).toBe("192.0.2.1");
    expect(networkOf("::ffff:192.0.2.1")).toBe("192.0.2.1");
  });

  it("is the first half of an IPv6 address, however it is written", () => {
    const written = ["2001:db8:0:2::1", "2001:DB8::2:0:0:0:9", "2001:0db8:0000:0002:a:b:c:d"];
    expect(written.map(networkOf)).toEqual(written.map(() => "2001:db8:0:2"));
    expect(networkOf("2001:db8:0:3::1")).not.toBe(networkOf("2001:db8:0:2::1"));
    expect(networkOf("::1")).toBe("0:0:0:0");
    expect(networkOf("2001:db8::")).toBe("2001:db8:0:0");
  });
});
