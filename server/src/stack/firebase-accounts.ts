// The composition of accounts where people sign in at Firebase Authentication.
import { firebaseEndpoints } from "@hearten/contract/firebase.ts";
import { createAccountRoutes } from "../account/account-routes.ts";
import { createEarlierAccounts } from "../account/earlier-account.ts";
import { createDeletion } from "../account/deletion.ts";
import { createFirebaseRoutes } from "../account/firebase-routes.ts";
import { createReauthenticationByRecentSignIn } from "../account/reauthentication.ts";
import { createFirebaseIdentity } from "../adapters/identity/firebase.ts";
import { openFirebaseAuthentication } from "../adapters/identity/open-firebase-authentication.ts";
import { folderOf } from "../generation/folder.ts";
import { mountContract } from "../http/contract-routes.ts";
import type { Accounts, AccountsParts } from "./accounts.ts";

/** The origin of Google's scripts for popups. */
const popupScripts = ["https://apis.google.com/js/api.js", "https://apis.google.com/_/scs/"];
/** The policies by which these scripts load each other. */
const popupPolicies = ["gapi#gapi", "goog#html"];
/** The origins at which browsers sign in and renew their ID tokens. */
const services = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

export async function openFirebaseAccounts(parts: AccountsParts): Promise<Accounts> {
  const { config, stores, log } = parts;
  const { firebase, firebaseProviders, projectId } = config.googleCloud;
  const { profiles, inspirations, deletions, reports } = stores.documents;
  const identity = createFirebaseIdentity(openFirebaseAuthentication(projectId));
  const earlierAccounts = createEarlierAccounts({ profiles, inspirations, deletions, reports });
  const deletion = createDeletion({
    identity,
    reauthenticate: createReauthenticationByRecentSignIn(),
    // The browser revokes them itself, before the deletion ends its sign-in.
    tokens: { listProviderTokens: async () => [], revokeProviderToken: async () => undefined },
    deletions,
    inspirations,
    profiles,
    reports,
    removeMedia: (id) => stores.media.deleteAll(folderOf(id)),
    log,
  });
  const accountRoutes = createAccountRoutes({
    identity,
    providersFor: () => firebaseProviders,
    earlierAccounts,
    deletion,
    signOut: async () => [],
  });
  const { readSession, ...handlers } = createFirebaseRoutes({
    profiles,
    settings: firebase,
    readDisplayName: (uid) => identity.readDisplayName(uid),
    endSignIn: (session) => identity.endSignIn(session),
    identity,
    earlierAccounts,
    accountRoutes,
  });

  return {
    identity,
    routes: { ...accountRoutes, readSession },
    sweeps: [deletion],
    csrfExemptPaths: [],
    contentSources: {
      script: popupScripts,
      trustedTypes: popupPolicies,
      frame: [firebase.emulatorUrl ?? `https://${firebase.authDomain}`],
      connect: firebase.emulatorUrl === null ? services : [firebase.emulatorUrl],
    },
    mount: (app) => mountContract(app, firebaseEndpoints, handlers, identity, config.proxies),
    close: () => identity.close(),
  };
}
