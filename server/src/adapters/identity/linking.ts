import type { Provider } from "@hearten/contract/account.ts";
import type { Uid } from "@hearten/contract/ids.ts";

/** The part of a provider's claim that decides which account it belongs to. */
interface Claim {
  readonly provider: Provider;
  readonly isEmailVerified: boolean;
}

/** The part of an account that decides who may sign in to it. */
interface Account {
  readonly uid: Uid;
  /** Whether the person has ever proved the address. */
  readonly isEmailVerified: boolean;
  /** The providers that are linked to it. */
  readonly providers: readonly Provider[];
}

export type SignInDecision =
  | { readonly kind: "enter"; readonly uid: Uid }
  | { readonly kind: "create" }
  | { readonly kind: "link"; readonly uid: Uid }
  /** Link, after removing all other sign-in methods and all sign-ins. */
  | { readonly kind: "take-over"; readonly uid: Uid }
  | { readonly kind: "refuse" };

/**
 * Decides which account a claim belongs to, by the rules of `AuthenticationProvider`.
 *
 * @param owner of the claim's subject, or null
 * @param namesake the account with the claim's e-mail address, or null
 */
export function decideSignIn(
  claim: Claim,
  owner: { readonly uid: Uid } | null,
  namesake: Account | null,
): SignInDecision {
  if (owner !== null) return { kind: "enter", uid: owner.uid };
  if (namesake === null) return { kind: "create" };
  if (claim.provider !== "google" || !claim.isEmailVerified) return { kind: "refuse" };
  if (!namesake.isEmailVerified) return { kind: "take-over", uid: namesake.uid };
  // One account can't belong to two people at Google.
  if (namesake.providers.includes(claim.provider)) return { kind: "refuse" };
  return { kind: "link", uid: namesake.uid };
}

/** What happens when a signed-in person links a claim. */
export type LinkDecision = "keep" | "link" | "refuse";

/** @param owner of the claim's subject, or null */
export function decideLink(
  claim: Pick<Claim, "provider">,
  owner: { readonly uid: Uid } | null,
  person: Pick<Account, "uid" | "providers">,
): LinkDecision {
  if (owner !== null) return owner.uid === person.uid ? "keep" : "refuse";
  return person.providers.includes(claim.provider) ? "refuse" : "link";
}
