// The start command of the README, from its first output to its end.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { freePort, root, startProduct } from "./product.ts";
import { isEmbedded, stack } from "./stack.ts";

describe.runIf(isEmbedded)("on the embedded stack, which needs no preparation", () => {
  it("npm start says where the product is, and stopping npm stops it", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "start-"));
    const port = await freePort();
    const npm = spawn("npm", ["start"], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        createInterface(npm.stdout).on("line", (line) => {
          const found = line.match(/ready at (\S+)/)?.[1];
          if (found !== undefined) resolve(found);
        });
        npm.once("exit", (code) => reject(new Error(`npm ended with ${code}`)));
      });
      expect(address).toBe(`http://127.0.0.1:${port}`);
      expect((await fetch(`${address}/api/health`)).status).toBe(200);

      npm.kill("SIGTERM");
      const answers = () =>
        fetch(`${address}/api/health`).then(
          () => true,
          () => false,
        );
      await expect.poll(answers, { timeout: 10_000 }).toBe(false);
    } finally {
      npm.kill("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  it("the app that was built for one stack is not run with the sign-in of the other", async () => {
    const storage = await stack.createStorage();
    try {
      const firebase = { GOOGLE_CLOUD_PROJECT: "demo-hearten", FIREBASE_API_KEY: "any" };
      const environment = {
        ...firebase,
        IDENTITY: "firebase",
        HEARTEN_WEB_DIR: join(root, "web", "dist"),
      };
      await expect(startProduct({ storage, environment })).rejects.toThrow(
        "web/dist is built for STACK=embedded",
      );
    } finally {
      await storage.remove();
    }
  });
});
