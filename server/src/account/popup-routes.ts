import { type Provider, providers } from "@hearten/contract/account.ts";
import { popupEndPath, popupPath } from "@hearten/contract/authentication.ts";
import type { ErrorCode } from "@hearten/contract/error-codes.ts";
import { maxBodyBytes, maxNameCharacters } from "@hearten/contract/limits.ts";
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { Bindings } from "../http/bindings.ts";
import type { AuthenticationProvider } from "../ports/authentication-provider.ts";
import type { Log } from "../ports/log.ts";
import { Refusal } from "../ports/refusal.ts";
import type { PopupCookies } from "./popup-cookies.ts";
import { createPopupState, type PopupWaiting, readPopupState } from "./popup-state.ts";

interface PopupParts {
  readonly authentication: Pick<AuthenticationProvider, "startPopup">;
  /** Of the web apps to which a popup may return. */
  readonly origins: ReadonlySet<string>;
  readonly cookies: PopupCookies;
  /** Whether this caller may sign in by the provider. */
  readonly isOffered: (provider: Provider, context: Context<Bindings>) => boolean;
  readonly log: Log;
}

/** The path to which a provider sends the browser back. It must be registered with the provider. */
export const popupCallbackPath = (provider: Provider): string => `${popupPath(provider)}/callback`;

/**
 * The one path to which another site may post: Apple sends its answer as a form. The browser sends no cookie with
 * it, and none is needed, because the only effect is a redirect.
 */
export const csrfExemptPaths: readonly string[] = [popupCallbackPath("apple")];

/**
 * Mounts the addresses through which a sign-in popup goes. None of them shows anything. The popup always ends on
 * the web app's own page for it, with a code or an error in the fragment of the address.
 */
export function mountPopups(app: Hono<Bindings>, parts: PopupParts): void {
  const { authentication, origins, cookies, isOffered, log } = parts;

  // With this header the page that opened the popup could not reach it any more.
  app.use("/api/account/popup/*", async (context, next) => {
    context.header("Cross-Origin-Opener-Policy", undefined);
    await next();
  });

  /** Redirects to the page that ends the popup, at the given origin if it is allowed, else at our own. */
  const end = (
    context: Context<Bindings>,
    { origin, attempt }: PopupWaiting,
    answer: Record<string, string>,
  ) => {
    const isAllowed = origins.has(origin);
    const told = isAllowed ? answer : errorOf("forbidden-origin");
    const fragment = new URLSearchParams(attemptName.test(attempt) ? { ...told, attempt } : told);
    const page = `${isAllowed ? origin : ""}${popupEndPath}`;
    return context.redirect(`${page}#${fragment.toString()}`, 303);
  };

  app.get(popupRoute, async (context) => {
    const { origin = "", attempt = "" } = context.req.query();
    const waiting = { origin, attempt };
    if (!origins.has(origin)) return end(context, waiting, {});
    if (!attemptName.test(attempt)) return end(context, waiting, errorOf("invalid-input"));
    const provider = v.safeParse(v.picklist(providers), context.req.param("provider"));
    if (!provider.success || !isOffered(provider.output, context))
      return end(context, waiting, errorOf("provider-unavailable"));
    try {
      const state = createPopupState(waiting);
      const { address, secret } = await authentication.startPopup(provider.output, state);
      for (const cookie of cookies.keep(context.req.raw.headers, state, secret))
        context.header("Set-Cookie", cookie, { append: true });
      return context.redirect(address, 303);
    } catch (error) {
      const isRefused = error instanceof Refusal;
      if (!isRefused) log.error({ error }, "popup could not begin");
      else if (error.cause !== undefined) log.warn({ error }, "popup could not begin");
      return end(context, waiting, errorOf(isRefused ? error.code : "internal"));
    }
  });

  const answer = (context: Context<Bindings>, sent: URLSearchParams) => {
    const state = sent.get("state") ?? "";
    return end(context, readPopupState(state), toAnswer(sent, state));
  };
  app.get(callbackRoute, (context) => answer(context, new URL(context.req.url).searchParams));
  app.post(
    popupCallbackPath("apple"),
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) => end(context, readPopupState(""), {}),
    }),
    async (context) => answer(context, new URLSearchParams(await context.req.text())),
  );
}

const popupRoute = "/api/account/popup/:provider";
const callbackRoute = `${popupRoute}/callback`;

/** As in the contract. */
const attemptName = /^[\w-]{22,64}$/;

const errorOf = (code: ErrorCode) => ({ error: code });

/** Errors of OAuth 2.0 and of the providers are words such as `access_denied`. */
const oauthError = /^[a-z_]{1,64}$/;

function toAnswer(sent: URLSearchParams, state: string): Record<string, string> {
  const code = sent.get("code");
  if (code === null) {
    const error = sent.get("error") ?? "";
    return oauthError.test(error) ? { error } : errorOf("invalid-credential");
  }
  return { code, state, ...readName(sent.get("user")) };
}

const namePart = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(maxNameCharacters)), "");
const appleUser = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.object({ firstName: namePart, lastName: namePart }) }),
);

/** The parts of the name that Apple sends with the code. A name that can't be read counts as none. */
function readName(user: string | null): Record<string, string> {
  const told = v.safeParse(appleUser, user);
  if (!told.success) return {};
  return Object.fromEntries(Object.entries(told.output.name).filter(([, part]) => part !== ""));
}
