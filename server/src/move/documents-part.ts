import { isDeepStrictEqual } from "node:util";
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
} from "@google-cloud/firestore";
import { toUid, type Uid } from "@hearten/contract/ids.ts";
import { toRemovedIds } from "../adapters/documents/firestore-fields.ts";
import { createPart, type Part, type Standing } from "./part.ts";

/** A document as the product's own adapter would have stored it. */
export interface MovedDocument {
  /** Collections and ids in turn, parted by slashes. */
  readonly path: string;
  readonly fields: DocumentData;
  /** What is written along of the adapter's own fields. */
  readonly marks: DocumentData;
}

interface DocumentsSettings {
  readonly name: string;
  readonly collection: string;
  /** Names of the adapter's own fields, which are no part of the content. */
  readonly ownFields: readonly string[];
  /** Documents written together: 10 MiB at most (Firestore's limit of a commit). */
  readonly atOnce: number;
  readonly documents: () => Iterable<MovedDocument>;
  /** Whether the product at the target has written a document that is not what it is here. */
  readonly isNewer: (document: MovedDocument, found: DocumentSnapshot) => Promise<boolean>;
  /** Whether a document of the target is here too, or somebody's who is leaving. */
  readonly isKnown: (id: string, userId: Uid | null) => boolean;
}

/** Ids asked for in one call. */
const idsAtOnce = 1_000;

/** Moves documents to Firestore. One that was changed between the look and the write is not written. */
export function createDocumentsPart(firestore: Firestore, settings: DocumentsSettings): Part {
  const { name, collection, ownFields, atOnce, documents, isNewer, isKnown } = settings;

  async function compare(document: MovedDocument, found: DocumentSnapshot): Promise<Standing> {
    const stored = found.data();
    if (stored === undefined) return "absent";
    const content = Object.entries(stored).filter(([field]) => !ownFields.includes(field));
    if (isDeepStrictEqual(Object.fromEntries(content), document.fields)) return "same";
    return (await isNewer(document, found)) ? "newer" : "different";
  }

  return createPart<MovedDocument, DocumentSnapshot>({
    name,
    atOnce,
    items: documents,
    nameOf: ({ path }) => path,
    async examine(page) {
      const found = await firestore.getAll(...page.map(({ path }) => firestore.doc(path)));
      return Promise.all(
        page.map(async (item, index) => {
          const seen = found[index];
          if (seen === undefined) throw new Error("Firestore left one out.");
          return { item, seen, standing: await compare(item, seen) };
        }),
      );
    },
    async write(page) {
      const batch = firestore.batch();
      for (const { item, seen } of page) {
        const fields = { ...item.fields, ...item.marks };
        if (seen.updateTime === undefined) batch.create(seen.ref, fields);
        else
          batch.update(
            seen.ref,
            { ...toDeleted(seen, fields), ...fields },
            { lastUpdateTime: seen.updateTime },
          );
      }
      await batch.commit();
    },
    async *strangers() {
      for await (const document of listIds(firestore, collection)) {
        const userId: unknown = document.get("userId");
        const isRemoval = toRemovedIds(document) !== null;
        if (!isRemoval && !isKnown(document.id, typeof userId === "string" ? toUid(userId) : null))
          yield `${collection}/${document.id}`;
      }
    },
  });
}

/** What the document has beyond the fields. */
function toDeleted(seen: DocumentSnapshot, fields: DocumentData): DocumentData {
  const surplus = Object.keys(seen.data() ?? {}).filter((field) => !(field in fields));
  return Object.fromEntries(surplus.map((field) => [field, FieldValue.delete()]));
}

/** Every document of a collection, with no more of its fields than whose it is. */
async function* listIds(
  firestore: Firestore,
  collection: string,
): AsyncGenerator<QueryDocumentSnapshot> {
  const query = firestore
    .collection(collection)
    .orderBy(FieldPath.documentId())
    .select("userId", "removed")
    .limit(idsAtOnce);
  for (let next = query; ;) {
    const { docs } = await next.get();
    yield* docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < idsAtOnce) return;
    next = query.startAfter(last);
  }
}
