// The composition of accounts where the server is itself the authentication provider.
import { availableParallelism } from "node:os";
import { DatabaseSync } from "node:sqlite";
import type { Provider } from "@hearten/contract/account.ts";
import { authenticationEndpoints } from "@hearten/contract/authentication.ts";
import { createAccountCookies } from "../account/account-cookies.ts";
import { createAccountRoutes } from "../account/account-routes.ts";
import { createAuthenticationRoutes } from "../account/authentication-routes.ts";
import { createEarlierAccounts } from "../account/earlier-account.ts";
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
import { clientAddressOf } from "../http/client-address.ts";
import { type Call, mountContract } from "../http/contract-routes.ts";
import { isAskedFromHere } from "../http/is-asked-from-here.ts";
import { areStandInsAllowed } from "../stand-in/are-stand-ins-allowed.ts";
import type { StandInClient } from "../stand-in/clients.ts";
import { startStandIns } from "../stand-in/start-stand-ins.ts";
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
  const { profiles, inspirations, deletions, reports } = stores.documents;
  const { publicUrl, webOrigins, mail } = config;
  const isCalledFromOtherSites = webOrigins.length > 0;
  const cookies = createAccountCookies(publicUrl.startsWith("https:"), isCalledFromOtherSites);
  const standIns = await startStandIns({
    providers: providersToStandInFor(config),
    host: config.host,
    publicUrl,
    redirectUriOf: (provider) => publicUrl + popupCallbackPath(provider),
    webOrigins,
    log,
  });
  const identity = await directory.open("identity.sqlite", (path) =>
    createBetterAuthIdentity({
      database: new DatabaseSync(path),
      secret: deriveKey("sign-ins").toString("hex"),
      publicUrl,
      isCalledFromOtherSites,
      clients: [...readProviders(config), ...standIns.clients.map(toProviderSettings)].map(
        createOpenIdProviderClient,
      ),
    }),
  );
  const mailer =
    mail.smtpUrl === null
      ? await directory.open("outbox", (path) => createOutbox(path, mail.from))
      : createSmtpMailer(mail.smtpUrl, mail.from);
  /** The providers that show to a caller: of stand-ins nobody is told who does not ask from here. */
  const providersFor = ({ headers, clientAddress }: Pick<Call, "headers" | "clientAddress">) =>
    identity.providers.filter(
      (provider) =>
        standIns.clients.every((client) => client.provider !== provider) ||
        isAskedFromHere(headers, clientAddress),
    );
  const resetMails = createResetMails({
    authentication: identity,
    mailer,
    publicUrl,
    tellLink:
      mail.smtpUrl === null ? (link) => log.info({ link }, "mail put into the outbox") : null,
    log,
  });
  const earlierAccounts = createEarlierAccounts({ profiles, inspirations, deletions, reports });
  // One core is for all other work.
  const guard = createSignInGuard({
    concurrentHashes: Math.max(1, Math.min(2, availableParallelism() - 1)),
  });
  const deletion = createDeletion({
    identity,
    reauthenticate: createReauthenticationByPassword(identity, guard),
    tokens: identity,
    deletions,
    inspirations,
    profiles,
    reports,
    removeMedia: (id) => stores.media.deleteAll(folderOf(id)),
    log,
  });
  const popupCookies = createPopupCookies(cookies);
  const authenticationRoutes = createAuthenticationRoutes({
    authentication: identity,
    profiles,
    earlierAccounts,
    guard,
    networkLimits: createNetworkLimits(),
    deviceCookies: createDeviceCookies(deriveKey("known devices"), cookies),
    popupCookies,
    resetMails,
  });

  return {
    identity,
    routes: createAccountRoutes({
      identity,
      providersFor,
      earlierAccounts,
      deletion,
      signOut: (headers) => identity.signOut(headers),
    }),
    sweeps: [deletion, createSignInSweep({ authentication: identity, log })],
    csrfExemptPaths,
    contentSources: {},
    mount(app) {
      const origins = popupOrigins(publicUrl, webOrigins);
      mountPopups(app, {
        authentication: identity,
        origins,
        cookies: popupCookies,
        isOffered: (provider, context) =>
          providersFor({
            headers: context.req.raw.headers,
            clientAddress: clientAddressOf(context, config.proxies),
          }).includes(provider),
        log,
      });
      mountContract(app, authenticationEndpoints, authenticationRoutes, identity, config.proxies);
    },
    async close() {
      await standIns.stop();
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

/** The providers that are not set up. None where stand-ins are not allowed. */
function providersToStandInFor(config: Config): Provider[] {
  if (!areStandInsAllowed(config)) return [];
  return (["google", "apple"] as const).filter((provider) => config[provider] === null);
}

function toProviderSettings({ nativeClientId, ...client }: StandInClient): ProviderSettings {
  return { ...client, nativeClientIds: [nativeClientId], isStandIn: true };
}
