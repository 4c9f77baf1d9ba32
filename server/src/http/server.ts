import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, createServer as createNetServer } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Bindings } from "./bindings.ts";
import { answerUnparsable, answerMalformed } from "./malformed-requests.ts";

/** Milliseconds that a client has to send its headers, and its whole request. */
const headersTimeout = 10_000;
const requestTimeout = 30_000;
/**
 * Milliseconds for which a connection is kept for the next request. Longer than proxies keep theirs (nginx one minute, Caddy
 * two), so that none sends a request on a connection that is being closed.
 */
const keepAliveTimeout = 150_000;
/**
 * Milliseconds after which a connection on which nothing moves is let go, so that a client that takes
 * no more of its answer does not hold a file for ever. Proxies wait for one minute.
 */
const idleTimeout = 5 * 60_000;
/** Milliseconds that open answers have to end when the server stops. */
const stopTimeout = 5_000;

export interface RunningServer {
  /** Its address, such as `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Accepts no more connections, and resolves when the open ones are closed. */
  stop(): Promise<void>;
}

/** Starts to listen. Rejects with the system's error when the port is taken or not allowed. */
export async function startServer(
  app: Hono<Bindings>,
  host: string,
  port: number,
  { idleMilliseconds = idleTimeout }: { readonly idleMilliseconds?: number } = {},
): Promise<RunningServer> {
  // Hono's adapter puts light ones in the place of the global Request and Response; they become whole where somebody asks.
  const listener = getRequestListener(app.fetch, {
    // The application answers its own errors.
    errorHandler: answerMalformed,
  });
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      keepAliveTimeout,
      // How often Node checks the two. Its default is 30 s.
      connectionsCheckingInterval: 2_000,
      // Node would refuse without a body.
      requireHostHeader: false,
    },
    (request, response) => void listener(request, response),
  );
  server.timeout = idleMilliseconds;
  answerUnparsable(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return { address: addressOf(server), stop: () => stop(server) };
}

/**
 * Returns the port, or a free one for 0. Rejects with the system's error when it is taken or not allowed.
 */
export async function checkPort(host: string, port: number): Promise<number> {
  const server = createNetServer().listen(port, host);
  await once(server, "listening");
  const { port: free } = server.address() as AddressInfo; // listens on a port, no pipe
  await new Promise((resolve) => server.close(resolve));
  return free;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), stopTimeout);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo; // listens on a port, no pipe
  // A wildcard is no address to go to.
  if (address === "0.0.0.0" || address === "::") return `http://localhost:${port}`;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}
