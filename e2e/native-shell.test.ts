// The app in the native shell, with a mock of the phone's plugins.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readWebSettings } from "../native/read-product.mjs";
import { makeListener } from "./beginnings.ts";
import { type Faults, visit } from "./browser.ts";
import { readStoredSignIn } from "./firebase-stored-sign-in.ts";
import { givePhone, type Phone } from "./native-bridge.ts";
import { signInNatively } from "./native-provider.ts";
import { outOfReach } from "./offline-steps.ts";
import { root } from "./product.ts";
import { runProduct } from "./running.ts";
import { isEmbedded, isHosted, stack } from "./stack.ts";
import { type Account, newAccount, register, writeGoals } from "./steps.ts";

/** The origin of the app's files in Android's web view. There is no server. */
const origin = "https://localhost";
const host = readWebSettings().VITE_PRODUCT_HOST;

const running = runProduct();
let files: string;

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".html": "text/html",
  ".woff2": "font/woff2",
};

/** Builds the web app as `npm run native:sync` does, for this API. */
async function buildFor(base: string): Promise<void> {
  const web = join(root, "web");
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const build = spawn(
    process.execPath,
    [vite, "build", web, "--config", join(web, "vite.config.ts"), "--outDir", files],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: "production",
        VITE_API_BASE: base,
        VITE_STACK: stack.name,
        ...readWebSettings(),
      },
    },
  );
  const [code] = await once(build, "exit");
  expect(code).toBe(0);
}

interface Opened {
  readonly page: Page;
  readonly phone: Phone;
  readonly faults: Faults;
}

/** The app on a phone of its own. */
async function openApp(path = "/", launchUrl: string | null = null): Promise<Opened> {
  const { page, context, faults } = await visit(running.browser, origin, {
    // A browser asks before a site may call a server on its machine; a phone's web view does not.
    permissions: ["local-network-access"],
  });
  // A real product uses https; the one under test does not.
  faults.expect(/Mixed Content/);
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = extname(pathname) === "" ? "index.html" : pathname;
    const body = await readFile(join(files, name)).catch(() => null);
    if (body === null) await route.fulfill({ status: 404 });
    else await route.fulfill({ body, contentType: types[extname(name)] ?? "image/png" });
  });
  const phone = await givePhone(context);
  phone.launchUrl = launchUrl;
  await page.goto(path);
  return { page, phone, faults };
}

/** Signs in on the login screen that is open. */
async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** The same as `openApp` for somebody who has signed in there, and has one finished inspiration. */
async function openAppAsListener(): Promise<Opened & { readonly title: string }> {
  const account = newAccount();
  const [title] = await makeListener(running.product, account);
  const opened = await openApp("/login");
  await signIn(opened.page, account);
  await opened.page.getByRole("button", { name: title, exact: true }).waitFor();
  return { ...opened, title };
}

const asked = (phone: Phone, plugin: string, method: string) =>
  phone.calls.filter((call) => call.plugin === plugin && call.method === method);

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), "native-"));
  await buildFor(running.product.address);
});
afterAll(async () => {
  await rm(files, { recursive: true, force: true });
});

/** The stored tokens of the sign-in: in the keychain, or by Firebase's SDK. */
async function proofs({ page, phone }: Opened): Promise<readonly unknown[]> {
  if (isEmbedded) return [...phone.keychain.values()];
  expect(phone.keychain.size).toBe(0);
  const stored = await readStoredSignIn(page);
  return stored === null ? [] : [JSON.stringify(stored.stsTokenManager.accessToken)];
}

const oneProof = [expect.stringMatching(/^"\S{20,}"$/)];

/** Signs in by password, reloads the page, and signs out. The sign-in survives the reload. */
async function comeAndGo(opened: Opened): Promise<void> {
  const { page, phone } = opened;
  await heading(page, "Welcome back").waitFor();
  await expect.poll(() => asked(phone, "SplashScreen", "hide")).toHaveLength(1);
  await register(page, newAccount());
  expect(await proofs(opened)).toEqual(oneProof);
  expect(await page.context().cookies()).toEqual([]);

  await page.reload();
  await heading(page, "Your Goals, Your Way").waitFor();
  expect(await proofs(opened)).toEqual(oneProof);
  await writeGoals(page);
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await heading(page, "Welcome back").waitFor();
  expect(await proofs(opened)).toEqual([]);
  await page.reload();
  await heading(page, "Welcome back").waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
}

