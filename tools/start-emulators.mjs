// `npm run start:emulators`: runs the product on the hosted stack with emulators, until it is stopped. Its data is
// removed in the end.
import { runServer } from "./children.mjs";
import { emulatedStack } from "./emulated-stack.mjs";
import { runBeside, startEmulators } from "./emulators.mjs";
import { buildWeb, environment, install, installEmulators } from "./setup.mjs";

install();
installEmulators();
const starting = startEmulators({ slots: 1 });
// Nothing awaits it before the build is done.
starting.catch(() => undefined);
buildWeb({ stack: "hosted" });
const emulators = await starting;

for (const emulator of emulators.missing)
  process.stderr.write(`The hosted stack can't run here without ${emulator}.\n`);
if (emulators.missing.length > 0) {
  await emulators.stop();
  process.exit(1);
}

const settings = emulatedStack(emulators.environment);
for (const [name, value] of Object.entries(settings)) process.stderr.write(`${name}=${value}\n`);
await fetch(`${settings["S3_ENDPOINT"]}/${settings["S3_BUCKET"]}`, { method: "PUT" });

process.exit(await runBeside(emulators, runServer({ ...environment, ...settings })));
