// The composition root of the studio's process, which the server starts when there is work.
import { readConfig } from "./config.ts";
import { serveStudio } from "./generation/studio/serve-studio.ts";
import { openStudio } from "./stack/open-studio.ts";

const config = readConfig(process.env);
// The server is gone: nobody waits for what is being made. An exit would wait for the threads, and forever for one that
// it told to stop in the middle of its start.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
// The server stops in its own order, and a terminal's Ctrl-C reaches both.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
serveStudio((host) => openStudio(config, host), process);
