import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A proxy between clients and a server that cuts connections when it is told to. */
export interface CuttingProxy {
  /** `http://127.0.0.1:PORT` */
  readonly address: string;
  /** Cuts one connection, chosen at random, in the middle of whatever it carries. */
  cut(): void;
  close(): Promise<void>;
}

/** Passes on to the server at the address what it gets. */
export async function startCuttingProxy(address: string): Promise<CuttingProxy> {
  const { port, hostname } = new URL(address);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(Number(port), hostname);
    open.add(client);
    client.pipe(target).pipe(client);
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(client);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port: own } = server.address() as AddressInfo; // listens on a port, no pipe
  return {
    address: `http://127.0.0.1:${own}`,
    cut() {
      const sockets = [...open];
      sockets[Math.floor(Math.random() * sockets.length)]?.resetAndDestroy();
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
