import { describe, expect, it } from "vitest";
import { createAccountCookies } from "./account-cookies.ts";
import { createDeviceCookies } from "./device-cookies.ts";

const key = Buffer.from("a key");
const plainCookies = createAccountCookies(false, false);
const cookies = createDeviceCookies(key, plainCookies);
const withCookie = (value: string) => new Headers({ cookie: value });
const sentBack = (written: readonly string[]) => withCookie(written[0]?.split(";")[0] ?? "");

describe("A browser's cookie", () => {
  it("proves that it belongs to the account, and keeps its name", () => {
    const headers = sentBack(cookies.remember(new Headers(), "Ann@example.com"));
    const device = cookies.identify(headers, "ann@EXAMPLE.com");
    expect(device).toMatch(/^[\w-]{22}$/);
    expect(cookies.remember(headers, "ann@example.com")).toEqual([]);
  });

  it("proves nothing for another account, with another key, or made up", () => {
    const headers = sentBack(cookies.remember(new Headers(), "ann@example.com"));
    expect(cookies.identify(headers, "bob@example.com")).toBeNull();
    const others = createDeviceCookies(Buffer.from("another key"), plainCookies);
    expect(others.identify(headers, "ann@example.com")).toBeNull();
    for (const value of ["", "hearten.device=", "hearten.device=a.b", "hearten.device=."])
      expect(cookies.identify(withCookie(value), "ann@example.com")).toBeNull();
  });

  it("is out of reach of scripts, names nobody, and goes to the account's calls alone", () => {
    const [plain = ""] = cookies.remember(new Headers(), "ann@example.com");
    expect(plain).toMatch(/^hearten\.device=[\w-]{22}\.[\w-]{43}; /);
    expect(plain).toContain("Max-Age=34560000; Path=/api/account; HttpOnly; SameSite=Lax");
    const secure = createDeviceCookies(key, createAccountCookies(true, true));
    const [elsewhere = ""] = secure.remember(new Headers(), "ann");
    expect(elsewhere).toMatch(/^__Host-hearten\.device=.*; Secure; SameSite=None$/);
  });
});
