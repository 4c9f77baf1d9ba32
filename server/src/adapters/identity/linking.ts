import type { Provider } from "@hearten/contract/account.ts";

/** The part of a provider's claim that decides whose account it enters. */
interface Claim {
  readonly provider: Provider;
  readonly isEmailVerified: boolean;
}

/** An account as far as it matters for who may enter it. */
interface Account {
  readonly uid: string;
  /** Whether the address was ever proved to be the person's. */
  readonly isEmailVerified: boolean;
  /** The providers that are linked to it. */
  readonly providers: readonly Provider[];
}

export type SignInDecision =
  | { readonly kind: "enter"; readonly uid: string }
  | { readonly kind: "create" }
  | { readonly kind: "link"; readonly uid: string }
  /** Link, after every other way in and every sign-in has been removed. */
  | { readonly kind: "take-over"; readonly uid: string }
  | { readonly kind: "refuse" };

/**
 * Whose account a claim enters: the rules of `AuthenticationProvider`.
 *
 * @param owner of the claim's subject, or null
 * @param namesake the account with the claim's e-mail address, or null
 */
export function decideSignIn(
  claim: Claim,
  owner: { readonly uid: string } | null,
  namesake: Account | null,
): SignInDecision {
  if (owner !== null) return { kind: "enter", uid: owner.uid };
  if (namesake === null) return { kind: "create" };
  if (claim.provider !== "google" || !claim.isEmailVerified) return { kind: "refuse" };
  if (!namesake.isEmailVerified) return { kind: "take-over", uid: namesake.uid };
  // Two people at Google can't both be the one person of the account.
  if (namesake.providers.includes(claim.provider)) return { kind: "refuse" };
  return { kind: "link", uid: namesake.uid };
}

/** What linking a claim to the signed-in person does. */
export type LinkDecision = "keep" | "link" | "refuse";

/** @param owner of the claim's subject, or null */
export function decideLink(
  claim: Pick<Claim, "provider">,
  owner: { readonly uid: string } | null,
  person: Pick<Account, "uid" | "providers">,
): LinkDecision {
  if (owner !== null) return owner.uid === person.uid ? "keep" : "refuse";
  return person.providers.includes(claim.provider) ? "refuse" : "link";
}
