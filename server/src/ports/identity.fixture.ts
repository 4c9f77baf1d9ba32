import type { Uid } from "@hearten/contract/ids.ts";
import type { Session } from "./identity.ts";

/** A sign-in of a person, as an identity would have found it. */
export const sessionOf = (uid: Uid): Session => ({
  id: `sign-in of ${uid}`,
  person: { uid, email: null, methods: [] },
  signedInAt: new Date(0),
  expiresAt: new Date(2 ** 42),
  isAddressProved: false,
  renewedCookies: [],
});
