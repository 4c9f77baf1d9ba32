// The data of the hosted stack, read directly and not through the product.
import { askEmulator } from "../e2e/emulated-authentication.ts";
import type { ProductStorage } from "../e2e/stack-interface.ts";

/** A job in the ledger that a worker has taken. */
export interface HeldJob {
  readonly id: string;
  readonly attempt: number;
}

export interface HostedInspector {
  /** When each inspiration was completed, by Firestore's clock, in milliseconds since 1970. */
  listCompleted(): Promise<ReadonlyMap<string, number>>;
  listHeldJobs(): Promise<readonly HeldJob[]>;
  /** How often the job was taken; null when it does not exist any more. */
  readAttempt(id: string): Promise<number | null>;
  countJobs(): Promise<number>;
  /** Messages in the dead-letter topic, up to a hundred. */
  countDeadMessages(): Promise<number>;
}

interface StoredDocument {
  readonly name: string;
  readonly updateTime: string;
  readonly fields?: Readonly<
    Record<string, { readonly stringValue?: string; readonly integerValue?: string }>
  >;
}

const idOf = ({ name }: StoredDocument) => name.slice(name.lastIndexOf("/") + 1);
const attemptOf = ({ fields }: StoredDocument) => Number(fields?.["attempt"]?.integerValue);

export function inspectHosted({ environment }: ProductStorage): HostedInspector {
  const setting = (name: string) => environment[name] ?? "";
  const project = `projects/${setting("GOOGLE_CLOUD_PROJECT")}`;
  const database = `${project}/databases/${setting("FIRESTORE_DATABASE")}/documents`;
  const documents = `http://${setting("FIRESTORE_EMULATOR_HOST")}/v1/${database}`;
  const pubSub = `http://${setting("PUBSUB_EMULATOR_HOST")}/v1/${project}`;

  const list = async (collectionId: string, ...fieldPaths: string[]): Promise<StoredDocument[]> => {
    const fields = fieldPaths.map((fieldPath) => ({ fieldPath }));
    const answer = await askEmulator(`${documents}:runQuery`, {
      structuredQuery: { from: [{ collectionId }], select: { fields } },
    });
    const rows = answer as { readonly document?: StoredDocument }[];
    return rows.flatMap(({ document }) => document ?? []);
  };
  const listJobs = () => list("jobs", "attempt", "holder");

  return {
    async listCompleted() {
      const all = await list("motivations", "status");
      const completed = all.filter(({ fields }) => fields?.["status"]?.stringValue === "completed");
      return new Map(completed.map((one) => [idOf(one), Date.parse(one.updateTime)]));
    },
    async listHeldJobs() {
      const held = (await listJobs()).filter((job) => job.fields?.["holder"]?.stringValue);
      return held.map((job) => ({ id: idOf(job), attempt: attemptOf(job) }));
    },
    async readAttempt(id) {
      const job = (await listJobs()).find((one) => idOf(one) === id);
      return job === undefined ? null : attemptOf(job);
    },
    countJobs: async () => (await listJobs()).length,
    async countDeadMessages() {
      const dead = `${pubSub}/subscriptions/${setting("PUBSUB_SUBSCRIPTION")}-dead`;
      const answer = await askEmulator(`${dead}:pull`, {
        maxMessages: 100,
        returnImmediately: true,
      });
      const { receivedMessages = [] } = answer as { readonly receivedMessages?: readonly object[] };
      return receivedMessages.length;
    },
  };
}
