import type { URLOpenListener } from "@capacitor/app";
import { describe, expect, test } from "vitest";
import { followAppLinks, pathOfLink } from "./app-links-native.ts";

const place = { host: "hearten.example", paths: ["/reset-password"] };
const link = "https://hearten.example/reset-password#token=one";

describe("a link that opens the app", () => {
  test("leads to its screen, with what it carries", () => {
    expect(pathOfLink(link, place)).toBe("/reset-password#token=one");
  });

  test.each([
    "https://elsewhere.example/reset-password?token=one",
    "https://hearten.example.elsewhere.example/reset-password",
    "https://hearten.example:8443/reset-password",
    "https://maya@hearten.example/reset-password",
    "http://hearten.example/reset-password?token=one",
    "hearten://hearten.example/reset-password",
    "https://hearten.example/userprofile",
    "https://hearten.example/reset-password/../userprofile",
    "javascript:alert(1)",
    "no address",
  ])("leads nowhere when it is %s", (address) => {
    expect(pathOfLink(address, place)).toBeNull();
  });
});

/** A fake of Capacitor's links: it reports the launch link every time. */
async function openApp(launch: string | null, followed = new Map<string, string>()) {
  const navigated: string[] = [];
  const opened: URLOpenListener[] = [];
  await followAppLinks(
    {
      // One of the plugin's overloads.
      addListener: (async (_name: string, listener: URLOpenListener) => {
        opened.push(listener);
        return { remove: async () => undefined };
      }) as never,
      getLaunchUrl: async () => (launch === null ? undefined : { url: launch }),
    },
    {
      ...place,
      navigate: (path) => navigated.push(path),
      followed: {
        getItem: (key) => followed.get(key) ?? null,
        setItem: (key, value) => void followed.set(key, value),
      },
    },
  );
  return { navigated, followed, open: (url: string) => opened.forEach((tell) => tell({ url })) };
}

describe("the app", () => {
  test("follows the link that has started it", async () => {
    expect((await openApp(link)).navigated).toEqual(["/reset-password#token=one"]);
  });

  test("does not follow it again when the page is loaded anew", async () => {
    const { followed } = await openApp(link);
    expect((await openApp(link, followed)).navigated).toEqual([]);
  });

  test("follows each link that comes while it runs, the same one twice", async () => {
    const { navigated, open } = await openApp(null);
    open(link);
    open("https://elsewhere.example/reset-password?token=two");
    open(link);
    expect(navigated).toEqual(["/reset-password#token=one", "/reset-password#token=one"]);
  });
});
