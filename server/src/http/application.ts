import { popupEndPath } from "@hearten/contract/authentication.ts";
import type { Endpoint } from "@hearten/contract/endpoint.ts";
import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Identity } from "../ports/identity.ts";
import type { Log } from "../ports/log.ts";
import type { Metrics } from "../ports/metrics.ts";
import { Refusal } from "../ports/refusal.ts";
import type { Bindings } from "./bindings.ts";
import { type Handlers, mountContract } from "./contract-routes.ts";
import { toErrorAnswer } from "./errors.ts";
import { createEventLoopTurns } from "./event-loop-turns.ts";
import { createOrigins, refuseCrossSiteRequest } from "./origins.ts";
import { type ContentSources, securityHeaders } from "./security-headers.ts";

interface ApplicationParts<Table extends Record<string, Endpoint>> {
  readonly endpoints: Table;
  readonly handlers: Handlers<Table>;
  readonly identity: Identity;
  readonly log: Log;
  readonly metrics: Pick<Metrics, "countAnswer" | "countError">;
  /** Web origins besides the server's own and the native shell's that may call with credentials. */
  readonly origins: readonly string[];
  /** Whether people reach the server by https. */
  readonly isHttps: boolean;
  /** Other origins from which pages may load something. */
  readonly contentSources: readonly ContentSources[];
  /** How many of the operator's own proxies a request passes. */
  readonly proxies: number;
  /** Paths to which other sites may post, because a call to them changes nothing. */
  readonly csrfExemptPaths: readonly string[];
  /** Mounts what is not in the contract's table of endpoints: streams and files. */
  readonly mountOthers: (app: Hono<Bindings>) => void;
  /** Answers every path outside `/api`. */
  readonly serveWebApp: (request: Request) => Promise<Response>;
}

/** Everything that the server answers, as one function from request to response. */
export function createApplication<Table extends Record<string, Endpoint>>(
  parts: ApplicationParts<Table>,
): Hono<Bindings> {
  const { identity, log, metrics } = parts;
  const app = new Hono<Bindings>();
  const origins = createOrigins(parts.origins);
  const headers = Object.entries(securityHeaders(parts.isHttps, parts.contentSources));

  app.use(async (context, next) => {
    for (const [name, value] of headers) context.header(name, value);
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    const { method, routePath: route } = context.req;
    const { status } = context.res;
    metrics.countAnswer({ method, route, status, seconds: ms / 1_000 });
    log.debug({ method, path: route, status, ms: Math.round(ms) }, "answered");
  });

  const shareWithOrigin = cors({
    origin: (origin, context) =>
      origins.isAllowed(origin, context.req.header("host")) ? origin : null,
    allowMethods: ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"],
    allowHeaders: ["Authorization", "Content-Type", "Range"],
    exposeHeaders: ["Accept-Ranges", "Content-Length", "Content-Range", "ETag", "Retry-After"],
    credentials: true,
    maxAge: 600,
  });
  // It makes a whole response before there is an answer, and the adapter's light ones are lost with that: a list takes 1.4
  // times as long. The page's own reads name no origin, and other sites' always do.
  app.use("/api/*", (context, next) => {
    if (context.req.header("origin") !== undefined) return shareWithOrigin(context, next);
    // What was answered to no origin says nothing of others: a cache may not give it to them.
    context.header("Vary", "Origin");
    return next();
  });
  app.use("/api/*", async (context, next) => {
    context.header("Cache-Control", "no-store");
    const isCsrfExempt =
      context.req.method === "POST" && parts.csrfExemptPaths.includes(context.req.path);
    if (context.req.method !== "GET" && context.req.method !== "HEAD" && !isCsrfExempt)
      refuseCrossSiteRequest(context.req.raw.headers, origins);
    await next();
  });

  // Many at once are mostly told to wait. Whoever listens needn't wait until all of them are told.
  const takeTurn = createEventLoopTurns();
  app.use("/api/account/*", async (_context, next) => {
    await takeTurn();
    await next();
  });

  parts.mountOthers(app);
  mountContract(app, parts.endpoints, parts.handlers, identity, parts.proxies);
  app.all("/api", refuseUnknown);
  app.all("/api/*", refuseUnknown);

  app.notFound(async (context) => {
    const response = await parts.serveWebApp(context.req.raw);
    for (const [name, value] of headers) response.headers.set(name, value);
    // With this header the page that opened the popup could not reach it any more.
    if (context.req.path === popupEndPath) response.headers.delete("Cross-Origin-Opener-Policy");
    return response;
  });
  app.onError((error, context) => {
    const entry = { error, method: context.req.method, path: context.req.routePath };
    if (!(error instanceof Refusal)) log.error(entry, "fault");
    // The caller gets the code. The cause is for the operator, who can mend it.
    else if (error.cause !== undefined) log.warn(entry, "refused");
    const answer = toErrorAnswer(error);
    metrics.countError(answer.body.error.code);
    for (const [name, value] of Object.entries(answer.headers)) context.header(name, value);
    return context.json(answer.body, answer.status);
  });
  return app;
}

function refuseUnknown(): never {
  throw new Refusal("not-found", "There is nothing at this path.");
}
