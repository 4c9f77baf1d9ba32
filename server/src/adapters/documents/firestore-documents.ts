import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@google-cloud/firestore";
import type { Uid } from "@hearten/contract/ids.ts";

/** The collections' names. */
export const collections = {
  profiles: "users",
  inspirations: "motivations",
  generations: "generations",
  reports: "reports",
  deletions: "deletions",
  usage: "usage",
  paces: "paces",
} as const;

/** @param id one that Firestore can have */
export function documentOf(
  firestore: Firestore,
  collection: keyof typeof collections,
  id: string,
): DocumentReference {
  return firestore.collection(collections[collection]).doc(id);
}

/** Whether Firestore could have a document of that id; of any other there is none. */
export function isDocumentId(id: string): boolean {
  return id.isWellFormed() && Buffer.byteLength(id) <= 1_500 && !/^$|\/|^\.\.?$|^__.*__$/s.test(id);
}

/** The document and the person's deletion (null for who stays), both as they are at one moment. */
export async function readWithLeaving(
  transaction: Transaction,
  document: DocumentReference,
  uid: Uid,
): Promise<{ snapshot: DocumentSnapshot; deletion: DocumentSnapshot | null }> {
  const leaving = documentOf(document.firestore, "deletions", uid);
  const [snapshot, deletion] = await transaction.getAll(document, leaving);
  if (snapshot === undefined || deletion === undefined) throw new Error("Firestore left one out.");
  return { snapshot, deletion: deletion.exists ? deletion : null };
}
