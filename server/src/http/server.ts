import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, createServer as createNetServer } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Bindings } from "./bindings.ts";
import { answerUnparsable, answerUnreadable } from "./unreadable-requests.ts";

/** Milliseconds within which a client must have sent its headers, and its whole request. */
const headersTimeout = 10_000;
const requestTimeout = 30_000;
/** Milliseconds that open answers get to end when the server stops. */
const stopTimeout = 5_000;

export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Takes no more connections; resolves when those there were are closed. */
  stop(): Promise<void>;
}

/** Listens for the application. Rejects with the system's error when the port can't be had. */
export async function startServer(
  app: Hono<Bindings>,
  host: string,
  port: number,
): Promise<RunningServer> {
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // Whatever the application throws it answers itself.
    errorHandler: answerUnreadable,
  });
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      // How often the two are enforced; Node's own half minute would make them mean little.
      connectionsCheckingInterval: 2_000,
      // Node's own refusal has no body.
      requireHostHeader: false,
    },
    (request, response) => void listener(request, response),
  );
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
 * Answers the port, or a free one for 0. Rejects with the system's error when it can't be had.
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
