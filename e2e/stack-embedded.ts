// The stack with everything on this machine.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { expect } from "vitest";
import type { AccountCalls, ProductStorage, ProviderPopups, Stack } from "./stack-interface.ts";
import { until } from "./until.ts";

export function createEmbeddedStack(): Stack {
  return {
    name: "embedded",
    createStorage: async () => openDataDirectory(await mkdtemp(join(tmpdir(), "hearten-"))),
    openStorage: (environment) => openDataDirectory(environment["DATA_DIR"] ?? ""),
    proofOf: async () => ({}),
    async enter(page, account, step) {
      const answer = await page.request.post(`/api/account/${step}`, { data: account });
      expect(answer.status()).toBe(200);
    },
    endSignIns: (context) => context.clearCookies(),
    popups,
    accounts,
    resetLinkParameter: "token",
    calls: {
      any: /\/api\/account\//,
      createAccount: "**/api/account/create",
      sendPasswordReset: "**/api/account/send-password-reset",
    },
    refusedLink: /(?!)/,
    refusedProof: /(?!)/,
    proof: { header: "cookie", content: /session/ },
    takeOverSeconds: 20,
  };
}

/** The storage of a product with this data directory. */
export function openDataDirectory(directory: string): ProductStorage {
  const outbox = join(directory, "outbox");

  /** Resolves when the database has the wanted number of rows. */
  async function untilCounted(rows: string, isEnough: (count: number) => boolean): Promise<void> {
    using database = new DatabaseSync(join(directory, "hearten.sqlite"), { readOnly: true });
    const count = database.prepare(`select count(*) as rows from ${rows}`);
    await until(() => isEnough(Number(count.get()?.["rows"])));
  }

  return {
    environment: { DATA_DIR: directory },

    async listMedia() {
      const entries = await readdir(join(directory, "media"), {
        recursive: true,
        withFileTypes: true,
      });
      return entries
        .filter((entry) => entry.isFile())
        .map((file) => join(file.parentPath, file.name));
    },

    untilThereAre: (count, collection) => untilCounted(collection, (rows) => rows === count),
    untilWorkedOn: (jobs = 1) =>
      untilCounted("jobs where lease_until is not null", (rows) => rows >= jobs),

    async readInspiration(id) {
      using database = new DatabaseSync(join(directory, "hearten.sqlite"), { readOnly: true });
      const row = database.prepare("select document from motivations where id = ?").get(id);
      const folder = join("inspirations", id);
      const media = join(directory, "media");
      const entries = await readdir(join(media, folder), { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const objects = files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [relative(media, path), await readFile(path)] as const;
      });
      return {
        id,
        document: String(row?.["document"]),
        media: new Map(await Promise.all(objects)),
      };
    },

    async addInspiration(stored, { id, userId, title, createdAt }) {
      for (const [key, bytes] of stored.media) {
        const path = join(directory, "media", key.replace(stored.id, id));
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, bytes);
      }
      using database = new DatabaseSync(join(directory, "hearten.sqlite"), { timeout: 10_000 });
      const adding = database.prepare("insert or ignore into motivations values (?, ?, ?, ?, ?)");
      const document = JSON.parse(stored.document.replaceAll(stored.id, id)) as object;
      // The table allows no two rows with the same time.
      for (let at = createdAt.getTime(), isAdded = false; !isAdded; at += 1) {
        const moment = new Date(at).toISOString();
        const copy = JSON.stringify({ ...document, userId, title, createdAt: moment });
        isAdded = adding.run(id, userId, moment, "completed", copy).changes === 1;
      }
    },

    async readTexts() {
      // Without sent mail, and without the compiled program, which contains the writer's own lines.
      const notSearched = /outbox|compiled/;
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      return Promise.all(
        entries
          .filter((entry) => entry.isFile() && !notSearched.test(entry.parentPath))
          .map((file) => readFile(join(file.parentPath, file.name), "utf8").catch(() => "")),
      );
    },

    async readResetLinks(email) {
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
      const mails = await Promise.all(
        names.toSorted().map((name) => readFile(join(outbox, name), "utf8")),
      );
      return mails.filter((mail) => mail.includes(`To: ${email}`)).map(readLink);
    },

    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/**
 * Makes the person's unused links this many minutes older. Only for a product that this journey alone uses:
 * better-auth's transactions begin by reading, and fail when another process writes before they do.
 */
export function ageResetLinks({ environment }: ProductStorage, uid: string, minutes: number): void {
  const path = join(environment["DATA_DIR"] ?? "", "identity.sqlite");
  using database = new DatabaseSync(path, { timeout: 10_000 });
  const ageing = database.prepare(
    "update verification set expiresAt = strftime('%FT%H:%M:%fZ', expiresAt, ?) where value = ?",
  );
  const { changes } = ageing.run(`-${minutes} minutes`, uid);
  expect(changes).toBe(1);
}

function readLink(mail: string): string {
  // Quoted-printable (RFC 2045, section 6.7).
  const text = mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
  const link = text.match(/\/reset-password#token=[\w.~-]+/)?.[0];
  if (link === undefined) throw new Error(`No link in the mail:\n${mail}`);
  return link;
}

/** The pages of Google's and Apple's stand-ins. */
const popups: ProviderPopups = {
  prepare: async () => undefined,
  async untilReady(popup) {
    const heading = popup.getByRole("heading", { name: /^Stand-in for (?:Google|Apple)$/ });
    await heading.waitFor();
    expect(await popup.title()).toBe(await heading.innerText());
  },
  async answer(popup, { email, name = "", isVerified = true }) {
    await popup.getByRole("textbox", { name: "Email" }).fill(email);
    await popup.getByRole("textbox", { name: "Name" }).fill(name);
    await popup.getByRole("checkbox", { name: "Email is verified" }).setChecked(isVerified);
    await popup.getByRole("button", { name: "Continue" }).click();
  },
  cancel: (popup) => popup.getByRole("button", { name: "Cancel" }).click(),
  async replacementOf(popup) {
    await popups.untilReady(popup);
    return popup;
  },
};

async function enter(address: string, step: "create" | "sign-in", body: object) {
  const answer = await fetch(`${address}/api/account/${step}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, carrier: "bearer" }),
  });
  return { status: answer.status, body: (await answer.json()) as { readonly token?: string } };
}

const accounts: AccountCalls = {
  async create(address, account) {
    const { status, body } = await enter(address, "create", account);
    expect(status).toBe(200);
    return String(body.token);
  },
  async signIn(address, account) {
    const { status, body } = await enter(address, "sign-in", account);
    expect([200, 401]).toContain(status);
    return status === 200 ? String(body.token) : null;
  },
  leaveUnproved: async (token) => ({ token, password: "not this one", refusal: "wrong-password" }),
};
