// `npm start`: sets everything up and runs the product until it is told to stop.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildWeb, environment, install, node, root } from "./setup.mjs";

install();
buildWeb();

// The channel to the server closes when this process dies, however it dies; the server stops then.
const server = spawn(node, [join(root, "server", "src", "main.ts")], {
  cwd: root,
  env: environment,
  stdio: ["ignore", "inherit", "inherit", "ipc"],
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(signal, () => server.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
// npm passes a signal on to the shell that it started this process with, and the shell keeps it.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) server.kill("SIGTERM");
}, 250);
server.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGKILL" ? 137 : 1)));
