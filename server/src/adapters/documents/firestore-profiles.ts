import type { Firestore } from "@google-cloud/firestore";
import type { Uid } from "@hearten/contract/ids.ts";
import type { ProfileStore } from "../../ports/documents/profile-store.ts";
import type { FirestoreCalls } from "./firestore-calls.ts";
import { documentOf, isDocumentId, readWithLeaving } from "./firestore-documents.ts";
import { toFields, toProfile } from "./firestore-fields.ts";
import { refuseLeaving } from "./refuse-leaving.ts";

export function createFirestoreProfiles(
  firestore: Firestore,
  { call, transact }: FirestoreCalls,
): ProfileStore {
  const profileOf = (uid: Uid) => documentOf(firestore, "profiles", uid);
  return {
    read: async (uid) =>
      isDocumentId(uid) ? call(async () => toProfile(await profileOf(uid).get())) : null,
    create: (uid, profile) =>
      transact(async (transaction) => {
        const { snapshot, deletion } = await readWithLeaving(transaction, profileOf(uid), uid);
        refuseLeaving(deletion);
        const present = toProfile(snapshot);
        if (present === null) transaction.create(snapshot.ref, toFields("profile", profile));
        return present ?? profile;
      }),
    update: (uid, changes) =>
      transact(async (transaction) => {
        const present = toProfile(await transaction.get(profileOf(uid)));
        if (present === null) return null;
        transaction.set(profileOf(uid), toFields("profile", changes), { merge: true });
        return { ...present, ...changes };
      }),
    delete: (uid) => transact(async (transaction) => void transaction.delete(profileOf(uid))),
  };
}
