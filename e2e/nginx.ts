// nginx in front of a product, as the machine has it.
import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, root } from "./product.ts";
import { until } from "./until.ts";

/** Where Debian has it, which is not on everybody's path. */
const path = `${process.env.PATH}:/usr/sbin`;
const isInstalled = (command: string, question: string) =>
  spawnSync(command, [question], { env: { PATH: path } }).error === undefined;

/** What this machine lacks for these journeys. */
export const missingForNginx = [
  ...(isInstalled("nginx", "-v") ? [] : ["nginx"]),
  ...(isInstalled("openssl", "version") ? [] : ["openssl"]),
];

export interface Nginx {
  /** The port at which it listens. */
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts nginx with a server for a product.
 *
 * @param write the `server` blocks, for the port at which they listen and a folder for their files
 */
export async function startNginx(
  port: number,
  write: (folder: string) => string | Promise<string>,
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(" ");
  const settings = `daemon off; pid ${join(folder, "pid")}; error_log stderr warn; worker_processes 1;
    events {}
    http { access_log off; ${temporary} ${await write(folder)} }`;
  const file = join(folder, "nginx.conf");
  await writeFile(file, settings);
  const nginx = spawn("nginx", ["-p", folder, "-e", "stderr", "-c", file], {
    env: { PATH: path },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said: string[] = [];
  nginx.stderr.on("data", (text: Buffer) => said.push(text.toString()));
  const exited = new Promise<number | null>((resolve) => nginx.once("exit", resolve));
  const stop = async () => {
    nginx.kill("SIGTERM");
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const code = await Promise.race([untilListening(port), exited]);
    if (code !== undefined) throw new Error(`nginx ended with ${code}:\n${said.join("")}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}

/** The file that an operator starts from, with its paths, ports and name replaced, and a certificate of our own. */
export async function deployedServer(
  folder: string,
  { port, product }: { readonly port: number; readonly product: string },
): Promise<string> {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const made = spawnSync(
    "openssl",
    [
      "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=127.0.0.1",
      `-addext subjectAltName=IP:127.0.0.1 -keyout ${key} -out ${certificate}`,
    ].flatMap((options) => options.split(" ")),
    { env: { PATH: path } },
  );
  if (made.status !== 0) throw new Error(`No certificate: ${made.stderr.toString()}`);
  const replaced: [string | RegExp, string][] = [
    [/listen \[::\]:.*\n/g, ""],
    ["listen 80;", `listen 127.0.0.1:${await freePort()};`],
    ["listen 443", `listen 127.0.0.1:${port}`],
    [/\/etc\/letsencrypt\/live\/.*\/fullchain\.pem/, certificate],
    [/\/etc\/letsencrypt\/live\/.*\/privkey\.pem/, key],
    ["proxy_pass http://127.0.0.1:3000;", `proxy_pass ${product};`],
    [/hearten\.example/g, "127.0.0.1"],
  ];
  let text = await readFile(join(root, "deploy", "nginx.conf"), "utf8");
  for (const [what, by] of replaced) {
    const changed = text.replaceAll(typeof what === "string" ? what : new RegExp(what, "g"), by);
    if (changed === text) throw new Error(`deploy/nginx.conf has no ${String(what)}.`);
    text = changed;
  }
  return text;
}

/** Resolves once somebody listens at the port. */
async function untilListening(port: number): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.end());
    });
  await until(isOpen, { every: 20 });
}
