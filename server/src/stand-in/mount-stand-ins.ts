import { once } from "node:events";
import { readFileSync } from "node:fs";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, Hono } from "hono";
import type { Bindings } from "../http/bindings.ts";
import type { Log } from "../ports/log.ts";
import { type StandInClient, standInPath } from "./clients.ts";
import { isLoopback } from "../http/loopback.ts";
import type { OpenIdProvider } from "./openid-provider.ts";
import { endedPage, signInPage } from "./pages.ts";
import { readForm, toPerson } from "./people.ts";

interface StandInParts {
  readonly clients: readonly StandInClient[];
  /** Origins of web apps to which the sign-in page's form may lead in the end. */
  readonly webOrigins: readonly string[];
  readonly log: Log;
}

/**
 * Mounts a stand-in for each client: a mock OpenID Connect provider on this server, where anybody can sign in as
 * anybody. It answers requests from this machine only.
 */
export function mountStandIns(
  app: Hono<Bindings>,
  { clients, webOrigins, log }: StandInParts,
): void {
  const styles = readFileSync(new URL("stand-in.css", import.meta.url), "utf8");
  for (const client of clients) {
    const path = standInPath(client.provider);
    const stylesheet = `${path}/stand-in.css`;
    let opened: Promise<OpenIdProvider> | null = null;
    // Loaded with the first popup, because the library needs memory.
    const open = () =>
      (opened ??= import("./openid-provider.ts").then(({ createOpenIdProvider }) =>
        createOpenIdProvider(client, stylesheet, log),
      ));

    app.use(`${path}/*`, async (context, next) => {
      if (!isAskedFromHere(context)) return context.notFound();
      for (const [name, value] of headersOf(webOrigins)) context.header(name, value);
      return next();
    });

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
      return RESPONSE_ALREADY_SENT;
    });
  }
}

const ended = (client: StandInClient, stylesheet: string) =>
  endedPage(client.provider, stylesheet, "It was left open for too long, or has ended before.");

/** The headers of a stand-in's answers, which replace those of the application. */
function headersOf(webOrigins: readonly string[]): [string, string | undefined][] {
  // A content security policy can't name addresses of IPv6 or the schemes of native shells.
  const nameable = webOrigins.filter((origin) => /^https?:\/\/[^[]/.test(origin));
  const formTargets = ["'self'", "http://localhost:*", "http://127.0.0.1:*", ...nameable];
  return [
    [
      "Content-Security-Policy",
      [
        "default-src 'none'",
        // The library adds the hash of its one script, which posts the answer.
        "script-src",
        "style-src 'self'",
        "img-src 'self'",
        `form-action ${formTargets.join(" ")}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
    ],
    ["Cache-Control", "no-store"],
    // With this header the page that opened the popup could not reach it any more.
    ["Cross-Origin-Opener-Policy", undefined],
  ];
}

/**
 * Whether a request comes from this machine: it is for a name of this machine, and did not pass a proxy, which would
 * bring requests of others.
 */
function isAskedFromHere(context: Context<Bindings>): boolean {
  const { socket, httpVersion } = context.env.incoming;
  const address = socket.remoteAddress ?? "";
  return (
    // What nginx speaks as it comes, in a request that names neither itself nor who asks; no browser does.
    httpVersion !== "1.0" &&
    isLoopback(address.replace(/^::ffff:/, "")) &&
    isLoopback(new URL(context.req.url).hostname) &&
    ["forwarded", "via", "x-forwarded-for"].every((name) => context.req.header(name) === undefined)
  );
}
