import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { Provider } from "@hearten/contract/account.ts";
import { Hono } from "hono";
import { alreadyAnswered } from "../http/already-answered.ts";
import type { Bindings } from "../http/bindings.ts";
import { isAskedFromHere } from "../http/is-asked-from-here.ts";
import { startServer } from "../http/server.ts";
import type { Log } from "../ports/log.ts";
import { createStandInClient, type StandInClient, standInPath } from "./clients.ts";
import type { OpenIdProvider } from "./openid-provider.ts";
import { endedPage, signInPage } from "./pages.ts";
import { readForm, toPerson } from "./people.ts";

interface StandInParts {
  readonly providers: readonly Provider[];
  /** The address at which the product listens. */
  readonly host: string;
  readonly publicUrl: string;
  /** To where a stand-in redirects the browser. */
  readonly redirectUriOf: (provider: Provider) => string;
  /** Origins of web apps to which the sign-in page's form may lead in the end. */
  readonly webOrigins: readonly string[];
  readonly log: Log;
}

interface StandIns {
  /** How the product is registered with each of them. */
  readonly clients: readonly StandInClient[];
  readonly stop: () => Promise<void>;
}

/**
 * Starts a stand-in for each provider: a mock OpenID Connect provider, where anybody can sign in as anybody. They
 * listen on a loopback port of their own, which nobody knows beforehand. So no proxy in front of the product leads to
 * them, whatever it tells of itself.
 */
export async function startStandIns(parts: StandInParts): Promise<StandIns> {
  const { providers, host, publicUrl, redirectUriOf, webOrigins, log } = parts;
  if (providers.length === 0) return { clients: [], stop: async () => undefined };
  const app = new Hono<Bindings>();
  const server = await startServer(app, host, 0);
  const address = new URL(publicUrl);
  address.port = new URL(server.address).port;
  const clients = providers.map((provider) =>
    createStandInClient(provider, address.origin, redirectUriOf(provider)),
  );
  mountStandIns(app, clients, headersOf([new URL(publicUrl).origin, ...webOrigins]), log);
  return { clients, stop: () => server.stop() };
}

function mountStandIns(
  app: Hono<Bindings>,
  clients: readonly StandInClient[],
  headers: Record<string, string>,
  log: Log,
): void {
  const styles = readFileSync(new URL("stand-in.css", import.meta.url), "utf8");
  app.use(async (context, next) => {
    const { socket } = context.env.incoming;
    if (!isAskedFromHere(context.req.raw.headers, socket.remoteAddress ?? ""))
      return context.notFound();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    return next();
  });
  for (const client of clients) {
    const path = standInPath(client.provider);
    const stylesheet = `${path}/stand-in.css`;
    let opened: Promise<OpenIdProvider> | null = null;
    // Loaded with the first popup, because the library needs memory.
    const open = () =>
      (opened ??= import("./openid-provider.ts").then(({ createOpenIdProvider }) =>
        createOpenIdProvider(client, stylesheet, log),
      ));

    app.get(stylesheet, (context) =>
      context.body(styles, 200, { "Content-Type": "text/css; charset=utf-8" }),
    );

    app.get(`${path}/interaction/:uid`, async (context) => {
      const { server } = await open();
      const { incoming, outgoing } = context.env;
      const isOpen = await server.interactionDetails(incoming, outgoing).catch(() => null);
      if (isOpen === null) return context.html(ended(client, stylesheet), 400);
      return context.html(signInPage(client.provider, stylesheet, null));
    });

    app.post(`${path}/interaction/:uid`, async (context) => {
      const stand = await open();
      const { incoming, outgoing } = context.env;
      const form = await context.req.parseBody();
      const typed = readForm(form);
      const person = toPerson(typed);
      const isCancelled = form["cancel"] !== undefined;
      if (!isCancelled && person === null)
        return context.html(signInPage(client.provider, stylesheet, typed));
      const result =
        isCancelled || person === null
          ? { error: "access_denied", error_description: "The person cancelled." }
          : { login: { accountId: stand.remember(person) }, consent: {} };
      const next = await stand.server
        .interactionResult(incoming, outgoing, result)
        .catch(() => null);
      if (next === null) return context.html(ended(client, stylesheet), 400);
      return context.redirect(next, 303);
    });

    app.all(`${path}/*`, async (context) => {
      const { server } = await open();
      const { incoming, outgoing } = context.env;
      outgoing.setHeaders(context.res.headers);
      // The library routes by the rest of the path, and makes addresses from the original one.
      Object.assign(incoming, { originalUrl: incoming.url, url: incoming.url?.slice(path.length) });
      await server.callback()(incoming, outgoing);
      if (!outgoing.writableFinished && !outgoing.destroyed) await once(outgoing, "close");
      return alreadyAnswered(context);
    });
  }
}

const ended = (client: StandInClient, stylesheet: string) =>
  endedPage(client.provider, stylesheet, "It was left open for too long, or has ended before.");

/** The headers of a stand-in's answers. There is no `Cross-Origin-Opener-Policy`: the popup reaches who opened it. */
function headersOf(origins: readonly string[]): Record<string, string> {
  // A content security policy can't name addresses of IPv6 or the schemes of native shells.
  const nameable = origins.filter((origin) => /^https?:\/\/[^[]/.test(origin));
  const ofVersion6 = origins.some((origin) => origin.startsWith("http://[")) ? ["http:"] : [];
  const formTargets = ["'self'", "http://localhost:*", "http://127.0.0.1:*", ...nameable];
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      // The library adds the hash of its one script, which posts the answer.
      "script-src",
      "style-src 'self'",
      "img-src 'self'",
      `form-action ${[...formTargets, ...ofVersion6].join(" ")}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}
