import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { SignInInterrupted } from "./provider-sign-in.ts";
import { createNativeSignIn, type NativeSignInParts } from "./provider-sign-in-native.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const forever = new Promise<never>(() => undefined);

type Login = (options: { provider: string; options: object }) => Promise<object>;

function setUp(login: Login, more: Partial<NativeSignInParts> = {}) {
  const calls: unknown[] = [];
  // The plugin has more providers than these two.
  const plugin = {
    initialize: async (options: object) => void calls.push(options),
    login: async (options: { provider: string; options: object }) => {
      calls.push(options);
      return { provider: options.provider, result: await login(options) };
    },
    logout: async ({ provider }: { provider: string }) => void calls.push(`logout ${provider}`),
  } as unknown as NativeSignInParts["plugin"];
  const obtainCredential = createNativeSignIn({
    plugin,
    google: { webClientId: "web", iosClientId: "ios" },
    createNonce: () => "raw",
    hash: async (text) => hashOf(text),
    boundToNonce: ["google", "apple"],
    ...more,
  });
  return { calls, obtainCredential, plugin };
}

const { signal } = new AbortController();
const google = { responseType: "online", idToken: "token", profile: { givenName: "Maya" } };
const apple = {
  idToken: "token",
  authorizationCode: "code",
  profile: { givenName: " Maya ", familyName: "" },
};

describe("the system's dialogs", () => {
  test("give Google's token, bound to a nonce that only its hash has left", async () => {
    const { calls, obtainCredential } = setUp(async () => google);
    expect(await obtainCredential("google", signal)).toEqual({
      kind: "id-token",
      provider: "google",
      idToken: "token",
      nonce: "raw",
      authorizationCode: null,
      firstName: "Maya",
      lastName: null,
    });
    expect(calls).toEqual([
      {
        google: { webClientId: "web", iOSClientId: "ios", iOSServerClientId: "web" },
        apple: { useProperTokenExchange: true },
      },
      { provider: "google", options: { nonce: hashOf("raw"), forcePrompt: true } },
      "logout google",
    ]);
  });

  test("give Apple's token with its code and the name that is told once", async () => {
    const { calls, obtainCredential } = setUp(async () => apple);
    expect(await obtainCredential("apple", signal)).toMatchObject({
      provider: "apple",
      idToken: "token",
      nonce: "raw",
      authorizationCode: "code",
      firstName: "Maya",
      lastName: null,
    });
    expect(calls).toContainEqual({ provider: "apple", options: { nonce: hashOf("raw") } });
    expect(calls.at(-1)).toBe("logout apple");
  });

  test("have no nonce for a provider whose tokens are checked without one", async () => {
    const { calls, obtainCredential } = setUp(async () => google, { boundToNonce: ["apple"] });
    expect(await obtainCredential("google", signal)).toMatchObject({ nonce: null });
    expect(calls).toContainEqual({ provider: "google", options: { forcePrompt: true } });
  });

  test("are made ready once, and again after that has failed", async () => {
    const { calls, obtainCredential, plugin } = setUp(async () => google);
    const { initialize } = plugin;
    plugin.initialize = () => Promise.reject(new Error("not now"));
    await expect(obtainCredential("google", signal)).rejects.toThrow(SignInInterrupted);
    plugin.initialize = initialize;
    await obtainCredential("google", signal);
    await obtainCredential("google", signal);
    expect(calls.filter((call) => JSON.stringify(call).includes("webClientId"))).toHaveLength(1);
  });

  test.each([
    ["closed", () => Promise.reject(Object.assign(new Error(), { code: "USER_CANCELLED" }))],
    ["refused", () => Promise.reject(new Error("Client ID is not set"))],
    ["refused", async () => ({ ...google, idToken: null })],
    ["refused", async () => ({ responseType: "offline", serverAuthCode: "code" })],
  ])("end without a credential: %s", async (interruption, login) => {
    const { obtainCredential } = setUp(login);
    await expect(obtainCredential("google", signal)).rejects.toMatchObject({ interruption });
  });

  test("tell why they have failed", async () => {
    const cause = new Error("Client ID is not set");
    const { obtainCredential } = setUp(() => Promise.reject(cause));
    await expect(obtainCredential("google", signal)).rejects.toMatchObject({ cause });
  });

  test("count no more once they are withdrawn or another one is open", async () => {
    const { obtainCredential } = setUp(() => forever);
    const withdrawal = new AbortController();
    const first = obtainCredential("google", signal);
    const second = obtainCredential("apple", withdrawal.signal);
    await expect(first).rejects.toMatchObject({ interruption: "replaced" });
    const reason = new Error("nobody waits");
    withdrawal.abort(reason);
    await expect(second).rejects.toBe(reason);
    await expect(obtainCredential("apple", withdrawal.signal)).rejects.toBe(reason);
  });
});
