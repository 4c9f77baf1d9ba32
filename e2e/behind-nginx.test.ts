// The product behind a proxy: nothing is there but for this machine alone, and what is there works.
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { get as getSecurely } from "node:https";
import { popupPath } from "@hearten/contract/authentication.ts";
import { liveInspirationsPath } from "@hearten/contract/inspirations.ts";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { visit } from "./browser.ts";
import { deployedServer, missingForNginx, startNginx } from "./nginx.ts";
import { freePort, removeData, startProduct } from "./product.ts";
import { runProduct } from "./running.ts";
import { isEmbedded } from "./stack.ts";
import { create, newAccount, register, writeGoals } from "./steps.ts";

if (missingForNginx.length > 0)
  console.warn(
    `SKIPPED: the product behind nginx. Not on this machine: ${missingForNginx.join(", ")}.`,
  );

/** Asks as somebody elsewhere would who claims to be on the product's machine. */
async function askClaiming(host: string, url: string): Promise<IncomingMessage> {
  const [answer] = await once(get(url, { headers: { host } }), "response");
  return answer;
}

/** Makes parts and scripts of the page from mere texts. Returns which of them the browser takes. */
function writeTexts(): string[] {
  const script = document.createElement("script");
  const attempts: Record<string, () => unknown> = {
    part: () => (document.createElement("p").innerHTML = "<b>text</b>"),
    "script's text": () => (script.text = "1"),
    "script elsewhere": () => (script.src = "https://evil.example/script.js"),
    "script among the API's answers": () => (script.src = "/api/media/script.js"),
    "script above the build's": () => (script.src = "/assets/../api/media/script.js"),
    known: () => (script.src = "/assets/known.js"),
  };
  return Object.entries(attempts).flatMap(([name, attempt]) => {
    try {
      attempt();
      return [name];
    } catch {
      return [];
    }
  });
}

describe.skipIf(missingForNginx.length > 0 || !isEmbedded)("Behind nginx", () => {
  const running = runProduct();
  let stopping: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stopping.toReversed()) await stop();
    stopping = [];
  });

  /** nginx in front of the product that runs with the defaults. */
  const startPlain = async (settings: string): Promise<string> => {
    const port = await freePort();
    const { address } = running.product;
    const nginx = await startNginx(
      port,
      () =>
        `server { listen 127.0.0.1:${port}; location / { proxy_pass ${address}; ${settings} } }`,
    );
    stopping.push(() => nginx.stop());
    return `http://127.0.0.1:${port}`;
  };
  const attempt = "a-name_nobody-can-guess-1";
  const popupOf = (address: string) =>
    `${address}${popupPath("google")}?origin=${running.product.address}&attempt=${attempt}`;

  it.each([
    ["1.0, which tells nothing", ""],
    ["1.1, which tells nothing", `proxy_http_version 1.1; proxy_set_header Connection "";`],
    [
      "1.1, which passes on what a browser on this machine would say",
      `proxy_http_version 1.1; proxy_set_header Host $http_host; proxy_pass_request_headers on;
       proxy_set_header Connection "keep-alive";`,
    ],
  ])("nobody comes to a stand-in by HTTP/%s", async (_how, settings) => {
    const proxy = await startPlain(settings);
    const { host } = new URL(running.product.address);
    const ask = (url: string) => askClaiming(host, url);
    const beginning = (await ask(popupOf(proxy))).resume().headers.location ?? "";
    const { pathname, search } = new URL(beginning);
    expect(pathname).toBe("/stand-in/google/auth");
    // Its own port is one that the proxy does not lead to.
    const answer = await ask(proxy + pathname + search);
    expect(await text(answer)).not.toContain("Stand-in for");
    expect(answer.headers.location).toBeUndefined();
  });

  it.each([
    ["says for whom it asks", "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;"],
    ["says for whom it asks in another way", "proxy_set_header X-Real-IP $remote_addr;"],
    ["passes on the name", "proxy_set_header Host hearten.example;"],
  ])("a proxy that %s shows no stand-in's button", async (_how, settings) => {
    const proxy = await startPlain(`proxy_http_version 1.1; ${settings}`);
    const session = await (await fetch(`${proxy}/api/session`)).json();
    expect(session).toMatchObject({ person: null, providers: [] });
    const popup = await fetch(popupOf(proxy), { redirect: "manual" });
    expect(popup.headers.get("location")).toContain("#error=provider-unavailable");
    const direct = await (await fetch(`${running.product.address}/api/session`)).json();
    expect(direct).toMatchObject({ providers: ["google", "apple"] });
  });

  it("with TLS somebody registers, and hears at once what happens to the inspiration", async () => {
    const port = await freePort();
    const address = `https://127.0.0.1:${port}`;
    const product = await startProduct({
      environment: { NODE_ENV: "production", PUBLIC_URL: address, PROXIES: "1" },
    });
    stopping.push(
      () => removeData(product),
      async () => void (await product.end("SIGTERM")),
    );
    const nginx = await startNginx(port, (folder) =>
      deployedServer(folder, { port, product: product.address }),
    );
    stopping.push(() => nginx.stop());

    const { page, context, faults } = await visit(running.browser, address, {
      ignoreHTTPSErrors: true,
    });
    const first = await page.goto("/login");
    expect(first?.headers()["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
    await page.getByRole("button", { name: "Sign In" }).waitFor();
    expect(await page.getByRole("button", { name: /Google|Apple/ }).count()).toBe(0);

    await register(page, newAccount());
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toContain("__Host-hearten.session_token");
    for (const cookie of cookies) {
      expect(cookie.name).toMatch(/^__Host-/);
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: "/", sameSite: "Lax" });
    }

    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const listening = getSecurely(`${address}${liveInspirationsPath}`, {
      headers: { cookie },
      rejectUnauthorized: false,
    });
    stopping.push(async () => void listening.destroy());
    const [stream] = (await once(listening, "response")) as [IncomingMessage];
    expect(stream.statusCode).toBe(200);
    // A proxy that buffers would keep these few bytes until the stream ends, and it does not.
    const heard = async (what: RegExp): Promise<void> => {
      for (let words = ""; !what.test(words);) words += String((await once(stream, "data"))[0]);
    };
    await heard(/^retry: /);
    await writeGoals(page);
    await Promise.all([heard(/"status":"processing"/), create(page, "Short", "The garden.")]);
    await page.getByRole("listitem").first().waitFor();

    faults.expect(/TrustedHTML|TrustedScript/);
    expect(await page.evaluate(writeTexts)).toEqual(["known"]);
    expect(faults.found).toEqual([]);
  });
});
