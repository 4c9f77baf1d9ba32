// A worker in a process of its own for the test: tells its parent what it was delivered, and hangs.
import { openFirestore } from "../firestore/open-firestore.ts";
import { openPubSubQueue } from "./pubsub.ts";

const [projectId = "", leaseSeconds = ""] = process.argv.slice(2);
const queue = await openPubSubQueue({
  projectId,
  topic: "jobs",
  subscription: "workers",
  firestore: openFirestore(projectId, "(default)"),
  leaseSeconds: Number(leaseSeconds),
});
await queue.consume(
  ({ id, attempt }) => {
    process.send?.(`${id}${attempt}`);
    return new Promise(() => undefined);
  },
  { concurrency: 1, signal: new AbortController().signal },
);
