// @ts-check
// Firebase's own Authentication emulator, several times. Slot n has its own port and the project demo-hearten-n, because
// one emulator serves browsers of one project only.
//
// Parameter: the number of slots. It sends their addresses (`host:port`) when all listen, and ends with its parent
// process.
import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";

const load = createRequire(import.meta.url);
// Without its command line, which would call Google's servers for news and settings.
const { createApp } = load("firebase-tools/lib/emulator/auth/server");

// The description of its API is as released. To check that against the description of all descriptions, again for each
// parameter, would be most of its start.
createRequire(createRequire(load.resolve("exegesis-express")).resolve("exegesis"))(
  "ajv/dist/core",
).default.prototype.validateSchema = () => true;

process.on("disconnect", () => process.exit(0));

const [slots = "1"] = process.argv.slice(2);
/** @type {string[]} */
const addresses = [];
for (let slot = 1; slot <= Number(slots); slot += 1) addresses.push(await start(slot));
process.send?.(addresses);

/** @param {number} slot @returns {Promise<string>} its address */
async function start(slot) {
  const project = `demo-hearten-${slot}`;
  const server = createServer(await createApp(project)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const address = `127.0.0.1:${port}`;
  await protectAddresses(`http://${address}/emulator/v1/projects/${project}/config`);
  return address;
}

/** Turns on protection against e-mail enumeration, which every new project has. */
async function protectAddresses(/** @type {string} */ url) {
  const { ok, status } = await fetch(url, {
    method: "PATCH",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!ok) throw new Error(`The Authentication emulator answered ${status} to its settings.`);
}
