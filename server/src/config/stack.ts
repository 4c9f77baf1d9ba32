import * as v from "valibot";

/** What each port runs on, by stack. */
const columns = {
  embedded: { identity: "embedded", documents: "sqlite", queue: "sqlite", media: "files" },
  hosted: { identity: "firebase", documents: "firestore", queue: "pubsub", media: "s3" },
} as const;

const either = <First extends string, Second extends string>(first: First, second: Second) =>
  v.optional(v.picklist([first, second], `must be ${first} or ${second}.`));

export const stackVariables = {
  STACK: v.optional(v.picklist(["embedded", "hosted"], "must be embedded or hosted."), "embedded"),
  IDENTITY: either("embedded", "firebase"),
  DOCUMENTS: either("sqlite", "firestore"),
  QUEUE: either("sqlite", "pubsub"),
  MEDIA: either("files", "s3"),
  ROLE: v.optional(v.picklist(["all", "api", "worker"], "must be all, api or worker."), "all"),
};

const variables = v.object(stackVariables);

/** What each port runs on, and which of the product's work this process does. */
export function toStack(given: v.InferOutput<typeof variables>) {
  const column = columns[given.STACK];
  const picked = {
    identity: given.IDENTITY ?? column.identity,
    documents: given.DOCUMENTS ?? column.documents,
    queue: given.QUEUE ?? column.queue,
    media: given.MEDIA ?? column.media,
  };
  return Object.freeze({
    ...picked,
    role: given.ROLE,
    /** Whether anything is kept on this machine. */
    usesDataDirectory: Object.values(picked).some((name) => keptHere.includes(name)),
  });
}

const keptHere: readonly string[] = ["embedded", "sqlite", "files"];

/** Picks that can't work together, each said in one plain sentence. */
export function findClashes(stack: ReturnType<typeof toStack>): string[] {
  const clashes: string[] = [];
  if (stack.queue === "pubsub" && stack.documents !== "firestore")
    clashes.push(
      "QUEUE can be pubsub only with DOCUMENTS firestore, where its jobs are remembered.",
    );
  if (stack.role !== "all" && stack.usesDataDirectory)
    clashes.push(
      `ROLE can be ${stack.role} only on the hosted stack: what lies on this machine belongs to one process.`,
    );
  return clashes;
}
