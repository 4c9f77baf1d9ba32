import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import type { Job } from "./queue.ts";

/** @param person whose job it is; somebody who has no other one, unless told otherwise */
export const jobOf = (id: string, person = `person of ${id}`): Job => ({
  id: toInspirationId(id),
  uid: toUid(person),
});
