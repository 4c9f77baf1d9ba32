// What the journeys ask of a stack, whichever it is.
import type { BrowserContext, Page } from "playwright-core";
import type { Account } from "./steps.ts";

/** An inspiration as a stack stores it: its document, and its media by key. */
export interface StoredInspiration {
  readonly id: string;
  readonly document: string;
  readonly media: ReadonlyMap<string, Uint8Array>;
}

/** What products keep, one after the other or several at a time. */
export interface Kept {
  /** By which a product finds it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Every object of its media, those included that are not whole. */
  listMedia(): Promise<readonly string[]>;
  /** Resolves as soon as the collection has that many documents. */
  untilThereAre(count: number, collection: "users" | "motivations" | "deletions"): Promise<void>;
  /** Resolves as soon as workers have so many jobs in hand; one unless told. */
  untilWorkedOn(jobs?: number): Promise<void>;
  /** A finished inspiration as it lies in the store. */
  readInspiration(id: string): Promise<StoredInspiration>;
  /**
   * Writes a copy of a finished inspiration for another person, past the product: nobody is told of it.
   *
   * @param changes.createdAt a moment of its own, before the product was started
   */
  addInspiration(
    stored: StoredInspiration,
    changes: {
      readonly id: string;
      readonly userId: string;
      readonly title: string;
      readonly createdAt: Date;
    },
  ): Promise<void>;
  /** All that it holds, as text, except for mail that was sent. */
  readTexts(): Promise<readonly string[]>;
  /** Paths of the links for a new password that were sent to the address and not used, the oldest first. */
  readResetLinks(email: string): Promise<readonly string[]>;
  remove(): Promise<void>;
}

/** Who answers in a provider's popup. */
export interface ProviderPerson {
  readonly email: string;
  readonly name?: string;
  /** Whether the provider vouches for the address; it does unless told. */
  readonly isVerified?: boolean;
}

/** A provider's popup as its page has it. */
export interface ProviderPopups {
  /** Answers what popups ask of other machines; from then on the browser caches no requests. */
  prepare(context: BrowserContext): Promise<void>;
  /** Whether popups ask other machines for what lies at this address. */
  isPartOfThem(address: string): boolean;
  /** Resolves when the provider's page can be answered. */
  untilReady(popup: Page): Promise<void>;
  answer(popup: Page, person: ProviderPerson): Promise<void>;
  /** Leaves without an answer, by the page's own way where it has one. */
  cancel(popup: Page): Promise<void>;
  /** The popup that there is once its button has been pressed again on the page that opened it. */
  replacementOf(popup: Page, opener: Page): Promise<Page>;
}

/** Accounts by HTTP alone. */
export interface AccountCalls {
  /** The new account's proof for the `Authorization` header. */
  create(address: string, account: Account): Promise<string>;
  /** The same for a new sign-in; null when it is refused. */
  signIn(address: string, account: Account): Promise<string | null>;
  /** A wish to leave from somebody who has not proved to be the person, and how it is refused. */
  leaveUnproved(token: string): Promise<{
    readonly token: string;
    readonly password: string | null;
    readonly refusal: string;
  }>;
}

export interface Stack {
  readonly name: "embedded" | "hosted";
  /** Room for what a new product keeps. */
  makeRoom(): Promise<Kept>;
  /** The room that a product of this environment has. */
  openRoom(environment: Readonly<Record<string, string>>): Kept;
  /** The settings of a product on which Google is set up and Apple is not. */
  readonly onlyGoogle: Readonly<Record<string, string>>;
  /** The headers with which the page's own calls prove who is signed in, beside its cookies. */
  proofOf(page: Page): Promise<Readonly<Record<string, string>>>;
  /** Creates the account or signs in to it, by HTTP alone; from then on the page's browser is signed in. */
  enter(page: Page, account: Account, step: "create" | "sign-in"): Promise<void>;
  /** Ends all sign-ins of the account, without a word to the page. */
  endSignIns(context: BrowserContext, account: Account): Promise<void>;
  readonly popups: ProviderPopups;
  readonly accounts: AccountCalls;
  /** The origin of a product's media. */
  mediaOrigin(address: string): string;
  /** Where in the query of a mail's link its secret stands. */
  readonly resetLinkParameter: string;
  /** The calls by which accounts are made, entered and recovered. */
  readonly calls: {
    readonly any: RegExp;
    readonly createAccount: string;
    readonly sendPasswordReset: string;
  };
  /** The console's word for a link's secret that is refused; matches nothing where it has none. */
  readonly refusedLink: RegExp;
  /** The same for the proof of a sign-in that has ended elsewhere, when a page that is opened looks for it. */
  readonly refusedProof: RegExp;
  /** The words in which the page's calls prove who is signed in. */
  readonly proof: { readonly header: "authorization" | "cookie"; readonly content: RegExp };
  /** Seconds within which what a product did that was killed is gone on with by another one. */
  readonly takeOverSeconds: number;
}
