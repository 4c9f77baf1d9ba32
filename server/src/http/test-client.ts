import type { Endpoint } from "@hearten/contract/endpoint.ts";
import type { Hono } from "hono";
import type { Identity } from "../ports/identity.ts";
import type { Log } from "../ports/log.ts";
import type { Metrics } from "../ports/metrics.ts";
import { createApplication } from "./application.ts";
import type { Bindings } from "./bindings.ts";
import type { Handlers } from "./contract-routes.ts";

/** An answer, as a test sees it. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Calls endpoints without a socket, through the whole application. */
export interface TestClient {
  request(path: string, init?: RequestInit): Promise<Response>;
  /** @param token of the person who calls; without it nobody is signed in */
  call(method: string, path: string, body?: unknown, token?: string): Promise<Answer>;
}

const silent = () => undefined;
const silentMetrics = { countAnswer: silent, countError: silent };
const silentLog: Log = { debug: silent, info: silent, warn: silent, error: silent };

export function createTestClient<Table extends Record<string, Endpoint>>(
  endpoints: Table,
  handlers: Handlers<Table>,
  identity: Identity,
  options: {
    log?: Log;
    metrics?: Pick<Metrics, "countAnswer" | "countError">;
    mountOthers?: (app: Hono<Bindings>) => void;
    csrfExemptPaths?: readonly string[];
    proxies?: number;
  } = {},
): TestClient {
  const app = createApplication({
    endpoints,
    handlers,
    identity,
    log: options.log ?? silentLog,
    metrics: options.metrics ?? silentMetrics,
    origins: ["https://app.example"],
    isHttps: false,
    contentSources: [],
    proxies: options.proxies ?? 0,
    csrfExemptPaths: options.csrfExemptPaths ?? [],
    mountOthers: options.mountOthers ?? silent,
    serveWebApp: async () => new Response("the web app"),
  });
  // Without a socket there are no request and response of Node's.
  const request = async (path: string, init?: RequestInit) => app.request(path, init, {});
  return {
    request,
    async call(method, path, body, token) {
      const response = await request(path, {
        method,
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === "" ? null : JSON.parse(text),
      };
    },
  };
}
