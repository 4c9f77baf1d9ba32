import { randomUUID } from "node:crypto";
import { createServer, connect, type Server, type Socket } from "node:net";
import { Firestore } from "@google-cloud/firestore";
import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Documents } from "../../ports/documents/documents.ts";
import type { InspirationChange } from "../../ports/documents/inspiration-store.ts";
import { openFirestore } from "../firestore/open-firestore.ts";
import { createFirestoreDocuments } from "./firestore.ts";
import { emulator, loadRules, tokenOf } from "./firestore-emulator.fixture.ts";

const one = toInspirationId("one");
const ann = toUid("ann");
const inspiration = { id: one, userId: ann, length: 3, description: "a talk" } as const;

/** A way to the emulator that can be cut, silently or not. */
class Way {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  state: "open" | "closed" | "silent" = "open";

  constructor() {
    this.#server = createServer((socket) => this.#pass(socket));
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.address();
    return typeof address === "object" ? `127.0.0.1:${address?.port}` : expect.fail("No port.");
  }

  cut(state: "closed" | "silent"): void {
    this.state = state;
    for (const socket of this.#sockets)
      if (state === "closed") socket.destroy();
      else socket.unpipe();
  }

  close(): void {
    this.cut("closed");
    this.#server.close();
  }

  #pass(socket: Socket): void {
    this.#add(socket);
    if (this.state === "closed") socket.destroy();
    if (this.state !== "open") return;
    const onward = connect(Number(emulator.port), emulator.hostname);
    this.#add(onward);
    socket.pipe(onward).pipe(socket);
  }

  #add(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => undefined);
  }
}

/** Opens past the variable that names the emulator, which would go before any host. */
function openAt(host: string, projectId: string, customHeaders = {}): Firestore {
  const named = process.env["FIRESTORE_EMULATOR_HOST"];
  delete process.env["FIRESTORE_EMULATOR_HOST"];
  const firestore = new Firestore({ projectId, host, ssl: false, customHeaders });
  process.env["FIRESTORE_EMULATOR_HOST"] = named;
  return firestore;
}

const rulesThatAllow = (condition: "true" | "false") =>
  `service cloud.firestore { match /{all=**} { allow read, write: if ${condition}; } }`;

const never = new AbortController().signal;
const nothing = () => undefined;

describe("Firestore documents out of reach", () => {
  let project: string;
  /** By a way of their own, that nothing happens to. */
  let beyond: Documents;
  const closings: (() => void | Promise<void>)[] = [];

  beforeEach(async () => {
    project = `demo-${randomUUID()}`;
    beyond = createFirestoreDocuments(openFirestore(project, "(default)"));
    await beyond.inspirations.add(inspiration);
  });
  afterEach(async () => {
    await beyond.close();
    for (const close of closings.splice(0)) await close();
  });
  const openWay = async () => {
    const way = new Way();
    const documents = createFirestoreDocuments(openAt(await way.listen(), project));
    closings.push(
      () => way.close(),
      () => documents.close(),
    );
    await documents.checkHealth();
    return { way, documents };
  };

  /** All calls reject in time when the way is cut. */
  const expectRejections = async (state: "closed" | "silent") => {
    const { way, documents } = await openWay();
    way.cut(state);
    const began = Date.now();
    const [, ...outcomes] = await Promise.allSettled([
      expect(documents.checkHealth()).rejects.toThrow("within 5 seconds"),
      documents.profiles.read(ann),
      documents.inspirations.read(one),
      documents.inspirations.update(one, ["pending"], { title: "late" }),
      documents.inspirations.add({ ...inspiration, id: toInspirationId("late") }),
      documents.inspirations.list(ann, 10, null),
      documents.profiles.delete(ann),
      documents.inspirations.watch(ann, nothing, nothing, never),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => "rejected"));
    expect(Date.now() - began).toBeLessThan(20_000);
  };

  it("reject in time, whether it is gone or silent", async () => {
    await Promise.all([expectRejections("closed"), expectRejections("silent")]);
    expect(await beyond.inspirations.read(toInspirationId("late"))).toBeNull();
  }, 60_000);

  it("are there again afterwards, with the watch that missed something", async () => {
    const { way, documents } = await openWay();
    const changes: InspirationChange[] = [];
    const errors: unknown[] = [];
    await documents.inspirations.watch(
      ann,
      (change) => changes.push(change),
      (error) => errors.push(error),
      never,
    );
    way.cut("closed");
    await beyond.inspirations.update(one, ["pending"], { status: "processing" });
    await beyond.inspirations.update(one, ["processing"], { status: "completed" });
    way.state = "open";
    await expect
      .poll(() => changes.at(-1)?.inspiration?.status, { timeout: 15_000 })
      .toBe("completed");
    expect(await documents.inspirations.read(one)).toEqual(changes.at(-1)?.inspiration);
    expect(errors).toEqual([]);
  });

  it("tell once that a watch has broken for good, and that one could not begin", async () => {
    await loadRules(project, rulesThatAllow("true"));
    // Rights that can be taken away, which those of the emulator's owner can't.
    const headers = { Authorization: `Bearer ${tokenOf(project)}` };
    const documents = createFirestoreDocuments(openAt(emulator.host, project, headers));
    closings.push(() => documents.close());
    const errors: unknown[] = [];
    await documents.inspirations.watch(ann, nothing, (error) => errors.push(error), never);
    await loadRules(project, rulesThatAllow("false"));
    await beyond.inspirations.update(one, ["pending"], { status: "processing" });
    await expect.poll(() => errors.length).toBe(1);
    await beyond.inspirations.update(one, ["processing"], { status: "completed" });
    const beginning = documents.inspirations.watch(ann, nothing, nothing, never);
    await expect(beginning).rejects.toBeInstanceOf(Error);
    expect(errors).toHaveLength(1);
  });
});