/** Signs in by Google's dialog, which the person closes once before. */
async function signInByDialog(
  opened: Opened,
  makeToken: (nonce: string | undefined) => Promise<string>,
): Promise<void> {
  const { page, phone } = opened;
  const google = page.getByRole("button", { name: "Continue with Google" });
  const dialogs = asked(phone, "SocialLogin", "login").length;
  const signOuts = asked(phone, "SocialLogin", "logout").length;
  await google.click();
  await expect.poll(() => asked(phone, "SocialLogin", "login")).toHaveLength(dialogs + 1);
  // The person has closed the dialog: no message is shown, and nobody is signed in.
  expect(await proofs(opened)).toEqual([]);
  phone.signIn = async ({ options }) => {
    const { nonce } = options["options"] as { readonly nonce?: string };
    const idToken = await makeToken(nonce);
    const profile = { givenName: "Maya", familyName: "Lindqvist" };
    return { value: { provider: "google", result: { responseType: "online", idToken, profile } } };
  };
  await google.click();
  await heading(page, "Your Goals, Your Way").waitFor();
  expect(await proofs(opened)).toEqual(oneProof);
  await expect.poll(() => asked(phone, "SocialLogin", "logout")).toHaveLength(signOuts + 1);
}

it("without its server the app starts with the list, and the phone steers what plays when it is back", async () => {
  const { page, phone, faults, title } = await openAppAsListener();
  const context = page.context();
  faults.expect(outOfReach);
  const server = `${running.product.address}/**`;
  await context.route(server, (route) => route.abort("connectionrefused"));
  await page.goto("/");
  await page.getByRole("button", { name: title, exact: true }).waitFor();
  const notice = page.getByText(/^We can't reach Hearten\. Showing/);
  await notice.waitFor();
  await context.unroute(server);
  await notice.waitFor({ state: "detached", timeout: 45_000 });

  await page.getByRole("button", { name: title, exact: true }).click();
  await heading(page, title).waitFor();
  await expect
    .poll(() => asked(phone, "MediaSession", "setPlaybackState").at(-1)?.options)
    .toEqual({ playbackState: "playing" });
  await expect
    .poll(() => asked(phone, "MediaSession", "setMetadata").at(-1)?.options)
    .toMatchObject({
      title,
      artist: "Hearten",
      artwork: [{ src: expect.stringMatching(/^data:image\/\w+;base64,/) }],
    });

  await phone.tell(page, "MediaSession", "pause", {});
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await phone.tell(page, "MediaSession", "seekto", { seekTime: 42 });
  await expect
    .poll(() => asked(phone, "MediaSession", "setPositionState").at(-1)?.options)
    .toMatchObject({ duration: expect.closeTo(60, 0), position: expect.closeTo(42, 0) });

  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect
    .poll(() => asked(phone, "Haptics", "impact"))
    .toEqual([{ plugin: "Haptics", method: "impact", options: { style: "LIGHT" } }]);
  await page.getByRole("button", { name: "Share" }).click();
  await expect
    .poll(() => asked(phone, "Share", "share").map(({ options }) => options))
    .toEqual([
      {
        files: [`file:///cache/shared/${title}.mp3`],
        dialogTitle: "Share",
      },
    ]);

  // Back from the player leads to the dashboard, and from there out of the app.
  await phone.tell(page, "App", "backButton", { canGoBack: true });
  await heading(page, "Your personal inspirations").waitFor();
  expect(asked(phone, "App", "minimizeApp")).toEqual([]);
  await phone.tell(page, "App", "backButton", { canGoBack: true });
  await expect.poll(() => asked(phone, "App", "minimizeApp")).toHaveLength(1);
  await heading(page, "Your personal inspirations").waitFor();

  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Delete My Account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await phone.tell(page, "App", "backButton", { canGoBack: true });
  await dialog.waitFor({ state: "detached" });
  await heading(page, "Your profile").waitFor();

  // A sign-out takes the audio off the phone's media controls.
  await page.getByRole("button", { name: "Sign Out" }).click();
  await heading(page, "Welcome back").waitFor();
  await expect
    .poll(() => asked(phone, "MediaSession", "setPlaybackState").at(-1)?.options)
    .toEqual({ playbackState: "none" });
  await expect
    .poll(() => asked(phone, "MediaSession", "setMetadata").at(-1)?.options)
    .toMatchObject({ title: "" });
  expect(phone.keychain.size).toBe(0);
  expect(faults.found).toEqual([]);
});

it("the phone reminds by itself, with leave alone, until the sign-out", async () => {
  const { page, phone, faults } = await openAppAsListener();
  await page.getByRole("link", { name: "Profile" }).click();
  const remind = page.getByRole("switch", { name: "Remind me" });
  await remind.click();
  await page
    .getByText(/^Your phone doesn't let Hearten notify you, so the reminder stays off/)
    .waitFor();
  expect(await remind.isChecked()).toBe(false);
  expect(asked(phone, "LocalNotifications", "schedule")).toEqual([]);

  phone.allowsNotifications = true;
  await remind.click();
  await page.getByText(/^This phone reminds you by itself/).waitFor();
  const scheduled = () => asked(phone, "LocalNotifications", "schedule").at(-1)?.options;
  await expect.poll(scheduled).toMatchObject({
    notifications: [2, 4, 6].map((weekday) => ({ schedule: { on: { weekday, hour: 8 } } })),
  });
  expect(await page.getByRole("button", { name: "Add to my calendar" }).count()).toBe(0);

  const before = asked(phone, "LocalNotifications", "schedule").length;
  await page.getByRole("button", { name: "Sign Out" }).click();
  await heading(page, "Welcome back").waitFor();
  await expect
    .poll(() => phone.calls.findLast(({ plugin }) => plugin === "LocalNotifications")?.method)
    .toBe("cancel");
  expect(asked(phone, "LocalNotifications", "schedule")).toHaveLength(before);
  expect(faults.found).toEqual([]);
});

describe.runIf(isHosted)("in the shell of the hosted stack", () => {
  it("a sign-in is kept by Firebase's SDK and not in a cookie, over a reload and until the sign-out", async () => {
    const opened = await openApp();
    await comeAndGo(opened);
    expect(opened.faults.found).toEqual([]);
  });

  it("Google signs in by the system's dialog, whose token Firebase takes", async () => {
    const { email } = newAccount();
    // The emulator accepts unsigned tokens.
    const token = { sub: email, email, email_verified: true, name: "Maya Lindqvist" };
    const opened = await openApp("/login");
    await signInByDialog(opened, async () => JSON.stringify(token));
    await writeGoals(opened.page);
    await opened.page.goto("/userprofile");
    const name = opened.page.getByRole("textbox", { name: "Name" });
    await expect.poll(() => name.inputValue()).toBe("Maya Lindqvist");
    expect(opened.faults.found).toEqual([]);
  });
});

// Also has the tests that are the same for both stacks.
describe.runIf(isEmbedded)("in the shell of the embedded stack", () => {
  it("a sign-in is kept in the keychain and not in a cookie, over a reload and until the sign-out", async () => {
    const opened = await openApp();
    await comeAndGo(opened);
    expect(opened.faults.found).toEqual([]);
  });

  it("Google signs in by the system's dialog, whose token is bound to this sign-in", async () => {
    const person = { email: newAccount().email, name: "Maya Lindqvist" };
    const opened = await openApp("/login");
    const { page, phone, faults } = opened;
    const makeToken = (nonce = "") =>
      signInNatively(running.product.address, "google", person, nonce);
    // A token that was made for another sign-in lets nobody in.
    faults.expect(/sign-in-with-credential|status of 401/);
    const { signIn: closeDialog } = phone;
    phone.signIn = async () => {
      const idToken = await makeToken("another");
      return { value: { provider: "google", result: { responseType: "online", idToken } } };
    };
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByText("Google Sign In failed. Please try again.").first().waitFor();
    expect(phone.keychain.size).toBe(0);

    phone.signIn = closeDialog;
    await signInByDialog(opened, makeToken);
    expect(faults.found).toEqual([]);
  });

  it("the link for a new password opens the app at its screen, whether or not it runs", async () => {
    const account = newAccount();
    await stack.accounts.create(running.product.address, account);
    const { page, phone, faults } = await openApp("/login");
    const sendLink = async () => {
      const answer = await fetch(`${running.product.address}/api/account/send-password-reset`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: account.email }),
      });
      expect(answer.status).toBe(200);
    };
    await sendLink();
    await expect.poll(() => running.product.storage.readResetLinks(account.email)).toHaveLength(1);
    const [link = ""] = await running.product.storage.readResetLinks(account.email);

    // The screen is painted before the app's script is there to hear of links.
    await expect
      .poll(() => asked(phone, "App", "addListener").map(({ options }) => options["eventName"]))
      .toContain("appUrlOpen");
    await phone.tell(page, "App", "appUrlOpen", { url: `https://elsewhere.example${link}` });
    await phone.tell(page, "App", "appUrlOpen", { url: `https://${host}/userprofile` });
    await phone.tell(page, "App", "appUrlOpen", { url: `https://${host}${link}` });
    await page.waitForURL((url) => url.pathname === "/reset-password");
    await page.getByRole("textbox", { name: "New password" }).waitFor();
    expect(faults.found).toEqual([]);

    const started = await openApp("/", `https://${host}${link}`);
    await started.page.getByRole("textbox", { name: "New password" }).fill("another morning");
    await started.page
      .getByRole("button", { name: /password/i })
      .last()
      .click();
    await started.page.waitForURL((url) => url.pathname !== "/reset-password");
    await signIn(started.page, { ...account, password: "another morning" });
    await heading(started.page, "Your Goals, Your Way").waitFor();
    expect(started.faults.found).toEqual([]);
  });
});
