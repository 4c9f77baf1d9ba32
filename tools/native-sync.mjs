// `npm run native:sync`: builds the web app for the native shell, with the sign-in of the settings, and copies it into
// the two native projects. It does not change their committed files.
import { join } from "node:path";
import { readWebSettings } from "../native/read-product.mjs";
import { runNode } from "./run-node.mjs";
import { buildWeb, dependency, install, readWebApp, root } from "./setup.mjs";

install();
const { stack, apiBase } = readWebApp();
if (!URL.canParse(apiBase) || new URL(apiBase).protocol !== "https:") {
  process.stderr.write(
    "VITE_API_BASE must be the product's address, such as https://hearten.example: the app's page lies on the phone and has to know where the API is.\n",
  );
  process.exit(1);
}
buildWeb({ stack, apiBase, native: readWebSettings() });

const capacitor = dependency("@capacitor/cli/bin/capacitor");
process.exit(runNode([capacitor, "sync"], { cwd: join(root, "native") }));
