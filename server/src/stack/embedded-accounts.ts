// The composition of accounts where the server is itself the authentication provider.
import { DatabaseSync } from "node:sqlite";
import type { Provider } from "@hearten/contract/account.ts";
import { authenticationEndpoints } from "@hearten/contract/authentication.ts";
import { createAccountRoutes } from "../account/account-routes.ts";
import { createAuthenticationRoutes } from "../account/authentication-routes.ts";
import { createDeletion } from "../account/deletion.ts";
import { createDeviceCookies } from "../account/device-cookies.ts";
import { createNetworkLimits } from "../account/network-limits.ts";
import { createReauthenticationByPassword } from "../account/reauthentication.ts";
import { createPopupCookies } from "../account/popup-cookies.ts";
import { popupOrigins } from "../account/popup-origins.ts";
import { mountPopups, popupCallbackPath, csrfExemptPaths } from "../account/popup-routes.ts";
import { createResetMails } from "../account/reset-mails.ts";
import { createSignInSweep } from "../account/sign-in-sweep.ts";
import { createSignInGuard } from "../account/sign-in-guard.ts";
import { createBetterAuthIdentity } from "../adapters/identity/better-auth.ts";
import {
  createOpenIdProviderClient,
  type ProviderSettings,
} from "../adapters/identity/openid-provider-client.ts";
import { createOutbox } from "../adapters/mailer/outbox.ts";
import { createSmtpMailer } from "../adapters/mailer/smtp.ts";
import type { Config } from "../config.ts";
import { folderOf } from "../generation/folder.ts";
import { mountContract } from "../http/contract-routes.ts";
import { areStandInsAllowed } from "../stand-in/are-stand-ins-allowed.ts";
import { createStandInClient, type StandInClient } from "../stand-in/clients.ts";
import { mountStandIns } from "../stand-in/mount-stand-ins.ts";
import type { Accounts, AccountsParts } from "./accounts.ts";
import type { Local } from "./local.ts";

const issuers: Record<Provider, string> = {
  google: "https://accounts.google.com",
  apple: "https://appleid.apple.com",
};

export async function openEmbeddedAccounts(
  { config, stores, log }: AccountsParts,
  { directory, deriveKey }: Local,
): Promise<Accounts> {
  const { profiles, inspirations, deletions } = stores.documents;
  const { publicUrl, webOrigins, mail } = config;
  const [isHttps, isCalledFromOtherSites] = [publicUrl.startsWith("https:"), webOrigins.length > 0];
  const standIns = createStandIns(config);
  const identity = await directory.open("identity.sqlite", (path) =>
    createBetterAuthIdentity({
      database: new DatabaseSync(path),
      secret: deriveKey("sign-ins").toString("hex"),
      publicUrl,
      isCalledFromOtherSites,
      clients: [...readProviders(config), ...standIns.map(toProviderSettings)].map(
        createOpenIdProviderClient,
      ),
    }),
  );
  const mailer =
    mail.smtpUrl === null
      ? await directory.open("outbox", (path) => createOutbox(path, mail.from))
      : createSmtpMailer(mail.smtpUrl, mail.from);
  const resetMails = createResetMails({
    authentication: identity,
    mailer,
    publicUrl,
    tellLink:
      mail.smtpUrl === null ? (link) => log.info({ link }, "mail put into the outbox") : null,
    log,
  });
  const guard = createSignInGuard();
  const deletion = createDeletion({
    identity,
    reauthenticate: createReauthenticationByPassword(identity, guard),
    tokens: identity,
    deletions,
    inspirations,
    profiles,
    removeMedia: (id) => stores.media.deleteAll(folderOf(id)),
    log,
  });
  const popupCookies = createPopupCookies(isHttps, isCalledFromOtherSites);
  const authenticationRoutes = createAuthenticationRoutes({
    authentication: identity,
    profiles,
    guard,
    networkLimits: createNetworkLimits(),
    deviceCookies: createDeviceCookies(deriveKey("known devices"), isHttps, isCalledFromOtherSites),
    popupCookies,
    resetMails,
  });

  return {
    identity,
    routes: createAccountRoutes({
      identity,
      providers: identity.providers,
      deletion,
      signOut: (headers) => identity.signOut(headers),
    }),
    sweeps: [deletion, createSignInSweep({ authentication: identity, log })],
    csrfExemptPaths,
    contentSources: {},
    mount(app) {
      const origins = popupOrigins(publicUrl, webOrigins);
      mountPopups(app, { authentication: identity, origins, cookies: popupCookies, log });
      mountStandIns(app, { clients: standIns, webOrigins, log });
      mountContract(app, authenticationEndpoints, authenticationRoutes, identity, config.proxies);
    },
    async close() {
      await resetMails.close();
      await identity.close();
    },
  };
}

/** The settings of the providers that are set up. */
function readProviders(config: Config): ProviderSettings[] {
  return (["google", "apple"] as const).flatMap((provider) => {
    const settings = config[provider];
    if (settings === null) return [];
    const redirectUri = config.publicUrl + popupCallbackPath(provider);
    const issuer = issuers[provider];
    return [{ ...settings, provider, issuer, redirectUri, isStandIn: false }];
  });
}

/** The stand-ins of the providers that are not set up. Empty where stand-ins are not allowed. */
function createStandIns(config: Config): StandInClient[] {
  if (!areStandInsAllowed(config)) return [];
  const { publicUrl } = config;
  return (["google", "apple"] as const)
    .filter((provider) => config[provider] === null)
    .map((provider) =>
      createStandInClient(provider, publicUrl, publicUrl + popupCallbackPath(provider)),
    );
}

function toProviderSettings({ nativeClientId, ...client }: StandInClient): ProviderSettings {
  return { ...client, nativeClientIds: [nativeClientId], isStandIn: true };
}
