import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { openFirestore } from "./open-firestore.ts";

const servers: Server[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) server.close();
});

/** Takes calls and answers none. */
async function listen(): Promise<{ host: string; called: Promise<unknown>; server: Server }> {
  const server = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, called: once(server, "connection"), server };
}

it("asks nobody for Google's credentials on the way to an emulator", async () => {
  const emulator = await listen();
  const credentials = await listen();
  let asked = 0;
  credentials.server.on("connection", () => (asked += 1));
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", emulator.host);
  vi.stubEnv("GCE_METADATA_HOST", credentials.host);
  const firestore = openFirestore("demo-hearten", "(default)");
  firestore
    .doc("some/document")
    .get()
    .catch(() => undefined);
  await emulator.called;
  expect(asked).toBe(0);
});
