// The disk of the data directory is filled to the last byte over and over while inspirations are made.
import { spawnSync } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, type TestContext } from "vitest";
import { startProduct } from "../e2e/product.ts";
import { openDataDirectory } from "../e2e/stack-embedded.ts";
import { ask, behindProxy, isWhole, type Person, read, register } from "./person.ts";
import { minute, tell, times } from "./proof.ts";

/** Megabytes: room for what the proof makes. */
const diskMegabytes = 192;
/** The most milliseconds from asking to the full disk: within the script, the speech, the master and the last writes. */
const longestBefore = 6_000;
/** Audio, cover, thumbnail and artwork. */
const filesOfOne = 4;
const words = "The letter on the table.";

const inSeconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);

/** A small disk of its own; null where this user can't mount one. */
async function mountDisk(): Promise<string | null> {
  const place = await mkdtemp(join(tmpdir(), "small-disk-"));
  const size = `size=${diskMegabytes}m`;
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", place]);
  if (status === 0) return place;
  await rm(place, { recursive: true });
  return null;
}

/** Takes all the space that is left, to the last byte. Returns what gives it back. */
async function fill(disk: string): Promise<() => Promise<void>> {
  const path = join(disk, "ballast");
  await using file = await open(path, "w");
  for (const size of [1_000_000, 4_096, 1]) {
    const bytes = Buffer.alloc(size, 1);
    const write = () =>
      file.write(bytes).then(
        ({ bytesWritten }) => bytesWritten > 0,
        () => false,
      );
    while (await write());
  }
  return () => rm(path);
}

/** Milliseconds until it is finished; null when it takes more than half a minute. */
async function untilCompleted(person: Person, id: string): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < 30_000) {
    const { status } = await read(person, id);
    if (status === "completed") return performance.now() - began;
    if (status === "failed") return null;
    await pause(100);
  }
  return null;
}

const findDamage = (directory: string) =>
  ["identity.sqlite", "hearten.sqlite"].filter((name) => {
    using database = new DatabaseSync(join(directory, name));
    return database.prepare("pragma integrity_check").get()?.["integrity_check"] !== "ok";
  });

it(
  "Disk full 50 times in mid-write: an error within 2 s, reads go on, recovery within 30 s, nothing corrupt",
  async (test: TestContext) => {
    const disk = await mountDisk();
    if (disk === null) test.skip("It needs a user who may mount a tmpfs.");
    await using started = new AsyncDisposableStack();
    started.defer(async () => {
      spawnSync("umount", [disk]);
      await rm(disk, { recursive: true });
    });
    const directory = join(disk, "data");
    await mkdir(directory);
    const storage = openDataDirectory(directory);
    // The guard would stop everything before the disk is full.
    const environment = { ...behindProxy, LEAST_FREE_MB: "1" };
    const product = await startProduct({ storage, environment });
    started.defer(async () => void (await product.end("SIGTERM")));
    const { address } = product;
    const person = await register(address);
    const old = randomUUID();
    await ask(person, old, words);
    expect(await untilCompleted(person, old)).not.toBeNull();

    const rounds = times(50);
    const seen = { accepted: 0, unread: 0, unplayed: 0, late: 0 };
    let slowestError = 0;
    let slowestRecovery = 0;
    const acknowledged: string[] = [old];
    for (let round = 0; round < rounds; round += 1) {
      const underWay = randomUUID();
      await ask(person, underWay, words);
      acknowledged.push(underWay);
      await pause(randomInt(longestBefore));
      const empty = await fill(disk);

      const askedAt = performance.now();
      const wish = { id: randomUUID(), length: 1, goals: words };
      const added = await person.call("POST", "/api/inspirations", wish);
      const order = { recordId: wish.id, length: 1, userGoals: [words], description: words };
      if (
        added.status === 200 &&
        (await person.call("POST", "/api/create-affirmation", order)).status === 200
      )
        seen.accepted += 1;
      slowestError = Math.max(slowestError, performance.now() - askedAt);
      const kept = await read(person, old).catch(() => null);
      if (kept === null) seen.unread += 1;
      else if (!(await isWhole(address, person, kept))) seen.unplayed += 1;
      // Some writes are met by it only now.
      await pause(randomInt(3_000));

      await empty();
      const emptiedAt = performance.now();
      const finished = await untilCompleted(person, underWay);
      if (finished === null) seen.late += 1;
      else slowestRecovery = Math.max(slowestRecovery, performance.now() - emptiedAt);
    }
    let broken = 0;
    for (const id of acknowledged)
      if (!(await isWhole(address, person, await read(person, id)))) broken += 1;
    const files = (await storage.listMedia()).length;
    const tooMany = files - filesOfOne * acknowledged.length;
    await product.end("SIGTERM");
    const damaged = findDamage(directory);
    tell(
      test,
      `${rounds} times: refused within ${inSeconds(slowestError)} s, ${seen.unread + seen.unplayed} reads failed, ` +
        `finished within ${inSeconds(slowestRecovery)} s of room, ${seen.late} later or never, ${broken} broken, ` +
        `${tooMany} files too many, ${damaged.length} databases damaged`,
    );
    const nothing = { accepted: 0, unread: 0, unplayed: 0, late: 0, broken: 0, tooMany: 0 };
    expect({ ...seen, broken, tooMany, damaged }).toEqual({ ...nothing, damaged: [] });
    expect(slowestError).toBeLessThan(2_000);
    expect(slowestRecovery).toBeLessThan(30_000);
  },
  60 * minute,
);
