import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const host = join(dirname(dirname(fileURLToPath(import.meta.url))), "emulators", "main.mjs");

/** The folder of the emulators' data, only for this test. */
const folder = mkdtempSync(join(tmpdir(), "emulators-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  readonly environment: Record<string, string>;
  readonly missing: readonly string[];
}

/** Starts the emulators without one of Authentication, which takes longest. */
async function start(environment: Record<string, string> = {}) {
  const child = fork(host, ["0"], {
    env: { ...process.env, TMPDIR: folder, ...environment },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const [started] = (await once(child, "message")) as [Started];
  return { child, ...started };
}

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

describe("The emulators", () => {
  it("answer once they are said to be there, and end when nobody waits for them any more", async () => {
    const { child, environment } = await start();
    const addresses = Object.entries(environment).map(([name, value]) =>
      name.endsWith("_HOST") ? `http://${value}` : value,
    );
    expect(addresses).not.toEqual([]);
    expect(await Promise.all(addresses.map(answers))).not.toContain(false);

    // As when the process at the other end is killed.
    child.disconnect();
    await once(child, "exit");
    const silent = async () => (await Promise.all(addresses.map(answers))).includes(true);
    await expect.poll(silent).toBe(false);
    expect(readdirSync(folder).filter((name) => name.startsWith("hearten-emulators-"))).toEqual([]);
  });

  it("are named when this machine can't run them", async () => {
    const programs = join(folder, "programs");
    symlinkSync(dirname(process.execPath), programs);
    const { child, environment, missing } = await start({ PATH: programs });
    expect(Object.keys(environment)).toEqual(["S3_ENDPOINT"]);
    expect(missing).toEqual([
      "the Firestore emulator; this machine lacks Google's command line tools (gcloud)",
      "the Pub/Sub emulator; this machine lacks Google's command line tools (gcloud)",
    ]);
    child.disconnect();
    await once(child, "exit");
  });
});

describe.skipIf(process.env["AUTH_EMULATOR_HOSTS"] === undefined)(
  "The Authentication emulators",
  () => {
    const hosts = (process.env["AUTH_EMULATOR_HOSTS"] ?? "").split(",");
    /** This worker's own: suites of other workers count the accounts of theirs. */
    const own = ((Number(process.env["VITEST_POOL_ID"] ?? 1) - 1) % hosts.length) + 1;
    const another = (own % hosts.length) + 1;
    const owner = { authorization: "Bearer owner" };
    const call = async (slot: number, path: string, content: object, proof = {}) => {
      const answer = await fetch(
        `http://${hosts[slot - 1]}/identitytoolkit.googleapis.com${path}`,
        {
          method: "POST",
          headers: { ...proof, "content-type": "application/json" },
          body: JSON.stringify(content),
        },
      );
      return (await answer.json()) as Record<string, unknown>;
    };
    const email = `${crypto.randomUUID()}@example.com`;

    it("keep their accounts apart, each in the project of its slot", async () => {
      const account = { email, password: "long enough", returnSecureToken: true };
      const { idToken } = await call(own, "/v1/accounts:signUp?key=any", account);
      const [, claims = ""] = String(idToken).split(".");
      expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
        aud: `demo-hearten-${own}`,
      });
      const lookUp = (slot: number) =>
        call(slot, `/v1/projects/demo-hearten-${slot}/accounts:lookup`, { email: [email] }, owner);
      expect(await lookUp(own)).toHaveProperty("users");
      expect(await lookUp(another)).not.toHaveProperty("users");
    });

    it("tell nobody whether an address has an account", async () => {
      const content = { identifier: email, continueUri: "http://localhost" };
      const answer = await call(own, "/v1/accounts:createAuthUri?key=any", content);
      expect(answer).toHaveProperty("sessionId");
      expect(answer).not.toHaveProperty("signinMethods");
      expect(answer).not.toHaveProperty("registered");
    });
  },
);
